import { newId } from '../../../api/kernel/ids.ts';
import { buyCart, type CartRequest } from '../../../api/orders/cart/buyCart.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { type Bidder, openBidder, takeItem } from '../bid/bidScene.ts';

export { balancesOf, offerCopies, offerCopy, openRobot } from '../bid/bidScene.ts';

/** A signed-in buyer who can also sell. */
export type Buyer = Bidder & Seller;

let accounts = 0;

/** Opens a buyer with so much deposit, a trade link and a Steam account to sell from. */
export async function openCartBuyer(market: TestMarket, depositCents = 1_000_000): Promise<Buyer> {
  const bidder = await openBidder(market, depositCents);
  const accountId = newId();
  accounts += 1;
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     values ($1, $2, $3, 'buyer', 'robot', 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh', '')`,
    [accountId, bidder.userId, String(76_561_180_000_000_000n + BigInt(process.pid * 1_000 + accounts))],
  );
  return { ...bidder, accountId };
}

/** Items of which nothing is on sale. */
export { takeItem };

/** Presses "buy"; the sum of the lines is confirmed unless the terms say otherwise. */
export function press(
  market: TestMarket,
  buyer: Bidder,
  terms: Pick<CartRequest, 'lines'> & Partial<CartRequest>,
): Promise<string> {
  return buyCart(market.platform, {
    userId: buyer.userId,
    clientRequestId: newId(),
    confirmedSumCents: terms.lines.reduce((sum, { priceCents }) => sum + priceCents, 0n),
    ...terms,
  });
}

/** The copies of a press with their outcomes, in the order of the request. */
export async function readLines(market: TestMarket, purchaseId: string) {
  return market.platform.db.cartPurchaseLine.findMany({
    where: { purchaseId },
    orderBy: { position: 'asc' },
    include: { order: true },
  });
}

/** The outcomes of a press, in the order of the request. */
export async function outcomesOf(market: TestMarket, purchaseId: string): Promise<(string | null)[]> {
  return (await readLines(market, purchaseId)).map(({ outcome }) => outcome);
}
