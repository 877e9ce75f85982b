"""Tells when this version was released and what was new, from the metainfo; must not know a package."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from xml.etree import ElementTree

from tools.packages.contents import ID, PROJECT, VERSION

METAINFO = PROJECT / "packaging" / "linux" / f"{ID}.metainfo.xml"


@dataclass(frozen=True)
class Release:
    """One version, its day, and what was new in it, a sentence each."""

    version: str
    day: date
    news: tuple[str, ...]


def releases() -> list[Release]:
    """All releases, the newest first."""
    found = []
    for release in ElementTree.parse(METAINFO).getroot().iterfind("releases/release"):
        news = tuple(" ".join((line.text or "").split()) for line in release.iterfind("description//li"))
        found.append(Release(release.attrib["version"], date.fromisoformat(release.attrib["date"]), news))
    return found


def seconds_of_release() -> int:
    """The time stamp of every file in a package of this version: noon of the day of its release."""
    day = next(release.day for release in releases() if release.version == VERSION)
    return int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp())
