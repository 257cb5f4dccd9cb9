import { drawAsk } from '../../catalog/items/robotStock.ts';
import { seededRandom } from '../../catalog/items/seededRandom.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { readReferences } from '../../catalog/prices/referenceHistory.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listOwnListings, type OwnListing, updateAsks } from '../../selling/listing/ownListing.store.ts';

const BATCH_SIZE = 500;
/** Robots' asks are within these shares of the reference price. One outside them is based on an outdated price. */
const LOW_PERCENT = 80n;
const HIGH_PERCENT = 125n;
/** Asks are rounded to whole fen, so a cheap item's ask may be one fen outside. */
const ROUNDING_CENTS = 1n;

function isPast(askCents: Cents, referenceCents: Cents): boolean {
  const isLow =
    (askCents + ROUNDING_CENTS) * 100n < referenceCents * LOW_PERCENT && askCents < AMOUNT_MAX_CENTS;
  return isLow || (askCents - ROUNDING_CENTS) * 100n > referenceCents * HIGH_PERCENT;
}

function newAsk(listing: OwnListing, marketHashName: string, referenceCents: Cents): Cents {
  // Deterministic for a listing, so that a second run changes nothing.
  const random = seededRandom(Number.parseInt(listing.id.slice(-8), 16));
  const [reference, askMaxCents] = [Number(referenceCents), Number(AMOUNT_MAX_CENTS)];
  return BigInt(drawAsk(random, { marketHashName, referenceCents: reference, askMaxCents, isFirst: false }));
}

async function repriceBatch(tx: Tx, sellerId: string, names: ReadonlyMap<string, string>): Promise<number> {
  const own = [...(await listOwnListings(tx, { sellerId, ids: [...names.keys()], isHeld: true })).values()];
  const references = await readReferences(tx, own);
  const asks = own.flatMap((listing, at) => {
    const reference = references[at];
    if (!reference || !isPast(listing.askCents, reference.priceCents)) return [];
    return [{ ...listing, askCents: newAsk(listing, names.get(listing.id) ?? '', reference.priceCents) }];
  });
  if (asks.length === 0) return 0;
  await updateAsks(tx, asks);
  await refreshMarketItems(
    tx,
    asks.map(({ marketItemId }) => marketItemId),
  );
  return asks.length;
}

/**
 * Updates the embedded market's robot sellers to the current reference prices: redraws asks that are too far from theirs. Batches are
 * atomic, and a second run completes what a crash interrupted. Does nothing without robots.
 * @returns the number of listings with a new ask.
 */
export async function repriceRobots(db: Db): Promise<number> {
  const robots = await db.user.findMany({ where: { phone: { startsWith: 'robot:' } }, select: { id: true } });
  let changed = 0;
  for (const { id: sellerId } of robots) {
    let after: string | null = null;
    for (;;) {
      const rows: { id: string; marketItem: { marketHashName: string } }[] = await db.listing.findMany({
        where: {
          sellerId,
          status: { in: ['active', 'paused'] },
          ...(after !== null && { id: { gt: after } }),
        },
        orderBy: { id: 'asc' },
        take: BATCH_SIZE,
        select: { id: true, marketItem: { select: { marketHashName: true } } },
      });
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
      const names = new Map(rows.map((row) => [row.id, row.marketItem.marketHashName]));
      changed += await inTransaction(db, (tx) => repriceBatch(tx, sellerId, names));
    }
  }
  return changed;
}
