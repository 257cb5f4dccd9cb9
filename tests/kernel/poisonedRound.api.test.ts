import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startFreshWorker } from '../kit/freshWorker.ts';
import { poison } from '../kit/poison.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs } from '../orders/order/deliveryScene.ts';
import { buyFromOrdinary } from '../orders/order/handScene.ts';
import { paymentsIn } from '../orders/order/paymentScene.ts';
import { rechargesIn } from '../payments/recharge/rechargeScene.ts';
import { openWithdrawer, withdraw } from '../payments/withdrawal/withdrawalScene.ts';

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

const column = async (sql: string, values: readonly unknown[]): Promise<string[]> => {
  const { rows } = await market.owner.query<{ value: string }>(sql, [...values]);
  return rows.map(({ value }) => value);
};

describe('O-09 a round that cannot ask for one job asks for all others', () => {
  const due: Record<string, () => Promise<readonly string[]>> = {
    'order-due': async () => {
      const orders = [];
      for (const _ of [1, 2, 3]) orders.push((await buyAs(market, 'ignore')).orderNo);
      return column(
        "update market_order set deadline_at = clock_now() - interval '1 hour' where order_no = any($1) returning id::text as value",
        [orders],
      );
    },
    'steam-poll': async () => {
      const orders = [];
      for (const _ of [1, 2, 3]) orders.push((await buyFromOrdinary(market, 'ignore')).orderNo);
      // An earlier worker may have been stopped while it renewed a sign-in.
      await market.owner.query("update steam_account set status = 'normal', asked_at = null");
      return column(
        `update trade_offer offer set steam_account_id = account.id
         from (select id, row_number() over (order by id) as place from steam_account) account,
           (select id, row_number() over (order by id) as place from market_order where order_no = any($1)) o
         where offer.order_id = o.id and o.place = account.place returning account.id::text as value`,
        [orders],
      );
    },
    'inventory-sync': () =>
      column(
        "update steam_account set inventory_due_at = null, inventory_synced_at = null, status = 'normal' where id in (select id from steam_account order by id limit 3) returning id::text as value",
        [],
      ),
    'withdrawal-pay-out': async () => {
      const ids = [];
      for (const _ of [1, 2, 3])
        ids.push((await withdraw(market, await openWithdrawer(market, 50_000n), 10_000)).id);
      return ids;
    },
    'order-payment': async () => {
      const payments = paymentsIn(market);
      const numbers = [];
      for (const _ of [1, 2, 3]) numbers.push((await payments.begin(await payments.buyer())).number);
      return column(
        'update order_payment set query_at = clock_now() where number = any($1) returning id::text as value',
        [numbers],
      );
    },
    'recharge-query': async () => {
      const recharges = rechargesIn(market);
      const ids = [];
      for (const _ of [1, 2, 3]) {
        const client = await market.visitor().signIn();
        await recharges.sign(client);
        ids.push((await recharges.begin(client)).id);
      }
      await market.owner.query('update recharge set query_at = clock_now() where id = any($1)', [ids]);
      return ids;
    },
  };

  test.each(Object.keys(due))(
    '%s',
    async (queue) => {
      const keys = (await due[queue]?.()) ?? [];
      expect(keys).toHaveLength(3);
      await market.owner.query('delete from pgboss.job where name = $1', [queue]);
      cure = await poison(market, 'pgboss.job', `new.singleton_key = '${keys[1]}'`);
      const stop = await startFreshWorker(market, { STEAM_POLL_MS: '300' });
      const asked = () =>
        column(
          'select distinct singleton_key as value from pgboss.job where name = $1 and singleton_key = any($2)',
          [queue, keys],
        );
      try {
        await expect.poll(asked, { timeout: 20_000 }).toEqual([keys[0], keys[2]].toSorted());
      } finally {
        await stop();
      }
    },
    60_000,
  );
});
