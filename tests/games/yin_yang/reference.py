"""The rules of Yin & Yang a second time, slowly and plainly, as one long story: what the engine is compared with.

It was written from the specification alone (the numbers are its own) and shares nothing with the engine. The story is
a generator: it stops wherever somebody must decide and says who (`CHANCE` or a seat) and among what; the answer is one
of the offered descriptions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import Any, NamedTuple

CHANCE = -1
WHITE, BLACK = 0, 1
COLOURS = ["white", "black"]
COPIES = {"1": 12, "2": 5, "3": 2, "4": 2, "5": 4, "6": 4, "7": 1, "8": 3, "9": 3, "10": 4}
FACES = [f"{letter}{number}" for letter in "WB" for number in COPIES]
ALL_CARDS = Counter({face: COPIES[face[1:]] for face in FACES})

Description = dict[str, Any]


class Ask(NamedTuple):
    """Who must decide, and the descriptions to choose from with their weights (1 each unless chance decides)."""

    who: int
    offers: list[tuple[Description, int]]


Story = Generator[Ask, Description, None]


class Over(Exception):
    """The game has ended."""


def colour_of(card: str) -> int:
    """The colour of a card's back."""
    return WHITE if card[0] == "W" else BLACK


class Reference:
    """A table, and the story of what is done at it."""

    def __init__(self, seats: int, options: dict[str, Any], position: dict[str, Any] | None = None) -> None:
        self.seats = seats
        self.mystery: bool = options.get("mystery", False)
        self.one_pile: bool = options.get("one_pile", False)
        self.no_token: bool = options.get("no_token", False)
        self.blind_gift: bool = options.get("blind_gift", False)
        self.supply: int = options.get("tokens", 20)
        self.limit: int | None = options.get("turn_limit", 50 * seats)
        self.at_limit: str = options.get("at_limit", "nearest")
        self.first: int | None = options.get("first_player")
        self.team: list[int] = options.get("teams") or list(range(seats))
        self.number, self.mode = 3, "win"
        self.tokens = [[0, 0] for _ in range(seats)]
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.discards: list[list[str]] = [[], []]
        self.in_play: str | None = None
        self.out = [False] * seats
        self.turn = 0
        self.turns_ended = 0
        self.winners: list[int] = []
        self.reason: str | None = None
        self.rare: Counter[str] = Counter()  # how often what hardly happens has happened
        if position is None:
            self.story = self.whole_game()
        else:
            self.number, self.mode = position["goal"]["number"], position["goal"]["mode"]
            self.tokens = [list(pair) for pair in position["tokens"]]
            self.hands = [Counter(hand) for hand in position["hands"]]
            self.discards = [list(pile) for pile in position["discards"]]
            self.out = list(position["out"])
            self.turn = position["turn"]
            self.turns_ended = position["turns_ended"]
            self.story = self.from_turn(position["phase"])
        self.ask: Ask | None = None

    def go_on(self, answer: Description | None = None) -> None:
        """Tell the story up to the next decision, or to the end (then `ask` is None)."""
        try:
            self.ask = next(self.story) if answer is None else self.story.send(answer)
        except Over:
            self.ask = None

    # What lies where.

    def deck(self, pile: int) -> Counter[str]:
        """A deck holds what lies nowhere else (YN-1)."""
        rest = Counter(ALL_CARDS)
        for hand in self.hands:
            rest.subtract(hand)
        for discarded in self.discards:
            rest.subtract(discarded)
        if self.in_play is not None:
            rest[self.in_play] -= 1
        assert min(rest.values()) >= 0
        return Counter({card: n for card, n in rest.items() if n and self.pile_of(colour_of(card)) == pile})

    def bag(self, colour: int) -> int:
        """The bag holds the tokens that nobody has (YN-1, YN-12b)."""
        return self.supply - sum(pair[colour] for pair in self.tokens)

    def pile_of(self, colour: int) -> int:
        """One pile for everything in the variant (YN-17)."""
        return 0 if self.one_pile else colour

    def living(self) -> list[int]:
        """Those who can still be named (YN-7)."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    # The story.

    def whole_game(self) -> Story:
        """YN-2 and the turns."""
        if self.first is None:
            answer = yield Ask(CHANCE, [({"kind": "first_player", "seat": seat}, 1) for seat in range(self.seats)])
            self.first = answer["seat"]
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        for seat in order:
            for pile in (0, 0) if self.one_pile else (WHITE, BLACK):
                yield from self.draw(seat, pile)
        if not self.no_token:
            for seat in order:
                offers = [({"kind": "choose_token", "colour": colour}, 1) for colour in COLOURS]
                answer = yield Ask(seat, offers)
                self.tokens[seat][COLOURS.index(answer["colour"])] += 1
        self.turn = self.first
        yield from self.from_turn("draw")

    def from_turn(self, phase: str) -> Story:
        """Turn after turn (YN-4, YN-5, YN-10, YN-12)."""
        while True:
            if phase == "draw":
                yield from self.draw_of_turn(self.turn)
            phase = "draw"
            offers = [({"kind": "pass"}, 1)] + [(way, 1) for way in self.plays(self.turn)]
            answer = yield Ask(self.turn, offers)
            if answer["kind"] == "play":
                yield from self.play(answer)
            self.turns_ended += 1
            if self.turns_ended == self.limit:
                self.end(self.nearest() if self.at_limit == "nearest" else [], "limit")
            self.turn = (self.turn + 1) % self.seats
            while self.out[self.turn]:
                self.turn = (self.turn + 1) % self.seats

    def nearest(self) -> list[int]:
        """YN-12a: team by team, each as good as its best living member."""
        best: dict[int, int] = {}
        for seat in self.living():
            white, black = self.tokens[seat]
            away = abs(white - self.number) + abs(black - self.number)
            merit = -away if self.mode == "win" else away
            best[self.team[seat]] = max(merit, best.get(self.team[seat], merit))
        teams = [team for team, merit in best.items() if merit == max(best.values())]
        self.rare["limit shared"] += len(teams) > 1
        return [seat for seat in range(self.seats) if self.team[seat] in teams]

    def draw_of_turn(self, seat: int) -> Story:
        """YN-4: one of the decks that can give a card, his choice."""
        piles = [pile for pile in (0, 1) if self.deck(pile) or self.discards[pile]]
        if self.one_pile:
            yield from self.draw(seat, 0)
        elif piles:
            answer = yield Ask(seat, [({"kind": "draw", "colour": COLOURS[pile]}, 1) for pile in piles])
            yield from self.draw(seat, COLOURS.index(answer["colour"]))
        else:
            self.rare["skipped"] += 1

    def draw(self, seat: int, pile: int) -> Story:
        """One card; the deck is rebuilt if it is needed and empty, and the card is lost if it still is (YN-4, 8a)."""
        if not self.deck(pile) and self.discards[pile]:
            self.discards[pile] = []
            self.rare["rebuilt"] += 1
        deck = self.deck(pile)
        if not deck:
            self.rare["lost"] += 1
            return
        offers = [({"kind": "turn_up", "card": card}, deck[card]) for card in FACES if deck[card]]
        answer = yield Ask(CHANCE, offers)
        self.hands[seat][answer["card"]] += 1

    # What may be played (YN-7, YN-8, YN-15).

    def plays(self, me: int) -> list[Description]:
        """Every way to play every card of the hand."""
        ways: list[Description] = []
        for card in FACES:
            if self.hands[me][card]:
                ways += [{"kind": "play", "card": card, **named} for named in self.ways(me, card)]
        return ways

    def may_name_token(self, me: int, owner: int, colour: int) -> bool:
        """Others' tokens are a guess in mystery; one's own never are."""
        return self.tokens[owner][colour] > 0 or (self.mystery and owner != me)

    def ways(self, me: int, card: str) -> list[Description]:
        """What the card may name."""
        living = self.living()
        others = [(giver, receiver) for giver in living for receiver in living if giver != receiver]
        if card in ("W1", "W7", "B1", "B7", "W8"):
            return [{"player": seat} for seat in living]
        if card == "W6" and not self.one_pile:
            return [{"player": seat, "whites": whites} for seat in living for whites in (0, 1, 2)]
        if card == "W6" or (card == "W4" and any(self.discards)):
            return [{"player": seat} for seat in living]
        if card == "B4":
            return [{"first": one, "second": other} for one, other in combinations(living, 2)]
        if card in ("W2", "B2"):
            return [
                {"player": seat, "colour": COLOURS[colour]}
                for seat in living
                for colour in (WHITE, BLACK)
                if self.may_name_token(me, seat, colour)
            ]
        if card in ("W3", "W9", "B3", "B9"):
            taken = BLACK if card[0] == "W" else WHITE
            return [{"player": seat} for seat in living if self.may_name_token(me, seat, taken)]
        if card in ("W5", "B5"):
            return [
                {"giver": giver, "receiver": receiver}
                for giver, receiver in others
                if self.may_name_token(me, giver, colour_of(card))
            ]
        if card == "B6" and self.blind_gift:
            return [
                {"giver": giver, "receiver": receiver, "colour": COLOURS[colour]}
                for giver, receiver in others
                for colour in (WHITE, BLACK)
                if self.backs(giver, colour) > (giver == me and colour == BLACK) or (self.mystery and giver != me)
            ]
        if card == "B6":
            cards = [sum(hand.values()) for hand in self.hands]
            cards[me] -= 1
            return [
                {"giver": giver, "receiver": receiver}
                for giver, receiver in others
                if cards[giver] or (self.mystery and giver != me)
            ]
        return [{}] if card in ("W10", "B8", "B10") else []

    # What the cards do.

    def play(self, way: Description) -> Story:
        """YN-6: out of the hand; the effect; onto the pile; the check; the clean-up."""
        card: str = way["card"]
        self.take_from(self.hands[self.turn], card)
        self.in_play = card
        yield from self.effect(card, way)
        self.in_play = None
        self.discards[self.pile_of(colour_of(card))].append(card)
        self.check()

    def effect(self, card: str, way: Description) -> Story:
        """The table after YN-3."""
        colour = colour_of(card)
        player: int = way.get("player", -1)
        number = card[1:]
        if number == "1" or number == "7":
            self.gain(player, colour, 1 if number == "1" else 2)
        elif number == "2":
            taken = COLOURS.index(way["colour"])
            if self.lose(player, taken) and card == "W2":
                yield from self.draw(player, self.pile_of(taken))
        elif number == "3" or number == "9":
            if self.lose(player, 1 - colour):
                self.gain(player, colour, 1 if number == "3" else 2)
        elif number == "5":
            if self.lose(way["giver"], colour):
                self.tokens[way["receiver"]][colour] += 1
        elif card == "W4":
            piles = [pile for pile in (0, 1) if self.discards[pile]]
            answer = yield Ask(player, [({"kind": "take", "colour": COLOURS[pile]}, 1) for pile in piles])
            self.hands[player][self.discards[COLOURS.index(answer["colour"])].pop()] += 1
        elif card == "W6":
            whites = way.get("whites", 2)
            for pile in [WHITE] * whites + [BLACK] * (2 - whites):
                yield from self.draw(player, pile)
        elif card == "W8":
            yield from self.turn_tables(player)
        elif card == "W10":
            self.number = self.number - 1 or 6
        elif card == "B4":
            one, other = way["first"], way["second"]
            self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        elif card == "B6" and self.blind_gift:
            yield from self.give_blindly(way["giver"], way["receiver"], COLOURS.index(way["colour"]))
        elif card == "B6":
            hand = self.hands[way["giver"]]
            if hand:
                answer = yield Ask(way["giver"], [({"kind": "give", "card": face}, 1) for face in FACES if hand[face]])
                self.take_from(hand, answer["card"])
                self.hands[way["receiver"]][answer["card"]] += 1
            else:
                self.rare["missed"] += 1
        elif card == "B8":
            self.number = self.number % 6 + 1
        elif card == "B10":
            self.mode = "lose" if self.mode == "win" else "win"

    def backs(self, seat: int, colour: int) -> int:
        """The cards of a hand that have a back of that colour."""
        return sum(count for card, count in self.hands[seat].items() if colour_of(card) == colour)

    def give_blindly(self, giver: int, receiver: int, colour: int) -> Story:
        """YN-7a: each card of the colour alike."""
        hand = self.hands[giver]
        if not self.backs(giver, colour):
            assert self.mystery
            self.rare["missed"] += 1
            return
        offers = [({"kind": "give", "card": card}, hand[card]) for card in FACES if hand[card]]
        answer = yield Ask(CHANCE, [(offer, n) for offer, n in offers if colour_of(offer["card"]) == colour])
        self.take_from(hand, answer["card"])
        self.hands[receiver][answer["card"]] += 1

    def turn_tables(self, player: int) -> Story:
        """W8 (YN-8a, YN-17)."""
        tokens = self.tokens[player]
        cards = [sum(n for card, n in self.hands[player].items() if colour_of(card) == c) for c in (WHITE, BLACK)]
        self.tokens[player] = [0, 0]
        self.discard_hand(player)
        if self.one_pile:
            for _ in range(sum(tokens)):
                yield from self.draw(player, 0)
        else:
            for colour in (WHITE, BLACK):
                for _ in range(tokens[colour]):
                    yield from self.draw(player, colour)
        for colour in (WHITE, BLACK):
            self.gain(player, colour, cards[colour])

    def take_from(self, hand: Counter[str], card: str) -> None:
        """A card leaves a hand; empty hands count as false."""
        hand[card] -= 1
        if not hand[card]:
            del hand[card]

    def gain(self, player: int, colour: int, count: int) -> None:
        """YN-8a: no more than the bag holds."""
        self.rare["short"] += count > self.bag(colour)
        self.tokens[player][colour] += min(count, self.bag(colour))

    def lose(self, player: int, colour: int) -> bool:
        """A named token; only in mystery it may be missing (YN-15)."""
        if not self.tokens[player][colour]:
            assert self.mystery
            self.rare["missed"] += 1
            return False
        self.tokens[player][colour] -= 1
        return True

    def discard_hand(self, player: int) -> None:
        """YN-8b: under the piles, the first of the table lowest."""
        cards = [card for card in FACES for _ in range(self.hands[player][card])]
        self.hands[player] = Counter()
        for pile in (0, 1):
            slid = [card for card in cards if self.pile_of(colour_of(card)) == pile]
            self.discards[pile] = slid + self.discards[pile]

    # The check (YN-9, YN-10, YN-16).

    def check(self) -> None:
        """Once per card, for all the living at once."""
        there = [seat for seat in self.living() if self.tokens[seat] == [self.number, self.number]]
        if not there:
            return
        if self.mode == "win":
            self.end(there, "goal")
        for seat in there:
            self.tokens[seat] = [0, 0]
            self.discard_hand(seat)
            self.out[seat] = True
        left = self.living()
        if not left:
            self.end(there, "all_out")
        if len({self.team[seat] for seat in left}) == 1:
            self.end(left, "survivor")

    def end(self, seats: list[int], reason: str) -> None:
        """A winner makes the whole team win (YN-16)."""
        teams = {self.team[seat] for seat in seats}
        self.winners = [seat for seat in range(self.seats) if self.team[seat] in teams]
        self.reason = reason
        raise Over
