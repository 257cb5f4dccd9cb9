import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerMetrics } from '../../../api/ops/metrics/workerMetrics.ts';
import { decideReview } from '../../../api/orders/order/reviewProceeds.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { DEAR_CENTS, DEAR_NET_CENTS, openReviewScene, type ReviewScene } from './reviewScene.ts';

let market: TestMarket;
let scene: ReviewScene;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await openReviewScene(market);
  operator = await openOperator(market);
});
afterAll(async () => {
  expect(await scene.broken()).toEqual([]);
  await operator.close();
  await market.close();
});

interface Seen {
  order: { proceedsReview: { state: string; lookBy: string; decidedAt: string | null } | null };
  wallet: { settlingCents: number; underReviewCents: number; depositCents: number };
  messages: { edges: { node: { titleZh: string; titleEn: string; bodyZh: string; bodyEn: string } }[] };
}

async function lookAt(client: TestClient, orderNo: string) {
  const { data } = await client.query<{ viewer: Seen }>(
    `{ viewer { order(orderNo: "${orderNo}") { proceedsReview { state lookBy decidedAt } }
       wallet { settlingCents underReviewCents depositCents }
       messages(first: 1) { edges { node { titleZh titleEn bodyZh bodyEn } } } } }`,
  );
  if (!data?.viewer) throw new Error('nothing to see');
  return { ...data.viewer, message: data.viewer.messages.edges[0]?.node };
}

/** What the metrics say of reviews. */
async function metricsOf(): Promise<string> {
  const text = await openWorkerMetrics(market.worker).metrics();
  return [...text.matchAll(/^(reviews?_\w+) (\d+)/gm)].map(([, name, value]) => `${name} ${value}`).join();
}

test('T-22 the seller reads what waits and until when, in both languages; the buyer reads nothing of it', async () => {
  const [buyer, seller] = [await openBuyer(market), await openBuyer(market)];
  const pair = await scene.pairOf(buyer, seller);
  expect(await metricsOf()).toBe('review_wait_seconds 0,reviews_waiting 0');
  const orderId = await scene.trade(pair, DEAR_CENTS);
  const { orderNo } = await scene.orderOf(orderId);
  // Everybody in this market comes from one address.
  expect((await scene.reviewOf(orderId))?.reasons).toEqual(['sharedNetwork', 'overpriced']);
  const seen = await lookAt(seller, orderNo);
  expect(seen.order.proceedsReview).toMatchObject({ state: 'WAITING', decidedAt: null });
  const net = Number(DEAR_NET_CENTS);
  expect(seen.wallet).toMatchObject({ settlingCents: net, underReviewCents: net });
  expect(seen.message).toMatchObject({
    titleZh: '货款等待核查',
    titleEn: 'The money of a sale waits for a review',
    bodyZh: expect.stringMatching(/¥1693\.77 暂留在「结算中」.*最迟 北京时间 .+ 前处理.*联系客服/),
    bodyEn: expect.stringMatching(
      /¥1693\.77 stays in your settling balance.*\(Beijing time\).*write to the operators/,
    ),
  });
  expect((await lookAt(buyer, orderNo)).order).toEqual({ proceedsReview: null });
  expect((await lookAt(buyer, orderNo)).wallet.underReviewCents).toBe(0);
  await market.advanceClock(3_600_000);
  expect(await metricsOf()).toMatch(/^review_wait_seconds 36\d\d,reviews_waiting 1$/);
  await decideReview(operator, {
    orderNo,
    decision: 'toDeposit',
    reason: 'x',
    note: '请勿高价互买。',
    operator: 'x',
  });
  const after = await lookAt(seller, orderNo);
  expect(after.order.proceedsReview).toMatchObject({ state: 'TO_DEPOSIT', decidedAt: expect.any(String) });
  expect(after.wallet).toEqual({ settlingCents: 0, underReviewCents: 0, depositCents: 5_000_000 + net });
  expect(after.message?.bodyZh).toContain('¥1693.77 已转入充值余额，可用于购买，不能提现。请勿高价互买。');
});

test('T-22 the history and the statement of the seller show the release that an operator made', async () => {
  const [buyer, seller] = [await openBuyer(market), await openBuyer(market)];
  const pair = await scene.pairOf(buyer, seller);
  const { orderNo } = await scene.orderOf(await scene.trade(pair, DEAR_CENTS));
  const movements = async () => {
    const { data } = await seller.query<{
      viewer: {
        order: { events: { phase: string; movements: { account: string; amountCents: number }[] }[] };
      };
    }>(`{ viewer { order(orderNo: "${orderNo}") { events { phase movements { account amountCents } } } } }`);
    return data?.viewer.order.events.find(({ phase }) => phase === 'COMPLETED')?.movements;
  };
  expect(await movements()).toEqual([]);
  await decideReview(operator, { orderNo, decision: 'toDeposit', reason: 'x', note: null, operator: 'x' });
  const net = Number(DEAR_NET_CENTS);
  expect(await movements()).toEqual([
    { account: 'SETTLING', amountCents: -net },
    { account: 'DEPOSIT', amountCents: net },
  ]);
});
