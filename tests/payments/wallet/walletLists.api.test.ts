import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewestFirstPage } from '../../../api/kernel/newestFirst.ts';
import type { SortCursor } from '../../../api/kernel/sortCursor.ts';
import { listHeldForBidding } from '../../../api/orders/bid/heldForBidding.store.ts';
import { listFundOrders, type OrderFund, sumReleases } from '../../../api/orders/order/walletFund.store.ts';
import { USER_ACCOUNT_KINDS } from '../../../api/payments/ledger/ledger.ts';
import { listTransactionIds, listTransfers } from '../../../api/payments/wallet/entry.store.ts';
import { mergedKeysOf } from '../../../api/payments/wallet/wallet.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { moneyCommands, PEOPLE } from '../ledger/moneyCommands.ts';
import { openModel } from '../ledger/moneyModel.ts';
import { type MoneyScene, openMoneyScene } from '../ledger/moneyScene.ts';

/** Lives in which every kind of movement occurs many times. `MONEY_SEED` takes others. */
const SEED = Number(process.env.MONEY_SEED ?? 20_261_124);
const RUNS = 30;
const OPENING = { deposit: 400_000n, proceeds: 300_000n };

let market: TestMarket;
let scene: MoneyScene;
let operator: Awaited<ReturnType<typeof openOperator>>;
/** How often each movement of money was seen as a row. */
const seen = new Map<string, number>();
beforeAll(async () => {
  market = await openTestMarket({ PROCEEDS_REVIEW_EXCESS_CENTS: '200000' });
  await market.owner.query('delete from reference_price');
  await market.owner.query('update market_item set reference_price_cents = 50000');
  scene = await openMoneyScene(market);
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});

/** All ids of a list, read in pages of three. */
async function readAll(list: (page: NewestFirstPage) => Promise<string[]>): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await list({ edgeId: ids.at(-1) ?? null, isBackward: false, count: 3 });
    ids.push(...page);
    if (page.length < 3) return ids;
  }
}

/** The ids of all orders of a fund, read in pages of three. */
async function readFund(userId: string, fund: OrderFund): Promise<string[]> {
  const size = 3;
  const ids: string[] = [];
  let edge: SortCursor | null = null;
  for (;;) {
    const page = { edge, isBackward: false, size };
    const found = await listFundOrders(market.platform.db, userId, { fund, span: null }, page);
    const places = found.slice(0, size);
    ids.push(...places.map(({ id }) => id));
    const last = places.at(-1);
    if (!last || found.length <= size) return ids;
    edge = { id: last.id, value: last.at?.getTime() ?? null };
  }
}

async function expectFunds(userId: string): Promise<void> {
  const { db } = market.platform;
  const balances = await scene.balancesOf(userId);
  const sumOf = async (fund: OrderFund): Promise<bigint> => {
    const ids = await readFund(userId, fund);
    expect(new Set(ids).size).toBe(ids.length);
    const orders = await db.order.findMany({ where: { id: { in: ids } } });
    expect(orders).toHaveLength(ids.length);
    return orders.reduce(
      (sum, order) => sum + order.priceCents - (fund === 'settling' ? order.feeCents : 0n),
      0n,
    );
  };
  const [held = { bidsCents: 0n, offersCents: 0n }] = await listHeldForBidding(db, [userId]);
  const bidding = held.bidsCents + held.offersCents;
  expect(bidding).toBe(balances.biddingDeposit + balances.biddingProceeds);
  expect(await sumOf('settling')).toBe(balances.settling);
  expect(await sumOf('escrow')).toBe(balances.escrow);
  expect(await sumOf('returning')).toBe(balances.returning);
  const processing = await db.withdrawal.aggregate({
    where: { userId, status: 'processing' },
    _sum: { amountCents: true },
  });
  expect(processing._sum.amountCents ?? 0n).toBe(balances.withdrawing);
  const releases = await sumReleases(db, userId, [new Date()]);
  const reviewed = await db.order.findMany({
    where: { sellerId: userId, phase: 'completed', proceedsReview: { state: 'waiting' } },
  });
  const waiting = reviewed.reduce((sum, order) => sum + order.priceCents - order.feeCents, 0n);
  expect(releases.reduce((sum, { cents }) => sum + cents, waiting)).toBe(balances.settling);
}

/** Every transfer that moved an account of the user belongs to exactly one row. */
async function expectTransactions(userId: string): Promise<void> {
  const { db } = market.platform;
  const ids = await readAll((page) => listTransactionIds(db, userId, {}, page));
  const rows = await db.ledgerPosting.findMany({ where: { id: { in: ids } }, select: { transfer: true } });
  for (const { transfer } of rows) seen.set(transfer.reason, (seen.get(transfer.reason) ?? 0) + 1);
  const keys = rows.flatMap(({ transfer }) => mergedKeysOf(transfer));
  const merged = (await listTransfers(db, keys)).flatMap((transfer, index) =>
    transfer?.postings.some(({ account }) => account.ownerId === userId) ? [keys[index]] : [],
  );
  const own = await db.ledgerTransfer.findMany({
    where: { postings: { some: { account: { ownerId: userId, kind: { in: [...USER_ACCOUNT_KINDS] } } } } },
    select: { key: true },
  });
  expect(merged.toSorted()).toEqual(own.map(({ key }) => key).toSorted());
}

test(`W-01 W-02 the lists behind the balances add up to them, and every transfer is in one transaction (MONEY_SEED=${SEED})`, async () => {
  const property = fc.asyncProperty(moneyCommands, async (commands) => {
    const userIds = await scene.openUsers(PEOPLE, OPENING);
    await fc.asyncModelRun(
      () => ({ model: openModel(PEOPLE, OPENING), real: { scene, operator, userIds } }),
      commands,
    );
    for (const userId of userIds) {
      await expectFunds(userId);
      await expectTransactions(userId);
    }
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS });
  for (const reason of ['hold', 'settle', 'refund', 'release', 'withdraw', 'topUp'])
    expect(seen.get(reason), reason).toBeGreaterThan(0);
  for (const reason of ['payment', 'payOut', 'payBack']) expect(seen.get(reason), reason).toBeUndefined();
}, 180_000);
