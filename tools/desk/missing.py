"""Which system packages the desk lacks on this machine; installs nothing."""

import shutil
from pathlib import Path

# Debian's package for each thing the desk starts or loads.
_PROGRAMS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "matchbox-window-manager": "matchbox-window-manager",
    "setxkbmap": "x11-xkb-utils",
    "Xorg": "xserver-xorg-core",
    "xrandr": "x11-xserver-utils",
}
_XORG_MODULES = {
    "drivers/dummy_drv.so": "xserver-xorg-video-dummy",
    "input/inputtest_drv.so": "xserver-xorg-core",
}
_MODULE_FOLDERS = (Path("/usr/lib/xorg/modules"), Path("/usr/lib64/xorg/modules"))


def missing_packages() -> list[str]:
    """The Debian packages to install before a desk can be started, sorted; empty when all is there."""
    lacking = {package for program, package in _PROGRAMS.items() if not shutil.which(program)}
    lacking |= {
        package
        for module, package in _XORG_MODULES.items()
        if not any((folder / module).exists() for folder in _MODULE_FOLDERS)
    }
    return sorted(lacking)
