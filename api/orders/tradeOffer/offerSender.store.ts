import type { Db } from '../../kernel/db.ts';

/** The account that sends an order's offer, and the tag for its message. */
export interface OfferSender {
  steamId: string;
  tag: string;
}

/** The id of the bound account with a SteamID64; null if nobody has bound it. */
export async function findBoundAccountId(db: Db, steamId: string): Promise<string | null> {
  const row = await db.steamAccount.findFirst({
    where: { steamId, unboundAt: null, status: { not: 'abnormal' } },
    select: { id: true },
  });
  return row?.id ?? null;
}

/** The senders of orders' offers, in the order of `orderIds`; null for an order without an offer. */
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
