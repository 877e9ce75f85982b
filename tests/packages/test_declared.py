"""What the packages say of the program agrees with the program and with one another; nothing is built."""

import configparser
import os
import re
import struct
import subprocess
import tomllib
from argparse import ArgumentParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import main
from game.words import LANGUAGES
from tools.packages import contents, debian, notices, release
from tools.packages.contents import COMMAND, ID, PROJECT
from tools.packages.icons import make_icons

LINUX = PROJECT / "packaging" / "linux"


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(release.METAINFO).getroot()


@pytest.fixture(scope="module")
def entry() -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None, delimiters="=")
    read.optionxform = str  # type: ignore[assignment]  # keys keep their case
    read.read(LINUX / f"{ID}.desktop", encoding="utf-8")
    return read


def tracked(*folders: str) -> list[Path]:
    """The files of these folders that belong to the project."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *folders]
    listed = subprocess.run(words, cwd=PROJECT, check=True, capture_output=True, text=True).stdout.splitlines()
    return [Path(line) for line in listed if (PROJECT / line).is_file()]


# One version


def test_the_version_stands_in_one_place(project: dict[str, Any]) -> None:
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "main.VERSION"}
    assert contents.VERSION == main.VERSION
    assert re.fullmatch(r"\d+\.\d+\.\d+", main.VERSION)


def test_the_newest_release_in_the_metainfo_is_this_version() -> None:
    released = release.releases()
    assert released[0].version == main.VERSION
    assert [one.day for one in released] == sorted((one.day for one in released), reverse=True)
    assert all(one.news for one in released)


def test_the_debian_changelog_begins_with_this_version() -> None:
    first, _, rest = debian.changelog().partition("\n")
    assert first == f"{COMMAND} ({main.VERSION}) stable; urgency=medium"
    assert re.search(r"\n -- .+ <\S+@\S+>  \w{3}, \d\d \w{3} \d{4} 12:00:00 \+0000\n", rest)


# Everything is in


def test_every_module_is_packed() -> None:
    files = [file for file in tracked("main.py", "game", "scenes", "assets", "locales") if file.suffix == ".py"]
    names = [".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files]
    assert sorted(contents.modules()) == sorted(names), "see [tool.setuptools.packages.find] in pyproject.toml"


def test_every_file_the_program_reads_is_packed() -> None:
    sources = (".py", ".po", ".pot")
    files = [file for file in tracked("assets", "locales") if file.suffix not in sources]
    assert [str(file) for file in contents.data_files()] == sorted(map(str, files)), "see package-data"


def test_the_wheel_needs_what_the_program_needs(project: dict[str, Any]) -> None:
    lines = (PROJECT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert project["project"]["dependencies"] == [line for line in lines if line and not line.startswith("#")]


# The desktop knows it


def test_one_name_for_window_entry_and_metainfo(
    entry: configparser.ConfigParser, metainfo: ElementTree.Element, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scenes import video

    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "")
    video.open_video()
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == ID
    assert entry["Desktop Entry"]["StartupWMClass"] == ID
    assert entry["Desktop Entry"]["Icon"] == ID
    assert metainfo.findtext("id") == ID
    assert metainfo.findtext("launchable") == f"{ID}.desktop"
    assert metainfo.findtext("provides/binary") == COMMAND


def test_the_entry_starts_the_program_with_words_it_takes(
    entry: configparser.ConfigParser, project: dict[str, Any]
) -> None:
    assert project["project"]["scripts"] == {COMMAND: "main:main"}
    for section in entry.sections():
        command, *words = entry[section]["Exec"].split()
        assert command == COMMAND
        main.command_line().parse_args(words)


def test_entry_and_metainfo_speak_every_language(
    entry: configparser.ConfigParser, metainfo: ElementTree.Element
) -> None:
    others = [language for language in LANGUAGES if language != "en"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(entry["Desktop Entry"][f"{key}[{language}]"] for language in others), key
    assert {lang.text for lang in metainfo.iterfind("languages/lang")} == set(LANGUAGES)
    spoken = "{http://www.w3.org/XML/1998/namespace}lang"
    for sentences in (metainfo.findall("summary"), metainfo.findall("description/p")):
        count = sum(spoken not in one.attrib for one in sentences)
        for language in others:
            assert sum(one.attrib.get(spoken) == language for one in sentences) == count, language


def test_every_screenshot_shown_in_software_centres_is_in_the_project(metainfo: ElementTree.Element) -> None:
    images = [image.text or "" for image in metainfo.iterfind("screenshots/screenshot/image")]
    assert images
    for image in images:
        _, _, path = image.partition("/main/")
        assert (PROJECT / path).read_bytes().startswith(b"\x89PNG"), image


def test_the_manual_tells_every_word(project: dict[str, Any]) -> None:
    manual = (LINUX / f"{COMMAND}.6").read_text(encoding="utf-8").replace("\\-", "-")
    for word in words_of(main.command_line()):
        assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", manual), word
    assert all(language in manual for language in LANGUAGES)
    assert "@VERSION@" in manual


def words_of(parser: ArgumentParser) -> set[str]:
    """Every option and command, those of commands included."""
    found: set[str] = set()
    for action in parser._actions:  # noqa: SLF001  (argparse has no other list of them)
        found |= set(action.option_strings)
        if action.nargs == "A...":
            for name, command in dict(action.choices or {}).items():
                found |= {name, *words_of(command)}
    return found


def test_the_flatpak_has_the_same_name_and_icons() -> None:
    manifest = (PROJECT / f"packaging/flatpak/{ID}.yml").read_text(encoding="utf-8")
    assert f"\nid: {ID}\n" in manifest
    assert f"\ncommand: {COMMAND}\n" in manifest
    assert f"for size in {' '.join(map(str, contents.ICON_SIZES))};" in manifest


# Icons


def test_the_icons_of_all_three_systems_are_made(tmp_path: Path) -> None:
    make_icons(tmp_path)
    for size in contents.ICON_SIZES:
        picture = (tmp_path / f"{size}.png").read_bytes()
        assert struct.unpack(">II", picture[16:24]) == (size, size)
    ico = (tmp_path / "icon.ico").read_bytes()
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, 7)
    assert {ico[6 + 16 * k] for k in range(7)} == {16, 24, 32, 48, 64, 128, 0}
    assert (tmp_path / "icon.icns").read_bytes().startswith(b"icns")


# Notices


def test_a_library_of_the_record_brings_its_texts_and_an_unknown_one_stops_the_build() -> None:
    told = notices.third_party(["libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2_mixer.dll", "libfluidsynth.3.dylib"], [])
    assert told.count("Sam Lantinga") == 1
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in told
    assert "This software is provided 'as-is'" in told
    with pytest.raises(notices.UnknownLicence, match=r"libmystery\.so\.1"):
        notices.third_party(["libz.so.1", "libmystery.so.1"], [])


def test_a_python_package_brings_its_own_licence() -> None:
    import platformdirs
    import pygame

    told = notices.third_party([], [platformdirs.__file__, pygame.__file__, str(PROJECT / "main.py")])
    assert re.search(r"^platformdirs \d", told, re.MULTILINE)
    assert re.search(r"^pygame-ce \d", told, re.MULTILINE)
    assert "LICENSE" in told
    assert "pytest" not in told
