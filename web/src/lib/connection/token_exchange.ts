import { api } from './http_api';
import { proposedTokens } from './proposed_tokens';
import { Refusal } from './refusal';
import { seatTokens } from './seat_tokens';

/** Exchange an invitation for a token of this browser, and take the seat. */
export async function joinTable(table: string, invitation: string, name: string): Promise<void> {
  const token = proposedTokens.for(invitation);
  const joined = await api.join(table, { invitation, token, name });
  seatTokens.take(table, joined.table.game, token);
  proposedTokens.settle(invitation);
}

/** Renew the tokens of this browser's seats: whoever else holds one of them is signed out. */
export async function renewTokens(table: string): Promise<void> {
  for (const old of seatTokens.of(table)?.held ?? []) await renew(table, old);
}

/** Whether the server's answer to a renewal was lost. */
export function hasUnfinishedRenewals(table: string): boolean {
  return (seatTokens.of(table)?.held ?? []).some((old) => proposedTokens.has(old));
}

/** Finish renewing tokens where the server's answer was lost. */
export async function finishRenewals(table: string): Promise<void> {
  for (const old of seatTokens.of(table)?.held ?? []) {
    if (proposedTokens.has(old)) await renew(table, old);
  }
}

async function renew(table: string, old: string): Promise<void> {
  const token = proposedTokens.for(old);
  try {
    await api.renew(table, old, token);
  } catch (problem) {
    // It was not done here, and the player decides in the rematch whether to do it there.
    if (problem instanceof Refusal && problem.reason === 'renew-rematch') proposedTokens.settle(old);
    throw problem;
  }
  seatTokens.replace(table, old, token);
  proposedTokens.settle(old);
}
