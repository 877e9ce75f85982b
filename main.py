"""The command line: starts the game, or runs a command without a window. Decides no rule and draws nothing."""

from __future__ import annotations

import argparse
import gc
import math
import os
import sys
from collections.abc import Iterable, Sequence

from game.errors import GameError
from game.registry import BY_NAME, CODED_GAMES, FAIR_GAMES, PLAYER_GAMES, SOLVED_GAMES, name_of_code
from game.words import LANGUAGES, SOURCE_LANGUAGE

VERSION = "0.1.0"
UNUSABLE = 2
_SOLVED_RULES = {rules: name for name in SOLVED_GAMES for rules in BY_NAME[name].rules}
"""The game a rule set belongs to, of the games whose positions can be decided."""
_FIRST_RULES = BY_NAME[next(iter(SOLVED_GAMES))].rules[0]
_MOST_SAID = 1000
_LEAST_SIDE, _MOST_SIDE = 160, 16384


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these words (None: the command line's); returns the exit status.

    0: done. 2: a file or the words are unusable; then standard output is empty and one line stands on standard
    error. 130 and 129: ended by Ctrl+C or with its terminal, without a word.
    """
    if getattr(sys, "frozen", False):  # the process that thinks is this program again, and goes its own way here
        import multiprocessing

        multiprocessing.freeze_support()
    parser = command_line()
    chosen = parser.parse_args(arguments)
    if chosen.command == "solve":
        _check_solve_words(parser, chosen)
    elif chosen.command == "engine":
        _check_engine_words(parser, chosen)
    elif chosen.command is None:
        _check_table(parser, chosen)
    try:
        return _run(chosen)
    except GameError as error:
        if sys.stderr is not None:
            print(f"{parser.prog}: {_one_line(str(error))}", file=sys.stderr)
        return UNUSABLE
    except KeyboardInterrupt as end:
        from scenes import terminal

        return terminal.status(end)


def _run(chosen: argparse.Namespace) -> int:
    if chosen.command is None:
        # pygame is loaded only where a window is wanted, and pictures are fetched meanwhile. What loading makes
        # stays: looking for garbage in it would cost a tenth of the time until the first picture.
        from scenes import terminal

        terminal.listen()
        gc.disable()
        from scenes import shelf

        shelf.prefetch()
        from scenes.app import play

        return play(chosen.size, chosen.fullscreen, chosen.record, chosen.game, chosen.code)

    try:
        _run_command(chosen)
    except BrokenPipeError:
        _drop_output()  # the reader of our lines has gone away, which is no fault
    except OSError as error:
        _drop_output()
        raise GameError(f"standard output cannot be written ({error.strerror or error})") from error
    return 0


def _run_command(chosen: argparse.Namespace) -> None:
    from game import commands

    if sys.stdout is None:  # started with the descriptor closed
        raise GameError("standard output is closed")
    if chosen.command == "replay":
        commands.replay(chosen.file)
    elif chosen.command == "moves":
        commands.moves(chosen.file)
    elif chosen.command == "verify":
        commands.verify(chosen.file)
    elif chosen.command == "solve" and chosen.deal is not None:
        rules = chosen.rules or _FIRST_RULES
        commands.solve_deal(_SOLVED_RULES[rules], chosen.deal, rules, chosen.seconds)
    elif chosen.command == "solve":
        commands.solve(chosen.files, chosen.seconds)
    elif chosen.command == "engine":
        commands.engine(chosen.game_played, chosen.level, chosen.seed)
    else:
        commands.describe(chosen.file, chosen.lang)
    sys.stdout.flush()


def _drop_output() -> None:
    """Keep the interpreter from flushing once more, when it ends, what can't be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _OneLineParser(argparse.ArgumentParser):
    """Says what is wrong with the words in one line, without the usage before it."""

    def error(self, message: str) -> None:  # type: ignore[override]  # never returns, as the original
        self.exit(UNUSABLE, f"{self.prog}: {_one_line(message)} (see {self.prog} --help)\n")


def command_line() -> argparse.ArgumentParser:
    """What reads the command line."""
    parser = _OneLineParser(
        prog="osteria-antares",
        description="A card room. Without a command the game starts.",
        epilog="FILE is a game record in JSON (docs/formats.md); - reads standard input. "
        "Exit status: 0 done, 2 a file or the words are unusable.",
    )
    parser.add_argument("--version", action="version", version=f"Osteria Antares {VERSION}")
    parser.add_argument("--game", choices=tuple(BY_NAME), help="go to this table (resumes its game, else deals)")
    parser.add_argument("--fullscreen", action="store_true", help="start full screen")
    parser.add_argument("--size", metavar="WxH", type=_size, help="start in a window of this size, such as 1280x720")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--record", metavar="FILE", help="open the table on a game record")
    start.add_argument(
        "--deal",
        metavar="CODE",
        dest="code",
        help="open the table on a deal: " + "; ".join(BY_NAME[name].codes_said for name in CODED_GAMES),
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands without a window")
    for name, help_text in (
        ("replay", "print the position at the start and after each move of a record, a JSON line each"),
        ("moves", "print every legal move after a record's moves, as one JSON list"),
        ("describe", "print the board after a record's moves in words"),
        ("verify", f"print whether the cards of a {_titles(FAIR_GAMES)} record are those its seed promised"),
    ):
        command = commands.add_parser(name, help=help_text, description=help_text.capitalize() + ".")
        command.add_argument("file", metavar="FILE", help="a game record in JSON, - for standard input")
        if name == "describe":
            command.add_argument(
                "--lang", choices=tuple(LANGUAGES), default=SOURCE_LANGUAGE, help="the language (default: en)"
            )
    help_text = f"print whether a {_titles(SOLVED_GAMES)} position can still be won, and how; a JSON line each"
    _add_solve_words(commands.add_parser("solve", help=help_text, description=help_text.capitalize() + "."))
    help_text = "play for another program: what the player sees in, a play out, a JSON line each"
    _add_engine_words(commands.add_parser("engine", help=help_text, description=help_text.capitalize() + "."))
    return parser


def _titles(names: Iterable[str]) -> str:
    *others, last = (BY_NAME[name].title for name in names)
    return f"{', '.join(others)} or {last}" if others else last


def _check_engine_words(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> None:
    levels = BY_NAME[chosen.game_played].levels
    if chosen.level not in levels:
        parser.error(f"engine: --level of {chosen.game_played} is one of {', '.join(levels)}")


def _add_engine_words(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", dest="game_played", choices=tuple(PLAYER_GAMES), required=True, help="the game")
    levels = dict.fromkeys(level for name in PLAYER_GAMES for level in BY_NAME[name].levels)
    command.add_argument("--level", choices=tuple(levels), required=True, help="how strong it plays")
    command.add_argument("--seed", metavar="N", type=int, help="the same seed gives the same answers")


def _add_solve_words(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", metavar="FILE", nargs="*", help="a game record in JSON, - for standard input")
    command.add_argument("--deal", metavar="N", type=int, help="instead of files: the number of a deal")
    command.add_argument("--rules", choices=_SOLVED_RULES, help=f"the rules of --deal (default: {_FIRST_RULES})")
    command.add_argument("--seconds", type=_seconds, default=10.0, help="the most time for each (default: 10)")


def _check_table(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> None:
    if chosen.game is None or chosen.code is None:
        return
    named = name_of_code(chosen.code)
    if named != chosen.game:
        title = BY_NAME[named].title
        parser.error(f"--deal opens the {title} table; expected it without --game {chosen.game}")


def _check_solve_words(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> None:
    if bool(chosen.files) == (chosen.deal is not None):
        parser.error("solve: expected FILEs or --deal N, one of the two")
    if chosen.rules is not None and chosen.deal is None:
        parser.error("solve: --rules goes with --deal; a record names its own rules")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no time; expected seconds above 0, such as 2.5")
    return seconds


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; expected WxH, such as 1280x720")
    size = (int(width[:9]), int(height[:9]))
    if not all(_LEAST_SIDE <= side <= _MOST_SIDE for side in size):
        raise argparse.ArgumentTypeError(f"{text!r} is no usable size; expected sides of {_LEAST_SIDE} to {_MOST_SIDE}")
    return size


def _one_line(text: str) -> str:
    """A message on one line; of a very long one its two ends."""
    line = " ".join(text.split())
    return line if len(line) <= _MOST_SAID else f"{line[: _MOST_SAID // 2]} … {line[-_MOST_SAID // 2 :]}"


if __name__ == "__main__":
    sys.exit(main())
