"""Builds for the tests of this folder, and what happens on a machine that lacks the tools or is not for installing."""

import os
import shutil
from pathlib import Path

import pytest

from tests.apart import leave_out
from tools.desk import missing_packages
from tools.packages.debian import build_deb
from tools.packages.frozen import freeze
from tools.packages.wheel import build_wheel

_HERE = Path(__file__).parent
_IN_CI = os.environ.get("OSTERIA_CI") == "1"
# Debian's package for each program that a test calls or a build needs.
_TOOLS = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "dpkg-deb": "dpkg",
    "objdump": "binutils",
}
_CALLING = {"test_validators.py": ("desktop-file-validate", "appstreamcli")}
# These take minutes and the network, and one of them root's rights.
_BUILDING = ("test_frozen.py", "test_installed.py", "test_wheel.py")
_LONGEST_BUILD = 900
"""Seconds, where everybody else works too and the network is slow."""


def _lacking(tools: tuple[str, ...]) -> set[str]:
    return {_TOOLS[tool] for tool in tools if not shutil.which(tool)}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Outside CI leave out what builds or installs, and what calls tools that are not there."""
    ours = [item for item in items if _HERE in item.path.parents]
    building = [item for item in ours if item.path.name in _BUILDING]
    for item in building:
        item.add_marker(pytest.mark.timeout(_LONGEST_BUILD))
    if _IN_CI:
        return
    calling = [item for item in ours if _lacking(_CALLING.get(item.path.name, ()))]
    lacking = sorted({package for item in calling for package in _lacking(_CALLING[item.path.name])})
    left = "tests/packages left out in part"
    install = f"{left}; to check the desktop files: apt-get install --no-install-recommends {' '.join(lacking)}"
    leave_out(config, items, calling, install)
    leave_out(config, items, building, f"{left}; to build, install and play the packages: .ci/run")


@pytest.fixture(scope="session")
def building_tools() -> None:
    """In CI nothing may be missing."""
    lacking = sorted({*missing_packages(), *_lacking(tuple(_TOOLS))})
    assert not lacking, f"packages are missing: {' '.join(lacking)}"


@pytest.fixture(scope="session")
def frozen(building_tools: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the frozen program, built once for all tests."""
    return freeze(tmp_path_factory.mktemp("frozen"))


@pytest.fixture(scope="session")
def deb(frozen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Debian package of it."""
    return build_deb(frozen, tmp_path_factory.mktemp("deb"), effort=0)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))
