"""Where windows may stand: always whole, moved no further than they must be, on the display that was kept."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from scenes.placement import Area, Display, Frame, centred, find, fitting, home, whole, written

_WHERE = st.integers(-5000, 5000)
_SIDE = st.integers(1, 6000)
_FRAMES = st.builds(Frame, *[st.integers(0, 40)] * 4)
_INSIDES = st.builds(Area, _WHERE, _WHERE, _SIDE, _SIDE)


@st.composite
def _displays(draw: st.DrawFn) -> list[Display]:
    """One to three displays side by side, each with panels at its edges."""
    found: list[Display] = []
    left = draw(st.integers(-3000, 0))
    for number in range(draw(st.integers(1, 3))):
        width, height = draw(st.integers(640, 3840)), draw(st.integers(480, 2160))
        bounds = Area(left, draw(st.integers(-500, 500)), width, height)
        panels = draw(st.builds(Frame, *[st.integers(0, 80)] * 4))
        usable = Area(
            bounds.x + panels.left,
            bounds.y + panels.top,
            width - panels.left - panels.right,
            height - panels.top - panels.bottom,
        )
        found.append(Display(draw(st.sampled_from(["", "Same", f"Output-{number}"])), bounds, usable))
        left += width
    return found


def _holds(room: Area, inside: Area, frame: Frame = Frame()) -> bool:  # noqa: B008  # a tuple
    return (
        room.x <= inside.x - frame.left
        and room.y <= inside.y - frame.top
        and inside.x + inside.width + frame.right <= room.x + room.width
        and inside.y + inside.height + frame.bottom <= room.y + room.height
    )


@given(_INSIDES, _FRAMES, _displays())
def test_a_window_is_whole_with_its_frame_on_the_display_it_stands_on(
    inside: Area, frame: Frame, displays: list[Display]
) -> None:
    room = home(inside, displays).usable
    brought = whole(inside, frame, displays)
    assert _holds(room, brought, frame)
    assert brought.width <= inside.width
    assert brought.height <= inside.height
    # Nothing is given away: a side is shorter only where there is no room for it.
    assert brought.width == inside.width or brought.width + frame.left + frame.right == room.width
    assert brought.height == inside.height or brought.height + frame.top + frame.bottom == room.height


@given(_INSIDES, _FRAMES, _displays())
def test_a_window_that_is_whole_stays_where_it_is(inside: Area, frame: Frame, displays: list[Display]) -> None:
    brought = whole(inside, frame, displays)
    assume(home(brought, displays) == home(inside, displays))
    assert whole(brought, frame, displays) == brought


@given(_displays(), st.data())
def test_a_window_belongs_to_the_display_that_shows_most_of_it(displays: list[Display], data: st.DataObject) -> None:
    display = data.draw(st.sampled_from(displays))
    x, y, width, height = display.bounds
    inside = Area(x + width // 4, y + height // 4, width // 2, height // 2)
    assert home(inside, displays) == display


def test_a_window_off_every_display_belongs_to_the_nearest() -> None:
    left, right = (Display("", Area(x, 0, 1000, 800), Area(x, 0, 1000, 800)) for x in (0, 1000))
    assert home(Area(2400, 100, 300, 200), [left, right]) == right
    assert home(Area(-900, 100, 300, 200), [left, right]) == left
    assert home(Area(1400, 100, 300, 200), [left]) == left


@given(st.tuples(_SIDE, _SIDE), _displays())
def test_what_fits_is_left_as_it_is_and_lies_in_the_middle(size: tuple[int, int], displays: list[Display]) -> None:
    room = displays[0].usable
    fitted = fitting(size, room)
    if size[0] <= room.width and size[1] <= room.height:
        assert fitted == size
    middle = centred(fitted, room)
    assert _holds(room, middle)
    assert abs((middle.x - room.x) * 2 + middle.width - room.width) <= 1


@given(_displays(), st.data())
def test_a_kept_display_is_found_again(displays: list[Display], data: st.DataObject) -> None:
    kept = data.draw(st.sampled_from(displays))
    assert find(written(kept), displays) == kept


def test_a_kept_display_is_found_by_its_name_then_by_its_place_and_else_not_at_all() -> None:
    wide, high = Area(0, 0, 1920, 1080), Area(1920, 0, 1080, 1920)
    panel, screen = Display("Panel", wide, wide), Display("Screen of 27 inches", high, high)
    moved = Area(-1080, 0, 1080, 1920)
    assert find(written(screen), [panel, Display(screen.name, moved, moved)]) == Display(screen.name, moved, moved)
    assert find(written(screen), [panel, Display("Another", high, high)]) == Display("Another", high, high)
    assert find(written(screen), [panel]) is None
    for kept in ("", "nonsense", "1920x1080", "x+", "🂡"):
        assert find(kept, [panel, screen]) in (None, panel)
    assert find("", [Display("", wide, wide)]) is None
