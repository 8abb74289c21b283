"""How a game goes: what every action does, and what follows (YY-4 to YY-31a)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.observation_fields import ObservationFields
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER
from sampan.games.yellow_yangtze.board import Board
from sampan.games.yellow_yangtze.codes import (
    ACTIONS,
    BLACK,
    BLUE,
    COLOUR_0,
    COLOURS,
    COMMIT_0,
    GREEN,
    HAND,
    KINDS,
    LEADER_0,
    MARKET,
    MOST_SPACES,
    PAGODA_0,
    PAGODAS,
    PASS,
    PAY_0,
    PER_SIDE,
    SEAT_0,
    SIDE_0,
    SPACE_0,
    SUPPLY,
    SUPPORT_0,
    TILE_0,
    WITH_LEADER,
    WITHDRAW_0,
)
from sampan.games.yellow_yangtze.evaluate import judge, judge_all
from sampan.games.yellow_yangtze.features import encoding_of, observe, update
from sampan.games.yellow_yangtze.groups import link, ruler
from sampan.games.yellow_yangtze.masks import Masks
from sampan.games.yellow_yangtze.pagodas import income, lift_pagoda, set_pagoda, triangle_colour
from sampan.games.yellow_yangtze.placement import lay_tile, put_leader, put_tile, remove_leader, send_home, tear_down
from sampan.games.yellow_yangtze.position import position_of
from sampan.games.yellow_yangtze.resample import suppose_tiles
from sampan.games.yellow_yangtze.revolt import begin_revolt, commit
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    BAG_EMPTY,
    CHAIN,
    DEAL,
    DEFENCE,
    DRAWING,
    ENDED,
    FIRST,
    HOME,
    LOSSES,
    MARKET_PICK,
    NOBODY,
    PAGODA,
    PAY,
    REFILL,
    REPLACE,
    REPLACING,
    STALL,
    TIE,
)
from sampan.games.yellow_yangtze.view import view_of
from sampan.games.yellow_yangtze.war import answer, begin_war, lose_tile, win


class YellowYangtzeState(Masks):
    """A position of Yellow & Yangtze and its rules."""

    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""
        if self.phase == ENDED:
            return OVER
        if self.phase == FIRST or self.phase == DRAWING:
            return CHANCE
        return self.actor

    def weight(self, action: i64) -> i64:
        """Equal for the first player (YY-4), and by the tiles in the bag."""
        return 1 if self.phase == FIRST else self.bag[action - COLOUR_0]

    def clone(self) -> YellowYangtzeState:
        """An independent copy."""
        copy = YellowYangtzeState(self.board, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see (YY-33)."""
        return view_of(self, seat, self.observer(seat))

    def position(self) -> dict[str, object]:
        """Everything on the table."""
        return position_of(self)

    def evaluate(self, seat: i64) -> float:
        """A rough judgement, for bots."""
        return judge(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        """The same for every seat."""
        judge_all(self, into)

    def is_quiet(self) -> bool:
        """Between two turns: what two actions are worth shows when both are done."""
        return self.phase == ENDED or (self.phase == ACT and self.actions_left == ACTIONS)

    def action_codes(self) -> i64:
        """All codes are below this."""
        return PAGODA_0 + 3 * self.board.triangles

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes."""
        return encoding_of(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what an observer sees as numbers."""
        observe(self, observer, into, at)

    def update(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what has changed of it."""
        update(self, observer, into, at)

    def resample(self, seat: int | None, rng: Rng) -> YellowYangtzeState:
        """Bag, hands and tiles put away as the seat may suppose them to be (YY-34)."""
        guess = self.clone()
        observer = self.observer(seat)
        if self.phase != ENDED:  # then everything lies open
            suppose_tiles(guess, observer, rng)
        return guess

    # What an action does.

    def apply_unchecked(self, action: i64) -> None:
        """Carry out a legal action."""
        phase = self.phase
        if phase == ACT:
            self._act(action)
        elif phase == DRAWING:
            self._draw(action - COLOUR_0)
        elif phase == PAGODA:
            self._answer_pagoda(action)
        elif phase == MARKET_PICK:
            self._answer_market(action)
        elif phase == CHAIN:
            self._answer_chain(action)
        elif phase == PAY:
            self._pay(action - PAY_0)
        elif phase == REPLACE:
            self._answer_replace(action)
        elif phase == ATTACK or phase == DEFENCE:
            committed = action - COMMIT_0
            if commit(self, committed % WITH_LEADER, committed // WITH_LEADER):
                self._end_action()
        elif phase == FIRST:
            self.set_first(action - SEAT_0)
        elif self._fight(action):
            self._end_war()

    def _act(self, action: i64) -> None:
        """One of the five actions, or the end of the turn (YY-6)."""
        if action == PASS:
            self.actions_left = 0
            self._end_turn()
            return
        self.actions_left -= 1
        if action >= PAGODA_0:
            self._build(action - PAGODA_0)
            self._owe(GREEN, self.is_home(self.turn, GREEN))
        elif action >= SPACE_0:
            self._riot(action - SPACE_0)
        elif action >= TILE_0:
            self._place_tile((action - TILE_0) // MOST_SPACES, (action - TILE_0) % MOST_SPACES)
        elif action >= LEADER_0:
            self._position_leader((action - LEADER_0) // MOST_SPACES, (action - LEADER_0) % MOST_SPACES)
        elif action >= WITHDRAW_0:
            self._withdraw_leader(action - WITHDRAW_0)
        else:
            self.owed = 0
            self._answer_replace(action)

    # Set-up and turns.

    def set_first(self, seat: i64) -> None:
        """The first player is settled; six tiles for everybody, and for the market (YY-4)."""
        self.first = seat
        self.turn = seat
        self.actor = seat
        if self.recorder is not None:
            self.tell("first_player", {"seat": int(seat)})
        self.purpose = DEAL
        self.drawer = seat
        self._draw_on()

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.actor = seat
        self.actions_left = ACTIONS
        self.drew = False
        self.phase = ACT
        if self.recorder is not None:
            self.tell("turn_began", {"seat": int(seat)})

    def _end_action(self) -> None:
        """After the second action the turn ends by itself (YY-6)."""
        self.actor = self.turn
        if self.actions_left > 0:
            self.phase = ACT
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """Pagoda points, then tiles (YY-19, YY-21)."""
        seat = self.turn
        if self.recorder is not None:
            self.tell("turn_ended", {"seat": int(seat)})
        for colour in range(KINDS):
            count = income(self, seat, colour)
            if count > 0:
                self.score(seat, colour, count, "pagoda", self.leaders[KINDS * seat + colour])
        self.purpose = REFILL
        self.drawer = seat
        self._draw_on()

    def _draw(self, colour: i64) -> None:
        if self.drawer == self.seats:
            self.draw_to_market(colour)
        else:
            self.draw_to_hand(self.drawer, colour)
            if self.purpose == REPLACING:
                self.owed -= 1
        self._draw_on()

    def _draw_on(self) -> None:
        """Let chance draw the next tile that is due; the game ends if the bag is empty (YY-31)."""
        if self.purpose == REPLACING:
            if self.owed == 0:
                self._end_action()
                return
        else:
            while self.drawer < self.seats and self.hand_size[self.drawer] == HAND:
                self.drawer = self._drawer_after(self.drawer)
            if self.drawer == self.seats and self.market_size == MARKET:
                self._end_draws()
                return
        if self.left_to_draw() == 0:
            self.end(BAG_EMPTY)
        else:
            self.phase = DRAWING

    def _drawer_after(self, drawer: i64) -> i64:
        """Clockwise from the active player, then the market; the others wait where `refill` says so (YY-21)."""
        following = (drawer + 1) % self.seats
        if following == self.turn or (self.purpose == REFILL and not self.refill_all):
            return self.seats
        return following

    def _end_draws(self) -> None:
        if self.purpose == DEAL:
            self._begin_turn(self.first)
            return
        self.turns_ended += 1
        self.idle_turns = 0 if self.drew else self.idle_turns + 1
        if self.stall_turns > 0 and self.idle_turns == self.stall_turns:
            self.end(STALL)  # YY-31a
        else:
            self._begin_turn((self.turn + 1) % self.seats)

    # A. Leaders.

    def _position_leader(self, colour: i64, space: i64) -> None:
        """From home or from another space, whence it is lifted first (YY-7, YY-8)."""
        seat = self.turn
        came_from = self.leaders[KINDS * seat + colour]
        if came_from != HOME:
            remove_leader(self, seat, colour)
        one, two, three = self.states_near(space)
        rival: i64 = ruler(self, one, colour) if (self.rulers[one] >> colour) & 1 else NOBODY
        put_leader(self, seat, colour, space)
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour]}
            if came_from == HOME:
                told["space"] = self.board.names[space]
                self.tell("leader_placed", told)
            else:
                told["from"] = self.board.names[came_from]
                told["space"] = self.board.names[space]
                self.tell("leader_moved", told)
            self._tell_union(space, two, three)
        # Several states are united only in peace (YY-9), so a rival stands in the one state that there is.
        if rival != NOBODY:
            begin_revolt(self, colour, rival)
        else:
            self._end_action()

    def _withdraw_leader(self, colour: i64) -> None:
        seat = self.turn
        space = self.leaders[KINDS * seat + colour]
        remove_leader(self, seat, colour)
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour], "space": self.board.names[space]}
            self.tell("leader_withdrawn", told)
        self._end_action()

    def _tell_union(self, space: i64, two: i64, three: i64) -> None:
        if two:
            self.tell("states_united", {"count": 3 if three else 2, "space": self.board.names[space]})

    # B. Tiles.

    def _place_tile(self, colour: i64, space: i64) -> None:
        """Point, then pagoda, then market or chain; or a war and nothing else (YY-12, YY-13, YY-24)."""
        seat = self.turn
        self.leave_hand(seat, colour, 1)
        lay_tile(self, space, colour)
        self.placed = space
        if self.recorder is not None:
            placed: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour], "space": self.board.names[space]}
            self.tell("tile_placed", placed)
        one, two, three = self.states_near(space)
        if self.clash(one, two, three):
            begin_war(self, one, two, three)
            return
        link(self, space)
        if self.recorder is not None:
            self._tell_union(space, two, three)
        label = self.group[space]
        rulers = self.rulers[label]
        if (rulers >> colour) & 1:
            self.score(ruler(self, label, colour), colour, 1, "tile", space)
        elif (rulers >> BLACK) & 1:
            self.score(ruler(self, label, BLACK), colour, 1, "stand_in", space)
        self._offer_pagoda()

    def _offer_pagoda(self) -> None:
        """Asked whenever one is possible (YY-17, YY-35)."""
        self.phase = PAGODA
        offered = False
        for index in range(len(self.complete)):
            if self.is_offered(self.complete[index]):
                offered = True
        if not offered:
            self._after_pagoda(False)
        elif self.recorder is not None:
            triangles = [self.board.triangle_names[way] for way in self.complete if self.is_offered(way)]
            told: dict[str, object] = {"seat": int(self.turn), "colour": COLOURS[self.what[self.placed]]}
            told["triangles"] = triangles
            self.tell("pagoda_possible", told)

    def _answer_pagoda(self, action: i64) -> None:
        if action == PASS:
            if self.recorder is not None:
                self.tell("pagoda_declined", {"seat": int(self.turn)})
            self._after_pagoda(False)
        else:
            self._build(action - PAGODA_0)
            self._after_pagoda(True)

    def _after_pagoda(self, built: bool) -> None:
        """The market after a trader, the chain after a farmer (YY-14, YY-15)."""
        colour = self.what[self.placed]
        if colour == GREEN:
            self._offer_market()
        elif colour == BLUE and not built and self.has_free_water():
            self.phase = CHAIN
            if self.recorder is not None:
                self.tell("chain_possible", {"seat": int(self.turn), "space": self.board.names[self.placed]})
        else:
            self._end_action()

    def _offer_market(self) -> None:
        """Asked whenever there is a tile to take (YY-14, YY-35)."""
        self.actor = self.turn
        if self.market_size > 0:
            self.phase = MARKET_PICK
        else:
            self._end_action()

    def _answer_market(self, action: i64) -> None:
        if action == PASS:
            if self.recorder is not None:
                self.tell("market_declined", {"seat": int(self.turn)})
        else:
            self.take_from_market(self.turn, action - COLOUR_0)
            if self.recorder is not None:
                self.tell("market_taken", {"seat": int(self.turn), "colour": COLOURS[action - COLOUR_0]})
        self._end_action()

    def _answer_chain(self, action: i64) -> None:
        if action == PASS:
            if self.recorder is not None:
                self.tell("chain_ended", {"seat": int(self.turn)})
            self._end_action()
        else:
            self._place_tile(BLUE, action - TILE_0 - MOST_SPACES * BLUE)

    # C. Riot and D. Pagoda.

    def _riot(self, space: i64) -> None:
        """A tile is removed, then the leaders that it leaves unsupported (YY-11, YY-16)."""
        leader_home = self.is_home(self.turn, BLUE)
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(self.turn), "space": self.board.names[space]}
            told["colour"] = COLOURS[self.what[space]]
            self.tell("riot", told)
        tear_down(self, space)
        for leader in range(KINDS * self.seats):
            stands = self.leaders[leader]
            if stands != HOME and self.governors[stands] == 0:
                send_home(self, leader // KINDS, leader % KINDS, "riot")
        self._owe(BLUE, leader_home)

    def _build(self, way: i64) -> None:
        """A pagoda from the supply or from elsewhere on the board (YY-17)."""
        triangle = way // 3
        source = way % 3
        colour = triangle_colour(self, triangle)
        slot = 2 * colour + PAGODAS[colour] - 1  # if the supply holds one, the last place holds none
        told: dict[str, object] = {}
        if self.recorder is not None:
            told = {"seat": int(self.turn), "colour": COLOURS[colour]}
        if source != SUPPLY:
            left = self.pagodas[2 * colour + source - 1]
            lift_pagoda(self, 2 * colour + source - 1)
            if self.recorder is not None:
                told["from"] = self.board.triangle_names[left]
        set_pagoda(self, slot, triangle)
        if self.recorder is not None:
            told["triangle"] = self.board.triangle_names[triangle]
            self.tell("pagoda_built" if source == SUPPLY else "pagoda_moved", told)

    def _owe(self, colour: i64, leader_home: bool) -> None:
        """Two tiles; one or two while the leader of that colour is off the board, which is public (YY-16, YY-35)."""
        self.paying = colour
        self.actor = self.turn
        if leader_home:
            self.phase = PAY
            self.prove(self.turn, colour)
        else:
            self._pay(2)

    def _pay(self, tiles: i64) -> None:
        self.discard(self.turn, self.paying, tiles)
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(self.turn), "colour": COLOURS[self.paying], "tiles": int(tiles)}
            told["leader"] = tiles == 1
            self.tell("paid", told)
        self._end_action()

    # E. Replace.

    def _answer_replace(self, action: i64) -> None:
        """Tiles are put away one by one, then as many are drawn (YY-20)."""
        if action != PASS:
            self.put_away(self.turn, action - COLOUR_0)
            self.owed += 1
        if action == PASS or self.hand_size[self.turn] == 0:
            self.purpose = REPLACING
            self.drawer = self.turn
            self._draw_on()
        else:
            self.phase = REPLACE

    # War.

    def _fight(self, action: i64) -> bool:
        """A decision in a war; returns whether the war is over."""
        if self.phase == TIE:
            return win(self, action - SIDE_0)
        if self.phase == LOSSES:
            return lose_tile(self, action - SPACE_0)
        if action == PASS:
            return answer(self, NOBODY, 0, 0)
        given = action - SUPPORT_0
        return answer(self, given // PER_SIDE, given % WITH_LEADER, given % PER_SIDE // WITH_LEADER)

    def _end_war(self) -> None:
        """No point, no pagoda, no chain; a market tile only if `war_market` says so (YY-14, YY-24)."""
        if self.war_market and self.what[self.placed] == GREEN:
            self._offer_market()
        else:
            self._end_action()


def new_state(board: Board, seats: i64, options: dict[str, object]) -> YellowYangtzeState:
    """A governor on each capital, the rest in the bag, and the game begun as far as no draw is needed (YY-3, YY-4)."""
    state = YellowYangtzeState(board, seats, options)
    state.lay_out()
    for capital in board.capitals:
        put_tile(state, capital, BLACK)
        state.bag[BLACK] -= 1
        state.bag_size -= 1
    first = options["first_player"]
    if isinstance(first, int):
        state.set_first(first)
    return state
