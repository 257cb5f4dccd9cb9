import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAccountAction } from '../../../api/accounts/session/accountAction.store.ts';
import { blockUser, unblockUser } from '../../../api/accounts/user/blockUser.ts';
import {
  RESTRICTIONS,
  type Restriction,
  type RestrictionKind,
} from '../../../api/accounts/user/restriction.ts';
import { freezeWithdrawals } from '../../../api/accounts/verification/verification.store.ts';
import { DomainError } from '../../../api/kernel/domainError.ts';
import { CHANGE_CHANNEL, type ChangeEvent, listenForChanges } from '../../../api/kernel/events.ts';
import { newId } from '../../../api/kernel/ids.ts';
import type { Platform } from '../../../api/kernel/platform.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { resolveDispute } from '../../../api/orders/order/dispute.ts';
import { readRestrictions } from '../../../api/orders/order/readRestrictions.ts';
import { refreshTradeBans } from '../../../api/orders/tradeOffer/tradeBan.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { listItems } from '../../../api/selling/listing/listItems.ts';
import { repriceListings } from '../../../api/selling/listing/repriceListings.ts';
import { setShopOpen } from '../../../api/selling/listing/setShopOpen.ts';
import { scheduleListings } from '../../../api/selling/schedule/scheduleListings.ts';
import { holdAccount } from '../../accounts/user/holdScene.ts';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { BLOCK, openOperator } from '../../ops/commands/operateScene.ts';
import { openReviewScene, REFERENCE_CENTS, type ReviewScene } from './reviewScene.ts';

let market: TestMarket;
let scene: ReviewScene;
let operator: Platform & { close(): Promise<void> };
beforeAll(async () => {
  market = await openTestMarket();
  scene = await openReviewScene(market);
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});

/** A user who may do everything, and a seller to buy from. */
async function openUser(): Promise<{ userId: string; otherId: string }> {
  const [userId = '', otherId = ''] = await scene.openUsers(2, {
    deposit: 5_000_000n,
    proceeds: 1_000_000n,
  });
  return { userId, otherId };
}

async function restrictionsOf(userId: string): Promise<Restriction[]> {
  const user = await market.platform.db.user.findUniqueOrThrow({ where: { id: userId } });
  return readRestrictions(market.platform.db, user);
}

const hold = (userId: string, scope: 'everything' | 'withdrawals') =>
  blockUser(operator, { ...BLOCK, userId, scope, note: 'SJ-9' });

/** How an account comes to be restricted. */
const CAUSES: Record<RestrictionKind, (userId: string, otherId: string) => Promise<unknown>> = {
  accountBlocked: (userId) => hold(userId, 'everything'),
  withdrawalsHeld: (userId) => hold(userId, 'withdrawals'),
  withdrawalsFrozen: (userId) =>
    inTransaction(market.platform.db, async (tx) => {
      const action = { userId, subjectId: null, details: {} };
      await recordAccountAction(tx, { ...action, kind: 'setPaymentAccount' }, null);
      await recordAccountAction(tx, { ...action, kind: 'setPhone' }, null);
      await freezeWithdrawals(tx, userId, 24 * 3_600_000);
    }),
  tradeBanned: (userId) =>
    market.owner.query(`update app_user set banned_steam_id = '76561197960265735' where id = $1`, [userId]),
  async tradeMoneyWaits(userId, otherId) {
    const orderId = await scene.trade({ buyerId: otherId, sellerId: userId }, REFERENCE_CENTS);
    await market.owner.query(
      `insert into order_dispute (order_id, cause, waits_until) values ($1, 'reversedLate', clock_now() + interval '72 hours')`,
      [orderId],
    );
  },
  async proceedsReviewed(userId, otherId) {
    await scene.trade({ buyerId: otherId, sellerId: userId }, REFERENCE_CENTS * 5n);
  },
};

const STOPS = ['accountBlocked', 'withdrawalsHeld', 'withdrawalsFrozen', 'tradeBanned'];

/** Whether a service refuses for a restriction. Any other outcome, and any other error, is not one. */
async function isRefused(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return false;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return STOPS.includes(error.code);
  }
}

/** Every service of an action that a restriction can stop. */
function servicesOf(userId: string, otherId: string): Record<string, (() => Promise<unknown>)[]> {
  const { platform } = market;
  const clientRequestId = newId();
  const priced = { priceCents: 1_000n, multiplier: null, isPriceConfirmed: true };
  return {
    buy: [
      async () => {
        const listingId = await scene.putOnSale(otherId, 1_000n);
        return buyListing(platform, {
          buyerId: userId,
          listingId,
          expectedPriceCents: 1_000n,
          clientRequestId,
        });
      },
    ],
    list: [
      () => listItems(platform, { userId, clientRequestId, items: [{ assetId: newId(), ...priced }] }),
      () =>
        repriceListings(platform, { userId, clientRequestId, items: [{ listingId: newId(), ...priced }] }),
      () => scheduleListings(platform, { userId, items: [{ assetId: newId(), ...priced }] }),
      async () => {
        await setShopOpen(platform, { userId, isOpen: false });
        return setShopOpen(platform, { userId, isOpen: true });
      },
    ],
    withdraw: [() => beginWithdrawal(platform, { userId, amountCents: 1_000n, clientRequestId }, null)],
  };
}

describe('X-03 the panel and the services say the same', () => {
  test.each(Object.keys(CAUSES) as RestrictionKind[])('%s', async (kind) => {
    const { userId, otherId } = await openUser();
    expect(await restrictionsOf(userId)).toEqual([]);
    await CAUSES[kind](userId, otherId);
    const shown = await restrictionsOf(userId);
    expect(shown.map((each) => each.kind)).toEqual([kind]);
    const stopped: readonly string[] = RESTRICTIONS[kind];
    for (const [action, services] of Object.entries(servicesOf(userId, otherId)))
      for (const service of services)
        expect([action, await isRefused(service)]).toEqual([action, stopped.includes(action)]);
  });

  test('an account without restrictions is stopped nowhere', async () => {
    const { userId, otherId } = await openUser();
    for (const services of Object.values(servicesOf(userId, otherId)))
      for (const service of services) expect(await isRefused(service)).toBe(false);
  });
});

test('X-03 each names its reason, order, money and end', async () => {
  const { userId, otherId } = await openUser();
  // The sales come first: nobody buys from a blocked seller.
  for (const cause of Object.values(CAUSES).toReversed()) await cause(userId, otherId);
  const found = await restrictionsOf(userId);
  const { rows } = await market.owner.query<{ orderNo: string; cents: string }>(
    `select order_no as "orderNo", (price_cents - fee_cents)::text as cents from market_order where seller_id = $1 order by price_cents`,
    [userId],
  );
  const [waiting, reviewed] = rows;
  const hours = found.map(({ until, since }) =>
    until && since ? Math.round((until.getTime() - since.getTime()) / 3_600_000) : null,
  );
  expect(found.map(({ since: _since, until: _until, endsByItself: _ends, ...rest }) => rest)).toEqual([
    { kind: 'accountBlocked', reason: 'operator', orderNo: null, note: 'SJ-9', amountCents: null },
    { kind: 'withdrawalsHeld', reason: 'operator', orderNo: null, note: 'SJ-9', amountCents: null },
    { kind: 'withdrawalsFrozen', reason: 'phoneChanged', orderNo: null, note: null, amountCents: null },
    { kind: 'tradeBanned', reason: 'steamBan', orderNo: null, note: null, amountCents: null },
    {
      kind: 'tradeMoneyWaits',
      reason: 'tradeDisputed',
      orderNo: waiting?.orderNo,
      note: null,
      amountCents: BigInt(waiting?.cents ?? 0),
    },
    {
      kind: 'proceedsReviewed',
      reason: 'saleReviewed',
      orderNo: reviewed?.orderNo,
      note: null,
      amountCents: BigInt(reviewed?.cents ?? 0),
    },
  ]);
  expect(hours).toEqual([168, 168, 24, null, 72, 72]);
  expect(found.map(({ endsByItself }) => endsByItself)).toEqual([false, false, true, false, false, false]);
});

test('a block that has no hold is shown, too', async () => {
  const { userId } = await openUser();
  await market.owner.query('update app_user set is_blocked = true where id = $1', [userId]);
  expect(await restrictionsOf(userId)).toMatchObject([
    { kind: 'accountBlocked', reason: 'operator', until: null },
  ]);
});

const RESTRICTIONS_QUERY = `{ viewer { restrictions {
  kind reason stoppedActions freeActions orderNo amountCents note decidedBy since until } } }`;

test('X-03 its user alone reads it, live from its begin to its end', async () => {
  const client = await openBuyer(market);
  const { buyerId: userId } = await scene.pairOf(client, client);
  const stream = await openEventStream<{ accountChanged: { restrictions: object[] } }>(
    client,
    'subscription { accountChanged { restrictions { kind } } }',
  );
  await holdAccount(market, userId, { scope: 'withdrawals', endsAt: new Date(Date.now() + 3_600_000) });
  expect(await stream.next()).toEqual({
    data: { accountChanged: { restrictions: [{ kind: 'WITHDRAWALS_HELD' }] } },
  });
  expect((await client.query(RESTRICTIONS_QUERY)).data).toEqual({
    viewer: {
      restrictions: [
        {
          kind: 'WITHDRAWALS_HELD',
          reason: 'OPERATOR',
          stoppedActions: ['WITHDRAW'],
          freeActions: ['BUY', 'LIST', 'UNLIST', 'RECHARGE', 'OPEN_ORDERS'],
          orderNo: null,
          amountCents: null,
          note: null,
          decidedBy: 'NOBODY',
          since: expect.any(String),
          until: expect.any(String),
        },
      ],
    },
  });
  await unblockUser(operator, { userId, reason: 'x', operator: 'tester' });
  // Both ends come with a message and a note of the wallet; each is one event.
  let left = 1;
  while (left > 0) left = (await stream.next())?.data?.accountChanged.restrictions.length ?? 0;
  stream.close();
  expect((await (await openBuyer(market)).query(RESTRICTIONS_QUERY)).data).toEqual({
    viewer: { restrictions: [] },
  });
});

test('T-24 a ban of Steam’s restricts and frees the account live', async () => {
  const client = await openBuyer(market);
  const { buyerId: userId } = await scene.pairOf(client, client);
  const { rows } = await market.owner.query<{ steamId: string }>(
    `select (76561197960265728 + substring(trade_url from 'partner=([0-9]+)')::bigint)::text as "steamId" from app_user where id = $1`,
    [userId],
  );
  const ask = async (tradeBanDays: number) => {
    await sandbox(market, `accounts/${rows[0]?.steamId}`, { tradeBanDays });
    await market.owner.query("update app_user set ban_due_at = 'epoch' where id = $1", [userId]);
    await refreshTradeBans(market.worker);
  };
  const stream = await openEventStream<object>(
    client,
    'subscription { accountChanged { restrictions { kind } } }',
  );
  const told = (...kinds: string[]) => ({
    data: { accountChanged: { restrictions: kinds.map((kind) => ({ kind })) } },
  });
  await ask(30);
  expect(await stream.next()).toEqual(told('TRADE_BANNED'));
  // The same answer again is no news.
  await ask(30);
  await ask(0);
  expect(await stream.next()).toEqual(told());
  stream.close();
});

test('X-03 both sides of a dispute hear of its end, also the one whose money is free again', async () => {
  const { userId: buyerId, otherId: sellerId } = await openUser();
  const orderId = await scene.trade({ buyerId, sellerId }, REFERENCE_CENTS);
  await market.owner.query(
    `insert into order_dispute (order_id, cause, waits_until) values ($1, 'reversedLate', clock_now() + interval '72 hours')`,
    [orderId],
  );
  expect((await restrictionsOf(sellerId)).map(({ kind }) => kind)).toEqual(['tradeMoneyWaits']);
  const heard: string[] = [];
  const listener = await listenForChanges(market.ownerUrl, market.platform.log, {
    [CHANGE_CHANNEL](payload) {
      const { topic, userId } = JSON.parse(payload) as ChangeEvent;
      if (topic === 'wallet') heard.push(userId);
    },
  });
  await inTransaction(market.worker.db, (tx) =>
    resolveDispute(tx, orderId, { fault: 'buyer', evidence: {} }),
  );
  await expect.poll(() => new Set(heard)).toEqual(new Set([buyerId, sellerId]));
  await listener.close();
  expect(await restrictionsOf(sellerId)).toEqual([]);
  expect((await restrictionsOf(buyerId)).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['withdrawalsHeld', 'reversedTrade'],
  ]);
});
