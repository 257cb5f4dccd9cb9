import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { BooksReader } from '../books.ts';
import { cancelHold } from './cancelHold.ts';
import { reverseTrades } from './reverseTrades.ts';
import { closeOffer, lockOffer } from './steamOffer.ts';
import { SteamRejection } from './steamRejection.ts';

/** A query for due ids, and the action for each in a transaction of its own. */
export type SteamDuty = readonly [dueIds: string, duty: (tx: BooksReader, id: string) => Promise<void>];

async function cancelOwnOffer(tx: BooksReader, offerId: string): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  if (offer?.state !== tradeOfferStates.Active && offer?.state !== tradeOfferStates.CreatedNeedsConfirmation)
    return;
  const closing = { steamId: offer.sender_id, state: tradeOfferStates.Canceled, cause: 'script' };
  await closeOffer(tx, offerId, closing);
}

async function cancelPlannedHold(tx: BooksReader, tradeId: string): Promise<void> {
  const { rows } = await tx.query<{ hold_canceller_id: string }>(
    'select hold_canceller_id from sandbox.trade where trade_id = $1 and status = 10 for update',
    [tradeId],
  );
  if (rows[0] !== undefined) await cancelHold(tx, tradeId, rows[0].hold_canceller_id);
}

async function reverseAsPlanned(tx: BooksReader, tradeId: string): Promise<void> {
  const { rows } = await tx.query<{ reverser_id: string; reverse_at: Date; marks_reversed_offer: boolean }>(
    `select reverser_id, reverse_at, marks_reversed_offer from sandbox.trade
     where trade_id = $1 and reverse_at is not null for update`,
    [tradeId],
  );
  const [plan] = rows;
  if (plan === undefined) return;
  await tx.query('update sandbox.trade set reverse_at = null where trade_id = $1', [tradeId]);
  const reversal = { steamId: plan.reverser_id, marksOffer: plan.marks_reversed_offer, at: plan.reverse_at };
  await reverseTrades(tx, reversal).catch((error: unknown) => {
    // The action may have been planned for after the settlement, or done manually before.
    if (!(error instanceof SteamRejection)) throw error;
  });
}

/** Scheduled actions from the settings of accounts, by the sandbox's clock. */
export const tradePlans: readonly SteamDuty[] = [
  [
    `select o.offer_id as id from sandbox.trade_offer o
     join sandbox.steam_account sender on sender.steam_id = o.sender_id
     where o.state in (2, 9) and sender.cancels_after_ms is not null
       and o.created_at + sender.cancels_after_ms * interval '1 millisecond' <= public.clock_now()
     order by o.offer_id`,
    cancelOwnOffer,
  ],
  [
    `select trade_id as id from sandbox.trade
     where status = 10 and hold_cancel_at <= public.clock_now() order by hold_cancel_at`,
    cancelPlannedHold,
  ],
  [
    `select trade_id as id from sandbox.trade
     where status = 3 and reverse_at <= public.clock_now() order by reverse_at`,
    reverseAsPlanned,
  ],
];
