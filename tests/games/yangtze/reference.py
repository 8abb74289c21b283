"""A second set of rules, written from the specification alone, slowly and plainly, to hold the first one against.

The game is one generator: it yields whose decision it is and every possible answer, and is sent the chosen one. A
decision with a single answer is not yielded (YZ-21d). Everything lies in lists and sets of names.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from itertools import chain, combinations
from typing import Any

CHANCE = -1
LUXURY_WARES = ["silk", "jade", "porcelain", "lacquer", "pearls"]
BASIC_WARES = ["rice", "tea", "salt", "cotton", "bamboo", "fish"]
GOODS = [f"{w}-{c}" for w in LUXURY_WARES for c in ("crimson", "azure", "gold", "emerald", "violet")]
GOODS += [f"{w}-{c}" for w in BASIC_WARES for c in ("rose", "sky", "sand", "mint", "lilac", "grey")]
TYPES = ["wharf", "warehouse", "teahouse", "workshop"]
POSTS = [f"{kind}-{dots}" for kind in TYPES for dots in range(1, 6)]
EMPERORS = [f"gain_{kind}" for kind in TYPES]
EMPERORS += ["tax_money", "tax_goods", "tax_posts", "discard", "sell", "buy_back", "exchange", "copy"]
CASH = {"liquidity_10": 10, "liquidity_15": 15, "liquidity_20": 20}

Answer = dict[str, Any]
Play = Generator[tuple[int, list[Answer]], Answer, Any]


def cargoes(goods: set[str]) -> list[frozenset[str]]:
    """Every set of one or more goods that share the ware or share the colour (YZ-5)."""
    found = set()
    for part in (0, 1):
        for name in {good.split("-")[part] for good in goods}:
            line = [good for good in goods if good.split("-")[part] == name]
            for size in range(1, len(line) + 1):
                found |= {frozenset(chosen) for chosen in combinations(line, size)}
    return sorted(found, key=sorted)


def is_luxury(good: str) -> bool:
    return good.split("-")[0] in LUXURY_WARES


def best_sale(goods: frozenset[str], basic: tuple[int, ...], luxury: tuple[int, ...]) -> int:
    """The best of all partitions into cargoes: the first good with each set of companions (YZ-22)."""

    @cache
    def best(left: frozenset[str]) -> int:
        if not left:
            return 0
        first = min(left)
        values = luxury if is_luxury(first) else basic
        found = 0
        for part in (0, 1):
            mates = [good for good in left - {first} if good.split("-")[part] == first.split("-")[part]]
            for chosen in chain.from_iterable(combinations(mates, size) for size in range(len(mates) + 1)):
                found = max(found, values[len(chosen)] + best(left - {first, *chosen}))
        return found

    return best(goods)


def post_scores(posts: list[set[str]], green: list[int]) -> list[int]:
    """What everybody's posts count (YZ-23)."""
    scores = [0] * len(posts)
    for seat, own in enumerate(posts):
        for is_green in (True, False):
            types = {post.split("-")[0] for post in own if (int(post.split("-")[1]) in green) == is_green}
            scores[seat] += {0: 0, 1: 0, 2: 15, 3: 30, 4: 50}[len(types)]
    for kind in TYPES:
        dots = [sorted(int(post.split("-")[1]) for post in own if post.split("-")[0] == kind) for own in posts]
        owners = [seat for seat in range(len(posts)) if dots[seat]]
        owners.sort(key=lambda seat: (-len(dots[seat]), dots[seat][0]))
        for seat, prize in zip(owners, (30, 15), strict=False):
            scores[seat] += prize
    return scores


class Reference:
    """One game."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.money = [30] * seats
        self.goods: list[set[str]] = [set() for _ in range(seats)]
        self.posts: list[set[str]] = [set() for _ in range(seats)]
        self.cards = [{"buy_two", "sell_any_time", "free_good", *CASH} for _ in range(seats)]
        self.dealt: list[set[str]] = [set() for _ in range(seats)]  # and behind their owner's screen ever since
        self.discards: list[set[str]] = [set() for _ in range(seats)]
        self.river: list[str | None] = [None] * 8
        self.thrones: list[str] = []
        self.sold: set[str] = set()
        self.unwanted: set[str] = set()
        self.bag = set(GOODS)
        self.idle = 0
        self.turn = 0
        self.reason: str | None = None

    # Asking.

    def ask(self, seat: int, answers: list[Answer]) -> Play:
        if len(answers) == 1:
            return answers[0]
        return (yield seat, answers)

    def ask_with_cards(self, seat: int, answers: list[Answer], any_time: bool = True) -> Play:
        """The answer, or None when a card was played instead, and the question must be put again (YZ-21)."""
        answers = answers + [{"kind": "play_liquidity", "card": card} for card in self.liquidity(seat)]
        if any_time and "sell_any_time" in self.cards[seat]:
            answers += self.sales(seat, "sell_any_time")
        answer = yield from self.ask(seat, answers)
        if answer["kind"] == "play_liquidity":
            self.cards[seat].remove(answer["card"])
            self.money[seat] += CASH[answer["card"]]
            return None
        if answer["kind"] == "sell_any_time":
            self.cards[seat].remove("sell_any_time")
            self.sell(seat, answer)
            return None
        return answer

    def liquidity(self, seat: int) -> list[str]:
        return [card for card in CASH if card in self.cards[seat]]

    def sales(self, seat: int, kind: str = "sell") -> list[Answer]:
        return [
            {"kind": kind, "goods": sorted(cargo, key=GOODS.index), "value": self.value(cargo)}
            for cargo in cargoes(self.goods[seat])
        ]

    def value(self, cargo: frozenset[str]) -> int:
        table = "luxury_values" if is_luxury(min(cargo)) else "basic_values"
        return int(self.options[table][len(cargo) - 1])

    def sell(self, seat: int, answer: Answer) -> None:
        self.money[seat] += self.value(frozenset(answer["goods"]))
        self.goods[seat] -= set(answer["goods"])
        self.dealt[seat] -= set(answer["goods"])
        self.sold |= set(answer["goods"])

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    # The game.

    def play(self) -> Play:
        for place in range(8):
            answer = yield CHANCE, [{"kind": "draw_good", "good": good} for good in self.bag]
            self.river[place] = answer["good"]
            self.bag.remove(answer["good"])
        for seat in range(self.seats):
            for _ in range(2):
                answer = yield CHANCE, [{"kind": "deal_good", "good": good} for good in self.bag]
                self.goods[seat].add(answer["good"])
                self.dealt[seat].add(answer["good"])
                self.bag.remove(answer["good"])
        self.bag |= {*POSTS, *EMPERORS}
        self.turn = self.options["first_player"]
        if self.turn is None:
            self.turn = 0
            answer = yield CHANCE, [{"kind": "first_player", "seat": seat} for seat in range(self.seats)]
            self.turn = answer["seat"]
        while self.reason is None:
            acted = yield from self.take_turn(self.turn)
            if not acted:
                self.idle += 1
            if self.reason is None and self.idle == self.seats:
                self.reason = "all_passed"
            if self.reason is None:
                self.turn = (self.turn + 1) % self.seats

    def take_turn(self, seat: int) -> Play:
        """Whether something was sold or bought (YZ-4, YZ-8)."""
        may_buy, bought, sold = 1, 0, False
        prices = self.options["prices"]
        while bought < may_buy:
            answers: list[Answer] = [{"kind": "pass"}]
            for place, good in enumerate(self.river):
                if good is not None and self.money[seat] >= prices[place]:
                    answers.append({"kind": "buy", "place": place + 1, "good": good, "price": prices[place]})
                if good is not None and "free_good" in self.cards[seat]:
                    answers.append({"kind": "buy_free", "place": place + 1, "good": good})
            if bought == 0:
                answers += self.sales(seat)
                if "buy_two" in self.cards[seat]:
                    answers.append({"kind": "buy_two"})
            answer = yield from self.ask_with_cards(seat, answers, any_time=bought > 0)
            if answer is None:
                continue
            if answer["kind"] == "pass":
                break
            if answer["kind"] == "sell":
                self.sell(seat, answer)
                sold = True
                self.idle = 0
            elif answer["kind"] == "buy_two":
                self.cards[seat].remove("buy_two")
                may_buy = 2
            else:
                if answer["kind"] == "buy_free":
                    self.cards[seat].remove("free_good")
                self.money[seat] -= answer.get("price", 0)
                self.goods[seat].add(answer["good"])
                self.river[answer["place"] - 1] = None
                bought += 1
                self.idle = 0
        for _ in range(bought):
            yield from self.refill(seat)
            if self.reason is not None:
                break
        return sold or bought > 0

    def refill(self, seat: int) -> Play:
        """Draw until a good comes up, which closes the gap nearest the source (YZ-7)."""
        while True:
            token = yield CHANCE, [self.token(name) for name in self.bag]
            name = token.get("good") or token.get("post") or token["emperor"]
            self.bag.remove(name)
            if name in GOODS:
                self.river.remove(None)  # the first one
                self.river.insert(0, name)
                return
            if name in POSTS:
                yield from self.auction(seat, name)
            else:
                self.thrones.append(name)
                for other in self.clockwise(seat):
                    yield from self.obey(other, name)
                if len(self.thrones) == 12:
                    self.reason = "emperors"
                    return

    def token(self, name: str) -> Answer:
        if name in GOODS:
            return {"kind": "draw_good", "good": name}
        return {"kind": "draw_post", "post": name} if name in POSTS else {"kind": "draw_emperor", "emperor": name}

    def auction(self, drawer: int, post: str) -> Play:
        """YZ-9."""
        within = self.clockwise(drawer)
        highest, bidder = 0, None
        while within and within != [bidder]:
            seat = within.pop(0)
            least = max(highest + 1, self.options["minimum_bid"])
            answer = None
            while answer is None:
                amounts = range(least, self.money[seat] + 1)
                bids: list[Answer] = [{"kind": "bid", "amount": amount} for amount in amounts]
                answer = yield from self.ask_with_cards(seat, [{"kind": "pass"}, *bids])
            if answer["kind"] == "bid":
                highest, bidder = answer["amount"], seat
                within.append(seat)
        if bidder is None:
            self.unwanted.add(post)
        else:
            self.money[bidder] -= highest
            self.posts[bidder].add(post)

    def obey(self, seat: int, emperor: str) -> Play:
        """YZ-10 to YZ-20."""
        if emperor in ("sell", "exchange", "discard"):
            yield from self.obey_with_goods(seat, emperor)
        elif emperor == "buy_back":
            yield from self.buy_back(seat)
        elif emperor == "copy":
            yield from self.copy(seat)
        else:
            yield from self.obey_with_money(seat, emperor)

    def declining(self, emperor: str) -> list[Answer]:
        return [{"kind": "decline"}] if emperor in self.options["optional_emperors"] else []

    def obey_with_goods(self, seat: int, emperor: str) -> Play:
        answer = None
        while answer is None and self.within(seat, emperor):
            own = sorted(self.within(seat, emperor))
            answers = {
                "sell": lambda: self.sales(seat),
                "discard": lambda: [{"kind": "discard", "good": good} for good in own],  # noqa: B023
                "exchange": lambda: [
                    {"kind": "exchange", "given": good, "place": place + 1, "taken": lying}
                    for good in own  # noqa: B023
                    for place, lying in enumerate(self.river)
                    if lying is not None
                ],
            }[emperor]()
            answer = yield from self.ask_with_cards(seat, answers + self.declining(emperor))
        if answer is None or answer["kind"] == "decline":
            return
        if emperor == "sell":
            self.sell(seat, answer)
        elif emperor == "discard":
            self.goods[seat].remove(answer["good"])
            self.discards[seat].add(answer["good"])
        else:
            self.goods[seat].remove(answer["given"])
            self.dealt[seat].discard(answer["given"])
            self.goods[seat].add(answer["taken"])
            self.river[answer["place"] - 1] = answer["given"]

    def within(self, seat: int, emperor: str) -> set[str]:
        """The goods that an instruction may be about (YZ-15a)."""
        starting_too = emperor != "discard" or self.options["discard_starting"]
        return self.goods[seat] if starting_too else self.goods[seat] - self.dealt[seat]

    def buy_back(self, seat: int) -> Play:
        answer = None
        while answer is None and len(self.liquidity(seat)) < 3:
            played = [card for card in CASH if card not in self.cards[seat] and CASH[card] <= self.money[seat]]
            answers: list[Answer] = [{"kind": "buy_back", "card": card, "price": CASH[card]} for card in played]
            declining = self.declining("buy_back") if played else [{"kind": "decline"}]
            answer = yield from self.ask_with_cards(seat, answers + declining)
        if answer is not None and answer["kind"] == "buy_back":
            self.money[seat] -= answer["price"]
            self.cards[seat].add(answer["card"])

    def copy(self, seat: int) -> Play:
        others = [name for name in self.thrones if name != "copy"]
        answer = None
        while answer is None and others:
            answers: list[Answer] = [{"kind": "copy", "emperor": name} for name in others]
            answer = yield from self.ask_with_cards(seat, answers + self.declining("copy"))
        if answer is not None and answer["kind"] == "copy":
            yield from self.obey(seat, answer["emperor"])

    def due(self, seat: int, emperor: str) -> int:
        if emperor.startswith("gain_"):
            return 2 * sum(post.split("-")[0] == emperor.removeprefix("gain_") for post in self.posts[seat])
        counted = {"tax_money": self.money[seat] // 10, "tax_goods": len(self.goods[seat])}
        return counted.get(emperor, len(self.posts[seat]))

    def obey_with_money(self, seat: int, emperor: str) -> Play:
        optional = emperor in self.options["optional_emperors"]
        while self.due(seat, emperor) > 0:
            may_sell_first = emperor == "tax_goods" and "sell_any_time" in self.cards[seat] and self.goods[seat]
            if not optional and not may_sell_first:
                break
            answer = yield from self.ask_with_cards(seat, [{"kind": "carry_out"}, *self.declining(emperor)])
            if answer is not None:
                if answer["kind"] == "decline":
                    return
                break
        due = self.due(seat, emperor)
        if emperor.startswith("gain_"):
            self.money[seat] += due
            return
        answer = None
        while answer is None and self.money[seat] < due:
            can_sell = "sell_any_time" in self.cards[seat] and self.goods[seat]
            if not self.liquidity(seat) and not can_sell:
                break
            answer = yield from self.ask_with_cards(seat, [] if self.liquidity(seat) else [{"kind": "pay_less"}])
        self.money[seat] -= min(due, self.money[seat])

    def wealth(self) -> list[int]:
        """YZ-22."""
        basic, luxury = tuple(self.options["basic_values"]), tuple(self.options["luxury_values"])
        scores = post_scores(self.posts, self.options["post_dots"])
        return [
            self.money[seat]
            + best_sale(frozenset(self.goods[seat]), basic, luxury)
            + scores[seat]
            + 30 * len(self.liquidity(seat))
            for seat in range(self.seats)
        ]
