"""Which of a test's many cases every run tries, and which are left to a soak; knows no test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def some(cases: Sequence[Any], at_once: int) -> list[Any]:
    """All of them, for `parametrize`; those after the first few are for `make soak`."""
    left = [pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.soak) for case in cases]
    return [*cases[:at_once], *left[at_once:]]
