"""Builds the wheel from exactly the files it declares; decides nothing of what they are (pyproject.toml)."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.packages.contents import PROJECT, data_files, modules

_BESIDES = ("pyproject.toml", "README.md")


def build_wheel(out: Path) -> Path:
    """Build the wheel in `out` and return it; raises `subprocess.CalledProcessError` where pip fails.

    It is built from a copy, so that neither the source tree nor an older build gets into it.
    """
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="wheel-") as folder:
        copy = Path(folder) / "source"
        for file in _sources():
            (copy / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(PROJECT / file, copy / file)
        shutil.copytree(PROJECT / "LICENSES", copy / "LICENSES")
        made = Path(folder) / "made"
        words = ["wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--wheel-dir", str(made), str(copy)]
        subprocess.run([sys.executable, "-m", "pip", *words], check=True)
        (wheel,) = made.glob("*.whl")
        return Path(shutil.copyfile(wheel, out / wheel.name))


def _sources() -> list[Path]:
    files = [Path(name) for name in _BESIDES]
    for module in modules():
        file = Path(*module.split("."))
        files.append(file / "__init__.py" if (PROJECT / file).is_dir() else file.with_suffix(".py"))
    return files + data_files()
