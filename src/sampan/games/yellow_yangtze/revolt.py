"""Revolts: two like-coloured leaders in one state, because one was positioned there (YY-22, YY-23)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import BLACK, COLOURS, KINDS
from sampan.games.yellow_yangtze.placement import send_home
from sampan.games.yellow_yangtze.state import ATTACK, DEFENCE, YellowYangtzeData


def governors_of(table: YellowYangtzeData, seat: i64) -> i64:
    """The black tiles next to the leader of one of the two sides; a tile may count for both."""
    return table.governors[table.leaders[KINDS * seat + table.revolt_colour]]


def begin_revolt(table: YellowYangtzeData, colour: i64, defender: i64) -> None:
    """The attacker's leader stands in the defender's state; the attacker commits first."""
    table.revolt_colour = colour
    table.defender = defender
    table.attack_tiles = 0
    table.attack_leader = 0
    table.phase = ATTACK
    table.actor = table.turn
    if table.recorder is not None:
        began: dict[str, object] = {
            "attacker": int(table.turn),
            "defender": int(defender),
            "colour": COLOURS[colour],
            "space": table.board.names[table.leaders[KINDS * table.turn + colour]],
            "target": table.board.names[table.leaders[KINDS * defender + colour]],
            "attack": int(governors_of(table, table.turn)),
            "defence": int(governors_of(table, defender)),
        }
        table.tell("revolt_began", began)


def commit(table: YellowYangtzeData, tiles: i64, leader: i64) -> bool:
    """The attacker's or the defender's decision; returns whether the revolt is over."""
    table.discard(table.actor, BLACK, tiles)
    strength = governors_of(table, table.actor) + tiles + leader
    if table.recorder is not None:
        committed: dict[str, object] = {"seat": int(table.actor), "tiles": int(tiles), "leader": leader > 0}
        committed["strength"] = int(strength)
        table.tell("committed", committed)
    if table.phase == ATTACK:
        table.attack_tiles = tiles
        table.attack_leader = leader
        table.phase = DEFENCE
        table.actor = table.defender
        return False
    attack = governors_of(table, table.turn) + table.attack_tiles + table.attack_leader
    end_revolt(table, attack, strength)
    return True


def end_revolt(table: YellowYangtzeData, attack: i64, defence: i64) -> None:
    """The stronger side wins, the defender a tie; the loser's leader goes home (YY-23)."""
    winner = table.turn if attack > defence else table.defender
    loser = table.defender if attack > defence else table.turn
    colour = table.revolt_colour
    if table.recorder is not None:
        ended: dict[str, object] = {"winner": int(winner), "loser": int(loser), "colour": COLOURS[colour]}
        ended["attack"] = int(attack)
        ended["defence"] = int(defence)
        table.tell("revolt_ended", ended)
    send_home(table, loser, colour, "revolt")
    table.score(winner, colour, 1, "revolt", table.leaders[KINDS * winner + colour])
