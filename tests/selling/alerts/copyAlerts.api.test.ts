import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { insertFound } from '../../../api/selling/alerts/copyAlert.store.ts';
import { followCopyAlerts } from '../../../api/selling/alerts/followCopyAlerts.ts';
import {
  CHANGES_KEPT_MS,
  forgetOldChanges,
  UNREAD_KEPT_MS,
} from '../../../api/selling/copies/followCopies.ts';
import { rowIdOf, userIdOf } from '../../catalog/watch/watchClient.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { slowness } from '../../kit/slowness.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { offerCopy, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { type Seller, seeCopies } from '../listing/sellerScene.ts';

const SAVE = `mutation ($name: String!, $filter: String!) { saveCopyAlert(input: { name: $name, filter: $filter }) {
  __typename
  ... on SaveCopyAlertPayload { copyAlert { id name filter } viewer { copyAlerts(first: 50) { totalCount } } }
  ... on DomainError { message }
} }`;
const REMOVE = `mutation ($id: ID!) { removeCopyAlert(input: { copyAlertId: $id }) { ... on RemoveCopyAlertPayload { viewer { copyAlerts(first: 50) { totalCount } } } } }`;
const MESSAGES = '{ viewer { messages(first: 50) { edges { node { titleEn bodyEn copyFilter } } } } }';

type Saved = {
  saveCopyAlert: {
    __typename: string;

    copyAlert?: { id: string; name: string; filter: string };
    viewer?: { copyAlerts: { totalCount: number } };
  };
};

let market: TestMarket;
let seller: Seller;
let alerts: ReturnType<typeof followCopyAlerts>;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
  alerts = followCopyAlerts(market.worker);
  // From here on the log is read.
  await alerts.run();
});
afterAll(() => market.close());

async function save(client: TestClient, filter: string, name = 'wanted') {
  const { data, errors } = await client.query<Saved>(SAVE, { name, filter });
  return { saved: data?.saveCopyAlert, errors };
}

/** What the user was told by alerts over copies, the newest first. */
async function toldTo(client: TestClient): Promise<{ bodyEn: string; copyFilter: string }[]> {
  const { data } = await client.query<{
    viewer: { messages: { edges: { node: { bodyEn: string; copyFilter: string | null } }[] } };
  }>(MESSAGES);
  const nodes = data?.viewer.messages.edges.map(({ node }) => node) ?? [];
  return nodes.flatMap(({ bodyEn, copyFilter }) => (copyFilter === null ? [] : [{ bodyEn, copyFilter }]));
}

async function itemNamed(itemId: string): Promise<string> {
  const { rows } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  return rows[0]?.name ?? '';
}

test('F-07 a copy that matches is told once at a price, and again when it gets cheaper; others are not told', async () => {
  const buyer = await openBuyer(market);
  const itemId = await takeItem(market);
  await save(buyer, `item:"${await itemNamed(itemId)}" wear<0.1 price<=200`);
  const listingId = await offerCopy(market, seller, { itemId, askCents: 15_000, wear: 0.05 });
  await offerCopy(market, seller, { itemId, askCents: 15_000, wear: 0.2 });
  await offerCopy(market, seller, { itemId, askCents: 30_000, wear: 0.05 });
  await alerts.run();
  await alerts.run();
  const [first, ...none] = await toldTo(buyer);
  expect(none).toEqual([]);
  expect(first?.bodyEn).toMatch(/¥150\.00$/);
  expect(first?.copyFilter).toContain('wear<0.1');
  // Taken back and put on sale again at the same price: known.
  await market.owner.query("update listing set status = 'paused' where id = $1", [listingId]);
  await market.owner.query("update listing set status = 'active' where id = $1", [listingId]);
  await alerts.run();
  expect(await toldTo(buyer)).toHaveLength(1);
  await market.owner.query('update listing set ask_cents = 14000 where id = $1', [listingId]);
  await alerts.run();
  expect((await toldTo(buyer))[0]?.bodyEn).toMatch(/¥140\.00$/);
});

test('F-07 more than five in a minute are told together afterwards, and what was sold meanwhile is not', async () => {
  const buyer = await openBuyer(market);
  const itemId = await takeItem(market);
  await save(buyer, `item:"${await itemNamed(itemId)}" price>0`);
  const listings: string[] = [];
  for (let copy = 0; copy < 9; copy += 1) {
    listings.push(await offerCopy(market, seller, { itemId, askCents: 10_000 + copy }));
    await alerts.run();
  }
  expect(await toldTo(buyer)).toHaveLength(5);
  await market.owner.query("update listing set status = 'paused' where id = $1", [listings.at(-1)]);
  await market.advanceClock(61_000);
  await alerts.run();
  const [last, ...before] = await toldTo(buyer);
  expect(before).toHaveLength(5);
  expect(last?.bodyEn.split(', ')).toHaveLength(3);
});

test('F-07 a copy that was reserved when its turn came is told when it returns, and only then', async () => {
  const buyer = await openBuyer(market);
  const itemId = await takeItem(market);
  await save(buyer, `item:"${await itemNamed(itemId)}" price>0`);
  let last = '';
  for (let copy = 0; copy < 6; copy += 1) {
    last = await offerCopy(market, seller, { itemId, askCents: 10_000 + copy });
    await alerts.run();
  }
  const turn = (status: string) =>
    market.owner.query('update listing set status = $2 where id = $1', [last, status]);
  expect(await toldTo(buyer)).toHaveLength(5);
  await turn('paused');
  await market.advanceClock(61_000);
  await alerts.run();
  expect(await toldTo(buyer)).toHaveLength(5);
  await turn('active');
  await alerts.run();
  expect(await toldTo(buyer)).toHaveLength(6);
  expect((await toldTo(buyer))[0]?.bodyEn).toMatch(/¥100\.05$/);
  await turn('paused');
  await turn('active');
  await alerts.run();
  expect(await toldTo(buyer)).toHaveLength(6);
});

test('F-07 copies that were told already and are found again leave room for a new one', async () => {
  const buyer = await openBuyer(market);
  const itemId = await takeItem(market);
  const told: string[] = [];
  for (let copy = 0; copy < 150; copy += 1)
    told.push(await offerCopy(market, seller, { itemId, askCents: 10_000 }));
  const newest = await offerCopy(market, seller, { itemId, askCents: 9_000 });
  await alerts.run();
  const { saved } = await save(buyer, `item:"${await itemNamed(itemId)}" price>0`);
  const alertId = rowIdOf(saved?.copyAlert?.id ?? '');
  await market.owner.query(
    `insert into copy_alert_hit (alert_id, listing_id, ask_cents, told_at)
     select $1, id, 10000, clock_now() from unnest($2::uuid[]) id`,
    [alertId, told],
  );
  // As a run does, but in this order.
  const found = told.map((listingId) => ({ alertId, listingId, askCents: 10_000n }));
  await inTransaction(market.worker.db, (tx) =>
    insertFound(tx, [...found, { alertId, listingId: newest, askCents: 9_000n }]),
  );
  await alerts.run();
  expect((await toldTo(buyer)).map(({ bodyEn }) => bodyEn)).toEqual([expect.stringMatching(/¥90\.00$/)]);
});

test('F-07 Q-02 an alert tells of a copy by its place among the seen copies of its item', async () => {
  const buyer = await openBuyer(market);
  const itemId = await takeItem(market);
  await seeCopies(market, seller, { itemId, count: 20 });
  await save(buyer, `item:"${await itemNamed(itemId)}" lowrank<=2`);
  for (const wear of [0.2, 0.3, 0.25, 0.01]) {
    await offerCopy(market, seller, { itemId, askCents: 10_000, wear });
    await alerts.run();
  }
  // All but the one of 0.3.
  expect(await toldTo(buyer)).toHaveLength(3);
  await offerCopy(market, seller, { itemId, askCents: 10_000, wear: 0.21 });
  await alerts.run();
  expect(await toldTo(buyer)).toHaveLength(3);
});

test('F-07 own copies are not told', async () => {
  const buyer = await openBuyer(market);
  const itemId = await takeItem(market);
  await save(buyer, `item:"${await itemNamed(itemId)}"`);
  const own = { ...seller, userId: await userIdOf(buyer) };
  await offerCopy(market, own, { itemId, askCents: 10_000 });
  await alerts.run();
  expect(await toldTo(buyer)).toEqual([]);
});

test('F-07 one alert a filter: the same again renames it, fifty are allowed, a wrong filter names its word', async () => {
  const buyer = await openBuyer(market);
  const first = await save(buyer, 'wear<0.01  price<=50', 'low');
  const again = await save(buyer, 'wear<0.01 price<=50', 'lower');
  expect(again.saved?.copyAlert).toEqual({ ...first.saved?.copyAlert, name: 'lower' });
  expect((await save(buyer, 'weer<0.01')).saved).toMatchObject({ __typename: 'FilterInvalid' });
  expect((await save(buyer, '')).errors[0]?.extensions).toMatchObject({ field: 'filter' });
  expect((await save(buyer, 'seed:1', ' ')).errors[0]?.extensions).toMatchObject({ field: 'name' });
  for (let seed = 2; seed <= 50; seed += 1) await save(buyer, `seed:${seed}`);
  expect((await save(buyer, 'seed:51')).saved).toMatchObject({ __typename: 'CopyAlertsFull' });
  const { data } = await buyer.query<{ removeCopyAlert: { viewer: { copyAlerts: { totalCount: number } } } }>(
    REMOVE,
    { id: first.saved?.copyAlert?.id },
  );
  expect(data?.removeCopyAlert.viewer.copyAlerts.totalCount).toBe(49);
});

test('F-07 twenty saves of one filter at once are one alert', async () => {
  const buyer = await openBuyer(market);
  const saves = await Promise.all(Array.from({ length: 20 }, () => save(buyer, 'seed:661')));
  expect(new Set(saves.map(({ saved }) => saved?.copyAlert?.id)).size).toBe(1);
});

test.each(['copyAlert.found', 'copyAlert.taken'])(
  'F-07 a worker killed at %s: the next one tells what was found, once',
  async (place) => {
    const buyer = await openBuyer(market);
    const itemId = await takeItem(market);
    await save(buyer, `item:"${await itemNamed(itemId)}"`);
    await offerCopy(market, seller, { itemId, askCents: 10_000 });
    expect(await startWorkerProcess(market, place).died).toBe('SIGKILL');
    // The database may take a moment to notice that the dead worker's lock is free.
    await expect
      .poll(async () => {
        await alerts.run();
        return toldTo(buyer);
      })
      .toHaveLength(1);
    await alerts.run();
    expect(await toldTo(buyer)).toHaveLength(1);
  },
);

test('O-09 an alert whose condition is no longer known stops no other', async () => {
  const buyer = await openBuyer(market);
  const itemId = await takeItem(market);
  await market.owner.query(
    `insert into copy_alert (id, user_id, name, filter, conditions) values (gen_random_uuid(), $1, 'old', 'gone:1', '{"gone": {"in": [1]}}')`,
    [await userIdOf(buyer)],
  );
  await save(buyer, `item:"${await itemNamed(itemId)}"`);
  await offerCopy(market, seller, { itemId, askCents: 10_000 });
  await alerts.run();
  expect(await toldTo(buyer)).toHaveLength(1);
});

test('F-07 10,000 alerts are compared with 100 new copies within a second', async () => {
  const buyer = await openBuyer(market);
  await market.owner.query(
    `with people as (select id from app_user order by id limit 1)
     insert into copy_alert (id, user_id, name, filter, conditions)
     select gen_random_uuid(), people.id, 'many', 'seed:' || n || ' price<0.01',
       jsonb_build_object('all', jsonb_build_array(jsonb_build_object('seed', jsonb_build_object('in', jsonb_build_array(n % 1000))), jsonb_build_object('wear', jsonb_build_object('lt', 0.0001))))
     from people, generate_series(1, 10000) n`,
  );
  const itemId = await takeItem(market);
  await save(buyer, `item:"${await itemNamed(itemId)}"`);
  await alerts.run();
  for (let copy = 0; copy < 100; copy += 1)
    await offerCopy(market, seller, { itemId, askCents: 10_000 + copy });
  // The first run reads the alerts.
  await alerts.run();
  await market.owner.query('update listing set ask_cents = ask_cents - 1 where market_item_id = $1', [
    itemId,
  ]);
  const start = performance.now();
  await alerts.run();
  const tookMs = performance.now() - start;
  console.log(`10,000 alerts, 100 copies: ${tookMs.toFixed(0)} ms`);
  expect(tookMs).toBeLessThan(1_000 * slowness());
});

describe('F-07 the log of listings, while no worker reads it', () => {
  /** Whether the log still has a change of a listing. */
  async function isLogged(listingId: string): Promise<boolean> {
    const wanted = 'select exists (select from listing_change where listing_id = $1) as "isLogged"';
    const { rows } = await market.owner.query<{ isLogged: boolean }>(wanted, [listingId]);
    return rows[0]?.isLogged ?? false;
  }

  /** A copy that an alert of a buyer looks for, put on sale now. */
  async function offerWanted(): Promise<{ buyer: TestClient; listingId: string }> {
    const buyer = await openBuyer(market);
    const itemId = await takeItem(market);
    await save(buyer, `item:"${await itemNamed(itemId)}"`);
    return { buyer, listingId: await offerCopy(market, seller, { itemId, askCents: 10_000 }) };
  }

  test('keeps what alerts have not read, which is told later, and forgets what they have', async () => {
    const { buyer, listingId } = await offerWanted();
    await market.advanceClock(CHANGES_KEPT_MS + MINUTE_MS);
    await forgetOldChanges(market.worker);
    expect(await isLogged(listingId)).toBe(true);
    await alerts.run();
    expect(await toldTo(buyer)).toHaveLength(1);
    await forgetOldChanges(market.worker);
    expect(await isLogged(listingId)).toBe(false);
  });

  test('keeps what was read for half an hour, for those who follow the market', async () => {
    const { listingId } = await offerWanted();
    await alerts.run();
    await market.advanceClock(CHANGES_KEPT_MS - MINUTE_MS);
    await forgetOldChanges(market.worker);
    expect(await isLogged(listingId)).toBe(true);
  });

  test('forgets what alerts did not read in two days', async () => {
    const { buyer, listingId } = await offerWanted();
    await market.advanceClock(UNREAD_KEPT_MS - MINUTE_MS);
    await forgetOldChanges(market.worker);
    expect(await isLogged(listingId)).toBe(true);
    await market.advanceClock(2 * MINUTE_MS);
    await forgetOldChanges(market.worker);
    expect(await isLogged(listingId)).toBe(false);
    await alerts.run();
    expect(await toldTo(buyer)).toEqual([]);
  });
});
