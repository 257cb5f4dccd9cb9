import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { removeDueUsers } from '../../api/accounts/deletion/removeUsers.ts';
import { refreshRequestedItems } from '../../api/catalog/market/recount.ts';
import { forgetStalePrices } from '../../api/catalog/prices/forgetStalePrices.ts';
import { listFailures } from '../../api/kernel/workFailures.ts';
import { recordServiceCalls } from '../../api/ops/status/recordStatus.ts';
import { openServiceWatch } from '../../api/ops/status/watchServices.ts';
import { refreshTradeBans } from '../../api/orders/tradeOffer/tradeBan.ts';
import { refreshSellerRecords } from '../../api/selling/shop/refreshSellerRecords.ts';
import { pauseAccounts } from '../../api/steam/account/pauseAccounts.ts';
import { poison } from '../kit/poison.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openSeller } from '../selling/listing/sellerScene.ts';

let market: TestMarket;
let cure: (() => Promise<void>) | null = null;
beforeAll(async () => {
  market = await openTestMarket();
});
afterEach(async () => {
  await cure?.();
  cure = null;
});
afterAll(() => market.close());

async function column(sql: string, values: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await market.owner.query<{ value: string }>(sql, [...values]);
  return rows.map(({ value }) => value);
}
const itemIds = () => column('select id as value from market_item order by id limit 3');
const userIds = async () =>
  (await Promise.all([1, 2, 3].map(() => openSeller(market)))).map(({ userId }) => userId);

/** Does work of which the second thing is poisoned. @returns how often a failure was counted by it. */
async function poisoned(
  table: string,
  condition: string,
  work: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const counted = () =>
    listFailures()
      .filter((failure) => failure.work === work)
      .reduce((sum, { count }) => sum + count, 0);
  const before = counted();
  cure = await poison(market, table, condition);
  await act();
  return counted() - before;
}

describe('O-09 one poisoned row of what is done as a set, all others done', () => {
  test('the counts of items', async () => {
    const ids = await itemIds();
    await market.owner.query('alter table market_item_recount disable trigger market_item_recount_asked');
    const failures = await poisoned('market_item', `new.id = '${ids[1]}'`, 'item-count', async () => {
      await market.owner.query('insert into market_item_recount (market_item_id) select unnest($1::uuid[])', [
        ids,
      ]);
      await refreshRequestedItems(market.worker);
    });
    await market.owner.query('alter table market_item_recount enable trigger market_item_recount_asked');
    expect(failures).toBe(1);
    expect(await column('select market_item_id as value from market_item_recount')).toEqual([ids[1]]);
  });

  test('the records of sellers', async () => {
    const ids = await userIds();
    await market.owner.query(
      'insert into seller_record (user_id, delivered_count, broken_count, counted_at) select unnest($1::uuid[]), 7, 0, to_timestamp(0)',
      [ids],
    );
    expect(
      await poisoned('seller_record', `new.user_id = '${ids[1]}'`, 'seller-record', () =>
        refreshSellerRecords(market.worker),
      ),
    ).toBe(1);
    expect(await column('select user_id as value from seller_record where delivered_count = 7')).toEqual([
      ids[1],
    ]);
  });

  test('accounts that cannot sell', async () => {
    const ids = (await Promise.all([1, 2, 3].map(() => openSeller(market)))).map(
      ({ accountId }) => accountId,
    );
    await market.owner.query('update steam_account set is_inventory_private = true where id = any($1)', [
      ids,
    ]);
    const isPaused = 'new.paused_reason is not null';
    expect(
      await poisoned('steam_account', `new.id = '${ids[1]}' and ${isPaused}`, 'account-pause', () =>
        pauseAccounts(market.worker),
      ),
    ).toBe(1);
    expect(
      await column('select id as value from steam_account where id = any($1) and paused_reason is null', [
        ids,
      ]),
    ).toEqual([ids[1]]);
  });

  test('figures of other platforms that grew old', async () => {
    const ids = await itemIds();
    await market.owner.query('truncate platform_price');
    await market.owner.query(
      `insert into platform_price (market_item_id, platform, phase, ask_cents, fetched_at, is_counted)
       select unnest($1::uuid[]), 'buff', '', 100, clock_now() - interval '9 days', true`,
      [ids],
    );
    expect(
      await poisoned('platform_price', `new.market_item_id = '${ids[1]}'`, 'stale-price', () =>
        forgetStalePrices(market.worker),
      ),
    ).toBe(1);
    expect(await column('select market_item_id as value from platform_price where is_counted')).toEqual([
      ids[1],
    ]);
  });

  test('identities that need not be kept', async () => {
    const ids = await userIds();
    await market.owner.query(
      `insert into account_deletion (user_id, due_at, erased_at, forget_at)
       select unnest($1::uuid[]), clock_now(), clock_now(), clock_now()`,
      [ids],
    );
    expect(
      await poisoned('account_deletion', `new.user_id = '${ids[1]}'`, 'identity', () =>
        removeDueUsers(market.worker),
      ),
    ).toBe(1);
    expect(await column('select user_id as value from account_deletion where forgotten_at is null')).toEqual([
      ids[1],
    ]);
  });

  test('whose account Steam lets not trade', async () => {
    for (const _ of [1, 2, 3]) await openBuyer(market);
    const ids = await column(
      `update app_user set ban_due_at = to_timestamp(0) where id in (
         select id from app_user where trade_url is not null order by created_at desc limit 3) returning id as value`,
    );
    const isAnswered = `new.ban_due_at > clock_now() + interval '5 minutes'`;
    expect(
      await poisoned('app_user', `new.id = '${ids[1]}' and ${isAnswered}`, 'trade-ban', () =>
        refreshTradeBans(market.worker),
      ),
    ).toBe(1);
    expect(
      await column(
        `select id as value from app_user where id = any($1) and ban_due_at < clock_now() + interval '5 minutes'`,
        [ids],
      ),
    ).toEqual([ids[1]]);
  });

  test('calls to the outside, of which none is lost', async () => {
    const services = openServiceWatch();
    for (const service of ['one', 'two', 'three']) services.putBack(service, { calls: 1, failures: 0 });
    expect(
      await poisoned('service_call', `new.service = 'two'`, 'service-calls', () =>
        recordServiceCalls(market.worker, services),
      ),
    ).toBe(1);
    await cure?.();
    cure = null;
    await recordServiceCalls(market.worker, services);
    expect(
      await column(
        `select service || call_count as value from service_call where service in ('one', 'two', 'three') order by 1`,
      ),
    ).toEqual(['one1', 'three1', 'two1']);
  });
});
