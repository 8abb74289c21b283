"""Wars: YY-24 to YY-29."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]

# Two states in a row, h2-h4 with one soldier and h6-h9 with two, both with a green leader; h5 unites them.
TWO = {"black": "h3 h8", "red": "h4 h6 h7"}
GREENS = ["green h2", "green h9"]

# h6 unites three states: east (h7…), south-west (i5…) and north-west (g5…).
THREE = {"black": "h7 i5 g5"}


def strengths(desk: Desk) -> list[int]:
    return [side["strength"] for side in desk.conflict["sides"]]


def test_yy_24_like_coloured_leaders_in_one_state_are_a_war(lay: Lay, tell: Any) -> None:
    desk = lay(2, TWO, GREENS, ["yellow"])
    events = desk.tile("yellow", "h5")
    assert [event["kind"] for event in events] == ["tile_placed", "war_began"]
    war = tell(events, "war_began")[0]
    assert (war["seat"], war["space"], war["strengths"], war["fighters"]) == (0, "h5", [1, 2], [0, 1])
    assert war["sides"] == [
        {
            "spaces": ["h2", "h3", "h4"],
            "strength": 1,
            "conflicting": [{"seat": 0, "colour": "green", "space": "h2"}],
        },
        {
            "spaces": ["h6", "h7", "h8", "h9"],
            "strength": 2,
            "conflicting": [{"seat": 1, "colour": "green", "space": "h9"}],
        },
    ]
    assert desk.phase == "support"


def test_yy_24_no_point_no_pagoda_no_chain_and_no_market_until_the_war_is_over(lay: Lay) -> None:
    """The unifier's own green leader would have gained for the green tile; the market is the very last step (YY-14)."""
    desk = lay(2, TWO, GREENS, ["green"])
    desk.tile("green", "h5")
    desk.support()
    desk.support()
    assert desk.scores == [{}, {"green": 1}]
    assert desk.phase == "losses"
    desk.do("lose_tile", space="h6")
    assert (desk.phase, desk.mover, desk.actions_left) == ("market", 0, 1)
    desk.do("decline_market")
    assert (desk.phase, desk.actions_left) == ("act", 1)


def test_yy_24_no_war_without_a_conflict(lay: Lay, tell: Any) -> None:
    desk = lay(2, TWO, ["green h2", "blue h9"], ["green"])
    assert tell(desk.tile("green", "h5"), "states_united") == [{"count": 2, "space": "h5"}]
    assert desk.scores == [{"green": 1}, {}]


def test_yy_24_the_unifying_tile_belongs_to_no_side(lay: Lay) -> None:
    """The red tile on h5 gives no strength, and stays."""
    desk = lay(2, TWO, GREENS, ["red"])
    desk.tile("red", "h5")
    assert strengths(desk) == [1, 2]
    desk.support()
    desk.support()
    assert desk.tiles["h5"] == "red"
    assert "h4" not in desk.tiles


def test_yy_24_a_leaderless_group_of_soldiers_stays(lay: Lay) -> None:
    """East and south-west are at war; the soldiers in the north-west have no leader, and nothing to do with it."""
    board = {"black": "h7 i5", "red": "g5 f5"}
    desk = lay(2, board, ["green h8", "green j5"], ["red"])
    desk.tile("red", "h6")
    assert strengths(desk) == [0, 0]
    assert desk.conflict["sides"][0]["spaces"] == ["h7", "h8"]
    desk.support()
    desk.support()
    desk.do("choose_winner", side=0)
    assert {"g5", "f5", "h6"} <= set(desk.tiles)


def test_yy_25_a_state_without_a_shared_colour_stands_aside(lay: Lay) -> None:
    """Three states meet; the one with the blue leader has no part in the war, and keeps everything."""
    board = {"black": "h7 i5 g5", "red": "f5 h8 h9"}
    desk = lay(3, board, ["green i7", "green j5, red i4", "blue f6"], ["yellow"])
    desk.tile("yellow", "h6")
    assert [side["spaces"] for side in desk.conflict["sides"]] == [["h7", "h8", "h9", "i7"], ["i4", "i5", "j5"]]
    assert strengths(desk) == [2, 0]
    for _ in range(3):
        desk.support()
    assert desk.tiles["f5"] == "red"
    assert desk.leaders == [{"green": "i7"}, {"red": "i4"}, {"blue": "f6"}]
    assert desk.scores == [{"green": 1}, {}, {}]


def test_yy_25_one_single_war_over_all_colours(lay: Lay) -> None:
    desk = lay(3, TWO, ["green h2, black g2", "green h9", "black i8"], ["yellow"])
    desk.tile("yellow", "h5")
    assert len(desk.conflict["sides"]) == 2
    for _ in range(3):
        desk.support()
    assert desk.scores == [{}, {"green": 1}, {"black": 1}]
    assert desk.leaders[0] == {}


def test_yy_25_three_states(lay: Lay) -> None:
    """Green against green in the east and south-west, blue against blue in the south-west and north-west."""
    board = {"black": "h7 i5 g5", "red": "h8 h9 j6 f5"}
    desk = lay(4, board, ["green i7", "green j5, blue i4", "blue f6", ""], ["yellow", "", "", "red"])
    desk.tile("yellow", "h6")
    sides = desk.conflict["sides"]
    assert [side["spaces"][0] for side in sides] == ["f5", "h7", "i4"]
    assert strengths(desk) == [1, 2, 1]
    assert [[leader["colour"] for leader in side["leaders"] if leader["conflicting"]] for side in sides] == [
        ["blue"],
        ["green"],
        ["green", "blue"],
    ]


def test_yy_26_everybody_is_asked_once_from_the_left_the_unifier_last(lay: Lay) -> None:
    desk = lay(4, TWO, GREENS, ["red", "yellow", "", "2 red"], turn=1)
    desk.tile("yellow", "h5")
    asked = []
    while desk.phase == "support":
        asked.append(desk.mover)
        assert desk.conflict["to_ask"][0] == desk.mover
        desk.support()
    assert asked == [2, 3, 0, 1]


def test_yy_26_nobody_or_one_state_with_tiles_and_or_the_leader(lay: Lay) -> None:
    """Seat 1 has two soldiers and the red leader at home; nothing at all is no support."""
    desk = lay(2, TWO, GREENS, ["yellow", "2 red"])
    desk.tile("yellow", "h5")
    offers = [(o["side"], o["tiles"], o["leader"]) for o in desk.offers("support")]
    expected = [(side, tiles, leader) for side in (0, 1) for leader in (False, True) for tiles in (0, 1, 2)]
    assert offers == [offer for offer in expected if offer[1:] != (0, False)]
    assert {"kind": "stand_aside"} in desk.offers()
    assert desk.refusal("support", side=0, tiles=0, leader=False) == "nothing-committed"
    assert desk.refusal("support", side=0, tiles=3, leader=False) == "too-few-to-commit"
    assert desk.refusal("support", side=2, tiles=1, leader=False) == "field-number"


def test_yy_26_a_leader_on_the_board_cannot_support(lay: Lay) -> None:
    desk = lay(2, TWO, ["green h2", "green h9, red i8"], ["yellow", "red"])
    desk.tile("yellow", "h5")
    assert [(o["tiles"], o["leader"]) for o in desk.offers("support")] == [(1, False)] * 2
    assert desk.refusal("support", side=0, tiles=0, leader=True) == "leader-away"


def test_yy_26_support_is_open(lay: Lay, tell: Any) -> None:
    desk = lay(3, TWO, GREENS, ["yellow", "2 red", ""])
    desk.tile("yellow", "h5")
    events = desk.support(1, 2, True)
    assert tell(events, "supported") == [{"seat": 1, "side": 1, "tiles": 2, "leader": True, "strength": 5}]
    assert tell(desk.support(), "stood_aside") == [{"seat": 2}]
    assert desk.conflict["answers"] == [
        {"seat": 1, "side": 1, "tiles": 2, "leader": True},
        {"seat": 2, "side": None, "tiles": 0, "leader": False},
    ]
    assert strengths(desk) == [1, 5]


def test_yy_26_the_uninvolved_may_decide_a_war(lay: Lay) -> None:
    """Seat 2 has no leader anywhere, and supports seat 0's state against the stronger one."""
    desk = lay(3, TWO, GREENS, ["yellow", "", "3 red"])
    desk.tile("yellow", "h5")
    desk.support()
    desk.support(0, 3)
    desk.support()
    assert desk.scores == [{"green": 1}, {}, {}]
    assert desk.leaders == [{"green": "h2"}, {}, {}]


def test_yy_26_soldiers_under_a_pagoda_fight(lay: Lay) -> None:
    desk = lay(2, {"black": "h3 h8", "red": "h6 h7 i6", "yellow": "h4"}, GREENS, ["yellow"], pagodas=["h6-h7-i6"])
    desk.tile("yellow", "h5")
    assert strengths(desk) == [0, 3]


def test_yy_35_everybody_is_asked_even_with_nothing_to_give(lay: Lay) -> None:
    desk = lay(2, TWO, ["green h2", "green h9, red i8"], ["yellow", "6 black"])
    desk.tile("yellow", "h5")
    assert desk.offers() == [{"kind": "stand_aside"}]
    assert desk.blocked() == {"support": "no-soldier-to-commit"}


def test_yy_27_the_highest_total_wins(lay: Lay, tell: Any) -> None:
    desk = lay(2, TWO, GREENS, ["yellow", ""])
    desk.tile("yellow", "h5")
    desk.support()
    events = desk.support()
    assert tell(events, "war_won") == [{"side": 1, "strengths": [1, 2], "victors": [1]}]


@pytest.mark.parametrize("side", [0, 1])
def test_yy_27_the_unifier_chooses_among_the_tied(lay: Lay, tell: Any, side: int) -> None:
    desk = lay(2, TWO, GREENS, ["yellow, red"])
    desk.tile("yellow", "h5")
    desk.support()
    events = desk.support(0, 1)
    assert tell(events, "war_tied") == [{"seat": 0, "sides": [0, 1], "strength": 2}]
    assert (desk.phase, desk.mover, desk.conflict["tied"]) == ("tie", 0, [0, 1])
    assert desk.offers() == [{"kind": "choose_winner", "side": 0}, {"kind": "choose_winner", "side": 1}]
    desk.do("choose_winner", side=side)
    assert desk.scores == [{"green": 1}, {}] if side == 0 else [{}, {"green": 1}]


def test_yy_27_also_at_nought(lay: Lay) -> None:
    desk = lay(2, {"black": "h3 h7", "yellow": "h4 h6"}, ["green h2", "green h8"], ["yellow"])
    desk.tile("yellow", "h5")
    desk.support()
    desk.support()
    assert desk.phase == "tie"
    desk.do("choose_winner", side=1)
    assert desk.leaders == [{}, {"green": "h8"}]
    assert desk.phase == "act"


def test_yy_27_only_the_strongest_of_three_are_tied(lay: Lay) -> None:
    board = {"black": "h7 i5 g5", "red": "h8 f5"}
    desk = lay(3, board, ["green i7", "green j5", "green f6"], ["yellow"])
    desk.tile("yellow", "h6")
    for _ in range(3):
        desk.support()
    assert desk.conflict["tied"] == [0, 1]
    assert desk.refusal("choose_winner", side=2) == "not-tied"


def test_yy_27_yy_29_a_tied_losers_total_counts(lay: Lay) -> None:
    """Two against two: the winner must lose two, all that it has."""
    desk = lay(2, {"black": "h3 h8", "red": "h4 i3 h6 h7"}, GREENS, ["yellow"])
    desk.tile("yellow", "h5")
    desk.support()
    desk.support()
    desk.do("choose_winner", side=0)
    assert sorted(desk.tiles) == ["h3", "h5", "h8"]
    assert desk.phase == "act"


def test_yy_28_losers_lose_conflicting_leaders_and_all_soldiers(lay: Lay, tell: Any) -> None:
    """The yellow leader of the losing state stays, for nobody else has one."""
    desk = lay(2, TWO, ["green h2, yellow g2", "green h9"], ["blue, yellow"])
    desk.tile("yellow", "h5")
    desk.support()
    events = desk.support()
    assert tell(events, "leader_returned") == [{"seat": 0, "colour": "green", "space": "h2", "cause": "war"}]
    assert tell(events, "tile_lost") == [{"space": "h4", "colour": "red"}]
    assert desk.leaders == [{"yellow": "g2"}, {"green": "h9"}]
    assert tell(events, "point") == [{"seat": 1, "colour": "green", "count": 1, "cause": "war", "space": "h9"}]


def test_yy_28_of_three_states_two_lose_and_each_leader_gives_a_point(lay: Lay) -> None:
    board = {"black": "h7 i5 g5", "red": "h8 h9 j6"}
    desk = lay(3, board, ["green i7", "green j5", "green f6"], ["yellow"])
    desk.tile("yellow", "h6")
    for _ in range(3):
        desk.support()
    assert desk.scores == [{"green": 2}, {}, {}]
    assert desk.leaders == [{"green": "i7"}, {}, {}]
    assert "j6" not in desk.tiles


def test_yy_28_nobody_gains_where_the_winner_has_no_such_leader(lay: Lay) -> None:
    """East wins with green. South-west and north-west both lose their blue leaders, and nobody gains blue."""
    board = {"black": "h7 i5 g5", "red": "h8 h9"}
    desk = lay(3, board, ["green i7", "green j5, blue i4", "blue f6"], ["yellow"])
    desk.tile("yellow", "h6")
    for _ in range(3):
        desk.support()
    assert desk.leaders == [{"green": "i7"}, {}, {}]
    assert desk.scores == [{"green": 1}, {}, {}]


def test_yy_28_a_colour_that_only_the_losers_share_is_lost_by_both(lay: Lay) -> None:
    """As above, but the north-western state wins: the green leaders of both losers fall, without points for them."""
    board = {"black": "h7 i5 g5", "red": "f5 e5"}
    desk = lay(3, board, ["green i7", "green j5, blue i4", "blue f6"], ["yellow"])
    desk.tile("yellow", "h6")
    for _ in range(3):
        desk.support()
    assert desk.leaders == [{}, {}, {"blue": "f6"}]
    assert desk.scores == [{}, {}, {"blue": 1}]


def test_yy_29_support_pays_first_and_surplus_is_gone_too(lay: Lay) -> None:
    """Five were committed and one was needed: no soldier on the board is lost, and none comes back."""
    desk = lay(2, TWO, GREENS, ["yellow", "5 red"])
    desk.tile("yellow", "h5")
    desk.support(1, 5)
    desk.support()
    assert desk.phase == "act"
    assert {"h6", "h7"} <= set(desk.tiles)
    assert desk.hands[1] == []
    assert desk.discarded == ["red"] * 6


def test_yy_29_a_supporting_leader_counts_as_one_and_goes_home(lay: Lay) -> None:
    desk = lay(2, TWO, GREENS, ["yellow", "red"])
    desk.tile("yellow", "h5")
    desk.support(1, 0, True)
    desk.support()
    assert desk.phase == "act"
    assert {"h6", "h7"} <= set(desk.tiles)
    assert "red" not in desk.leaders[1]
    assert desk.hands[1] == ["red"]


def test_yy_29_then_the_unifier_chooses_tiles_one_by_one(lay: Lay, tell: Any) -> None:
    """Three soldiers against two: the winner must lose two, and the unifier, who has lost, says which."""
    board = {"black": "h3 h9", "red": "h4 i3 h6 h7 h8"}
    desk = lay(2, board, ["green h2", "green h10"], ["yellow"])
    desk.tile("yellow", "h5")
    desk.support()
    events = desk.support()
    assert tell(events, "losses_due") == [{"seat": 0, "count": 2}]
    assert (desk.phase, desk.mover) == ("losses", 0)
    war = desk.conflict
    assert (war["winner"], war["to_lose"], war["losable"]) == (1, 2, ["h6", "h7", "h8"])
    assert desk.spaces("lose_tile") == {"h6", "h7", "h8"}
    assert desk.refusal("lose_tile", space="h5") == "not-losable"
    assert tell(desk.do("lose_tile", space="h7"), "tile_lost") == [{"space": "h7", "colour": "red"}]
    assert (desk.phase, desk.conflict["to_lose"]) == ("losses", 1)
    desk.do("lose_tile", space="h8")
    assert desk.phase == "act"
    assert sorted(desk.tiles) == ["h3", "h5", "h6", "h9"]


def test_yy_29_the_winner_loses_support_first_then_the_rest(lay: Lay) -> None:
    """4 : 3, of the winner's four two were committed: one more must go."""
    board = {"black": "h3 h8", "red": "h4 i3 h6 h7"}
    desk = lay(2, board, GREENS, ["yellow, red", "2 red"])
    desk.tile("yellow", "h5")
    desk.support(1, 2)
    desk.support(0, 1)
    assert desk.conflict["to_lose"] == 1
    assert desk.spaces("lose_tile") == {"h6", "h7"}


def test_yy_29_automatic_when_all_must_go(lay: Lay) -> None:
    """3 : 3, the unifier lets the right side win: one was committed to it, and both of its soldiers must follow."""
    desk = lay(2, TWO, GREENS, ["yellow, 2 red", "red"])
    desk.tile("yellow", "h5")
    desk.support(1, 1)
    desk.support(0, 2)
    desk.do("choose_winner", side=1)
    assert desk.phase == "act"
    assert sorted(desk.tiles) == ["h3", "h5", "h8"]


def test_yy_29_the_highest_of_several_losing_totals_counts(lay: Lay) -> None:
    """3 against 1 and 2."""
    board = {"black": "h7 i5 g5", "red": "h8 h9 h10 j6 f5 e5"}
    desk = lay(3, board, ["green i7", "green j5", "green f6"], ["yellow"])
    desk.tile("yellow", "h6")
    assert strengths(desk) == [2, 3, 1]
    for _ in range(3):
        desk.support()
    assert desk.conflict["to_lose"] == 2


def test_yy_29_pagodas_that_lose_a_tile_return(lay: Lay, tell: Any) -> None:
    board = {"black": "h3 h9", "red": "h4 h6 h7 i6", "yellow": "h8"}
    desk = lay(2, board, ["green h2", "green h10"], ["yellow"], pagodas=["h6-h7-i6"])
    desk.tile("yellow", "h5")
    desk.support()
    desk.support()
    events = desk.do("lose_tile", space="i6")
    assert tell(events, "pagoda_lost") == [{"colour": "red", "triangle": "h6-h7-i6"}]
    assert desk.pagodas == []


def test_yy_29_a_losers_garrison_is_lost_too(lay: Lay, tell: Any) -> None:
    board = {"black": "h3 h9", "red": "h4 i3 i4 h6", "yellow": "h8 h7"}
    desk = lay(2, board, ["green h2", "green h10"], ["yellow", "4 red"], pagodas=["h4-i3-i4"])
    desk.tile("yellow", "h5")
    desk.support(1, 4)
    events = desk.support()
    assert tell(events, "pagoda_lost") == [{"colour": "red", "triangle": "h4-i3-i4"}]


def test_other_pagodas_survive_a_war(lay: Lay) -> None:
    """Only red tiles go."""
    board = {"black": "h3 i3 h4 h8", "red": "h6 h7"}
    desk = lay(2, {**board, "yellow": "i4"}, ["green h2", "green h9"], ["yellow"], pagodas=["h3-h4-i3"])
    desk.tile("yellow", "h5")
    desk.support()
    desk.support()
    assert desk.pagodas == ["h3-h4-i3"]


def test_after_a_war_states_may_be_apart_again(lay: Lay) -> None:
    """The loser's soldier on h4 was the bridge to the unifying tile."""
    desk = lay(2, TWO, ["green h2, yellow g2", "green h9"], ["yellow"])
    desk.tile("yellow", "h5")
    desk.support()
    desk.support()
    desk.do("lose_tile", space="h7")
    assert desk.states() == [["g2", "h3"], ["h8", "h9"]]


def test_a_war_as_the_second_action_ends_the_turn(lay: Lay) -> None:
    desk = lay(2, TWO, GREENS, ["yellow, 5 red", "6 black"], actions_left=1)
    desk.tile("yellow", "h5")
    desk.support()
    desk.support()
    desk.do("lose_tile", space="h7")
    assert desk.phase == "drawing"
