"""Starts an X server with a free display number, and a window manager on it; knows nothing of programs.

Two servers: Xvfb is fast and its frame buffer can be read as a file; Xorg with the dummy
screen is slower to read but has a true touchscreen.
"""

import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_MANAGERS = {
    "openbox": ["openbox"],
    # Every window fills the screen and asks for nothing else: as on a phone.
    "matchbox": ["matchbox-window-manager", "-use_titlebar", "no"],
}

_XORG_CONF = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "DontVTSwitch" "true"
  Option "BlankTime" "0"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 1.0 - 2000.0
  VertRefresh 1.0 - 500.0
  Modeline {modeline}
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "{mode}"
    Virtual {width} {height}
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "mouse"
  Driver "inputtest"
  Option "SocketPath" "{folder}/mouse.sock"
  Option "DeviceType" "Pointer"
EndSection
Section "InputDevice"
  Identifier "keys"
  Driver "inputtest"
  Option "SocketPath" "{folder}/keys.sock"
  Option "DeviceType" "Keyboard"
EndSection
Section "InputDevice"
  Identifier "touch"
  Driver "inputtest"
  Option "SocketPath" "{folder}/touch.sock"
  Option "DeviceType" "Touch"
  Option "TouchCount" "10"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "mouse" "CorePointer"
  InputDevice "keys" "CoreKeyboard"
  InputDevice "touch" "SendCoreEvents"
EndSection
"""


@dataclass(frozen=True)
class Server:
    """A running X server: its display (":7"), where its files lie, and the processes to end with it."""

    display: str
    folder: Path
    processes: tuple["subprocess.Popen[bytes]", ...]

    @property
    def pid(self) -> int:
        """The process of the server itself."""
        return self.processes[0].pid

    @property
    def frame_buffer(self) -> Path:
        """The file that holds the picture of an Xvfb; other servers have none."""
        return self.folder / "Xvfb_screen0"

    @property
    def touch_socket(self) -> Path:
        """Where Xorg's virtual touchscreen listens; Xvfb has none."""
        return self.folder / "touch.sock"

    def stop(self) -> None:
        """End the window manager, then the server."""
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(5)


def start_server(size: tuple[int, int], kind: str, manager: str | None, folder: Path, depth: int = 24) -> Server:
    """Start an X server of `size` pixels, with its files in `folder`.

    `kind` is "xvfb" or "xorg", `manager` "openbox", "matchbox" or None, `depth` an Xvfb's bits a pixel. Raises
    RuntimeError with the server's own words when it doesn't come up.
    """
    command = _xvfb(size, folder, depth) if kind == "xvfb" else _xorg(size, folder)
    read_end, write_end = os.pipe()
    common = ["-displayfd", str(write_end), "-nolisten", "tcp", "-noreset", "-dpi", "96"]
    log = folder / "server.log"
    process = _spawn([*command, *common], log, pass_fds=[write_end])
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        number = pipe.readline().strip()
    if not number:
        process.wait(5)
        raise RuntimeError(f"{command[0]} did not start:\n{log.read_text(errors='replace')[-2000:]}")
    processes = [process]
    if manager is not None:
        processes.append(_spawn(_MANAGERS[manager], folder / "manager.log", display=f":{number}"))
    return Server(f":{number}", folder, tuple(processes))


def _xvfb(size: tuple[int, int], folder: Path, depth: int) -> list[str]:
    return ["Xvfb", "-screen", "0", f"{size[0]}x{size[1]}x{depth}", "-fbdir", str(folder)]


def _xorg(size: tuple[int, int], folder: Path) -> list[str]:
    width, height = size
    clock = (width + 160) * (height + 40) * 60 / 1e6
    edges = (width, width + 40, width + 80, width + 160, height, height + 3, height + 8, height + 40)
    mode = f"{width}x{height}"
    modeline = f'"{mode}" {clock:.2f} ' + " ".join(map(str, edges))
    conf = folder / "xorg.conf"
    conf.write_text(_XORG_CONF.format(mode=mode, modeline=modeline, width=width, height=height, folder=folder))
    # Debian's /usr/bin/Xorg is a wrapper that lets only console users in.
    inner = Path("/usr/lib/xorg/Xorg")
    return [
        str(inner) if inner.exists() else "Xorg",
        *("-config", str(conf), "-logfile", str(folder / "xorg.log"), "-novtswitch", "-sharevts"),
    ]


def _spawn(
    command: list[str], log: Path, display: str | None = None, pass_fds: Sequence[int] = ()
) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "DISPLAY": display} if display else None
    with log.open("w") as out:
        return subprocess.Popen(
            command,
            env=environment,
            pass_fds=pass_fds,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
