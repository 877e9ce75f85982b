"""One bit or one page of a small store turned: nothing raises, nothing is lost unsaid, nothing is there that wasn't."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from game.store import Notice, Store, files
from game.store.reading import State, judge
from tests.soaking import some
from tests.store import flips
from tests.store.samples import OTHER, TABLE, game_after

BITS = 7 * 4096 * 8
LOG_BITS = 300_000
SHARE = 4096
"""Bits turned in one case of a soak."""
SAMPLE = 400


class Flipped:
    """A small store, which can be damaged again and again."""

    def __init__(self, scratch: Path) -> None:
        self.kept, self.damaged = scratch / "kept", scratch / "damaged"
        self.base = flips.make(self.kept)
        games, results, settings, store = flips.held(self.kept)
        self.whole = games, results, settings
        store.close()
        assert len(self.base) * 8 == BITS
        self.came: Counter[str] = Counter()

    def tried(self, base: bytes, log: bytes = b"") -> str:
        """What becomes of the store with this content."""
        flips.fresh(self.damaged, base, log)
        verdict = flips.verdict(self.damaged, self.whole)
        self.came[verdict] += 1
        return verdict


@pytest.fixture
def flipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Flipped:
    monkeypatch.setattr(files, "_SETTLING", 0)  # nobody else writes here
    return Flipped(tmp_path)


def all_of(share: int) -> range:
    return range(share * SHARE, (share + 1) * SHARE)


def sample(bits: int) -> list[int]:
    """Some bits, the same ones everywhere: most from where something lies, which is at a page's ends."""
    chance = random.Random(bits)
    near = [page * 32768 + place for page in range(bits // 32768) for place in (*range(900), *range(24000, 32768))]
    return chance.sample(near, SAMPLE * 3 // 4) + chance.sample(range(bits), SAMPLE // 4)


@pytest.mark.parametrize("bits", some([partial(sample, BITS), *(partial(all_of, n) for n in range(BITS // SHARE))], 1))
def test_a_flipped_bit_is_never_passed_over_in_silence(flipped: Flipped, bits: partial[list[int]]) -> None:
    for bit in bits():
        verdict = flipped.tried(flips.flipped(flipped.base, bit))
        assert verdict in ("same", "rescued", "told"), f"bit {bit}: {verdict}"


def test_the_sample_holds_all_that_can_become_of_a_store(flipped: Flipped) -> None:
    for bit in sample(BITS)[: SAMPLE // 3]:
        flipped.tried(flips.flipped(flipped.base, bit))
    assert {*flipped.came} == {"same", "rescued", "told"}


@pytest.mark.parametrize("share", some(range(75), 1))
def test_a_flipped_bit_in_the_log_of_a_crash_loses_no_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, share: int
) -> None:
    """What was folded in is never touched; of the log, at most the game's last state is lost, and then it is told."""
    monkeypatch.setattr(files, "_SETTLING", 0)
    kept, damaged = tmp_path / "kept", tmp_path / "damaged"
    flips.make(kept)
    store = Store(kept)
    for moves in (22, 23, 24):
        store.save(game_after(moves))
    log, base = (kept / f"{flips.DATABASE}-wal").read_bytes(), (kept / flips.DATABASE).read_bytes()
    store.close()
    bits = random.Random(1).sample(range(len(log) * 8), 200) if share == 0 else range(share - 1, len(log) * 8, 74)
    for bit in bits:
        flips.fresh(damaged, base, flips.flipped(log, bit))
        *(held, results, settings), again = flips.held(damaged)
        assert again.saving
        assert (len(set(results)), settings) == (flips.RESULTS, [*flips.SETTINGS.values()]), bit
        assert held[1:] == [game_after(5, OTHER), flips.HANDED_IN], bit
        told = {notice.code for notice in again.notices}
        assert told <= {Notice.SET_ASIDE_BROKEN}, bit
        game = held[0]
        assert game is None or game == game_after(game.moves)
        if game != game_after(24):
            assert told, f"bit {bit}: {game and game.moves} moves, unsaid"
        again.close()


@pytest.mark.parametrize("page", [bytes(4096), b"older" * 820], ids=["nothing", "an older page"])
def test_a_frame_a_kill_left_without_its_page_is_no_damage(page: bytes, tmp_path: Path) -> None:
    """SQLite writes a frame's head, then its page: what was being written then was never shown as kept."""
    flips.make(tmp_path)
    store = Store(tmp_path)
    for moves in (22, 23, 24):
        store.save(game_after(moves))
    log, base = (tmp_path / f"{flips.DATABASE}-wal").read_bytes(), (tmp_path / flips.DATABASE).read_bytes()
    store.close()
    found = judge(base, log[:-4096] + page[:4096])

    assert found.state is State.SOUND
    assert found.content.running[TABLE] == game_after(23)
    for bit in range(len(log) * 8 - 4096 * 8, len(log) * 8, 997):
        assert judge(base, flips.flipped(log, bit)).state is State.BROKEN, "a turned bit there is damage all the same"


@pytest.mark.parametrize("stride", some([499, 1], 1))
def test_the_bytes_of_a_store_are_judged_right(flipped: Flipped, stride: int) -> None:
    """The reading half alone, which is soon through with every bit."""
    whole = judge(flipped.base, b"").content
    for bit in range(0, BITS, stride):
        found = judge(flips.flipped(flipped.base, bit), b"")
        kept, told = found.content, found.rescue
        assert kept.running.items() <= whole.running.items(), bit
        assert kept.finished.items() <= whole.finished.items(), bit
        if found.state is State.SOUND:
            assert kept == whole, bit
            continue
        gone = len(whole.running) - len(kept.running), len(whole.finished) - len(kept.finished)
        assert found.state is State.BROKEN, bit
        assert (told.games, told.results) == (len(kept.running), len(kept.finished)), bit
        assert (told.lost_games, told.lost_results) == gone, bit


@pytest.mark.parametrize("stride", some([4999, 1], 1))
def test_the_bytes_of_a_log_are_judged_right(tmp_path: Path, stride: int) -> None:
    kept = tmp_path / "kept"
    flips.make(kept)
    store = Store(kept)
    for moves in (22, 23, 24):
        store.save(game_after(moves))
    log, base = (kept / f"{flips.DATABASE}-wal").read_bytes(), (kept / flips.DATABASE).read_bytes()
    store.close()
    whole = judge(base, log).content
    for bit in range(0, len(log) * 8, stride):
        found = judge(base, flips.flipped(log, bit))
        game = found.content.running.get(TABLE)
        assert found.state in (State.SOUND, State.BROKEN), bit
        assert found.content.finished == whole.finished, bit
        assert found.content.running.get(OTHER) == game_after(5, OTHER), bit
        assert game is None or game == game_after(game.moves), bit
        assert found.state is State.BROKEN or game == game_after(24), bit


@pytest.mark.parametrize("length", some([*range(0, 7 * 4096, 2048), *range(1, 7 * 4096, 97)], 14))
def test_a_store_cut_short_is_never_passed_over_in_silence(flipped: Flipped, length: int) -> None:
    flips.fresh(flipped.damaged, flipped.base[:length])
    store = Store(flipped.damaged)
    assert [notice.code for notice in store.notices] == [Notice.SET_ASIDE_BROKEN]
    assert store.saving
    games = [store.running(slot) for slot in flips.SLOTS]
    assert all(game in (None, kept) for game, kept in zip(games, flipped.whole[0], strict=True))
    assert {*store.finished(TABLE), *store.finished(OTHER)} <= {*flipped.whole[1]}
    assert next(flipped.damaged.glob("games.broken-*")).read_bytes() == flipped.base[:length]
    store.close()


@pytest.mark.parametrize("pages", [(1,), (2,), (3,), (4,), (5,), (6,), (7,), (2, 3), (4, 5), (1, 7), (2, 4, 6)])
def test_zeroed_pages_take_only_what_lay_on_them(flipped: Flipped, pages: tuple[int, ...]) -> None:
    content = bytearray(flipped.base)
    for page in pages:
        content[4096 * (page - 1) : 4096 * page] = bytes(4096)
    flips.fresh(flipped.damaged, bytes(content))
    held, results, _, store = flips.held(flipped.damaged)
    assert [notice.code for notice in store.notices] == [Notice.SET_ASIDE_BROKEN]
    assert (None in held) == (2 in pages)
    assert len(results) == (0 if 4 in pages else flips.RESULTS)
    rescue = store.notices[0].rescue
    if 3 not in pages:
        assert rescue.games + rescue.lost_games == len(flips.SLOTS)
    if 5 not in pages:
        assert rescue.results + rescue.lost_results == flips.RESULTS
    store.close()
    shutil.rmtree(flipped.damaged)
