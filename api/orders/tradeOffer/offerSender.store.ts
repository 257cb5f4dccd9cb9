import type { Db } from '../../kernel/db.ts';

/** Who sends an order's offer, and the text that may stand in its message. */
export interface OfferSender {
  steamId: string;
  tag: string;
}

/** The account of a SteamID64 that somebody has bound here; null where there is none. */
export async function findBoundAccountId(db: Db, steamId: string): Promise<string | null> {
  const row = await db.steamAccount.findFirst({
    where: { steamId, unboundAt: null, status: { not: 'abnormal' } },
    select: { id: true },
  });
  return row?.id ?? null;
}

/** The senders of orders' offers, in the order of the ids; null where an order has no offer. */
export async function listOfferSenders(db: Db, orderIds: readonly string[]): Promise<(OfferSender | null)[]> {
  const offers = await db.tradeOffer.findMany({
    where: { orderId: { in: [...orderIds] } },
    select: { orderId: true, tag: true, steamAccount: { select: { steamId: true } } },
  });
  const senders = new Map(
    offers.map(({ orderId, tag, steamAccount }) => [orderId, { ...steamAccount, tag }]),
  );
  return orderIds.map((id) => senders.get(id) ?? null);
}
