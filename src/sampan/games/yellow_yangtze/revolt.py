"""Revolts: two like-coloured leaders in one state, because one was positioned there (YY-22, YY-23)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import BLACK, COLOURS, KINDS
from sampan.games.yellow_yangtze.placement import send_home
from sampan.games.yellow_yangtze.state import ATTACK, DEFENCE, YellowYangtzeData


def governors_of(state: YellowYangtzeData, seat: i64) -> i64:
    """The black tiles next to the leader of one of the two sides; a tile may count for both."""
    return state.governors[state.leaders[KINDS * seat + state.revolt_colour]]


def begin_revolt(state: YellowYangtzeData, colour: i64, defender: i64) -> None:
    """Begin a revolt: the attacker's leader stands in the defender's state. The attacker commits first."""
    state.revolt_colour = colour
    state.defender = defender
    state.attack_tiles = 0
    state.attack_leader = 0
    state.phase = ATTACK
    state.actor = state.turn
    if state.recorder is not None:
        began: dict[str, object] = {
            "attacker": int(state.turn),
            "defender": int(defender),
            "colour": COLOURS[colour],
            "space": state.board.names[state.leaders[KINDS * state.turn + colour]],
            "target": state.board.names[state.leaders[KINDS * defender + colour]],
            "attack": int(governors_of(state, state.turn)),
            "defence": int(governors_of(state, defender)),
        }
        state.tell("revolt_began", began)


def commit(state: YellowYangtzeData, tiles: i64, leader: i64) -> bool:
    """Carry out the attacker's or the defender's decision; returns whether the revolt is over."""
    state.discard(state.actor, BLACK, tiles)
    strength = governors_of(state, state.actor) + tiles + leader
    if state.recorder is not None:
        committed: dict[str, object] = {"seat": int(state.actor), "tiles": int(tiles), "leader": leader > 0}
        committed["strength"] = int(strength)
        state.tell("committed", committed)
    if state.phase == ATTACK:
        state.attack_tiles = tiles
        state.attack_leader = leader
        state.phase = DEFENCE
        state.actor = state.defender
        return False
    attack = governors_of(state, state.turn) + state.attack_tiles + state.attack_leader
    end_revolt(state, attack, strength)
    return True


def end_revolt(state: YellowYangtzeData, attack: i64, defence: i64) -> None:
    """Decide a revolt: the stronger side wins, in a tie the defender; the loser's leader goes home (YY-23)."""
    winner = state.turn if attack > defence else state.defender
    loser = state.defender if attack > defence else state.turn
    colour = state.revolt_colour
    if state.recorder is not None:
        ended: dict[str, object] = {"winner": int(winner), "loser": int(loser), "colour": COLOURS[colour]}
        ended["attack"] = int(attack)
        ended["defence"] = int(defence)
        ended["tie"] = bool(attack == defence)
        state.tell("revolt_ended", ended)
    send_home(state, loser, colour, "revolt")
    state.score(winner, colour, 1, "revolt", state.leaders[KINDS * winner + colour])
