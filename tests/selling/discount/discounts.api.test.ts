import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { runDiscounts } from '../../../api/selling/discount/runDiscounts.ts';
import { runDueRules } from '../../../api/selling/rules/runRule.ts';
import { openSwitches } from '../../kernel/closure/closureScene.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { FACTS, PREVIEW, START } from '../bulk/bulkDocuments.ts';
import {
  countsOf,
  listSome,
  openSeller,
  pickItems,
  reprice,
  type Seller,
  undo as undoBatches,
} from '../listing/sellerScene.ts';

let market: TestMarket;
let seller: Seller;
let item: { id: string; referenceCents: number };
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  seller = await openSeller(market);
  const [found] = await pickItems(market, 1);
  if (!found) throw new Error('no item');
  item = found;
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

// biome-ignore lint/suspicious/noExplicitAny: answers of documents written here
type Answer = any;
const ALL = { listings: { status: 'OPEN' } };
const rowId = (nodeId: string): string => Buffer.from(nodeId, 'base64').toString().split(':')[1] ?? '';
const ask = () => item.referenceCents;
const less = (percent: number) => Math.floor((ask() * (100 - percent)) / 100);

async function now(): Promise<number> {
  const { rows } = await market.owner.query<{ now: Date }>('select clock_now() as now');
  return rows[0]?.now.getTime() ?? 0;
}

/** A change that takes off 10 percent, from so many days from now on, for so many days. */
async function discountOf(given: { percent?: number; inDays?: number; forDays?: number } = {}) {
  const { percent = 10, inDays = 0, forDays = 2 } = given;
  const start = (await now()) + inDays * DAY_MS;
  const startsAt = inDays === 0 ? null : new Date(start).toISOString();
  const endsAt = new Date(start + forDays * DAY_MS).toISOString();
  return { kind: 'DISCOUNT', discount: { percent, startsAt, endsAt } };
}

async function start(change: object, selection: object = ALL): Promise<string> {
  const request = crypto.randomUUID();
  const { data, errors } = await seller.client.query<Answer>(START, { selection, change, request });
  expect(errors).toEqual([]);
  return data.startBulkAction.bulkAction.id;
}

async function run(change: object, selection: object = ALL): Promise<Answer> {
  const id = await start(change, selection);
  await runBulkAction(market.worker, rowId(id));
  return read(id);
}

async function read(id: string): Promise<Answer> {
  const { data } = await seller.client.query<Answer>(
    `query ($id: ID!) { node(id: $id) { ... on BulkAction { ${FACTS} } } }`,
    { id },
  );
  return data.node;
}

async function undo(id: string): Promise<Answer> {
  await seller.client.query('mutation ($id: ID!) { undoBulkAction(input: { id: $id }) { __typename } }', {
    id,
  });
  await runBulkAction(market.worker, rowId(id));
  return read(id);
}

/** Asks and discounts of listings, as the seller or somebody else sees them. */
async function shown(ids: readonly string[], client = market.visitor()): Promise<Answer[]> {
  const { data, errors } = await client.query<Answer>(
    `{ ${ids.map((id, at) => `n${at}: node(id: "${id}") { ... on Listing { askCents discount { formerAskCents percent } } }`).join(' ')} }`,
  );
  expect(errors).toEqual([]);
  return Object.values(data);
}

const plain = () => ({ askCents: ask(), discount: null });
const struck = (percent: number) => ({
  askCents: less(percent),
  discount: { formerAskCents: ask(), percent },
});

test('I-21 a discount is dry run in sums, holds at once, and the former ask comes back by itself at its end', async () => {
  const ids = await listSome(market, seller, item, 3);
  const change = await discountOf();
  const { data } = await seller.client.query<Answer>(PREVIEW, { selection: ALL, change });
  expect(data.previewBulkAction).toMatchObject({ doneCount: 3, fromCents: 3 * ask(), toCents: 3 * less(10) });
  expect(await shown(ids)).toEqual(ids.map(plain));
  expect(await run(change)).toMatchObject({ state: 'FINISHED', doneCount: 3, toCents: 3 * less(10) });
  expect((await shown(ids)).map(({ askCents }) => askCents)).toEqual(ids.map(() => less(10)));
  expect((await countsOf(market, item.id)).ask).toBeLessThanOrEqual(less(10));
  await runDiscounts(market.worker);
  expect((await shown(ids))[0].askCents).toBe(less(10));
  await market.advanceClock(2 * DAY_MS + 1_000);
  await runDiscounts(market.worker);
  expect(await shown(ids)).toEqual(ids.map(plain));
  await countsOf(market, item.id);
});

test('a price that a hold of its seller hid is not called a former price for seven days', async () => {
  const ids = await listSome(market, seller, item, 1);
  await market.advanceClock(9 * DAY_MS);
  await market.owner.query(
    `insert into account_hold (id, user_id, scope, cause, started_at, ended_at)
     values (gen_random_uuid(), $1, 'everything', 'operator', clock_now() - interval '8 days', clock_now() - interval '6 days')`,
    [seller.userId],
  );
  await run(await discountOf());
  expect(await shown(ids)).toEqual([{ askCents: less(10), discount: null }]);
  await market.owner.query('delete from account_hold where user_id = $1', [seller.userId]);
  await market.advanceClock(3 * DAY_MS);
  await runDiscounts(market.worker);
});

test('I-21 the former price is shown to all only where it was on sale for seven days, closed shop not counted', async () => {
  const [old = '', repriced = '', paused = ''] = await listSome(market, seller, item, 3);
  const days = async (number: number) => market.advanceClock(number * DAY_MS);
  const setStatus = (id: string, status: string) =>
    market.owner.query('update listing set status = $2 where id = $1', [rowId(id), status]);
  await days(3);
  await reprice(seller.client, [{ listingId: repriced, priceCents: ask() - 1 }]);
  await reprice(seller.client, [{ listingId: repriced, priceCents: ask() }]);
  await setStatus(paused, 'paused');
  await days(2);
  await setStatus(paused, 'active');
  await days(2.1);
  await run(await discountOf());
  expect(await shown([old, repriced, paused])).toEqual([
    struck(10),
    { askCents: less(10), discount: null },
    { askCents: less(10), discount: null },
  ]);
  const own = await shown([repriced], seller.client);
  expect(own).toEqual([{ askCents: less(10), discount: { formerAskCents: null, percent: null } }]);
  // Its end begins the seven days again.
  await days(2.1);
  await runDiscounts(market.worker);
  await run(await discountOf({ percent: 20 }));
  expect(await shown([old])).toEqual([{ askCents: less(20), discount: null }]);
});

test('I-21 a planned discount begins by itself; a second one is skipped, and a rule leaves the discounted ask alone', async () => {
  const ids = await listSome(market, seller, item, 2);
  await run(await discountOf({ inDays: 1 }));
  expect(await shown(ids)).toEqual(ids.map(plain));
  expect((await run(await discountOf({ percent: 20 }))).refused).toEqual([
    { reason: 'DISCOUNTED', count: 2 },
  ]);
  await market.advanceClock(DAY_MS + 1_000);
  await runDiscounts(market.worker);
  await market.owner.query(
    `insert into selling_rule (id, user_id, name, position, basis, thousandths, interval_minutes, next_run_at)
     values (gen_random_uuid(), $1, 'x', 1, 'reference', 1050, 60, clock_now())`,
    [seller.userId],
  );
  await runDueRules(market.worker);
  expect((await shown(ids)).map(({ askCents }) => askCents)).toEqual(ids.map(() => less(10)));
});

test('I-21 a discount takes off its percentage and no more, though a later reference price makes the ask far too high', async () => {
  const ids = await listSome(market, seller, item, 2);
  await run(await discountOf({ inDays: 1 }));
  const referenceOf = (cents: number) =>
    market.owner.query('update market_item set reference_price_cents = $2 where id = $1', [item.id, cents]);
  await referenceOf(Math.floor(ask() / 20));
  try {
    await market.advanceClock(DAY_MS + 1_000);
    await runDiscounts(market.worker);
  } finally {
    await referenceOf(ask());
  }
  expect((await shown(ids)).map(({ askCents }) => askCents)).toEqual(ids.map(() => less(10)));
});

test('I-21 its seller alone sees what is planned, and reads why a discount did not begin', async () => {
  const [id = ''] = await listSome(market, seller, item, 1);
  await run(await discountOf({ percent: 45, inDays: 1 }));
  const text = `{ node(id: "${id}") { ... on Listing { plannedDiscount { percent startsAt } } } }`;
  const own = await seller.client.query<Answer>(text);
  expect(own.data.node.plannedDiscount).toMatchObject({ percent: 45 });
  expect(Date.parse(own.data.node.plannedDiscount.startsAt)).toBeGreaterThan(await now());
  const foreign = await market.visitor().query<Answer>(text);
  expect(foreign.data.node.plannedDiscount).toBeNull();
  await reprice(seller.client, [{ listingId: id, priceCents: Math.ceil(ask() * 0.7) }]);
  await market.advanceClock(DAY_MS + 1_000);
  await runDiscounts(market.worker);
  await runDiscounts(market.worker);
  expect(await openAsks()).toEqual([Math.ceil(ask() * 0.7)]);
  const { rows } = await market.owner.query(
    "select params->>'reason' as reason, (params->>'count')::int as count from message where user_id = $1 and template = 'discountsRefused'",
    [seller.userId],
  );
  expect(rows).toEqual([{ reason: 'priceTooLow', count: 1 }]);
});

test('I-21 one undo takes a discount back, planned or holding, and leaves what was repriced since', async () => {
  const [kept = '', changed = ''] = await listSome(market, seller, item, 2);
  const { id } = await run(await discountOf());
  await reprice(seller.client, [{ listingId: changed, priceCents: ask() - 5 }]);
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', undoneCount: 1 });
  expect((await shown([kept, changed])).map(({ askCents }) => askCents)).toEqual([ask(), ask() - 5]);
  const planned = await run(await discountOf({ inDays: 1 }));
  expect(planned.doneCount).toBe(2);
  await undo(planned.id);
  await market.advanceClock(DAY_MS + 1_000);
  await runDiscounts(market.worker);
  expect((await shown([kept]))[0]).toEqual(plain());
});

/** The seller's asks of what is on sale, however often it was listed. */
async function openAsks(): Promise<number[]> {
  const { rows } = await market.owner.query<{ ask: number }>(
    `select ask_cents::int as ask from listing where seller_id = $1 and status = 'active'`,
    [seller.userId],
  );
  return rows.map((row) => row.ask);
}

test('I-21 undoing a new price or a withdrawal brings the ask of before the discount back, not the discounted one', async () => {
  const [first = ''] = await listSome(market, seller, item, 1);
  await run(await discountOf({ percent: 30 }));
  const request = crypto.randomUUID();
  await reprice(seller.client, [{ listingId: first, priceCents: less(25) }], request);
  await undoBatches(seller.client, [request]);
  expect(await openAsks()).toEqual([ask()]);
  await run(await discountOf({ percent: 30 }));
  const repriced = await run({ kind: 'REPRICE', price: { basis: 'FIXED', priceCents: less(25) } });
  expect(await openAsks()).toEqual([less(25)]);
  await undo(repriced.id);
  expect(await openAsks()).toEqual([ask()]);
  await run(await discountOf({ percent: 30 }));
  const withdrawn = await run({ kind: 'UNLIST' });
  expect(await openAsks()).toEqual([]);
  await undo(withdrawn.id);
  expect(await openAsks()).toEqual([ask()]);
});

test('I-21 undoing a new price that was the discounted one leaves the discount', async () => {
  const [id = ''] = await listSome(market, seller, item, 1);
  await run(await discountOf());
  const request = crypto.randomUUID();
  await reprice(seller.client, [{ listingId: id, priceCents: less(10) }], request);
  await undoBatches(seller.client, [request]);
  const [own] = await shown([id], seller.client);
  expect(own).toMatchObject({ askCents: less(10), discount: { percent: null } });
});

test('I-21 a share of the own ask starts from the ask of before the discount', async () => {
  await listSome(market, seller, item, 1);
  await run(await discountOf({ percent: 30 }));
  await run({ kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 1 } });
  expect(await openAsks()).toEqual([ask()]);
});

test('I-21 the undo of an older action leaves a newer discount alone', async () => {
  await listSome(market, seller, item, 1);
  const older = await run(await discountOf());
  const ended = await run({ kind: 'DISCOUNT', endsDiscounts: true });
  const newer = await run(await discountOf({ percent: 20 }));
  expect(await undo(older.id)).toMatchObject({ undoneCount: 0 });
  expect(await openAsks()).toEqual([less(20)]);
  await undo(newer.id);
  expect(await openAsks()).toEqual([ask()]);
  await undo(ended.id);
  expect(await openAsks()).toEqual([less(10)]);
});

test('I-21 an action that is resumed after the end of its discount changes nothing and says so', async () => {
  await listSome(market, seller, item, 1);
  const id = await start(await discountOf());
  await market.advanceClock(2 * DAY_MS);
  await runBulkAction(market.worker, rowId(id));
  expect((await read(id)).refused).toEqual([{ reason: 'NOT_DISCOUNTED', count: 1 }]);
  const { rows } = await market.owner.query('select from listing_discount where user_id = $1', [
    seller.userId,
  ]);
  expect(rows).toEqual([]);
});

test('I-05 I-21 while listing is closed no ask rises by the end of a discount or an undo', async () => {
  await listSome(market, seller, item, 1);
  const { id } = await run(await discountOf());
  const switches = await openSwitches(market);
  try {
    await switches.shut('listings');
    expect((await run({ kind: 'DISCOUNT', endsDiscounts: true })).refused).toEqual([
      { reason: 'LISTINGS_CLOSED', count: 1 },
    ]);
    expect(await undo(id)).toMatchObject({ undoneCount: 0 });
    expect(await openAsks()).toEqual([less(10)]);
  } finally {
    await switches.open('listings');
    await switches.close();
  }
});

test('I-21 a seller ends discounts early, and an undo brings them back', async () => {
  const ids = await listSome(market, seller, item, 2);
  await market.advanceClock(7 * DAY_MS);
  await run(await discountOf());
  const { id } = await run({ kind: 'DISCOUNT', endsDiscounts: true });
  expect(await shown(ids)).toEqual(ids.map(plain));
  expect((await run({ kind: 'DISCOUNT', endsDiscounts: true })).refused).toEqual([
    { reason: 'NOT_DISCOUNTED', count: 2 },
  ]);
  await undo(id);
  expect(await shown(ids)).toEqual(ids.map(() => struck(10)));
});

test('I-21 a discount that would sell below half of the reference price needs a confirmation', async () => {
  await listSome(market, seller, item, 1);
  const change = await discountOf({ percent: 60 });
  expect((await run(change)).refused).toEqual([{ reason: 'PRICE_TOO_LOW', count: 1 }]);
  const confirmed = { ...change, discount: { ...change.discount, isPriceConfirmed: true } };
  expect((await run(confirmed)).doneCount).toBe(1);
});

test('I-21 O-09 one listing that fails stops no other, at the start and at the end', async () => {
  const ids = await listSome(market, seller, item, 3);
  await run(await discountOf({ inDays: 1 }));
  await market.owner.query(
    `create function break_one() returns trigger language plpgsql as $$ begin if new.id = '${rowId(ids[1] ?? '')}' then raise exception 'broken'; end if; return new; end $$`,
  );
  await market.owner.query(
    'create trigger break_one before update on listing for each row execute function break_one()',
  );
  const asks = async () => (await shown(ids)).map(({ askCents }) => askCents);
  await market.advanceClock(DAY_MS + 1_000);
  await runDiscounts(market.worker);
  expect(await asks()).toEqual([less(10), ask(), less(10)]);
  await market.owner.query('alter table listing disable trigger break_one');
  await runDiscounts(market.worker);
  expect(await asks()).toEqual(ids.map(() => less(10)));
  await market.owner.query('alter table listing enable trigger break_one');
  await market.advanceClock(2 * DAY_MS + 1_000);
  await runDiscounts(market.worker);
  expect(await asks()).toEqual([ask(), less(10), ask()]);
  await market.owner.query('drop trigger break_one on listing');
  await runDiscounts(market.worker);
  expect(await asks()).toEqual(ids.map(ask));
});

test.each([
  ['percent', { percent: 0 }],
  ['startsAt', { inDays: 40 }],
  ['endsAt', { forDays: 31 }],
])('I-21 E-06 a wrong %s is named', async (field, given) => {
  await listSome(market, seller, item, 1);
  const change = await discountOf(given);
  const { errors } = await seller.client.query(PREVIEW, { selection: ALL, change });
  expect(errors[0]?.extensions?.field).toBe(field);
});
