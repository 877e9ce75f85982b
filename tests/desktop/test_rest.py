"""What the tests of real windows call rest: nothing moves, and nobody has work before him that he can't get at."""

import subprocess
import sys
import time

import pytest

from tools.desk.processes import Leisure
from tools.desk.waiting import wait_for

_WORKS = "print('works', flush=True)\nwhile True: pass"
_RESTS = "import time\nprint('rests', flush=True)\ntime.sleep(600)"


@pytest.mark.parametrize(("does", "rests"), [(_WORKS, False), (_RESTS, True)])
def test_a_process_rests_while_it_neither_runs_nor_waits_for_a_processor(does: str, rests: bool) -> None:
    with subprocess.Popen([sys.executable, "-c", does], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        leisure = Leisure([process.pid])

        def some() -> bool:
            time.sleep(0.01)
            return leisure() > 0

        try:
            if rests:
                wait_for(some, "leisure")
            else:
                assert not any(some() for _ in range(30))
        finally:
            process.kill()
