import { DAY_MS } from '../../../api/kernel/durations.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { advanceOrder } from '../../../api/orders/order/orderTransition.ts';
import type { Balances } from '../../../api/payments/ledger/ledger.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { type MoneyScene, openMoneyScene } from '../../payments/ledger/moneyScene.ts';

/** The reference price of an item in the scene. */
export const REFERENCE_CENTS = 34_744n;
/** What the ledger holds of one sale at five times that, less the fee of 2.5 %. */
export const DEAR_CENTS = 173_720n;
export const DEAR_NET_CENTS = 169_377n;

/** Two people who trade with each other. */
export interface Pair {
  buyerId: string;
  sellerId: string;
}

/** Trades of two people, without Steam: the facts are played. */
export interface ReviewScene extends MoneyScene {
  openPair(): Promise<Pair>;
  /** The same of people who are signed in. */
  pairOf(buyer: TestClient, seller: TestClient): Promise<Pair>;
  /** Bought and delivered. @returns the order's id. */
  deliver(pair: Pair, priceCents: bigint): Promise<string>;
  /** Steam reports the trade as final: the end of trade protection, received by several workers at once. */
  settle(orderId: string, workers?: number): Promise<void>;
  /** Bought, delivered and settled. @returns the order's id. */
  trade(pair: Pair, priceCents: bigint): Promise<string>;
  /** Eight days go by. */
  passProtection(): Promise<void>;
  money(userId: string): Promise<Pick<Balances, 'deposit' | 'proceeds' | 'settling'>>;
  reviewOf(orderId: string): Promise<{ state: string; reasons: string[] } | undefined>;
  /** Promises that do not hold; Steam's own books know nothing of what was played past them. */
  broken(): Promise<string[]>;
}

async function idOf(client: TestClient): Promise<string> {
  const { data } = await client.query<{ viewer: { id: string } }>('{ viewer { id } }');
  return (
    Buffer.from(data?.viewer.id ?? '', 'base64')
      .toString()
      .split(':')[1] ?? ''
  );
}

/** Opens the scene on a market, in which every item has the same reference price. */
export async function openReviewScene(market: TestMarket): Promise<ReviewScene> {
  const scene = await openMoneyScene(market);
  await market.owner.query('delete from reference_price');
  await market.owner.query('update market_item set reference_price_cents = $1', [REFERENCE_CENTS]);
  const advance = (orderId: string, to: 'protected' | 'completed') =>
    inTransaction(market.worker.db, (tx) =>
      advanceOrder(tx, market.worker, orderId, { to }, { actor: 'steam', cause: 'played' }),
    );
  const played: ReviewScene = {
    ...scene,
    async openPair() {
      const [buyerId = '', sellerId = ''] = await scene.openUsers(2, { deposit: 5_000_000n, proceeds: 1n });
      return { buyerId, sellerId };
    },
    async pairOf(buyer, seller) {
      return { buyerId: await idOf(buyer), sellerId: await idOf(seller) };
    },
    async deliver({ buyerId, sellerId }, priceCents) {
      const listingId = await scene.putOnSale(sellerId, priceCents);
      const input = { buyerId, listingId, expectedPriceCents: priceCents, clientRequestId: newId() };
      const orderId = await buyListing(market.platform, input);
      await advance(orderId, 'protected');
      return orderId;
    },
    async settle(orderId, workers = 1) {
      await Promise.all(Array.from({ length: workers }, () => advance(orderId, 'completed')));
    },
    async trade(pair, priceCents) {
      const orderId = await played.deliver(pair, priceCents);
      await played.settle(orderId);
      return orderId;
    },
    passProtection: () => market.advanceClock(8 * DAY_MS),
    async money(userId) {
      const { deposit, proceeds, settling } = await scene.balancesOf(userId);
      return { deposit, proceeds, settling };
    },
    async reviewOf(orderId) {
      const { rows } = await market.owner.query<{ state: string; reasons: string[] }>(
        'select state, reasons from proceeds_review where order_id = $1',
        [orderId],
      );
      return rows[0];
    },
    async broken() {
      const found = await auditInvariants(market.ownerUrl);
      return found
        .filter(
          ({ id, promise, offenderCount }) => offenderCount > 0 && !/books/.test(promise) && id !== 'I12',
        )
        .map(({ id }) => id);
    },
  };
  return played;
}
