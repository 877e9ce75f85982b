"""A private desk for real windows: a display, hands and eyes, and where a table's cards lie."""

from tools.desk.desk import Desk, open_desk
from tools.desk.missing import missing_packages
from tools.desk.program import Program, private_home
from tools.desk.waiting import wait_for

__all__ = ["Desk", "Program", "missing_packages", "open_desk", "private_home", "wait_for"]
