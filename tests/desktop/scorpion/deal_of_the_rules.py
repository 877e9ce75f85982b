"""The deal the rules pages describe, as a game record, and one line of moves that wins it; facts, no code."""

from typing import Any

RECORD: dict[str, Any] = {
    "game": "scorpion",
    "rules": "classic",
    "columns": [
        ["AC", "AH", "2D", "3D", "JH", "10H", "3S"],
        ["KC", "8S", "QS", "QH", "3C", "4H", "7S"],
        ["JD", "2C", "4S", "AS", "7D", "7H", "3H"],
        ["10S", "10C", "5D", "KD", "8H", "7C", "9S"],
        ["6H", "8C", "JS", "4C", "9C", "8D", "5C"],
        ["6D", "QC", "KH", "4D", "KS", "9H", "JC"],
        ["AD", "QD", "9D", "6S", "2H", "10D", "5H"],
    ],
    "face_down": [3, 3, 3, 3, 0, 0, 0],
    "stock": ["2S", "5S", "6C"],
    "moves": [],
}

# A move is column, place of the grabbed card from the table up, column; "deal" deals the reserve.
_LINE = """
    1,5,6 6,4,2 6,3,2 4,5,6 4,3,6 4,1,6 2,9,4 6,2,2 deal 2,3,0 2,2,1 0,6,1 5,5,0 1,5,4 2,1,1 4,14,2 2,0,6
    5,4,2 0,3,5 6,0,0 3,3,6 5,3,3 1,3,5 0,13,1 6,2,0 0,9,1 4,10,0 1,2,2 4,3,1 1,1,2 5,1,1 0,11,4 4,0,0
    3,2,5 2,6,3 1,4,2 5,4,1 3,1,1 1,12,3 2,3,1 3,0,2 0,2,5 0,1,5 0,0,1 5,12,6 1,2,0 0,5,1 6,1,0 5,6,6 5,0,6
"""
WINNING_LINE: list[tuple[int, int, int] | None] = [
    None if word == "deal" else (int(word.split(",")[0]), int(word.split(",")[1]), int(word.split(",")[2]))
    for word in _LINE.split()
]
"""The moves that win it, in order; None deals the reserve."""
WINNING_SCORE = 690
