"""Decides what the words beside the table say of a play: what was done, what would have been better, and why.

Knows the teacher's judgements, not where words stand.
"""

from __future__ import annotations

from typing import NamedTuple


class Told(NamedTuple):
    """What is said: a title with what the play cost, what was done, what would have been better, how that is known.

    Any of it may be empty.
    """

    title: str = ""
    cost: str = ""
    done: str = ""
    better: str = ""
    known: str = ""
