"""Why an action is not legal, for everybody who asks for one that is not (YY-7 to YY-29)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.errors import IllegalAction
from sampan.games.yellow_yangtze.codes import (
    BLACK,
    BLUE,
    COLOUR_0,
    COLOURS,
    COMMIT_0,
    EMPTY,
    GREEN,
    KINDS,
    LEADER_0,
    MOST_SIDES,
    MOST_SPACES,
    PAGODA_0,
    PAGODAS,
    PASS,
    PAY_0,
    PER_SIDE,
    RED,
    SEAT_0,
    SIDE_0,
    SPACE_0,
    SUPPLY,
    SUPPORT_0,
    TILE_0,
    WITH_LEADER,
    WITHDRAW_0,
)
from sampan.games.yellow_yangtze.legality import Legality
from sampan.games.yellow_yangtze.pagodas import is_free, supply, triangle_colour
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEFENCE,
    DRAWING,
    FIRST,
    LOSSES,
    MARKET_PICK,
    PAGODA,
    PAY,
    SUPPORT,
    TIE,
)
from sampan.games.yellow_yangtze.war import is_tied


class Objections(Legality):
    """The table, and what may not be done at it."""

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now; empty if it is."""
        if self.phase == ACT:
            return self._objection_act(action)
        if self.phase == DRAWING:
            colour = action - COLOUR_0
            if not 0 <= colour < KINDS:
                return "not-asked"
            return "" if self.bag[colour] > 0 else "not-in-bag"
        if self.phase == FIRST:
            return "" if SEAT_0 <= action < SEAT_0 + self.seats else "not-asked"
        if self.phase == PAY:
            tiles = action - PAY_0
            if not 1 <= tiles <= 2:
                return "not-asked"
            return "" if self.hands[KINDS * self.turn + self.paying] >= tiles else "pay-too-few"
        if self.phase == ATTACK or self.phase == DEFENCE:
            return self._objection_commit(action)
        if self.phase == SUPPORT:
            return self._objection_support(action)
        if self.phase == TIE:
            side = action - SIDE_0
            if not 0 <= side < self.sides:
                return "not-asked"
            return "" if is_tied(self, side) else "not-tied"
        if self.phase == LOSSES:
            space = action - SPACE_0
            if not 0 <= space < self.spaces:
                return "not-asked"
            return "" if self.losable(space) else "not-losable"
        if action == PASS:
            return ""
        return self._objection_tail(action)

    def _objection_tail(self, action: i64) -> str:
        """What may follow in the same action: a pagoda, a market tile, a farmer, more tiles to replace."""
        if self.phase == PAGODA:
            return self._objection_pagoda(action - PAGODA_0)
        if self.phase == CHAIN:
            space = action - TILE_0 - MOST_SPACES * BLUE
            if not 0 <= space < self.spaces:
                return "not-asked"
            if self.hands[KINDS * self.turn + BLUE] == 0:
                return "not-in-hand"
            return "" if self.continues(space) else "not-in-chain"
        colour = action - COLOUR_0
        if not 0 <= colour < KINDS:
            return "not-asked"
        if self.phase == MARKET_PICK:
            return "" if self.market[colour] > 0 else "not-in-market"
        return "" if self.hands[KINDS * self.turn + colour] > 0 else "not-in-hand"

    def _objection_commit(self, action: i64) -> str:
        committed = action - COMMIT_0
        if not 0 <= committed < 2 * WITH_LEADER:
            return "not-asked"
        if committed % WITH_LEADER > self.hands[KINDS * self.actor + BLACK]:
            return "too-few-to-commit"
        if committed >= WITH_LEADER and not self.is_home(self.actor, BLACK):
            return "leader-away"
        return ""

    def _objection_support(self, action: i64) -> str:
        if action == PASS:
            return ""
        given = action - SUPPORT_0
        if not 0 <= given < MOST_SIDES * PER_SIDE or given // PER_SIDE >= self.sides:
            return "not-asked"
        if given % PER_SIDE == 0:
            return "nothing-committed"
        if given % WITH_LEADER > self.hands[KINDS * self.actor + RED]:
            return "too-few-to-commit"
        if given % PER_SIDE >= WITH_LEADER and not self.is_home(self.actor, RED):
            return "leader-away"
        return ""

    def _objection_act(self, action: i64) -> str:
        seat = self.turn
        if action == PASS:
            return ""
        if COLOUR_0 <= action < COLOUR_0 + KINDS:
            return "" if self.hands[KINDS * seat + action - COLOUR_0] > 0 else "not-in-hand"
        if WITHDRAW_0 <= action < LEADER_0:
            return "leader-home" if self.is_home(seat, action - WITHDRAW_0) else ""
        if LEADER_0 <= action < TILE_0:
            return self._objection_leader((action - LEADER_0) // MOST_SPACES, (action - LEADER_0) % MOST_SPACES)
        if TILE_0 <= action < SPACE_0:
            return self._objection_tile((action - TILE_0) // MOST_SPACES, (action - TILE_0) % MOST_SPACES)
        if SPACE_0 <= action < SPACE_0 + self.spaces:
            if not self.can_pay(BLUE):
                return "riot-too-few"
            return "" if self.what[action - SPACE_0] < EMPTY else "no-tile-there"
        if action >= PAGODA_0 and not self.can_pay(GREEN):
            return "pagoda-too-few" if action < PAGODA_0 + 3 * self.board.triangles else "not-asked"
        return self._objection_pagoda(action - PAGODA_0)

    def _objection_leader(self, colour: i64, space: i64) -> str:
        if space >= self.spaces:
            return "not-asked"
        if self.leaders[KINDS * self.turn + colour] == space:
            return "leader-stays"
        if self.river[space]:
            return "leader-river"
        if self.what[space] != EMPTY:
            return "space-taken"
        if self.governors[space] == 0:
            return "no-governor"
        return "" if self.may_stand(self.turn, colour, space) else "leader-unites"

    def _objection_tile(self, colour: i64, space: i64) -> str:
        if space >= self.spaces:
            return "not-asked"
        if self.hands[KINDS * self.turn + colour] == 0:
            return "not-in-hand"
        if self.what[space] != EMPTY:
            return "space-taken"
        if colour == BLUE:
            return "" if self.river[space] else "farmer-on-land"
        return "tile-on-river" if self.river[space] else ""

    def _objection_pagoda(self, way: i64) -> str:
        if not 0 <= way < 3 * self.board.triangles:
            return "not-asked"
        triangle = way // 3
        source = way % 3
        is_complete = False
        for index in range(len(self.complete)):
            if self.complete[index] == triangle:
                is_complete = True
        if not is_complete:
            return "no-triangle"
        if not is_free(self, triangle):
            return "triangle-covered"
        if not self.is_offered(triangle):
            return "triangle-elsewhere"
        colour = triangle_colour(self, triangle)
        if supply(self, colour) > 0:
            return "" if source == SUPPLY else "pagoda-from-supply"
        return "" if 1 <= source <= PAGODAS[colour] else "no-pagoda-left"

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal with what it is about."""
        fields: dict[str, object] = {"action": int(action), "colour": "", "space": "", "triangle": ""}
        fields["seat"] = int(self.actor)
        if COLOUR_0 <= action < COLOUR_0 + KINDS:
            fields["colour"] = COLOURS[action - COLOUR_0]
        elif WITHDRAW_0 <= action < LEADER_0:
            fields["colour"] = COLOURS[action - WITHDRAW_0]
        elif LEADER_0 <= action < SPACE_0:
            place = (action - LEADER_0) % (MOST_SPACES * KINDS)
            fields["colour"] = COLOURS[place // MOST_SPACES]
            if place % MOST_SPACES < self.spaces:
                fields["space"] = self.board.names[place % MOST_SPACES]
        elif SPACE_0 <= action < SPACE_0 + self.spaces:
            fields["space"] = self.board.names[action - SPACE_0]
        elif PAGODA_0 <= action < PAGODA_0 + 3 * self.board.triangles:
            fields["triangle"] = self.board.triangle_names[(action - PAGODA_0) // 3]
        elif self.phase == PAY:
            fields["colour"] = COLOURS[self.paying]
        elif self.phase in (ATTACK, DEFENCE, SUPPORT):
            fields["colour"] = COLOURS[RED if self.phase == SUPPORT else BLACK]
        return IllegalAction(reason, fields, self.package)
