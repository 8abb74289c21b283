import { seatTokens } from '../connection/seat_tokens';
import { router } from '../ui/router.svelte';

/** Go on to the rematch of a table, with the tokens that open the same seats there. */
export function followRematch(table: string, rematch: string): void {
  seatTokens.carryOver(table, rematch);
  router.go(`#/table/${rematch}`);
}
