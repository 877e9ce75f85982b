"""A private desk for real windows: a display, hands and eyes; it never looks inside a program."""

from tools.desk.desk import Desk, open_desk
from tools.desk.missing import missing_packages
from tools.desk.program import Program
from tools.desk.waiting import wait_for

__all__ = ["Desk", "Program", "missing_packages", "open_desk", "wait_for"]
