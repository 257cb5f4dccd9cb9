import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { recordInventoryDays } from '../../../api/selling/inventory/recordInventoryDays.ts';
import { missedByMs } from '../../kit/bestTime.ts';
import { poison } from '../../kit/poison.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';

interface Day {
  day: string;
  copies: number;
  pricedCopies: number;
  referenceCents: number;
  costedCopies: number;
  costCents: number;
  recordedAt: string | null;
}

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 2);
});
afterAll(() => market.close());

async function openOwner(): Promise<Seller> {
  const seller = await openSeller(market);
  await setAccount(seller, 'inventory_synced_at = clock_now()');
  return seller;
}

async function setAccount({ accountId }: Seller, values: string): Promise<void> {
  await market.owner.query(`update steam_account set ${values} where id = $1`, [accountId]);
}

/** Binds one more account, which has not been read yet. @returns its owner with it. */
async function bindAnother(owner: Seller): Promise<Seller> {
  const accountId = newId();
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     select $1, user_id, (steam_id::bigint + 1000000000)::text, 'another', type, trade_url, '' from steam_account where id = $2`,
    [accountId, owner.accountId],
  );
  return { ...owner, accountId };
}

async function daysOf({ client }: Seller, days = 90): Promise<{ days: Day[]; endAt: string }> {
  const { data, errors } = await client.query<{
    viewer: { inventoryDays: Day[]; lastInventoryDay: string };
  }>(
    `query ($days: Int) { viewer { lastInventoryDay
      inventoryDays(days: $days) { day copies pricedCopies referenceCents costedCopies costCents recordedAt } } }`,
    { days },
  );
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return { days: data.viewer.inventoryDays, endAt: data.viewer.lastInventoryDay };
}

const record = () => recordInventoryDays(market.worker);

describe('the value of an inventory by day', () => {
  test('is kept once a day: count, reference prices and costs; missing ones are counted, not treated as 0', async () => {
    const owner = await openOwner();
    const [first, second] = items;
    if (!first || !second) throw new Error('nothing to hold');
    const [priced = ''] = await giveCopies(market, owner, first.id, 3);
    const [phased = ''] = await giveCopies(market, owner, second.id, 1);
    await giveCopies(market, owner, second.id, 1, { isGone: true });
    await market.owner.query('update asset set cost_cents = 700 where id = $1', [priced]);
    await market.owner.query('update market_item set reference_price_cents = null where id = $1', [
      second.id,
    ]);
    await record();
    const expected = {
      copies: 4,
      pricedCopies: 3,
      referenceCents: first.referenceCents * 3,
      costedCopies: 1,
      costCents: 700,
      recordedAt: expect.stringMatching(/T.*Z$/),
    };
    const before = await daysOf(owner);
    expect(before.days).toEqual([{ day: before.endAt, ...expected }]);
    // What happens later on the day changes nothing of it.
    await market.owner.query('update asset set is_gone = true where id = $1', [phased]);
    await record();
    expect((await daysOf(owner)).days).toEqual(before.days);
    await market.advanceClock(DAY_MS);
    await record();
    const after = await daysOf(owner);
    expect(after.days.map(({ copies }) => copies)).toEqual([4, 3]);
    expect(after.days.at(-1)?.day).toBe(after.endAt);
    const [counted, again] = after.days.map(({ recordedAt }) => Date.parse(recordedAt ?? ''));
    expect((again ?? 0) - (counted ?? 0)).toBeGreaterThanOrEqual(DAY_MS);
    const { rows } = await market.owner.query(
      `select market_item_id as item, phase, copies, reference_cents::int as reference, cost_cents::int as cost
       from inventory_day_item where user_id = $1 and day = $2::date order by reference nulls last`,
      [owner.userId, before.endAt],
    );
    expect(rows).toEqual([
      { item: first.id, phase: '', copies: 3, reference: first.referenceCents, cost: 700 },
      { item: second.id, phase: '', copies: 1, reference: null, cost: null },
    ]);
    await market.owner.query('update market_item set reference_price_cents = $2 where id = $1', [
      second.id,
      second.referenceCents,
    ]);
  });

  test('a day is one of Beijing, and a day on which nothing ran stays without a row', async () => {
    const owner = await openOwner();
    await giveCopies(market, owner, items[0]?.id ?? '', 1);
    await record();
    await market.advanceClock(2 * DAY_MS);
    await record();
    const { rows } = await market.owner.query<{ now: Date }>('select clock_now() as now');
    const today = new Date((rows[0]?.now.getTime() ?? 0) + 8 * 3_600_000).toISOString().slice(0, 10);
    const { days } = await daysOf(owner);
    expect(days.map(({ day }) => day.slice(0, 10))).toEqual([
      new Date(Date.parse(today) - 2 * DAY_MS).toISOString().slice(0, 10),
      today,
    ]);
    expect((await daysOf(owner, 2)).days).toHaveLength(1);
  });

  test('one whose row fails stops no other, and is recorded by the next run of the day', async () => {
    const owners = [await openOwner(), await openOwner(), await openOwner()].toSorted((a, b) =>
      a.userId < b.userId ? -1 : 1,
    );
    const heal = await poison(market, 'inventory_day', `new.user_id = '${owners[0]?.userId}'`);
    await record();
    const counts = () => Promise.all(owners.map(async (owner) => (await daysOf(owner)).days.length));
    expect(await counts()).toEqual([0, 1, 1]);
    await heal();
    await record();
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test('an inventory that was never read has no value, not even 0', async () => {
    const owner = await openSeller(market);
    await record();
    expect((await daysOf(owner)).days).toEqual([]);
  });

  test('is kept once all accounts that were just bound are read; one that cannot be read holds it up for an hour', async () => {
    const owner = await openOwner();
    await giveCopies(market, owner, items[0]?.id ?? '', 1);
    const second = await bindAnother(owner);
    await record();
    expect((await daysOf(owner)).days).toEqual([]);
    await giveCopies(market, second, items[0]?.id ?? '', 2);
    await setAccount(second, 'inventory_synced_at = clock_now()');
    await record();
    expect((await daysOf(owner)).days).toMatchObject([{ copies: 3 }]);

    const [waiting, signedOut] = [await openOwner(), await openOwner()];
    await bindAnother(waiting);
    await setAccount(await bindAnother(signedOut), "status = 'abnormal'");
    const counts = () =>
      Promise.all([waiting, signedOut].map(async (each) => (await daysOf(each)).days.length));
    await record();
    expect(await counts()).toEqual([0, 1]);
    await market.advanceClock(3_601_000);
    await record();
    expect((await counts())[0]).toBe(1);
  });

  test('one that was private each time it was read has no value; one that has become private keeps its own', async () => {
    const [hidden, former] = [await openOwner(), await openOwner()];
    await giveCopies(market, former, items[0]?.id ?? '', 2);
    for (const owner of [hidden, former])
      await setAccount(owner, "inventory_status = 'private', is_inventory_private = true");
    await record();
    expect((await daysOf(hidden)).days).toEqual([]);
    expect((await daysOf(former)).days).toMatchObject([{ copies: 2 }]);
  });

  test('a year of a thousand items is read within 100 ms', async () => {
    const owner = await openOwner();
    await market.owner.query(
      `insert into inventory_day select $1, current_date - back, 1000, 1000, 100000 + back, 0, 0 from generate_series(0, 364) back`,
      [owner.userId],
    );
    await market.owner.query(
      `insert into inventory_day_item select $1, current_date - back, item.id, '', 1, 100, 0, null
       from generate_series(0, 364) back, (select id from market_item order by id limit 1000) item`,
      [owner.userId],
    );
    expect((await daysOf(owner, 366)).days.length).toBeGreaterThan(300);
    expect(await missedByMs(100, () => daysOf(owner, 366))).toBe(0);
  });

  test.each([0, 367])('%i days are not a valid span', async (days) => {
    const owner = await openSeller(market);
    await expect(daysOf(owner, days)).rejects.toThrow('days');
  });
});
