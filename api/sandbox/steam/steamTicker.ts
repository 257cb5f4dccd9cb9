import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { type Books, type BooksReader, inBooks, sandboxNow } from '../books.ts';
import { type SteamDuty, tradePlans } from './carryOutPlans.ts';
import { counterOffer } from './moveOffer.ts';
import { findAccount } from './steamAccount.ts';
import { closeOffer, lockOffer, setOfferState } from './steamOffer.ts';
import { SteamRejection } from './steamRejection.ts';
import { acceptOffer, endHold } from './steamTrade.ts';

const tickMs = 250;
const batchSize = 200;

/** Lets the simulated recipient react to a due offer. Does nothing if the offer has changed meanwhile. */
async function react(tx: BooksReader, offerId: string): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  if (offer?.state !== tradeOfferStates.Active) return;
  const steamId = offer.recipient_id;
  const behaviour = (await findAccount(tx, steamId))?.behaviour ?? 'ignore';
  await tx.query('update sandbox.trade_offer set react_at = null where offer_id = $1', [offerId]);
  if (behaviour === 'accept') await acceptOffer(tx, offerId, { steamId, isConfirmed: true });
  if (behaviour === 'decline') {
    await closeOffer(tx, offerId, { steamId, state: tradeOfferStates.Declined, cause: 'script' });
  }
  if (behaviour === 'counter') await counterOffer(tx, offerId, steamId);
}

async function expire(tx: BooksReader, offerId: string): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  if (offer?.state !== tradeOfferStates.Active && offer?.state !== tradeOfferStates.CreatedNeedsConfirmation)
    return;
  await tx.query('delete from sandbox.confirmation where offer_id = $1', [offerId]);
  const at = await sandboxNow(tx);
  await setOfferState(tx, offerId, { state: tradeOfferStates.Expired, cause: 'expired', at });
}

async function endDueHold(tx: BooksReader, tradeId: string): Promise<void> {
  await endHold(tx, tradeId);
}

async function dueIds(books: Books, sql: string): Promise<string[]> {
  const { rows } = await books.query<{ id: string }>(`${sql} limit ${batchSize}`);
  return rows.map((row) => row.id);
}

/** An action that Steam rejects (a counter-offer to a banned account) is dropped, so that it does not block the others. */
async function giveUp(books: Books, id: string, error: unknown): Promise<void> {
  if (!(error instanceof SteamRejection)) throw error;
  await books.query('update sandbox.trade_offer set react_at = null where offer_id = $1', [id]);
}

/** Performs everything that is due by the sandbox's clock: reactions, expiry, ends of holds, planned actions. */
export async function tickSteam(books: Books): Promise<void> {
  const duties: SteamDuty[] = [
    [
      `select offer_id as id from sandbox.trade_offer
       where state = 2 and react_at <= public.clock_now() order by react_at`,
      react,
    ],
    [
      `select offer_id as id from sandbox.trade_offer
       where state in (2, 9) and expires_at <= public.clock_now() order by expires_at`,
      expire,
    ],
    [
      `select trade_id as id from sandbox.trade
       where status = 10 and escrow_end_at <= public.clock_now() order by escrow_end_at`,
      endDueHold,
    ],
    ...tradePlans,
  ];
  for (const [sql, duty] of duties) {
    for (const id of await dueIds(books, sql)) {
      await inBooks(books, (tx) => duty(tx, id)).catch((error: unknown) => giveUp(books, id, error));
    }
  }
}

/**
 * Ticks four times a second until stopped. All state is in the database, so a restart continues where it ended. The returned function waits
 * for the running tick.
 */
export function startSteamTicker(books: Books): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const tick = () => {
    running = tickSteam(books)
      // If the database is restarting, the next tick tries again.
      .catch(() => {})
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, tickMs);
      });
  };
  let timer = setTimeout(tick, tickMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
