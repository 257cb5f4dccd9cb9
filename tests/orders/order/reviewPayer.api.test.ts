import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeWaitingReview } from '../../../api/ops/commands/writeReview.ts';
import { viewReviews } from '../../../api/orders/order/reviewProceeds.ts';
import { signMessage } from '../../../api/sandbox/payment/alipaySignature.ts';
import { alipayStage } from '../../kit/alipayStage.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { rechargesIn } from '../../payments/recharge/rechargeScene.ts';
import { paymentsIn } from './paymentScene.ts';
import { openReviewScene, REFERENCE_CENTS, type ReviewScene } from './reviewScene.ts';

const ONE = 'one@example.com';
const OTHER = 'other@example.com';

let market: TestMarket;
let scene: ReviewScene;
let recharges: ReturnType<typeof rechargesIn>;
let payments: ReturnType<typeof paymentsIn>;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await openReviewScene(market);
  recharges = rechargesIn(market);
  payments = paymentsIn(market);
});
afterAll(async () => {
  expect(await scene.broken()).toEqual([]);
  await market.close();
});

/** A user recharges, paid by this account. The app's notification omits the payer where `namesPayer` is false. */
async function recharge(client: TestClient, payer: string, namesPayer = true): Promise<void> {
  await recharges.sign(client);
  const { number } = await recharges.begin(client);
  await recharges.pay(number, 'lost', payer);
  const { sign: _, sign_type: __, buyer_id, buyer_logon_id, ...fields } = await payments.messageOf(number);
  const message = namesPayer ? { ...fields, buyer_id, buyer_logon_id } : fields;
  expect(await recharges.tell(signMessage(alipayStage(), message as Record<string, string>))).toBe(
    '200 success',
  );
}

/** An order of a buyer's, paid at the app by this account. */
async function payOrder(client: TestClient, payer: string): Promise<void> {
  const { number } = await payments.begin(client);
  await payments.pay(number, 'lost', payer);
  await payments.refresh(number);
  expect((await payments.rowOf(number)).status).toBe('paid');
}

type Arrange = (buyer: TestClient, seller: TestClient) => Promise<unknown>;

/** Arranges a pair of users, who then trade. @returns the ids of the order and of its seller. */
async function tradeAfter(arrange: Arrange, priceCents = REFERENCE_CENTS) {
  const [buyer, seller] = [await openBuyer(market), await openBuyer(market)];
  await arrange(buyer, seller);
  const pair = await scene.pairOf(buyer, seller);
  return { orderId: await scene.trade(pair, priceCents), sellerId: pair.sellerId };
}

/** The reasons for which the proceeds of such a trade wait for a review; empty if the seller has them at once. */
async function reasonsAfter(arrange: Arrange, priceCents = REFERENCE_CENTS): Promise<string> {
  const { orderId, sellerId } = await tradeAfter(arrange, priceCents);
  const review = await scene.reviewOf(orderId);
  const { proceeds, settling } = await scene.money(sellerId);
  expect(proceeds > 0n).toBe(review === undefined);
  expect(settling > 0n).toBe(review !== undefined);
  return review?.reasons.join() ?? '';
}

const both = (one: string, other: string) => async (buyer: TestClient, seller: TestClient) => {
  await recharge(buyer, one);
  await recharge(seller, other);
};

describe('T-22 one account of the payment app for both sides of a sale', () => {
  const SHARED: readonly [string, Arrange][] = [
    ['both recharges were paid by it', both(ONE, ONE)],
    [
      'it paid an order of the buyer, and a recharge of the seller',
      async (buyer, seller) => {
        await payOrder(buyer, ONE);
        await recharge(seller, ONE);
      },
    ],
    [
      'it paid an order of each',
      async (buyer, seller) => {
        await payOrder(buyer, ONE);
        await payOrder(seller, ONE);
      },
    ],
    [
      'it signed the contract of one, and pays for the other',
      async (buyer, seller) => {
        await recharges.sign(seller, 'enterprise', 'third@example.com');
        await recharge(buyer, 'third@example.com');
      },
    ],
  ];
  test.each(SHARED)('the proceeds wait: %s', async (_, arrange) => {
    expect(await reasonsAfter(arrange)).toBe('sharedPayer');
  });

  const APART: readonly [string, Arrange][] = [
    ['two accounts paid', both(ONE, OTHER)],
    [
      'the notifications do not say who paid',
      async (buyer, seller) => {
        await recharge(buyer, ONE, false);
        await recharge(seller, ONE, false);
      },
    ],
    ['only one of the two has ever paid', (buyer) => recharge(buyer, ONE)],
    [
      'what it paid for the seller is long ago',
      async (buyer, seller) => {
        await both(ONE, ONE)(buyer, seller);
        const { sellerId } = await scene.pairOf(buyer, seller);
        const age = "update recharge set created_at = created_at - interval '31 days' where user_id = $1";
        await market.owner.query(age, [sellerId]);
      },
    ],
  ];
  test.each(APART)('the proceeds do not wait: %s', async (_, arrange) => {
    expect(await reasonsAfter(arrange)).toBe('');
  });

  test('the proceeds of a sale for less than 100 yuan do not wait', async () => {
    expect(await reasonsAfter(both(ONE, ONE), 9_999n)).toBe('');
  });
});

test('T-22 operators read the reason in the queue, in both languages, without the account', async () => {
  const { orderId } = await tradeAfter(both(ONE, ONE));
  const { rows } = await market.owner.query<{ orderNo: string }>(
    'select order_no as "orderNo" from market_order where id = $1',
    [orderId],
  );
  const operator = await openOperator(market);
  const reviews = await viewReviews(operator.db, 'ann');
  await operator.close();
  const review = reviews.find(({ orderNo }) => orderNo === rows[0]?.orderNo);
  if (!review) throw new Error('the review does not wait');
  const text = writeWaitingReview(review);
  expect(text).toContain('one Alipay account paid or signed for both / 同一支付宝账户为两人付款或签约');
  expect(text).not.toMatch(/example|2088/);
});
