"""A rough judgement of a position, for bots: who is likely to be finished, for good or ill, within one round.

It reads all hands, because a bot only ever holds a supposed state in which the others' hands are guesses.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.games.yin_yang.cards import BLACK, FACES, PER_COLOUR, WHITE
from sampan.games.yin_yang.finish import can_finish
from sampan.games.yin_yang.state import ENDED, LIMIT, Table

# How often one who can finish a player does: nearly always himself when that wins, less often one of many targets.
_WINS: Final = 0.95
_STRIKES: Final = 0.6


def judge(table: Table, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    if table.phase == ENDED:
        return 1.0 if (table.winners >> seat) & 1 else 0.1 if table.reason == LIMIT else 0.0
    return _judge_losing(table, seat) if table.losing else _judge_winning(table, seat)


def _judge_winning(table: Table, seat: i64) -> float:
    """Go round the table once: whoever can reach the goal first probably does; then closeness counts."""
    open_still = 1.0
    ours = 0.0
    near_ours = 0.0
    near_all = 0.0
    for step in range(table.seats):
        player = (table.turn + step) % table.seats
        if table.out[player]:
            continue
        friend = table.team[player] == table.team[seat]
        finish = _WINS * _finish_chance(table, player, player)
        if friend:
            ours += open_still * finish
        open_still *= 1.0 - finish
        near = 1.0 / (1.0 + float(_distance(table, player)))
        near_all += near
        if friend:
            near_ours += near
    return ours + open_still * near_ours / near_all


def _judge_losing(table: Table, seat: i64) -> float:
    """Go round the table once: whom the others can finish may be out; who is left over is better off."""
    ours = 0.0
    everybody = 0.0
    for player in range(table.seats):
        if table.out[player]:
            continue
        stays = 1.0
        for other in range(table.seats):
            if not table.out[other] and table.team[other] != table.team[player]:
                stays *= 1.0 - _STRIKES * _finish_chance(table, other, player)
        # To be far from the goal is safer in later rounds too.
        stays *= 0.8 + 0.2 * float(min(_distance(table, player), 6)) / 6.0
        everybody += stays
        if table.team[player] == table.team[seat]:
            ours += stays
    return ours / everybody


def _distance(table: Table, player: i64) -> i64:
    """Tokens too many or too few."""
    white = table.number - table.tokens[2 * player]
    black = table.number - table.tokens[2 * player + 1]
    return max(white, -white) + max(black, -black)


def _finish_chance(table: Table, actor: i64, target: i64) -> float:
    """How likely the actor can bring the target to exactly the goal in a turn: from his hand, or by what he draws."""
    useful_white: i64 = 0
    useful_black: i64 = 0
    for face in range(FACES):
        if (table.hands[actor * FACES + face] > 0 or table.deck[face] > 0) and can_finish(table, face, target):
            if table.hands[actor * FACES + face] > 0:
                return 1.0
            if face < PER_COLOUR:
                useful_white += table.deck[face]
            else:
                useful_black += table.deck[face]
    white = float(useful_white) / float(max(1, table.deck_cards[WHITE]))
    black = float(useful_black) / float(max(1, table.deck_cards[BLACK]))
    return (white + black) / 2.0 if table.one_pile else max(white, black)
