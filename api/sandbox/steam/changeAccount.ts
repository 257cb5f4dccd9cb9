import { z } from 'zod';
import { type BooksReader, sandboxNow } from '../books.ts';
import { readInput, wholeNumber } from '../sandboxInput.ts';
import { newTradeToken } from './steamAccount.ts';

const dayMs = 86_400_000;
const delayMsMax = 366 * dayMs;
const columnMax = 2_147_483_647;

/** A number, or the word that removes it. */
function orNever(max: number) {
  return z.union([z.literal('never'), wholeNumber(0, max)]).optional();
}

const changeShape = z.object({
  behaviour: z.enum(['accept', 'decline', 'ignore', 'counter']).optional(),
  /** Delay in milliseconds before the account reacts to an offer or cancels a hold. */
  delayMs: wholeNumber(0, Math.min(delayMsMax, columnMax)).optional(),
  holdDays: wholeNumber(0, 366).optional(),
  /** Whether Steam tells of the hold only when an offer was accepted. */
  hidesHold: z.stringbool().optional(),
  /** Whether Steam takes the account's trade link for a dead one. */
  refusesLink: z.stringbool().optional(),
  /** Whether Steam replaces a refresh token that is about to end. */
  renewsTokens: z.stringbool().optional(),
  holdOutcome: z.enum(['ends', 'cancelled']).optional(),
  /** Minutes after delivery. */
  reversesAfterMinutes: orNever(366 * 1440),
  marksReversedOffer: z.stringbool().optional(),
  cancelsAfterMs: orNever(columnMax),
  confirmations: z.enum(['asked', 'notNeeded', 'refused', 'hidden']).optional(),
  isInventoryPrivate: z.stringbool().optional(),
  hidesInventoryFromItself: z.stringbool().optional(),
  hasAcknowledgedProtection: z.stringbool().optional(),
  password: z.string().max(128).optional(),
  guard: z.enum(['device', 'email', 'none']).optional(),
  /** Empty removes it. */
  customUrl: z
    .string()
    .regex(/^[\w-]{0,32}$/)
    .optional(),
  /** 0 removes the ban. */
  tradeBanDays: wholeNumber(0, 3660).optional(),
  revokesTokens: z.stringbool().default(false),
  changesTradeToken: z.stringbool().default(false),
});

/** Changes the given settings of an account. False if there is no such account. Throws `SandboxInputError`. */
export async function changeAccount(
  tx: BooksReader,
  steamId: string,
  fields: Record<string, string>,
): Promise<boolean> {
  const change = readInput(changeShape, fields);
  const now = await sandboxNow(tx);
  const banDays = change.tradeBanDays;
  const { rowCount } = await tx.query(
    `update sandbox.steam_account set behaviour = coalesce($2, behaviour),
       behaviour_delay_ms = coalesce($3, behaviour_delay_ms), hold_days = coalesce($4, hold_days),
       hold_outcome = coalesce($5, hold_outcome), hides_hold = coalesce($20, hides_hold),
       renews_tokens = coalesce($21, renews_tokens), refuses_link = coalesce($22, refuses_link),
       reverses_after_minutes = case $6 when 'never' then null else coalesce($6::int, reverses_after_minutes) end,
       marks_reversed_offer = coalesce($7, marks_reversed_offer),
       cancels_after_ms = case $8 when 'never' then null else coalesce($8::int, cancels_after_ms) end,
       confirmations = coalesce($9, confirmations),
       is_inventory_private = coalesce($10, is_inventory_private),
       has_acknowledged_protection = coalesce($11, has_acknowledged_protection),
       trade_banned_until = case when $12::int is null then trade_banned_until when $12 > 0 then $13::timestamptz end,
       refresh_token = case when $14 then null else refresh_token end,
       token_generation = token_generation + $14::boolean::int,
       trade_token = coalesce($15, trade_token), hides_from_itself = coalesce($16, hides_from_itself),
       password = coalesce($17, password), guard = coalesce($18, guard),
       custom_url = case when $19::text is null then custom_url else nullif($19, '') end
     where steam_id = $1`,
    [
      steamId,
      change.behaviour,
      change.delayMs,
      change.holdDays,
      change.holdOutcome,
      change.reversesAfterMinutes === undefined ? null : String(change.reversesAfterMinutes),
      change.marksReversedOffer,
      change.cancelsAfterMs === undefined ? null : String(change.cancelsAfterMs),
      change.confirmations,
      change.isInventoryPrivate,
      change.hasAcknowledgedProtection,
      banDays,
      new Date(now.getTime() + (banDays ?? 0) * dayMs),
      change.revokesTokens,
      change.changesTradeToken ? newTradeToken() : null,
      change.hidesInventoryFromItself,
      change.password,
      change.guard,
      change.customUrl,
      change.hidesHold,
      change.renewsTokens,
      change.refusesLink,
    ],
  );
  return rowCount === 1;
}
