"""The fonts have a glyph for everything the program writes."""

from __future__ import annotations

import pygame.freetype
import pytest

from game import resources

LETTERS = {
    "cs": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "sk": "áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ",
    "el": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ",
    "sv": "åäöÅÄÖé",
    "it": "àèéìíòóùúÀÈÉÌÒÙ",
    "signs": "0123456789 \u00a0.,:;!?·…–—-+×%()„“”»«’'\"/&",
}
FONTS = ["FiraSans-Regular", "FiraSans-Medium", "FiraSans-SemiBold", "Vollkorn"]


@pytest.mark.parametrize("name", FONTS)
@pytest.mark.parametrize("alphabet", LETTERS)
def test_no_glyph_is_missing(name: str, alphabet: str) -> None:
    pygame.freetype.init()
    font = pygame.freetype.Font(resources.asset(f"fonts/{name}.ttf"), 20)
    metrics = font.get_metrics(LETTERS[alphabet])
    missing = [c for c, found in zip(LETTERS[alphabet], metrics, strict=True) if found is None]
    assert missing == []
