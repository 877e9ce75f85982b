"""What nobody sees in a text is left out of it, and what is seen stays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.plain import plain

#: Zero-width space, joiners, direction marks, embeddings and isolates, word joiner, byte order mark, soft hyphen,
#: variation selectors, fillers, tags, nought, halves of a surrogate pair.
UNSEEN = (
    "\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2060\u2064\ufeff\xad"
    "\ufe00\ufe0f\u034f\u115f\u3164\uffa0\U000e0041\U000e0100\x00\x7f\ud83c\udf38"
)
unseen = st.text(UNSEEN, max_size=4)


def sown(text: str, data: st.DataObject, between: st.SearchStrategy[str] = unseen) -> str:
    """The text with what can't be seen before, between and behind its signs."""
    return data.draw(between) + "".join(sign + data.draw(between) for sign in text)


@given(
    st.text(st.characters(min_codepoint=0x20, max_codepoint=0x24F, exclude_categories=["Cc", "Cf", "Zs"])), st.data()
)
def test_a_text_is_what_can_be_seen_of_it(text: str, data: st.DataObject) -> None:
    assert plain(sown(text, data)) == text


@pytest.mark.parametrize("sign", UNSEEN)
def test_each_sign_that_cant_be_seen_goes(sign: str) -> None:
    assert plain(f"4{sign}8") == "48"


@pytest.mark.parametrize("blank", [" ", "\t", "\n", "\r", "\xa0", "\u2009", "\u202f", "\u3000", "\u2028"])
def test_each_blank_is_a_space(blank: str) -> None:
    assert plain(f"4{blank}8") == "4 8"


@pytest.mark.parametrize("hyphen", ["-", "\u2010", "\u2011"])
def test_each_hyphen_is_a_hyphen(hyphen: str) -> None:
    assert plain(f"ms{hyphen}24") == "ms-24"


@given(st.text())
def test_plain_text_stays(text: str) -> None:
    assert plain(plain(text)) == plain(text)


def test_letters_of_every_script_and_their_marks_stay() -> None:
    assert plain("Žluťoučký ΐ ποντίκι e\u0301 日本 🂡") == "Žluťoučký ΐ ποντίκι e\u0301 日本 🂡"
