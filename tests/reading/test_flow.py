"""Words set in lines: nothing is lost, nothing sticks out, letters are found where they stand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.look import lettering
from scenes.reading.body import BODY
from scenes.reading.finding import find
from scenes.reading.flow import Flow, balanced, set_flow
from scenes.reading.markup import Span, Spans

WORDS = st.text("abčΩ♠ –-.\u00a0", max_size=40)
SPANS = st.lists(st.builds(Span, WORDS, st.booleans(), st.booleans(), st.sampled_from(["", "end"])), max_size=6)


def letters(flow: Flow) -> str:
    return "".join(piece.text for line in flow.lines for piece in line.pieces)


@given(SPANS, st.integers(20, 400))
@settings(max_examples=150, deadline=None)
def test_no_letter_is_lost_and_no_line_is_too_long(spans: list[Span], width: int) -> None:
    flow = set_flow(tuple(spans), BODY, width, 1.0)

    assert letters(flow).replace(" ", "") == flow.text.replace(" ", "")
    for line in flow.lines:
        # One letter that is wider than the line has nowhere to go.
        shown = sum(len(piece.text.rstrip(" ")) for piece in line.pieces)
        ends = max(
            (piece.x + lettering.measure(piece.text.rstrip(" "), piece.face, flow.px) for piece in line.pieces),
            default=0,
        )
        assert ends <= width + 1 or shown <= 1


@given(SPANS, st.integers(60, 400))
@settings(max_examples=100, deadline=None)
def test_every_piece_knows_where_its_letters_come_from(spans: list[Span], width: int) -> None:
    flow = set_flow(tuple(spans), BODY, width, 1.0)

    for line in flow.lines:
        for piece in line.pieces:
            assert flow.text[piece.start : piece.start + len(piece.text)] == piece.text


@pytest.mark.parametrize("width", [60, 120, 400])
def test_found_letters_stand_in_a_box_a_line(width: int) -> None:
    spans: Spans = (Span("One long "), Span("sentence", bold=True), Span(" over some lines of a narrow page"))
    flow = set_flow(spans, BODY, width, 1.0)
    (found,) = find(flow.text, "sentence over")
    boxes = list(flow.boxes(*found))

    assert 1 <= len(boxes) <= 3
    for box in boxes:
        assert box.w > 0
        assert box.x >= 0
        assert box.right <= width + 1
    assert len({box.y for box in boxes}) == len(boxes)


def test_a_tied_word_goes_to_the_next_line_with_its_preposition() -> None:
    flow = set_flow((Span("karty z\u00a0balíčku"),), BODY, 100, 1.0)

    assert [line.pieces[0].text.strip() for line in flow.lines] == ["karty", "z\u00a0balíčku"]


def test_a_link_over_two_lines_is_one_link() -> None:
    flow = set_flow((Span("See "), Span("the very last heading", link="end"), Span(".")), BODY, 120, 1.0)

    ((target, boxes),) = flow.links()
    assert target == "end"
    assert len(boxes) == 2


def test_balanced_lines_are_no_more_and_more_even() -> None:
    spans: Spans = (Span("4♥ goes on 5♥ and takes 7♠ along"),)
    plain, even = set_flow(spans, BODY, 230, 1.0), balanced(spans, BODY, 230, 1.0)

    assert len(even.lines) == len(plain.lines) == 2
    assert even.lines[1].width > plain.lines[1].width


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Ο ΡΉΓΑΣ και ο ρήγας", "ρηγας", ["ΡΉΓΑΣ", "ρήγας"]),
        ("Žlutý kůň", "zluty kun", ["Žlutý kůň"]),
        ("z\u00a0balíčku", "z balicku", ["z\u00a0balíčku"]),
        ("aaa", "aa", ["aa"]),
        ("words", "", []),
        ("words", "no", []),
    ],
)
def test_words_are_found_whatever_their_case_and_accents(text: str, wanted: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in find(text, wanted)] == found
