"""How long the teacher thinks: over a whole deal, over one question, over a piece of advice; in processor time."""

import resource
import time
from collections.abc import Callable, Iterator

from tools.bench.outside import REFERENCE, seconds_to_import_pygame
from tools.bench.report import Figure, median, percentile
from tools.teacher.lessons import played, timed, turns
from tools.teacher.schools import SCHOOLS

RULES = tuple(SCHOOLS)


def measure(deals: int) -> Iterator[Figure]:
    """Deals of each rule set; the reference, in processor time too, is started in turn with them."""
    for rules in RULES:
        imports: list[float] = []
        reviews: list[float] = []
        questions: list[float] = []
        advice: list[float] = []
        for number in range(1, deals + 1):
            imports.append(_of_children(seconds_to_import_pygame))
            deal = played(rules, number)
            times = [ms / 1000 for ms in timed(SCHOOLS[rules].teacher.review(deal))]
            reviews.append(sum(times))
            questions.extend(times)
            for turn in turns(rules, deal).values():
                began = time.thread_time()
                SCHOOLS[rules].teacher.advise(turn.seen, number)
                advice.append(time.thread_time() - began)
        reference = median(imports)
        for what, seconds in (
            ("review of a deal, median", median(reviews)),
            ("review of a deal, longest", max(reviews)),
            ("one question of it, longest", max(questions)),
            ("advice, median", median(advice)),
            ("advice, 95th of 100", percentile(advice, 0.95)),
        ):
            yield Figure(f"{rules}, {what}", seconds * 1000, "ms", seconds / reference, REFERENCE)


def _of_children(run: Callable[[], object]) -> float:
    """The processor time of the processes that `run` starts and waits for."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
