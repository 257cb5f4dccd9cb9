import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aggregateDueSales } from '../../api/catalog/prices/aggregateSales.ts';
import { sendAlerts } from '../../api/catalog/watch/sendAlerts.ts';
import { readClock } from '../../api/kernel/clock.ts';
import { DAY_MS } from '../../api/kernel/durations.ts';
import { listFailures } from '../../api/kernel/workFailures.ts';
import { auditDue } from '../../api/ops/status/auditDue.ts';
import { reconcileDue } from '../../api/payments/reconciliation/reconcile.ts';
import { comparableDays } from '../../api/payments/reconciliation/reconciliation.ts';
import { runDueRules } from '../../api/selling/rules/runRule.ts';
import { listDueCopies } from '../../api/selling/schedule/listDueCopies.ts';
import { messagesOf, mutate, setAsk, takeItems } from '../catalog/watch/watchClient.ts';
import { poison } from '../kit/poison.ts';
import { pollOrdersOnce } from '../kit/pollOrdersOnce.ts';
import { sandbox, workerFor } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs } from '../orders/order/deliveryScene.ts';
import { buyBeside, buyFromOrdinary, sendByHand } from '../orders/order/handScene.ts';
import { giveCopies, inventoryItemId, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { createRule, rowId } from '../selling/rules/ruleScene.ts';
import { SCHEDULE } from '../selling/schedule/scheduleDocuments.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
let cures: (() => Promise<void>)[] = [];
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterEach(async () => {
  for (const cure of cures) await cure();
  cures = [];
});
afterAll(() => market.close());

async function poisonRow(table: string, condition: string): Promise<void> {
  cures.push(await poison(market, table, condition));
}

const column = async <Value>(sql: string, values: readonly unknown[]): Promise<Value[]> => {
  const { rows } = await market.owner.query<{ value: Value }>(sql, [...values]);
  return rows.map(({ value }) => value);
};
const countOf = (work: string): number =>
  listFailures()
    .filter((failure) => failure.work === work)
    .reduce((sum, { count }) => sum + count, 0);

/** Three rows, the middle one poisoned: the others are done, and the failure is counted. */
function threeOf<Item>(items: readonly Item[]): readonly [Item, Item, Item] {
  const [first, poisoned, last] = items;
  if (items.length !== 3 || !first || !poisoned || !last) throw new Error(`${items.length} instead of three`);
  return [first, poisoned, last];
}

async function phases(orderNos: readonly string[]): Promise<string[]> {
  return column(
    'select phase as value from unnest($1::text[]) with ordinality as no (order_no, place) join market_order using (order_no) order by place',
    [orderNos],
  );
}

async function threeByHand() {
  const first = await buyFromOrdinary(market, 'ignore');
  return threeOf([first, await buyBeside(market, first), await buyBeside(market, first)]);
}

describe('O-09 one poisoned row, all others done', () => {
  test('the poll of a Steam account: three orders, each with its offer', async () => {
    const scenes = await threeByHand();
    for (const scene of scenes) {
      const offerId = await sendByHand(market, scene);
      await sandbox(market, `offers/${offerId}/accept`);
    }
    const before = countOf('steam-poll');
    await poisonRow('market_order', `new.order_no = '${scenes[1].orderNo}'`);
    await expect(worker.poll(scenes[0].orderNo)).rejects.toThrow('poisoned');
    expect(await phases(scenes.map(({ orderNo }) => orderNo))).toEqual([
      'protected',
      'awaitingOffer',
      'protected',
    ]);
    expect(countOf('steam-poll')).toBe(before + 1);
  });

  test('clocks that Steam’s outage stopped', async () => {
    const orders = threeOf([
      await buyAs(market, 'ignore'),
      await buyAs(market, 'ignore'),
      await buyAs(market, 'ignore'),
    ]);
    const numbers = orders.map(({ orderNo }) => orderNo);
    await market.owner.query('update market_order set paused_at = clock_now() where order_no = any($1)', [
      numbers,
    ]);
    await poisonRow('market_order', `new.order_no = '${numbers[1]}'`);
    await pollOrdersOnce(market.worker, { isSteamAsked: false });
    expect(
      await column(
        'select paused_at is null as value from unnest($1::text[]) with ordinality as no (order_no, place) join market_order using (order_no) order by place',
        [numbers],
      ),
    ).toEqual([true, false, true]);
  });

  test('days that are compared with the payment app', async () => {
    await market.advanceClock(3 * DAY_MS);
    const days = comparableDays(await readClock(market.worker.db));
    const poisoned = days[1] ?? '';
    await poisonRow('reconciliation_report', `new.day = '${poisoned}'`);
    const compared: string[] = [];
    for (let day = await reconcileDue(market.worker); day; day = await reconcileDue(market.worker))
      compared.push(day);
    expect(compared).toEqual(days.filter((day) => day !== poisoned));
  });

  test('price alerts and filters, and an item that cannot be judged', async () => {
    const items = threeOf(await takeItems(market, 3));
    const reader = await market.visitor().signIn();
    await sendAlerts(market.worker, market.feed.index, null);
    for (const { id } of items) await mutate(reader, 'setPriceAlert', { marketItemId: id, targetCents: 400 });
    for (const { rowId: id } of items) await setAsk(market, id, 390);
    await poisonRow('judged_ask', `new.market_item_id = '${items[1].rowId}'`);
    await market.settleFeed();
    for (const _ of [1, 2])
      await expect(sendAlerts(market.worker, market.feed.index, null)).rejects.toThrow('poisoned');
    expect(await messagesOf(reader)).toHaveLength(2);
  });

  test('filters whose message is due, and one that cannot be told', async () => {
    const [item] = await takeItems(market, 1);
    const reader = await market.visitor().signIn();
    await sendAlerts(market.worker, market.feed.index, null);
    const filter = { keyword: item?.marketHashName, maxPriceCents: 400 };
    for (const name of ['a', 'b', 'c'])
      await mutate(reader, 'saveFilter', { name, filter, wantsAlerts: true });
    await setAsk(market, item?.rowId ?? '', 390);
    await market.settleFeed();
    const ids = await column<string>(
      'select id as value from saved_filter order by created_at desc, id desc limit 3',
      [],
    );
    await poisonRow('saved_filter', `new.id = '${ids[1]}' and cardinality(new.new_item_ids) = 0`);
    await expect(sendAlerts(market.worker, market.feed.index, null)).rejects.toThrow('poisoned');
    expect(await messagesOf(reader)).toHaveLength(2);
  });

  test('sales that are folded', async () => {
    await aggregateDueSales(market.worker);
    const ids = threeOf(
      await column<string>(
        'update sale set is_folded = false where id in (select id from sale where is_folded order by id limit 3) returning id as value',
        [],
      ),
    );
    await poisonRow('sale', `new.id = '${ids[1]}' and new.is_folded`);
    await aggregateDueSales(market.worker);
    expect(await column('select id as value from sale where not is_folded', [])).toEqual([ids[1]]);
  });

  test('promises about the data that are audited', async () => {
    await market.owner.query('revoke select on withdrawal from market_worker');
    cures.push(async () => {
      await market.owner.query('grant select on withdrawal to market_worker');
    });
    await market.owner.query('delete from audit_finding');
    expect(await auditDue(market.worker)).toBe(true);
    const known = await column<string>('select invariant as value from audit_finding', []);
    expect(known).toContain('I1');
    expect(known).not.toContain('I13');
  });

  test('selling rules', async () => {
    const seller = await openSeller(market);
    const ids = threeOf([await createRule(seller), await createRule(seller), await createRule(seller)]).map(
      rowId,
    );
    await market.owner.query(
      "update selling_rule set next_run_at = clock_now() - interval '1 minute' where id = any($1)",
      [ids],
    );
    await poisonRow('selling_rule', `new.id = '${ids[1]}'`);
    await runDueRules(market.worker);
    const due = 'select id as value from selling_rule where id = any($1) and next_run_at <= clock_now()';
    expect(await column(due, [ids])).toEqual([ids[1]]);
  });

  test('scheduled listings', async () => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    const tradableAt = new Date(Date.now() + 30 * DAY_MS);
    const copies = await giveCopies(market, seller, item?.id ?? '', 3, { isTradable: false, tradableAt });
    await seller.client.must(SCHEDULE, {
      items: copies.map((id) => ({
        inventoryItemId: inventoryItemId(id),
        priceCents: item?.referenceCents ?? 1_000,
        isPriceConfirmed: true,
      })),
    });
    await market.owner.query(
      "update asset set tradable_at = clock_now() - interval '1 second' where id = any($1)",
      [copies],
    );
    await market.owner.query(
      "update scheduled_listing set due_at = clock_now() - interval '1 second' where asset_id = any($1)",
      [copies],
    );
    await poisonRow('scheduled_listing', `new.asset_id = '${copies[1]}'`);
    await listDueCopies(market.worker);
    const waiting =
      "select asset_id as value from scheduled_listing where asset_id = any($1) and status = 'waiting'";
    expect(await column(waiting, [copies])).toEqual([copies[1]]);
  });
});
