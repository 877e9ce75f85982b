"""The words that are fixed: what the rules pages call things, how they put a board into words, what is refused."""

from __future__ import annotations

import pytest

from game.scorpion.describe import describe_state
from game.scorpion.rules import Reason
from game.scorpion.state import MoveUnit
from game.scorpion.variants import CLASSIC
from game.session import NOTHING_TO_REDO, NOTHING_TO_RESTART, NOTHING_TO_UNDO
from game.words import LANGUAGES, Words
from scenes.scorpion.refusals import refusal_words
from tests.game.scorpion.boards import board
from tests.game.scorpion.playing import made

# The deal of the rules pages. Which cards lie hidden the pages don't say, and the sentence mustn't either.
DEAL = board(
    "? ? ? 3D JH 10H 3S / ? ? ? QH 3C 4H 7S / ? ? ? AS 7D 7H 3H / ? ? ? KD 8H 7C 9S / "
    "6H 8C JS 4C 9C 8D 5C / 6D QC KH 4D KS 9H JC / AD QD 9D 6S 2H 10D 5H",
    reserve="2C 5S 6C",
)
FIRST_MOVE = MoveUnit(1, 5, 6)

SLOVAK_DEAL = (
    "zásoba: 3 skryté karty; žiadna postupka nie je odstránená. "
    "stĺpec 1: 3 skryté karty, potom kárová 3, srdcový dolník, srdcová 10, piková 3; "
    "stĺpec 2: 3 skryté karty, potom srdcová dáma, krížová 3, srdcová 4, piková 7; "
    "stĺpec 3: 3 skryté karty, potom pikové eso, kárová 7, srdcová 7, srdcová 3; "
    "stĺpec 4: 3 skryté karty, potom kárový kráľ, srdcová 8, krížová 7, piková 9; "
    "stĺpec 5: srdcová 6, krížová 8, pikový dolník, krížová 4, krížová 9, kárová 8, krížová 5; "
    "stĺpec 6: kárová 6, krížová dáma, srdcový kráľ, kárová 4, pikový kráľ, srdcová 9, krížový dolník; "
    "stĺpec 7: kárové eso, kárová dáma, kárová 9, piková 6, srdcová 2, kárová 10, srdcová 5."
)
SLOVAK_AFTER_THE_FIRST_MOVE = (
    "zásoba: 3 skryté karty; žiadna postupka nie je odstránená. "
    "stĺpec 1: 3 skryté karty, potom kárová 3, srdcový dolník, srdcová 10, piková 3; "
    "stĺpec 2: 3 skryté karty, potom srdcová dáma, krížová 3; "
    "stĺpec 3: 3 skryté karty, potom pikové eso, kárová 7, srdcová 7, srdcová 3; "
    "stĺpec 4: 3 skryté karty, potom kárový kráľ, srdcová 8, krížová 7, piková 9; "
    "stĺpec 5: srdcová 6, krížová 8, pikový dolník, krížová 4, krížová 9, kárová 8, krížová 5; "
    "stĺpec 6: kárová 6, krížová dáma, srdcový kráľ, kárová 4, pikový kráľ, srdcová 9, krížový dolník; "
    "stĺpec 7: kárové eso, kárová dáma, kárová 9, piková 6, srdcová 2, kárová 10, srdcová 5, srdcová 4, piková 7."
)
GREEK_DEAL = (
    "απόθεμα: 3 κλειστά φύλλα· καμία ακολουθία δεν έχει αφαιρεθεί. "
    "στήλη 1: 3 κλειστά, έπειτα 3 καρό, βαλές κούπα, 10 κούπα, 3 μπαστούνι· "
    "στήλη 2: 3 κλειστά, έπειτα ντάμα κούπα, 3 σπαθί, 4 κούπα, 7 μπαστούνι· "
    "στήλη 3: 3 κλειστά, έπειτα άσος μπαστούνι, 7 καρό, 7 κούπα, 3 κούπα· "
    "στήλη 4: 3 κλειστά, έπειτα ρήγας καρό, 8 κούπα, 7 σπαθί, 9 μπαστούνι· "
    "στήλη 5: 6 κούπα, 8 σπαθί, βαλές μπαστούνι, 4 σπαθί, 9 σπαθί, 8 καρό, 5 σπαθί· "
    "στήλη 6: 6 καρό, ντάμα σπαθί, ρήγας κούπα, 4 καρό, ρήγας μπαστούνι, 9 κούπα, βαλές σπαθί· "
    "στήλη 7: άσος καρό, ντάμα καρό, 9 καρό, 6 μπαστούνι, 2 κούπα, 10 καρό, 5 κούπα."
)
GREEK_AFTER_THE_FIRST_MOVE = (
    "απόθεμα: 3 κλειστά φύλλα· καμία ακολουθία δεν έχει αφαιρεθεί. "
    "στήλη 1: 3 κλειστά, έπειτα 3 καρό, βαλές κούπα, 10 κούπα, 3 μπαστούνι· "
    "στήλη 2: 3 κλειστά, έπειτα ντάμα κούπα, 3 σπαθί· "
    "στήλη 3: 3 κλειστά, έπειτα άσος μπαστούνι, 7 καρό, 7 κούπα, 3 κούπα· "
    "στήλη 4: 3 κλειστά, έπειτα ρήγας καρό, 8 κούπα, 7 σπαθί, 9 μπαστούνι· "
    "στήλη 5: 6 κούπα, 8 σπαθί, βαλές μπαστούνι, 4 σπαθί, 9 σπαθί, 8 καρό, 5 σπαθί· "
    "στήλη 6: 6 καρό, ντάμα σπαθί, ρήγας κούπα, 4 καρό, ρήγας μπαστούνι, 9 κούπα, βαλές σπαθί· "
    "στήλη 7: άσος καρό, ντάμα καρό, 9 καρό, 6 μπαστούνι, 2 κούπα, 10 καρό, 5 κούπα, 4 κούπα, 7 μπαστούνι."
)
SWEDISH_DEAL = (
    "reserv: 3 dolda kort; ingen sekvens borttagen. "
    "kolumn 1: 3 dolda kort, sedan ruter 3, hjärter knekt, hjärter 10, spader 3; "
    "kolumn 2: 3 dolda kort, sedan hjärter dam, klöver 3, hjärter 4, spader 7; "
    "kolumn 3: 3 dolda kort, sedan spader ess, ruter 7, hjärter 7, hjärter 3; "
    "kolumn 4: 3 dolda kort, sedan ruter kung, hjärter 8, klöver 7, spader 9; "
    "kolumn 5: hjärter 6, klöver 8, spader knekt, klöver 4, klöver 9, ruter 8, klöver 5; "
    "kolumn 6: ruter 6, klöver dam, hjärter kung, ruter 4, spader kung, hjärter 9, klöver knekt; "
    "kolumn 7: ruter ess, ruter dam, ruter 9, spader 6, hjärter 2, ruter 10, hjärter 5."
)
SWEDISH_AFTER_THE_FIRST_MOVE = (
    "reserv: 3 dolda kort; ingen sekvens borttagen. "
    "kolumn 1: 3 dolda kort, sedan ruter 3, hjärter knekt, hjärter 10, spader 3; "
    "kolumn 2: 3 dolda kort, sedan hjärter dam, klöver 3; "
    "kolumn 3: 3 dolda kort, sedan spader ess, ruter 7, hjärter 7, hjärter 3; "
    "kolumn 4: 3 dolda kort, sedan ruter kung, hjärter 8, klöver 7, spader 9; "
    "kolumn 5: hjärter 6, klöver 8, spader knekt, klöver 4, klöver 9, ruter 8, klöver 5; "
    "kolumn 6: ruter 6, klöver dam, hjärter kung, ruter 4, spader kung, hjärter 9, klöver knekt; "
    "kolumn 7: ruter ess, ruter dam, ruter 9, spader 6, hjärter 2, ruter 10, hjärter 5, hjärter 4, spader 7."
)


@pytest.mark.parametrize(
    ("language", "sentence"), [("sk", SLOVAK_DEAL), ("el", GREEK_DEAL), ("sv", SWEDISH_DEAL)], ids=["sk", "el", "sv"]
)
def test_the_deal_of_the_rules_pages_is_told_letter_for_letter(language: str, sentence: str) -> None:
    assert describe_state(DEAL, CLASSIC, Words(language)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("sk", SLOVAK_AFTER_THE_FIRST_MOVE),
        ("el", GREEK_AFTER_THE_FIRST_MOVE),
        ("sv", SWEDISH_AFTER_THE_FIRST_MOVE),
    ],
    ids=["sk", "el", "sv"],
)
def test_so_is_the_position_after_the_first_move(language: str, sentence: str) -> None:
    after = made(CLASSIC, DEAL, FIRST_MOVE).state

    assert describe_state(after, CLASSIC, Words(language)) == sentence


# English sentence -> what the rules pages call it in Slovak, Greek and Swedish.
FIXED = {
    "Only a king may be moved to an empty column": (
        "Na prázdny stĺpec možno presunúť iba kráľa",
        "Μόνο ένας Ρήγας μπορεί να τοποθετηθεί σε κενή στήλη",
        "Endast en kung får läggas i en tom kolumn",
    ),
    "Rule: the cards must be of the same suit": (
        "Pravidlo: karty musia byť rovnakej farby",
        "Κανόνας: τα φύλλα πρέπει να έχουν το ίδιο σύμβολο",
        "Regel: korten måste vara av samma färg",
    ),
    "New game": ("Nová hra", "Νέα παρτίδα", "Nytt parti"),
    "Classic": ("Klasické", "Κλασικός", "Klassisk"),
    "Relaxed": ("Uvoľnené", "Χαλαρός", "Friare"),
    "Interactive rules": ("Interaktívne pravidlá", "Διαδραστικοί κανόνες", "Interaktiva regler"),
}


@pytest.mark.parametrize("english", FIXED)
def test_the_rules_pages_own_words_are_used(english: str) -> None:
    assert tuple(Words(language).text(english) for language in ("sk", "el", "sv")) == FIXED[english]


@pytest.mark.parametrize("language", LANGUAGES)
def test_per_cent_stands_as_the_language_writes_it(language: str) -> None:
    """English, Greek and Italian set no space before the sign; the others one at which no line breaks."""
    assert Words(language).percent(100) == ("100%" if language in ("en", "el", "it") else "100\u00a0%")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_a_hand_can_meet_has_words(language: str) -> None:
    words = Words(language)
    silent = {Reason.SAME_COLUMN, Reason.NO_SUCH_COLUMN, Reason.NO_SUCH_CARD, Reason.RESERVE_NOT_PLAYABLE}
    met = [*(reason for reason in Reason if reason not in silent), NOTHING_TO_UNDO, NOTHING_TO_REDO, NOTHING_TO_RESTART]

    said = [refusal_words(reason, words) for reason in met]

    assert None not in said
    assert len(set(said)) == len(met)
