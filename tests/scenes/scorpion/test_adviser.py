"""What a player may ask at the table: what is answered, what is never told, and everything that ends a question."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pygame
import pytest

from game.scorpion.hints.advice import Advice, Hint, Kind, advise
from game.scorpion.hints.knowledge import Knowledge
from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.rules_deal import WINNING_LINE
from game.scorpion.solver.compact import code
from game.scorpion.state import Column, DealReserve, MoveUnit, PlayReserve
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE
from game.words import Words
from scenes.look.shapes import Box
from scenes.scorpion.advice_words import hint_words
from scenes.table.answer_said import Source
from scenes.table.areas import ButtonSpot
from scenes.table.signs import sign
from scenes.widgets.buttons import RowButton
from scenes.widgets.choices import SwitchRow
from scenes.windows.menu import MenuWindow
from tests.scenes.asking import GAME, LEAVE, answer, choose, deal_anew, settings
from tests.scenes.scorpion.advised import (
    PAGES_MOVE,
    SOME_WAYS,
    SPOILT,
    STUCK,
    THE_RULES,
    asks,
    buttons,
    click,
    panel,
    spoiling,
    the_rules,
    told,
)
from tests.scenes.scorpion.played import make_moves
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, golden
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.usefixtures("told_of_help")

SIZES = ((800, 480), (480, 800), (1280, 720), (720, 1280))
HINT_BUTTON, MENU_BUTTON = 2, 4
THINKING = "Thinking…"
WAYS = "4♥ goes on 5♥ Wins in 21 of 24 imagined games that can be won."


# Hints


def test_a_hint_says_its_move_and_lights_what_goes_and_where_to(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = the_rules(new_rig((1280, 720)))
    thoughts.says = SOME_WAYS
    before = _picture(rig)
    assert asks(rig, "h") == WAYS
    after = _picture(rig)

    four, five = rig.box(1, 5), rig.box(6, 6)
    for lit in (_rim(four), _rim(five)):
        assert _differ(before, after, lit)
    covered = panel(rig).box.rect()
    for column in (3, 4):
        other = rig.box(column, 6)
        assert not covered.colliderect(other.rect())
        assert not _differ(before, after, other)
    for card in (four, five, rig.box(1, 6)):
        assert not covered.colliderect(card.rect())


@pytest.mark.parametrize(
    ("move", "words"),
    [(DealReserve(), "Deal the reserve"), (MoveUnit(0, 5, 1), "10♥ goes to the empty column")],
    ids=lambda value: type(value).__name__,
)
def test_other_moves_have_their_own_words_and_light(
    new_rig: NewRig, thoughts: Thoughts, move: DealReserve | MoveUnit, words: str
) -> None:
    columns = list(THE_RULES.state.columns)
    columns[1] = Column((), 0)
    rig = new_rig((1280, 720))
    rig.open(Start(CLASSIC, replace(THE_RULES.state, columns=tuple(columns))))
    thoughts.says = Advice(replace(SOME_WAYS.hint, move=move))
    before = _picture(rig)
    assert words in (asks(rig, "h") or "")
    after = _picture(rig)

    moved = [rig.box(0, 5), rig.geometry.column_base(1)]
    places = [rig.geometry.reserve_reach(0, rig.state)] if isinstance(move, DealReserve) else moved
    for place in places:
        assert _differ(before, after, _rim(place))


def test_a_card_set_aside_is_named_and_lit(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = new_rig((1280, 720))
    start = Start.numbered(THREE_BLIND_MICE, 22)
    rig.open(start)
    thoughts.says = Advice(replace(SOME_WAYS.hint, move=PlayReserve(1, 0)))
    before = _picture(rig)
    aside = start.state.reserve[1]
    assert aside is not None
    assert f"{sign(aside)} goes on " in (asks(rig, "h") or "")
    assert _differ(before, _picture(rig), _rim(rig.geometry.reserve_base(1)))


def test_a_hint_is_thought_about_and_leads_to_a_legal_move(rig: ScorpionRig) -> None:
    rig.open(THE_RULES, WINNING_LINE[:43])
    assert "the way to the end has been worked out." in (asks(rig, "h") or "")
    assert len(rig.table.adviser.answer.lit) == 2


def test_the_thinker_is_told_of_no_card_that_lies_hidden(new_rig: NewRig, thoughts: Thoughts) -> None:
    start, moves = golden("classic-win")
    thoughts.says = SOME_WAYS
    asked = []
    for exchanged in (False, True):
        rig = new_rig(home=str(exchanged))
        rig.open(_exchanged(start) if exchanged else start, moves[:2])
        rig.keys("h")
        function, arguments = thoughts.questions[-1]
        assert function is advise
        known = arguments[0]
        assert isinstance(known, Knowledge)
        hidden = [card for column in rig.state.columns for card in column.cards[: column.hidden]]
        secret = {code(card) for card in (*hidden, *(card for card in rig.state.reserve if card is not None))}
        assert secret
        assert set(known.unseen) == secret
        for columns, aside in (known.position, *known.path):
            assert not secret & {card % 64 for column in (*columns, aside) for card in column}
        asked.append(pickle.dumps(arguments))

    assert asked[0] == asked[1], "what lies hidden changed the question"


def test_hints_may_know_all_cards_once_they_are_set_to(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = the_rules(new_rig((1280, 720)))
    thoughts.says = SOME_WAYS
    rig.keys("h")
    assert not thoughts.questions[-1][1][0].complete
    settings(rig, GAME)
    rig.press(rig.widgets(SwitchRow)[2])
    rig.keys("escape")
    rig.run(0.4)
    rig.keys("h")
    assert thoughts.questions[-1][1][0].complete


def test_where_no_way_is_left_the_last_that_could_be_won_is_a_button_away(rig: ScorpionRig) -> None:
    rig.open(SPOILT, spoiling())
    moves = rig.session.moves
    said = asks(rig, "h")
    assert said is not None
    assert said.startswith("From here the game can't be won ")
    assert "As far as you can see, it could still be won 20 moves ago." in said
    click(rig, buttons(panel(rig))[-1])

    assert rig.session.moves == moves - 20
    assert rig.session.undos == 20
    assert told(rig) is None
    assert asks(rig, "w") == "This game can still be won There is a way from here to the end."


def test_where_all_cards_are_known_nothing_is_said_of_layouts() -> None:
    knows = Source.KNOWS
    gave_up = hint_words(Advice(Hint(Kind.NONE)), THE_RULES.state, Words(), knows)
    assert gave_up.closing == "The search stopped before finding one. It isn't known whether undoing would help."
    fresh = hint_words(Advice(Hint(Kind.NONE)), THE_RULES.state, Words(), knows, played=False)
    assert fresh.closing == "The search stopped before finding one."
    proved = hint_words(Advice(Hint(Kind.LOST), 3), THE_RULES.state, Words(), knows)
    assert (proved.heading, proved.undos) == ("From here the game can't be won", 3)


def test_a_hint_cut_short_says_so_and_is_not_built_upon(rig: ScorpionRig, thoughts: Thoughts) -> None:
    the_rules(rig)
    thoughts.says = Advice(replace(SOME_WAYS.hint, sure=False))
    assert "Time ran out, so this isn't certain." in (asks(rig, "h") or "")
    rig.keys("escape", "h")
    assert thoughts.questions[-1][1][1] is None


def test_the_plan_of_a_hint_is_kept_for_this_game_only(rig: ScorpionRig, thoughts: Thoughts) -> None:
    the_rules(rig)
    thoughts.says = Advice(replace(SOME_WAYS.hint, move=DealReserve()))
    asks(rig, "h")
    rig.table.try_move(PAGES_MOVE, None, False)
    rig.keys("h")
    assert thoughts.questions[-1][1][1] == thoughts.says.hint
    rig.run(0.5)
    rig.table.show(KeptGame.deal(rig.store, Start(RELAXED, THE_RULES.state)))
    rig.keys("h")
    assert thoughts.questions[-1][1][1] is None


# Why, and what follows a hint


def test_why_tells_the_chain(rig: ScorpionRig) -> None:
    rig.open(STUCK)
    said = asks(rig, "w")
    assert said is not None
    assert said.startswith("From here the game can't be won ")
    assert "must go on" in said
    assert panel(rig).page[1] > 0, "links are marked"


@pytest.mark.parametrize("by", ["button", "key", "enter on the button"])
def test_why_follows_a_hint(rig: ScorpionRig, by: str) -> None:
    rig.open(STUCK)
    asks(rig, "h")
    if by == "button":
        click(rig, buttons(panel(rig))[0])
    else:
        rig.keys(*(("w",) if by == "key" else ("tab", "enter")))
        rig.run(0.5)
    assert (told(rig) or "").startswith("From here the game can't be won ")


@pytest.mark.parametrize("by", ["button", "key", "menu"])
def test_the_way_follows_a_hint(rig: ScorpionRig, thoughts: Thoughts, by: str) -> None:
    start, moves = golden("classic-win")
    rig.open(start, moves[:-6])
    made = rig.session.moves
    asks(rig, "h")
    if by == "button":
        click(rig, buttons(panel(rig))[0])
    elif by == "menu":
        rig.keys("escape")
        choose(rig, "Show the way")
    else:
        rig.keys("s")
    rig.run(0.5)
    assert (told(rig) or "").startswith("The way to win: step 1 of ")
    assert (told(rig) or "").endswith("Press any key or tap to stop.")
    rig.run(2.0)
    assert rig.session.moves > made


@pytest.mark.parametrize("by", ["enter", "button"])
def test_a_hint_is_played_by_its_button_and_by_enter(rig: ScorpionRig, thoughts: Thoughts, by: str) -> None:
    the_rules(rig)
    thoughts.says = SOME_WAYS
    assert asks(rig, "h") == WAYS
    if by == "enter":
        rig.keys("enter")
    else:
        click(rig, buttons(panel(rig))[-1])
    assert rig.session.log == [PAGES_MOVE]
    assert told(rig) is None
    rig.settle()
    rig.keys("u")
    assert rig.session.moves == 0


def test_a_button_that_has_the_focus_comes_before_the_hint(rig: ScorpionRig, thoughts: Thoughts) -> None:
    the_rules(rig)
    rig.table.try_move(PAGES_MOVE, None, False)
    rig.settle()
    thoughts.says = Advice(replace(SOME_WAYS.hint, move=DealReserve()))
    rig.keys("tab")
    assert rig.spot == ButtonSpot(0)
    asks(rig, "h")
    rig.keys("enter")
    assert rig.session.moves == 0, "the focused button is undo"
    assert told(rig) is None
    asks(rig, "h")
    rig.keys("tab", "enter")
    assert rig.session.moves == 0
    assert (told(rig) or "").startswith("The way to win"), "Show the way has the focus, so nothing is played at once"


# Asking


def test_the_strip_and_the_menu_ask_as_the_keys_do(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = new_rig()
    rig.open(STUCK)
    rig.tap(rig.button(HINT_BUTTON))
    rig.run(0.5)
    by_strip = told(rig)
    assert by_strip
    rig.keys("escape")
    choose(rig, "Hint")
    rig.run(0.5)
    assert told(rig) == by_strip
    rig.keys("escape")
    choose(rig, "Why is it lost?")
    rig.run(0.5)
    assert (told(rig) or "").startswith("From here")
    assert [function.__name__ for function, _ in thoughts.questions] == ["advise", "advise", "explain"]


@pytest.mark.parametrize("key", ["h", "w"])
def test_asking_again_puts_the_answer_away_and_once_more_brings_it_back(
    rig: ScorpionRig, thoughts: Thoughts, key: str
) -> None:
    rig.open(STUCK)
    said = asks(rig, key)
    asked = thoughts.asked
    assert asks(rig, key) is None
    assert thoughts.asked == asked
    assert asks(rig, key) == said


def test_the_hint_button_does_so_too(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rig.open(STUCK)
    for shown in (True, False, True):
        rig.tap(rig.button(HINT_BUTTON))
        rig.run(0.5)
        assert (told(rig) is not None) == shown
    rig.tap(rig.button(MENU_BUTTON))
    rig.run(0.4)
    assert isinstance(rig.window, MenuWindow)
    rig.press(rig.widgets(RowButton)[0])
    rig.run(0.5)
    assert told(rig) is not None, "the press that opened the menu only hid the hint"


def test_a_question_asked_while_cards_fly_ends_their_flight(rig: ScorpionRig) -> None:
    rig.open(STUCK, dealt=True)
    rig.run(0.1)
    assert rig.table.showing.moving
    rig.keys("h")
    assert not rig.table.showing.moving
    rig.run(0.5)
    assert told(rig) is not None


def test_a_question_puts_down_what_is_held_and_takes_a_message_away(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = the_rules(new_rig((1280, 720)))
    thoughts.says = SOME_WAYS
    rig.drag(rig.grip(0, 6), rig.put(0, 6, 6))
    assert rig.toast
    rig.carry(rig.grip(2, 6), rig.cloth)
    asks(rig, "h")
    assert not rig.table.hand.holding
    assert not rig.toast
    assert told(rig) == WAYS


def test_a_won_game_is_not_asked_about(rig: ScorpionRig, thoughts: Thoughts) -> None:
    start, moves = golden("classic-win")
    rig.open(start, moves)
    assert asks(rig, "h", "w", "s") is None
    assert not rig.strip.buttons[HINT_BUTTON].enabled
    rig.keys("escape")
    rig.run(0.4)
    assert not {"Hint", "Why is it lost?", "Show the way"} & {row.text for row in rig.widgets(RowButton)}
    assert thoughts.asked == 0
    assert not rig.table.game.assisted


def test_a_question_without_an_answer_can_be_asked_again(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rig.open(STUCK)
    thoughts.fails = True
    for key in ("h", "w", "s"):
        assert asks(rig, key) == "No answer Something went wrong. Please ask again."
    thoughts.fails = False
    assert "must go on" in (asks(rig, "w") or "")


def test_it_counts_as_help_in_this_game_whatever_becomes_of_it(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = the_rules(new_rig())
    thoughts.says = SOME_WAYS
    assert not rig.table.game.assisted
    asks(rig, "h")
    rig.table.try_move(PAGES_MOVE, None, False)
    rig.keys("u", "r")
    rig.close()

    again = new_rig()
    scorpion_room(again.house).open()
    assert again.table.game.assisted
    thoughts.says = None
    make_moves(again)
    deal_anew(again)
    answer(again, LEAVE)
    assert [game.assisted for game in again.store.finished("scorpion")] == [True]
    assert not again.table.game.assisted


def _picture(rig: ScorpionRig) -> pygame.Surface:
    """The table as it is drawn once the cards' art is there."""
    rig.run(0.3)
    scorpion_room(rig.house).faces.take(wait=True)
    rig.table.showing.board.repaint()
    rig.frame()
    return rig.stage.canvas.copy()


def _rim(box: Box) -> Box:
    """The upper edge of a card's box and what lies just above it."""
    return Box(box.x, box.y - 4, box.w, 6)


def _differ(one: pygame.Surface, other: pygame.Surface, box: Box) -> bool:
    rect = box.rect().clip(one.get_rect())
    return pygame.image.tobytes(one.subsurface(rect), "RGB") != pygame.image.tobytes(other.subsurface(rect), "RGB")


def _exchanged(start: Start) -> Start:
    """The same deal to the eye: the first hidden cards of two columns have changed places, and two of the reserve."""
    columns = list(start.state.columns)
    one, other = columns[0].cards, columns[1].cards
    columns[0] = replace(columns[0], cards=(other[0], *one[1:]))
    columns[1] = replace(columns[1], cards=(one[0], *other[1:]))
    first, second, *rest = start.state.reserve
    return Start(start.rules, replace(start.state, columns=tuple(columns), reserve=(second, first, *rest)))
