"""People and bots who do anything that a table allows, at random."""

from __future__ import annotations

from collections.abc import Iterator

from tables import Play, Step

from sampan import Rng
from sampan.core.errors import SampanError
from sampan.table import commands as c


def wander(play: Play, seed: int, steps: int) -> list[Step]:
    """Carry out that many random commands; refused ones change nothing and do not count."""
    rng = Rng(seed)
    clock = iter(range(10**6))
    done: list[Step] = []
    while len(done) < steps:
        if play.finished and play.rematch is not None and rng.below(8) == 0:
            break
        command = _any_command(play, rng, clock)
        try:
            step = play.do(command)
        except SampanError:
            continue
        if step is not None:
            done.append(step)
    return done


def _any_command(play: Play, rng: Rng, clock: Iterator[int]) -> c.Command:
    seats = list(range(len(play.seats)))
    seat, other = rng.choose(seats), rng.choose(seats)
    minute = next(clock)
    at = f"2026-11-16T{minute // 60 % 24:02}:{minute % 60:02}:00Z"
    persons = [each for each in seats if play.seats[each].bot is None]
    if play.undo is not None and rng.below(2):
        if rng.below(6) == 0:
            return c.Withdraw(play.undo.seat)
        return c.Consent(rng.choose(play.undo_missing or seats), rng.below(4) > 0)
    if play.end_vote is not None and rng.below(2):
        if play.end_bots:
            bot = rng.choose(list(play.end_bots))
            return c.VoteEndForBot(bot, play.point_of(bot), rng.below(6) > 0)
        return c.VoteEnd(seat, rng.below(6) > 0)
    chance = rng.below(40)
    if chance == 0:
        return c.Say(rng.choose([None, *seats]), "Eve", f"line {minute}", at)
    if chance <= 2 and persons:
        return c.Arrive((rng.choose(persons),))
    if chance == 3 and persons:
        return c.Depart((rng.choose(persons),), at)
    if chance <= 5:
        return c.VoteSubstitute(seat, other, rng.below(4) > 0, at, 60)
    if chance == 6:
        return c.Resume(rng.choose(sorted(play.substitutes.playing) or seats))
    if chance == 7:
        return c.ReplaceOverdue(at)
    if chance == 8 and rng.below(2) == 0:
        return c.Rename(seat, f"M{minute}")
    if chance == 9:
        return _any_seat_command(play, rng, minute)
    if chance <= 12:
        return c.Undo(seat)
    if chance == 13 and rng.below(6) == 0:
        return c.Resign(seat)
    if chance == 14 and rng.below(4) == 0:
        return c.VoteEnd(seat, True)
    if play.finished:
        return c.Rematch(f"again {minute}", "3" * 64, at)
    if not play.deciding:
        free = [each for each in seats if not play.seats[each].taken]
        if free and rng.below(4):
            return _join_or_invite(play, rng.choose(free), rng, minute)
        return c.Arrive(tuple(persons)) if rng.below(2) else _any_seat_command(play, rng, minute)
    return any_action(play, rng.choose(list(play.deciding)), rng)


def _join_or_invite(play: Play, seat: int, rng: Rng, minute: int) -> c.Command:
    invitation = play.seats[seat].invitation
    if invitation is None:
        return c.Invite(seat, f"invitation {minute}", None)
    return c.Join(invitation, f"token {minute}", rng.choose([None, f"N{minute}"]))


def _any_seat_command(play: Play, rng: Rng, minute: int) -> c.Command:
    seats = list(range(len(play.seats)))
    seat, other, by = rng.choose(seats), rng.choose(seats), rng.choose([None, *seats])
    choice = rng.below(8)
    if choice == 0:
        return c.Leave(seat)
    if choice == 1:
        return c.Renew(play.seats[seat].token or "", f"token {minute}")
    if choice == 2:
        return c.Invite(seat, f"invitation {minute}", by)
    if choice == 3 and rng.below(4) == 0:
        return c.SeatBot(seat, "easy", by)
    free = [each for each in seats if not play.seats[each].taken]
    if choice == 4 and free:
        return _join_or_invite(play, rng.choose(free), rng, minute)
    gone = [each for each in play.substitutes.playing if each not in play.present]
    return (
        c.VoteFree(seat, rng.choose(gone or seats), rng.below(6) > 0) if rng.below(2) else c.VoteFree(seat, other, True)
    )


def any_action(play: Play, seat: int, rng: Rng) -> c.Command:
    """What the seat, or the bot that decides for it, may do now."""
    state = play.asking(seat)
    action = int(state.sample(rng))
    if play.bot_for(seat) is not None:
        return c.ActForBot(seat, play.point_of(seat), action if rng.below(12) else None, int(rng.word()))
    return c.Act(seat, play.ply_of(seat), play.game.describe(state, action))
