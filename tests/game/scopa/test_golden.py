"""What the recorded deals of Scopa show besides what every game's must."""

from __future__ import annotations

from pathlib import Path

from tests.promise import golden_records

GOLDEN = Path(__file__).parents[2] / "golden" / "scopa"


def test_every_event_is_in_them() -> None:
    lines = [line for _, told in golden_records(GOLDEN) for line in told]
    events = {event["event"] for line in lines for event in line.get("events", [])}

    assert events == {"played", "scopa", "dealt", "rest_taken"}


def test_there_are_whole_deals_counted_to_the_end_and_matches_won_and_drawn() -> None:
    whole = [
        told
        for record, told in golden_records(GOLDEN)
        if "deck" in record and len(told) == 38 and all(line.get("ok", True) for line in told)
    ]
    sheets = [told[-1] for told in whole]

    assert len(whole) >= 4
    assert all(sum(map(len, told[-2]["captured"])) == 40 for told in whole)
    assert all("sheet" in sheet for sheet in sheets)
    assert {sheet["winner"] for sheet in sheets} >= {None, 1}
    assert any(max(sheet["sheet"]["napola"]) >= 3 for sheet in sheets)
    assert any(sheet["match"][0] == sheet["match"][1] >= 11 for sheet in sheets)
