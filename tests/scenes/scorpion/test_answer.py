"""The answer to "why?" over the table: what it says and draws, and how it is paged."""

from __future__ import annotations

import pygame
import pytest

from game.cards import FRENCH
from game.scorpion.solver.reason import LostByChain, LostBySearch, NotKnown, Reason, StillWinnable
from game.scorpion.solver.why import Cause, Chain, Link
from game.scorpion.variants import THREE_BLIND_MICE
from game.words import LANGUAGES, Words
from scenes.intents import KeyPressed, Wheel
from scenes.look.shapes import Box
from scenes.scorpion.geometry import ColumnSpot
from scenes.scorpion.why_marks import marked_cards, marked_part, shown_boxes
from scenes.scorpion.why_words import link_words, said
from scenes.table.answer_panel import AnswerPanel
from scenes.table.answer_said import Said
from scenes.table.signs import sign
from tests.game.scorpion.boards import a_card, cards
from tests.scenes.scorpion.advised import sign_button
from tests.scenes.scorpion.asked import Asked
from tests.scenes.scorpion.rig import NewRig, ScorpionRig
from tests.windows.helper import nothing

SIZES = ((800, 480), (480, 800), (1024, 768), (720, 1280))
LONG = Chain(
    (
        Link(a_card("8S"), a_card("9S"), Cause.COVERED, cards("3C")),
        *(Link(a_card("3C"), a_card("4C"), Cause.CARRIED, cards("4C 5C 6C")) for _ in range(12)),
    )
)


@pytest.fixture
def asked(rig: ScorpionRig) -> Asked:
    return Asked(rig)


def changed(one: pygame.Surface, other: pygame.Surface, box: Box) -> bool:
    """Whether two pictures differ within a box."""
    rect = box.rect()
    return pygame.image.tobytes(one.subsurface(rect), "RGB") != pygame.image.tobytes(other.subsurface(rect), "RGB")


# What is said


@pytest.mark.parametrize(
    ("link", "words"),
    [
        (Link(a_card("4H"), a_card("5H"), Cause.COVERED, cards("9C")), "4♥ must go on 5♥, which lies under 9♣."),
        (Link(a_card("4H"), a_card("5H"), Cause.CARRIED, cards("5H")), "4♥ must go on 5♥, which lies on top of it."),
        (
            Link(a_card("4H"), a_card("5H"), Cause.CARRIED, cards("KS 5H")),
            "4♥ must go on 5♥, which lies on top of it until K♠ or 5♥ moves.",
        ),
        (Link(a_card("4H"), a_card("5H"), Cause.SET_ASIDE, cards("5H")), "4♥ must go on 5♥, which is still set aside."),
        (
            Link(a_card("10H"), a_card("JH"), Cause.FACE_DOWN, cards("AC 2D 10H")),
            "10♥ must go on J♥, which lies face down under A♣, 2♦ or 10♥.",
        ),
        (
            Link(a_card("KH"), None, Cause.NO_ROOM, cards("2C 3C")),
            "K♥ needs an empty column, and none opens until 2♣ or 3♣ moves.",
        ),
        (
            Link(a_card("KH"), None, Cause.NO_ROOM, cards("2C 3C 4H"), a_card("4H")),
            "K♥ needs an empty column (none opens until 2♣ or 3♣ moves) or its run complete (held up by 4♥).",
        ),
    ],
    ids=lambda value: value.cause.value if isinstance(value, Link) else "",
)
def test_each_kind_of_link_has_its_sentence(link: Link, words: str) -> None:
    assert link_words(link, Words()) == words
    for language in LANGUAGES:
        assert "{" not in link_words(link, Words(language))


def test_the_closing_tells_rings_from_other_chains() -> None:
    four, nine = (a_card("4H"), a_card("5H")), (a_card("9C"), a_card("10C"))
    ring = (Link(*four, Cause.COVERED, cards("9C")), Link(*nine, Cause.COVERED, cards("4H")))
    both = (ring[0], Link(*nine, Cause.FACE_DOWN, cards("9C 4H")))
    itself = (Link(*four, Cause.FACE_DOWN, cards("4H")),)

    ends = [said(LostByChain(Chain(links), None, None), Words()).closing for links in (ring, both, itself)]

    assert [end.split(".")[0] for end in ends] == [
        "So each waits for the next, and the last for the first",
        "So they all wait for one another: none can move first",
        "So it blocks itself",
    ]


@pytest.mark.parametrize(
    ("reason", "closing", "undos"),
    [
        (LostBySearch(12345, 1), "a search of 12\u2009345 positions proved it. 1 move ago it could still be won.", 1),
        (LostBySearch(1, None), "it is certain. It isn't known whether undoing would help.", None),
        (NotKnown(200), "The search looked at 200 positions and found no answer.", None),
        (StillWinnable(), "There is a way from here to the end.", None),
        (LostByChain(LONG, 3, 3), "move first. 3 moves ago it could still be won.", 3),
        (LostByChain(LONG, 3, 8), "3 moves ago this deadlock wasn't there yet. 8 moves ago it could still be won.", 8),
        (
            LostByChain(LONG, 3, None),
            "3 moves ago this deadlock wasn't there yet. It isn't known whether undoing would help.",
            3,
        ),
        (LostByChain(LONG, None, None), "move first. It isn't known whether undoing would help.", None),
        (LostByChain(LONG, 3, None, True), "Undoing won't help: it couldn't be won before either.", None),
        (LostBySearch(7, None, True), "Undoing won't help: it couldn't be won before either.", None),
    ],
    ids=str,
)
def test_what_ends_it_says_how_far_back_it_was_otherwise(reason: Reason, closing: str, undos: int | None) -> None:
    found = said(reason, Words())

    assert f"{found.closing} {found.truth}".strip().endswith(closing)
    assert found.undos == undos


# Where it stands and what is drawn


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_panel_holds_its_words_in_every_language(new_rig: NewRig, size: tuple[int, int]) -> None:
    asked = Asked(new_rig(size))
    for language in LANGUAGES:
        for reason in (asked.reason, LostByChain(LONG, 88, 100), LostBySearch(123456, None)):
            panel = asked.show(reason, language)
            box, room = panel.box, asked.room
            assert room.x <= box.x
            assert box.right <= room.right
            assert room.y <= box.y
            assert box.bottom <= room.bottom
            widgets = [widget for widget, _ in panel.pane.widgets()]
            for widget in widgets:
                assert box.rect().contains(widget.box.rect())
                assert not any(widget.box.rect().colliderect(o.box.rect()) for o in widgets if o is not widget)
                for label in widget.labels():
                    assert widget.box.rect().contains(label.ink), (language, label.text)
                    assert "…" not in "".join(label.lines), (language, label.text)


def test_where_no_move_was_made_no_undo_is_spoken_of() -> None:
    for reason in (LostBySearch(1, None), LostByChain(LONG, None, None), LostByChain(LONG, None, None, True)):
        found = said(reason, Words(), played=False)
        assert "undo" not in f"{found.closing} {found.truth}".lower()


@pytest.mark.parametrize(
    ("marked", "pages"),
    [(Box(280, 0, 440, 480), 1), (Box(0, 234, 720, 246), 2)],
    ids=["narrow", "low"],
)
def test_where_it_would_cover_what_it_speaks_of_the_panel_has_another_shape(marked: Box, pages: int) -> None:
    words = Words()
    links = LONG.links[:1] * 4
    panel = AnswerPanel(said(LostByChain(Chain(links), None, None), words), words, nothing, (), nothing)
    panel.lay_out(Box(0, 0, 720, 480), lambda _first, _count: [marked], [], 1.0)
    assert panel.pages == pages
    for _ in range(panel.pages):
        assert not panel.box.rect().colliderect(marked.rect())
        panel.turn(1)


def test_an_answer_after_another_does_not_come_anew(asked: Asked) -> None:
    asked.show(NotKnown(200))
    table = asked.rig.table
    asked.why.show(said(StillWinnable(), Words()), table.showing, asked.room, table.u)
    first = asked.picture()
    box = asked.show(StillWinnable()).box
    assert not changed(first, asked.picture(), box)


def test_the_panel_stands_in_the_middle_where_nothing_is_in_its_way(rig: ScorpionRig) -> None:
    asked = Asked(rig, moves=0)
    box = asked.show(StillWinnable()).box
    assert abs(box.cx - asked.room.cx) <= 1


def test_the_panel_leaves_the_cards_it_speaks_of_open(new_rig: NewRig) -> None:
    for number, size in ((12, (1280, 720)), (12, (800, 480)), (24, (720, 1280))):
        asked = Asked(new_rig(size, home=f"{number} {size}"), number=number, moves=0)
        showing = asked.rig.table.showing
        assert isinstance(asked.reason, LostByChain)
        box = asked.show().box.rect()
        boxes = shown_boxes(showing.geometry, showing.state, showing.poses())
        for link in asked.reason.chain.links:
            for card in (link.card, *link.waits):
                assert not box.colliderect(boxes[card].rect()), card


def test_every_card_of_the_chain_is_marked_and_nothing_stays_behind(asked: Asked) -> None:
    showing = asked.rig.table.showing
    boxes = shown_boxes(showing.geometry, showing.state, showing.poses())
    before = asked.picture()
    assert isinstance(asked.reason, LostByChain)

    asked.show()
    marked = asked.picture()
    asked.why.hide()

    for link in asked.reason.chain.links:
        assert link.successor
        for card in (link.card, link.successor, *link.waits):
            assert changed(before, marked, boxes[card]), card
    assert not changed(before, asked.picture(), Box(0, 0, *before.get_size()))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_arrow_and_no_number_hides_an_index(new_rig: NewRig, size: tuple[int, int]) -> None:
    asked = Asked(new_rig(size), number=9, moves=0)
    asked.rig.frame()
    bare = asked.rig.stage.canvas.copy()
    panel = asked.show()
    answered, showing = asked.picture(), asked.rig.table.showing
    for card, box in shown_boxes(showing.geometry, showing.state, showing.poses()).items():
        index = Box(box.x, box.y, box.w * 0.3, min(box.h, box.w * 0.3)).grown(-4).rect()
        if panel.box.rect().colliderect(index):
            continue
        changed = [
            (x, y)
            for x in range(index.left, index.right)
            for y in range(index.top, index.bottom)
            if max(abs(a - b) for a, b in zip(bare.get_at((x, y)), answered.get_at((x, y)), strict=True)) > 100
        ]
        assert not changed, sign(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ring_of_three_needs_no_second_page(new_rig: NewRig, language: str) -> None:
    panel = Asked(new_rig((800, 480)), number=9, moves=0).show(language=language)
    assert panel.pages == 1
    assert len(panel.sentences) == 4


def test_a_heading_alone_stands_in_the_middle_of_its_panel(rig: ScorpionRig) -> None:
    asked = Asked(rig)
    asked.why.show(Said("Thinking…"), rig.table.showing, asked.room, rig.table.u)
    panel = asked.why.panel
    assert panel is not None
    cross = next(widget for widget, _ in panel.pane.widgets())
    assert cross.box.cy == pytest.approx(panel.box.cy)


def test_a_card_without_a_link_is_left_alone(new_rig: NewRig) -> None:
    asked = Asked(new_rig((1280, 720)))
    showing = asked.rig.table.showing
    boxes = shown_boxes(showing.geometry, showing.state, showing.poses())
    before = asked.picture()
    asked.show()

    assert not changed(before, asked.picture(), boxes[FRENCH.parse("KH")])


def test_set_aside_cards_are_marked_where_they_lie(new_rig: NewRig) -> None:
    asked = Asked(new_rig((1280, 720)), THREE_BLIND_MICE, 22, 25)
    aside = [card for card in asked.rig.state.reserve if card is not None]
    showing = asked.rig.table.showing
    boxes = shown_boxes(showing.geometry, showing.state, showing.poses())

    assert aside
    for card in aside:
        assert boxes[card] == showing.geometry.reserve_base(asked.rig.state.reserve.index(card))


def test_face_down_cards_have_no_place_of_their_own(rig: ScorpionRig) -> None:
    showing = rig.table.showing
    boxes = shown_boxes(showing.geometry, showing.state, showing.poses())
    hidden = [card for column in rig.state.columns for card in column.cards[: column.hidden]]

    assert hidden
    assert not set(hidden) & set(boxes)


def test_marks_follow_a_strip_that_opens(new_rig: NewRig) -> None:
    asked = Asked(new_rig(), number=34, moves=25)
    showing = asked.rig.table.showing
    assert isinstance(asked.reason, LostByChain)
    links = asked.reason.chain.links
    asked.show()
    asked.picture()
    page = asked.why.panel.page if asked.why.panel else (0, 0)
    before = asked.why.marked(*page)
    column = max(range(7), key=lambda number: len(showing.state.columns[number].cards))
    showing.open_strip(ColumnSpot(column, showing.state.columns[column].hidden))
    asked.picture()

    boxes = shown_boxes(showing.geometry, showing.state, showing.poses())
    marked = asked.why.marked(*page)
    assert marked != before
    assert marked == [marked_part(boxes[card]) for card in marked_cards(links[: page[1]]) if card in boxes]


# Pages


def test_pages_hold_every_link_once_and_turn_by_key_wheel_and_button(new_rig: NewRig) -> None:
    asked = Asked(new_rig(), number=62)
    assert isinstance(asked.reason, LostByChain)
    count = len(asked.reason.chain.links)
    panel = asked.show()
    seen: list[int] = []
    asked.press(sign_button(panel, "Previous page"))
    assert panel.pane.said == "This is the first page"
    for _ in range(panel.pages):
        first, many = panel.page
        seen += range(first, first + many)
        assert asked.why.handle(KeyPressed("right"))
    assert panel.pane.said == "This is the last page"
    assert seen == list(range(count))
    assert panel.pages > 2

    last = panel.page
    assert asked.why.handle(KeyPressed("pageup"))
    before = panel.page
    assert before != last
    assert asked.why.handle(Wheel(panel.box.cx, panel.box.cy, -1.0))
    assert panel.page == last
    asked.press(sign_button(panel, "Previous page"))
    assert panel.page == before


def test_each_page_draws_its_own_links(new_rig: NewRig) -> None:
    asked = Asked(new_rig(), number=62)
    asked.show()
    first = asked.picture()
    asked.why.handle(KeyPressed("right"))

    room = asked.rig.geometry.column_base(0)
    assert asked.why.changed
    assert changed(first, asked.picture(), Box(room.x, 0, 600, 150))


@pytest.mark.parametrize("number", [35, 62])
def test_a_page_makes_way_for_the_cards_it_marks(new_rig: NewRig, number: int) -> None:
    asked = Asked(new_rig((1280, 720)), number=number)
    panel = asked.show()
    for _ in range(panel.pages):
        box = panel.box.rect()
        assert not any(box.colliderect(one.rect()) for one in asked.why.marked(*panel.page))
        assert all(box.contains(widget.box.rect()) for widget, _ in panel.pane.widgets())
        asked.why.handle(KeyPressed("right"))


def test_the_panel_moves_only_where_a_page_needs_its_place() -> None:
    left, right = Box(0, 240, 200, 240), Box(520, 240, 200, 240)
    words = Words()
    panel = AnswerPanel(said(LostByChain(LONG, None, None), words), words, nothing, (), nothing)
    panel.lay_out(Box(0, 0, 720, 480), lambda first, _count: [left] if first else [right], [], 1.0)
    places = []
    for _ in range(3):
        places.append(panel.box)
        panel.turn(1)

    assert places[0].right <= right.x
    assert places[1].x >= left.right
    assert places[1] == places[2]


def test_a_short_chain_has_no_pages_to_turn(new_rig: NewRig) -> None:
    asked = Asked(new_rig((1280, 720)))
    panel = asked.show()

    assert panel.pages == 1
    assert not asked.why.handle(KeyPressed("right")), "it is the table's key then"
    assert not asked.why.shown
