"""A rider's seat: his leg along the horse's side, reins. Decides how he sits; knows no court."""

from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import INK, YELLOW
from tools.cardart.italian.limbs import Joint, boot, limb, outline
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Points, Spot


def rider_leg(pen: Pen, hip: Spot, knee: Spot, foot: Spot, hose: str, leather: str) -> None:
    """Thigh from hip to knee, boot from the knee down to about `foot` (the boot's ankle), a stirrup under it."""
    thigh: list[Joint] = [(hip[0], hip[1], 34), ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 2, 31), (*knee, 22)]
    shin: list[Joint] = [(*knee, 22), ((knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2, 20), (*foot, 17)]
    pen.blob(outline(thigh, rounded=True), hose, 1.8, 0.8)
    limb(pen, shin, hose, 1.7, 0.5)
    pen.oval(knee[0], knee[1], 9.6, None, hose, 0, 0, None)
    fold(
        pen,
        [(hip[0] + 4, hip[1] - 6), ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 4), (knee[0] - 2, knee[1] + 2)],
        7,
        5,
        4,
    )
    with pen.at(foot[0], foot[1] - 30, 0.95):
        boot(pen, 0, 0, leather)
        pen.blob("2,52* 14,51 26,51* 24,57 6,58", YELLOW, 1.3, 0.3)


def reins(pen: Pen, points: Points, colour: str) -> None:
    """The rein from the bit to the hand."""
    pen.line(points, 3, INK)
    pen.line(points, 1.2, colour)
