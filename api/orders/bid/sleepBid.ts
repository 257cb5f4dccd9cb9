import type { Db, Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { MessageTemplate } from '../../notifications/message/messageWords.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { lockOpenBid, readItemNames, updateBid } from './bid.store.ts';
import type { BidRow, ForcedSleep } from './bid.ts';

/** The message that tells a bidder why a buy order sleeps. */
export const SLEEP_TEMPLATES = {
  noTradeLink: 'bidNeedsTradeLink',
  tradeLinkRefused: 'bidLinkRefused',
  heldForReview: 'bidHeld',
  buyerBroke: 'bidBroke',
} as const satisfies Record<ForcedSleep, MessageTemplate>;

/** Puts a bid to sleep and tells its bidder why, once. Without effect if it sleeps or has ended. */
export async function sleepBid({ db }: { db: Db }, bidId: string, reason: ForcedSleep): Promise<void> {
  await inTransaction(db, async (tx) => {
    const bid = await lockOpenBid(tx, bidId);
    if (bid && bid.sleepReason === null) await putToSleep(tx, bid, reason);
  });
}

/** The same for a locked bid that is awake. */
export async function putToSleep(tx: Tx, bid: BidRow, reason: ForcedSleep): Promise<void> {
  await updateBid(tx, bid.id, { sleepReason: reason });
  await notifyBidder(tx, bid, SLEEP_TEMPLATES[reason]);
}

/** Notifies a bidder of what became of a bid. */
export async function notifyBidder(tx: Tx, bid: BidRow, template: MessageTemplate): Promise<void> {
  const item = await readItemNames(tx, bid.marketItemId);
  await postMessage(tx, {
    userId: bid.userId,
    type: 'trade',
    template,
    params: {
      bidId: bid.id,
      marketItemId: bid.marketItemId,
      itemZh: item.nameZh,
      itemEn: item.nameEn,
      amount: formatYuan(bid.priceCents),
      count: bid.remaining,
    },
  });
}
