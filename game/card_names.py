"""What each card is called in a sentence; a whole name a card, for in most languages suit and rank agree.

Knows no game. The names stand here as the English message ids of the catalogues.
"""

from __future__ import annotations

from game.cards import Card, ItalianCard, ItalianSuit, Suit
from game.words import Words, marked

_CARDS = {
    "AS": marked("ace of spades"),
    "2S": marked("2 of spades"),
    "3S": marked("3 of spades"),
    "4S": marked("4 of spades"),
    "5S": marked("5 of spades"),
    "6S": marked("6 of spades"),
    "7S": marked("7 of spades"),
    "8S": marked("8 of spades"),
    "9S": marked("9 of spades"),
    "10S": marked("10 of spades"),
    "JS": marked("jack of spades"),
    "QS": marked("queen of spades"),
    "KS": marked("king of spades"),
    "AH": marked("ace of hearts"),
    "2H": marked("2 of hearts"),
    "3H": marked("3 of hearts"),
    "4H": marked("4 of hearts"),
    "5H": marked("5 of hearts"),
    "6H": marked("6 of hearts"),
    "7H": marked("7 of hearts"),
    "8H": marked("8 of hearts"),
    "9H": marked("9 of hearts"),
    "10H": marked("10 of hearts"),
    "JH": marked("jack of hearts"),
    "QH": marked("queen of hearts"),
    "KH": marked("king of hearts"),
    "AD": marked("ace of diamonds"),
    "2D": marked("2 of diamonds"),
    "3D": marked("3 of diamonds"),
    "4D": marked("4 of diamonds"),
    "5D": marked("5 of diamonds"),
    "6D": marked("6 of diamonds"),
    "7D": marked("7 of diamonds"),
    "8D": marked("8 of diamonds"),
    "9D": marked("9 of diamonds"),
    "10D": marked("10 of diamonds"),
    "JD": marked("jack of diamonds"),
    "QD": marked("queen of diamonds"),
    "KD": marked("king of diamonds"),
    "AC": marked("ace of clubs"),
    "2C": marked("2 of clubs"),
    "3C": marked("3 of clubs"),
    "4C": marked("4 of clubs"),
    "5C": marked("5 of clubs"),
    "6C": marked("6 of clubs"),
    "7C": marked("7 of clubs"),
    "8C": marked("8 of clubs"),
    "9C": marked("9 of clubs"),
    "10C": marked("10 of clubs"),
    "JC": marked("jack of clubs"),
    "QC": marked("queen of clubs"),
    "KC": marked("king of clubs"),
}
_SUITS = {
    Suit.SPADES: marked("spades"),
    Suit.HEARTS: marked("hearts"),
    Suit.DIAMONDS: marked("diamonds"),
    Suit.CLUBS: marked("clubs"),
}

_ITALIAN_SUITS = {
    ItalianSuit.COINS: marked("coins"),
    ItalianSuit.CUPS: marked("cups"),
    ItalianSuit.SWORDS: marked("swords"),
    ItalianSuit.CLUBS: marked("batons"),
}
_ITALIAN_CARDS = {
    "AD": marked("ace of coins"),
    "2D": marked("2 of coins"),
    "3D": marked("3 of coins"),
    "4D": marked("4 of coins"),
    "5D": marked("5 of coins"),
    "6D": marked("6 of coins"),
    "7D": marked("7 of coins"),
    "8D": marked("page of coins"),
    "9D": marked("knight of coins"),
    "10D": marked("king of coins"),
    "AC": marked("ace of cups"),
    "2C": marked("2 of cups"),
    "3C": marked("3 of cups"),
    "4C": marked("4 of cups"),
    "5C": marked("5 of cups"),
    "6C": marked("6 of cups"),
    "7C": marked("7 of cups"),
    "8C": marked("page of cups"),
    "9C": marked("knight of cups"),
    "10C": marked("king of cups"),
    "AS": marked("ace of swords"),
    "2S": marked("2 of swords"),
    "3S": marked("3 of swords"),
    "4S": marked("4 of swords"),
    "5S": marked("5 of swords"),
    "6S": marked("6 of swords"),
    "7S": marked("7 of swords"),
    "8S": marked("page of swords"),
    "9S": marked("knight of swords"),
    "10S": marked("king of swords"),
    "AB": marked("ace of batons"),
    "2B": marked("2 of batons"),
    "3B": marked("3 of batons"),
    "4B": marked("4 of batons"),
    "5B": marked("5 of batons"),
    "6B": marked("6 of batons"),
    "7B": marked("7 of batons"),
    "8B": marked("page of batons"),
    "9B": marked("knight of batons"),
    "10B": marked("king of batons"),
}


def card_name(card: Card, words: Words) -> str:
    """The card as it stands inside a sentence, such as `3 of diamonds`."""
    return words.text(_CARDS[card.notation])


def suit_name(suit: Suit, words: Words) -> str:
    """The suit as it stands inside a list, such as `hearts`."""
    return words.text(_SUITS[suit])


def italian_suit_name(suit: ItalianSuit, words: Words) -> str:
    """The Italian suit as it stands by itself or inside a list, such as `coins`."""
    return words.text(_ITALIAN_SUITS[suit])


def italian_card_name(card: ItalianCard, words: Words) -> str:
    """The Italian card as it stands inside a sentence, such as `7 of coins`."""
    return words.text(_ITALIAN_CARDS[card.notation])
