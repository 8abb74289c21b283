"""What lies on the table: tokens, hands, decks, discard piles, the goal, and what each observer remembers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.fast_state import FastState
from sampan.core.state import Outcome
from sampan.games.yin_yang.codes import BLACK, COLOURS, COPIES, FACE_NAMES, FACES, PER_COLOUR, WHITE, Plays
from sampan.games.yin_yang.first_tokens import FirstTokens
from sampan.games.yin_yang.memory import Memory

PACKAGE: Final = "sampan.games.yin_yang"

FIRST: Final = 0  # chance settles the first player
DRAWING: Final = 1  # chance turns up a card for `drawer`
TOKEN: Final = 2  # `actor` chooses the first token
DRAW: Final = 3  # `actor` chooses the deck to draw from
PLAY: Final = 4  # `actor` plays a card or passes
TAKE: Final = 5  # `actor`, named by W4, chooses a discard pile
GIVE: Final = 6  # `actor`, named by B6, chooses the card to give; a blind gift is drawn by chance (YN-7a)
ENDED: Final = 7
PHASES: Final = ["first", "drawing", "token", "draw", "play", "take", "give", "ended"]

DEAL: Final = 0  # what the draws that are owed are for
TURN: Final = 1
EFFECT: Final = 2
PURPOSES: Final = ["deal", "turn", "effect"]

GOAL: Final = 0  # why the game ended
SURVIVOR: Final = 1
ALL_OUT: Final = 2
LIMIT: Final = 3
REASONS: Final = ["goal", "survivor", "all_out", "limit"]

NO_CARD: Final = -1
PILE_ROOM: Final = 80


class YinYangData(FastState):
    """The data of a position, and the moves of cards and tokens that keep it, and everybody's memory, in order."""

    def __init__(self, plays: Plays, seats: i64, options: dict[str, object]) -> None:
        super().__init__(PACKAGE, seats, options)
        self.plays = plays
        self.one_pile: bool = plays.one_pile
        self.blind_gift: bool = plays.blind_gift
        self.mystery: bool = options["mystery"] is True
        self.turn_limit: i64 = 0  # 0: none
        self.nearest: bool = options["at_limit"] == "nearest"
        self.all_tokens: i64 = 0  # of each colour
        self.phase: i64 = FIRST
        self.actor: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.turns_ended: i64 = 0
        self.number: i64 = 3
        self.losing: bool = False
        self.in_play: i64 = NO_CARD
        self.purpose: i64 = DEAL
        self.drawer: i64 = 0
        self.receiver: i64 = 0
        self.gift_colour: i64 = WHITE  # of a blind gift
        self.winners: i64 = 0  # a bit per seat
        self.reason: i64 = GOAL
        self.tokens = vec[i64]()  # per seat and colour
        self.bag = vec[i64]()  # per colour
        self.hands = vec[i64]()  # per seat and face
        self.cards = vec[i64]()  # per seat and colour: the size of the hand
        self.deck = vec[i64]()  # per face
        self.deck_cards = vec[i64]()  # per colour
        self.discards = vec[i64]()  # per pile, from the bottom up
        self.discarded = vec[i64]()  # per pile: how many
        self.discarded_faces = vec[i64]()  # per face: how many lie in a pile
        self.out = vec[i64]()  # per seat
        self.team = vec[i64]()  # per seat
        self.owed = vec[i64]()  # per colour: cards still to be drawn; from one pile only the first counts
        self.gains = vec[i64]()  # per colour: tokens to be gained after the draws (W8)
        self.first_tokens = FirstTokens(0)
        self.memories: list[Memory] = []  # per seat, and last the spectators'

    def lay_out(self) -> None:
        """Everything in its place before the game begins (YN-1, YN-3)."""
        seats = self.seats
        limit = self.options["turn_limit"]
        self.turn_limit = limit if isinstance(limit, int) else 0
        self.tokens = zeros(2 * seats)
        self.all_tokens = int(str(self.options["tokens"]))
        self.bag = vec[i64]([self.all_tokens, self.all_tokens])
        self.hands = zeros(FACES * seats)
        self.cards = zeros(2 * seats)
        self.deck = COPIES[:]
        self.deck_cards = vec[i64]([40, 40])
        self.discards = zeros(2 * PILE_ROOM)
        self.discarded = zeros(2)
        self.discarded_faces = zeros(FACES)
        self.out = zeros(seats)
        self.team = zeros(seats)
        teams = self.options["teams"]
        for seat in range(seats):
            self.team[seat] = seat
            if isinstance(teams, list):
                self.team[seat] = int(teams[seat])
        self.owed = zeros(2)
        self.gains = zeros(2)
        self.first_tokens = FirstTokens(seats)
        self.memories = [self.fresh_memory(observer) for observer in range(seats + 1)]

    def copy_from(self, other: YinYangData) -> None:
        """Become an independent copy of another position of the same game."""
        self.turn_limit = other.turn_limit
        self.all_tokens = other.all_tokens
        self.phase = other.phase
        self.actor = other.actor
        self.first = other.first
        self.turn = other.turn
        self.turns_ended = other.turns_ended
        self.number = other.number
        self.losing = other.losing
        self.in_play = other.in_play
        self.purpose = other.purpose
        self.drawer = other.drawer
        self.receiver = other.receiver
        self.gift_colour = other.gift_colour
        self.winners = other.winners
        self.reason = other.reason
        self.tokens = other.tokens[:]
        self.bag = other.bag[:]
        self.hands = other.hands[:]
        self.cards = other.cards[:]
        self.deck = other.deck[:]
        self.deck_cards = other.deck_cards[:]
        self.discards = other.discards[:]
        self.discarded = other.discarded[:]
        self.discarded_faces = other.discarded_faces[:]
        self.out = other.out[:]
        self.team = other.team[:]
        self.owed = other.owed[:]
        self.gains = other.gains[:]
        self.first_tokens = other.first_tokens.clone()
        self.memories = [memory.clone() for memory in other.memories]

    def fresh_memory(self, observer: i64) -> Memory:
        """The memory of an observer who knows its own hand and sees the table, but remembers nothing else."""
        memory = Memory(self.seats)
        unseen = COPIES[:]
        for face in range(FACES):
            if observer < self.seats:
                unseen[face] -= self.hands[observer * FACES + face]
            if face == self.in_play:
                unseen[face] -= 1
            unseen[face] -= self.discarded_faces[face]
        for colour in range(2):
            slots = zeros(self.seats + 1)
            for seat in range(self.seats):
                slots[seat] = 0 if seat == observer else self.cards[2 * seat + colour]
            slots[self.seats] = self.deck_cards[colour]
            memory.add_cards(colour, unseen, slots)
        return memory

    # Questions.

    def outcome(self) -> Outcome | None:
        """None while the game lasts; scores are 1 for the winners and 0 for the others."""
        if self.phase != ENDED:
            return None
        seats = range(int(self.seats))
        winners = tuple([seat for seat in seats if (self.winners >> seat) & 1])
        return Outcome(winners, tuple([1 if seat in winners else 0 for seat in seats]), REASONS[self.reason])

    def pile_of(self, colour: i64) -> i64:
        """The deck and the discard pile of a colour; with one pile (YN-17) it is the same for both."""
        if self.one_pile:
            return 0
        return colour

    def deck_size(self, pile: i64) -> i64:
        """The cards left in a deck."""
        return self.deck_cards[0] + self.deck_cards[1] if self.one_pile else self.deck_cards[pile]

    def top_of(self, pile: i64) -> i64:
        """The face on top of a discard pile; NO_CARD if it is empty."""
        size = self.discarded[pile]
        if size == 0:
            return NO_CARD
        return self.discards[pile * PILE_ROOM + size - 1]

    def drawable(self, pile: i64) -> bool:
        """Whether a card can be drawn, from the deck or from its rebuilt discard pile (YN-4)."""
        return self.deck_size(pile) > 0 or self.discarded[pile] > 0

    def colour_owed(self) -> i64:
        """The colour, or the one pile, that the next card is drawn from: white before black (YN-8a)."""
        return WHITE if self.owed[WHITE] > 0 else BLACK

    def hand_size(self, seat: i64) -> i64:
        """The cards of a seat."""
        return self.cards[2 * seat] + self.cards[2 * seat + 1]

    def living(self) -> i64:
        """How many are not eliminated."""
        count = self.seats
        for seat in range(self.seats):
            count -= self.out[seat]
        return count

    def distance(self, seat: i64) -> i64:
        """The tokens that a seat has too many or too few, |white - N| + |black - N| (YN-12a)."""
        white = self.number - self.tokens[2 * seat]
        black = self.number - self.tokens[2 * seat + 1]
        return max(white, -white) + max(black, -black)

    # Tokens.

    def gain(self, seat: i64, colour: i64, wanted: i64) -> None:
        """Tokens from the bag, as many as it holds (YN-8a)."""
        held = self.bag[colour]
        count = min(wanted, held)
        tells = self.mystery and self.first_tokens.see_bag(colour, held, wanted)
        self.tokens[2 * seat + colour] += count
        self.bag[colour] -= count
        if self.recorder is not None:
            gained: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour], "count": int(count)}
            self.tell("tokens_gained", gained, reveals=tells)

    def lose(self, seat: i64, colour: i64, count: i64, reveals: bool = False) -> None:
        """Tokens back to the bag."""
        self.tokens[2 * seat + colour] -= count
        self.bag[colour] += count
        if self.recorder is not None and count > 0:
            lost: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour], "count": int(count)}
            self.tell("tokens_lost", lost, reveals=reveals)

    def has_token(self, seat: i64, colour: i64) -> bool:
        """Whether a named token is there; in mystery everybody learns it now (YN-15)."""
        there = self.tokens[2 * seat + colour] > 0
        if self.mystery and self.first_tokens.undecided(seat):
            own = self.first_tokens.colour[seat]
            # Had the first token been of the other colour, there would be one more of that and one less of its own.
            otherwise = self.tokens[2 * seat + colour] + (-1 if colour == own else 1)
            if (otherwise > 0) != there:
                self.first_tokens.rule_out_other(seat)
        return there

    # Cards.

    def draw_card(self, seat: i64, face: i64) -> None:
        """A card from the deck to a hand: its owner sees the face, the others the back."""
        colour = face // PER_COLOUR
        self.deck[face] -= 1
        self.deck_cards[colour] -= 1
        self.hands[seat * FACES + face] += 1
        self.cards[2 * seat + colour] += 1
        for observer in range(self.seats + 1):
            if observer == seat:
                self.memories[observer].see_leave(self.seats, face)
            else:
                self.memories[observer].miss_move(self.seats, seat, colour)
        if self.recorder is not None:
            shown: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour]}
            self.tell("card_drawn", shown, {"card": FACE_NAMES[face]}, 1 << seat, True)

    def leave_hand(self, seat: i64, face: i64) -> None:
        """A card leaves a hand face up."""
        self.hands[seat * FACES + face] -= 1
        self.cards[2 * seat + face // PER_COLOUR] -= 1
        for observer in range(self.seats + 1):
            if observer != seat:
                self.memories[observer].see_leave(seat, face)

    def take_card(self, seat: i64, pile: i64) -> None:
        """The top card of a discard pile goes to a hand, seen by all (W4)."""
        self.discarded[pile] -= 1
        face = self.discards[pile * PILE_ROOM + self.discarded[pile]]
        self.discarded_faces[face] -= 1
        self.hands[seat * FACES + face] += 1
        self.cards[2 * seat + face // PER_COLOUR] += 1
        for observer in range(self.seats + 1):
            if observer != seat:
                self.memories[observer].learn(seat, face)
        if self.recorder is not None:
            self.tell("card_taken", {"seat": int(seat), "card": FACE_NAMES[face]})

    def give_card(self, giver: i64, receiver: i64, face: i64) -> None:
        """A card from hand to hand: both see the face, the others the back (YN-14)."""
        colour = face // PER_COLOUR
        self.hands[giver * FACES + face] -= 1
        self.cards[2 * giver + colour] -= 1
        self.hands[receiver * FACES + face] += 1
        self.cards[2 * receiver + colour] += 1
        for observer in range(self.seats + 1):
            if observer == giver:
                self.memories[observer].learn(receiver, face)
            elif observer == receiver:
                self.memories[observer].see_leave(giver, face)
            else:
                self.memories[observer].miss_move(giver, receiver, colour)
        if self.recorder is not None:
            shown: dict[str, object] = {"giver": int(giver), "receiver": int(receiver), "colour": COLOURS[colour]}
            audience = (1 << giver) | (1 << receiver)
            self.tell("card_given", shown, {"card": FACE_NAMES[face]}, audience, True)

    def exchange_hands(self, one: i64, other: i64) -> None:
        """Two hands change places; their owners saw both (YN-14)."""
        if self.recorder is not None:
            secret: dict[str, object] = {"first_hand": self.hand_names(one), "second_hand": self.hand_names(other)}
            shown: dict[str, object] = {"first": int(one), "second": int(other)}
            self.tell("hands_exchanged", shown, secret, (1 << one) | (1 << other), True)
        for observer in range(self.seats + 1):
            memory = self.memories[observer]
            if observer == one or observer == other:
                partner = other if observer == one else one
                for face in range(FACES):
                    for _card in range(self.hands[partner * FACES + face]):
                        memory.see_leave(partner, face)
                    for _card in range(self.hands[observer * FACES + face]):
                        memory.learn(partner, face)
            else:
                memory.exchange(one, other)
        for face in range(FACES):
            held = self.hands[one * FACES + face]
            self.hands[one * FACES + face] = self.hands[other * FACES + face]
            self.hands[other * FACES + face] = held
        for colour in range(2):
            held = self.cards[2 * one + colour]
            self.cards[2 * one + colour] = self.cards[2 * other + colour]
            self.cards[2 * other + colour] = held

    def discard_on_top(self, face: i64) -> None:
        """The played card goes face up on its pile (YN-6)."""
        pile = self.pile_of(face // PER_COLOUR)
        self.discards[pile * PILE_ROOM + self.discarded[pile]] = face
        self.discarded[pile] += 1
        self.discarded_faces[face] += 1

    def discard_hand_under(self, seat: i64) -> None:
        """A whole hand is slid under the piles in the order of the table, the first one lowest (YN-8b)."""
        if self.recorder is not None and self.hand_size(seat) > 0:
            self.tell("hand_discarded", {"seat": int(seat), "cards": self.hand_names(seat)}, reveals=True)
        for pile in range(2):
            count: i64 = 0
            for face in range(FACES):
                if self.pile_of(face // PER_COLOUR) == pile:
                    count += self.hands[seat * FACES + face]
            base = pile * PILE_ROOM
            for index in range(self.discarded[pile] - 1, -1, -1):
                self.discards[base + index + count] = self.discards[base + index]
            self.discarded[pile] += count
            for face in range(FACES):
                if self.pile_of(face // PER_COLOUR) == pile:
                    while self.hands[seat * FACES + face] > 0:
                        self.discards[base] = face
                        base += 1
                        self.discarded_faces[face] += 1
                        self.leave_hand(seat, face)

    def rebuild_deck(self, pile: i64) -> None:
        """The discard pile becomes the deck (YN-4); what is in it everybody knows, in what order nobody."""
        cards = zeros(FACES)
        for face in range(FACES):
            if self.pile_of(face // PER_COLOUR) == pile:
                cards[face] = self.discarded_faces[face]
                self.discarded_faces[face] = 0
        self.discarded[pile] = 0
        for colour in range(2):
            slots = zeros(self.seats + 1)
            for face in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
                self.deck[face] += cards[face]
                slots[self.seats] += cards[face]
            self.deck_cards[colour] += slots[self.seats]
            if slots[self.seats] > 0:
                for memory in self.memories:
                    memory.add_cards(colour, cards, slots)
        if self.recorder is not None:
            self.tell("deck_rebuilt", {"pile": self.pile_name(pile)})

    def hand_names(self, seat: i64) -> list[str]:
        """The faces of a hand in the order of the table."""
        return face_list(self.hands[seat * FACES : (seat + 1) * FACES])

    def pile_name(self, pile: i64) -> str:
        """What a deck or discard pile is called."""
        return "both" if self.one_pile else COLOURS[pile]

    def pile_names(self, pile: i64) -> list[str]:
        """The faces of a discard pile from the bottom up."""
        return [FACE_NAMES[self.discards[pile * PILE_ROOM + index]] for index in range(self.discarded[pile])]


def face_list(counts: vec[i64]) -> list[str]:
    """Names of faces, each as often as it counts."""
    names: list[str] = []
    for face in range(FACES):
        for _ in range(counts[face]):
            names.append(FACE_NAMES[face])
    return names
