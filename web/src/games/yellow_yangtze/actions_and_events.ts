/**
 * The actions and events of Yellow & Yangtze.
 *
 * Actions, by phase:
 * act:      position_leader {colour, space}   place from home, or move, one's own leader
 *           withdraw_leader {colour}
 *           place_tile {colour, space}
 *           riot {space}                      remove the tile there; paid with blue tiles
 *           build_pagoda {colour, triangle, from}   paid with green tiles; from: null (supply) or the triangle of the
 *                                             pagoda to be moved
 *           replace {colour}                  put the first tile away
 *           end_turn {}
 * pay:      pay {tiles: 1 | 2}                1: the leader at home stands in for the other
 * replace:  replace {colour} | enough {}
 * pagoda:   build_pagoda {colour, triangle, from} | decline_pagoda {}
 * market:   take_market {colour} | decline_market {}
 * chain:    place_tile {colour: "blue", space} | stop_chain {}
 * attack, defence:  commit {tiles: 0..6, leader: boolean}
 * support:  support {side, tiles: 0..6, leader: boolean} | stand_aside {}
 * tie:      choose_winner {side}
 * losses:   lose_tile {space}
 * (chance:  first_player {seat}, draw_tile {colour})
 *
 * `blocked` (decision.blocked): in phase "act", for each of the five actions that is impossible now, one refusal whose
 * fields.kind is "position_leader", "place_tile", "riot", "build_pagoda" or "replace". In phase "chain" (no farmer in
 * hand), "support" and "attack"/"defence" (nothing to commit), one with kind "place_tile", "support" or "commit".
 *
 * Events; a preview gives the same ones, up to the first that shows something hidden:
 * first_player {seat}
 * tile_drawn {seat, purpose, colour?}          colour only for the drawer
 * market_drawn {colour}
 * leader_placed {seat, colour, space}          from home
 * leader_moved {seat, colour, from, space}
 * leader_withdrawn {seat, colour, space}       by its owner's action
 * leader_returned {seat, colour, space, cause: "riot" | "revolt" | "war"}   sent home
 * tile_placed {seat, colour, space}
 * states_united {count, space}                 peacefully, by a tile or leader on that space
 * point {seat, colour, count, cause: "tile" | "substitute" | "revolt" | "war" | "pagoda", space}
 *      substitute: the black leader gains for the absent one; space: the tile, the leader or the pagoda's first tile
 * pagoda_possible {seat, colour, triangles: Triangle[]}   the tile just placed completes these
 * pagoda_built {seat, colour, triangle}        from the supply
 * pagoda_moved {seat, colour, from, triangle}
 * pagoda_lost {colour, triangle}               back to the supply, for a tile under it is gone
 * pagoda_declined {seat}
 * market_taken {seat, colour} · market_declined {seat}
 * chain_possible {seat, space} · chain_ended {seat}
 * riot {seat, space, colour}                   the tile is gone
 * paid {seat, colour, tiles, leader: boolean}  discarded for a riot (blue) or a pagoda (green)
 * tile_replaced {seat, colour?}                face down; colour only for its owner
 * revolt_began {attacker, defender, colour, space, target, attack, defence}
 *      space and target: where the two leaders stand; attack and defence: governors next to them
 * committed {seat, tiles, leader, strength}    to a revolt; strength: that side's total now
 * revolt_ended {winner, loser, colour, attack, defence, tie: boolean}   a tie is won by the defender
 * war_began {seat, space, strengths: number[], fighters: number[], sides: SideInEvent[]}
 *      seat: the unifier; fighters: all seats with a conflicting leader
 * supported {seat, side, tiles, leader, strength} · stood_aside {seat}
 * war_tied {seat, sides: number[], strength}
 * war_won {side, strengths: number[], victors: number[]}   victors: owners of the winner's conflicting leaders
 * tile_lost {space, colour}                    removed by the war
 * losses_due {seat, count}                     the unifier must choose so many of the winner's red tiles
 * turn_ended {seat} · turn_began {seat}
 * bag_empty {}                                 a tile must be drawn and there is none
 * stalled {rounds}                             no tile was drawn for that many rounds
 * game_over {winners, scores, reason, hands: Colour[][], replaced: Counts[], bag: Counts}
 */
import type { Leader, Space } from './view_types';

/** A side of a war in the event that begins it. */
export interface SideInEvent {
  spaces: Space[];
  strength: number;
  /** The leaders that would fall if this side lost: the conflicting ones. */
  conflicting: Leader[];
}
