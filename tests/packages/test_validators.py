"""The desktop's own tools find nothing wrong with what the packages tell it."""

import subprocess
from pathlib import Path

import pytest

from tools.packages.contents import ID
from tools.packages.release import METAINFO

ENTRY = METAINFO.with_name(f"{ID}.desktop")


@pytest.mark.parametrize(
    ("tool", "file"),
    [(["desktop-file-validate", "--warn-kde"], ENTRY), (["appstreamcli", "validate", "--no-net"], METAINFO)],
    ids=["desktop-entry", "metainfo"],
)
def test_it_is_valid(tool: list[str], file: Path) -> None:
    told = subprocess.run([*tool, str(file)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    assert not any(word in told.stdout.lower() for word in ("warning", "error")), told.stdout


@pytest.mark.parametrize(
    ("tool", "file", "right", "wrong"),
    [
        (["desktop-file-validate"], ENTRY, "Type=Application", "Type=Applikation"),
        (["appstreamcli", "validate", "--no-net"], METAINFO, "<metadata_license>CC0-1.0<", "<metadata_license>None<"),
    ],
    ids=["desktop-entry", "metainfo"],
)
def test_the_tool_would_have_said_so(tool: list[str], file: Path, right: str, wrong: str, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert right in text
    spoilt = tmp_path / file.name
    spoilt.write_text(text.replace(right, wrong), encoding="utf-8")
    assert subprocess.run([*tool, str(spoilt)], capture_output=True, check=False).returncode != 0
