import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  giveCopies,
  list,
  listSome,
  openSeller,
  pickItems,
  reprice,
  type Seller,
  undo as undoAtOnce,
} from '../listing/sellerScene.ts';
import { ALL, FACTS, LIST } from './bulkDocuments.ts';
import { type Answer, bulkScene, rowId } from './bulkScene.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 2);
});
beforeEach(async () => {
  seller = await openSeller(market);
});
afterAll(() => market.close());

const { start, change, undo, factsOf } = bulkScene(
  () => market,
  () => seller,
);
const item = () => items[0] ?? { id: '', referenceCents: 0, marketHashName: '' };

async function history(): Promise<{ actions: Answer[]; last: Answer }> {
  const { data } = await seller.client.query<Answer>(
    `{ viewer { bulkActions(first: 10) { edges { node { kind ${FACTS} } } } lastBulkAction { id } } }`,
  );
  return {
    actions: data.viewer.bulkActions.edges.map(({ node }: Answer) => node),
    last: data.viewer.lastBulkAction,
  };
}

async function asks(): Promise<number[]> {
  const { rows } = await market.owner.query<{ ask: number }>(
    `select ask_cents::int as ask from listing where seller_id = $1 and status = 'active' order by ask_cents`,
    [seller.userId],
  );
  return rows.map(({ ask }) => ask);
}

test('I-10 what a form lists is an action that has ended, with its outcomes, and is undone as one after its minute', async () => {
  const { referenceCents } = item();
  const [one = '', two = '', low = ''] = await giveCopies(market, seller, item().id, 3);
  const [foreign = ''] = await giveCopies(market, await openSeller(market), item().id, 1);
  const request = crypto.randomUUID();
  const inputs = [one, two, foreign, one].map((assetId) => ({ assetId, priceCents: referenceCents }));
  const whole = [...inputs, { assetId: low, priceCents: 1 }];
  for (let time = 0; time < 2; time += 1) {
    expect((await list(seller.client, whole, request)).doneCount).toBe(2);
    const { actions, last } = await history();
    expect(actions).toMatchObject([
      {
        kind: 'LIST',
        state: 'FINISHED',
        totalCount: 3,
        decidedCount: 3,
        doneCount: 2,
        toCents: referenceCents * 2,
        refused: [{ reason: 'PRICE_TOO_LOW', count: 1 }],
      },
    ]);
    expect(last).toBeNull();
  }
  await market.advanceClock(61_000);
  const [{ id }] = (await history()).actions as [Answer];
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, undoRefused: [] });
  expect(await asks()).toEqual([]);
  // What the worker did is told where its actions are.
  expect((await history()).last).toEqual({ id });
});

test('I-10 new prices of a form, each its own, are undone as one action; a change of a single copy does not count as one', async () => {
  const { referenceCents } = item();
  const ids = await listSome(market, seller, item(), 3);
  const [listed] = (await history()).actions as [Answer];
  await reprice(
    seller.client,
    ids.map((listingId, at) => ({ listingId, priceCents: referenceCents + at + 1 })),
  );
  await reprice(seller.client, [{ listingId: ids[2] ?? '', priceCents: referenceCents + 9 }]);
  const { actions } = await history();
  expect(actions).toMatchObject([
    { kind: 'REPRICE', fromCents: referenceCents * 3, toCents: referenceCents * 3 + 6 },
    { id: listed.id },
  ]);
  expect(await undo(actions[0]?.id)).toMatchObject({
    state: 'UNDONE',
    undoneCount: 2,
    undoRefused: [{ reason: 'CHANGED_SINCE', count: 1 }],
  });
  expect(await asks()).toEqual([referenceCents, referenceCents, referenceCents + 9]);
});

test('I-10 the undo of the first minute ends the action as well, with what it left and why', async () => {
  const request = crypto.randomUUID();
  const ids = await listSome(market, seller, item(), 3, request);
  await market.owner.query(`update listing set status = 'sold' where id = $1`, [rowId(ids[0] ?? '')]);
  const { results } = await undoAtOnce(seller.client, [request]);
  const [{ id }] = (await history()).actions as [Answer];
  const facts = { state: 'UNDONE', undoneCount: 2, undoRefused: [{ reason: 'GONE', count: 1 }] };
  expect(await factsOf(id)).toMatchObject({ ...facts, undoUntil: null });
  // Neither way does it again.
  await change('undoBulkAction', id);
  expect((await undoAtOnce(seller.client, [request])).results).toEqual(results);
  expect(await factsOf(id)).toMatchObject(facts);
});

test('I-10 an undo under way as an action and the one of the first minute do it once', async () => {
  const request = crypto.randomUUID();
  await listSome(market, seller, item(), 2, request);
  const [{ id }] = (await history()).actions as [Answer];
  const [, { results }] = await Promise.all([
    change('undoBulkAction', id),
    undoAtOnce(seller.client, [request]),
  ]);
  expect(results).toHaveLength(2);
  await runBulkAction(market.worker, rowId(id));
  expect(await factsOf(id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, undoRefused: [] });
  expect(await asks()).toEqual([]);
});

test('I-10 a form does not wait for an action at work', async () => {
  await giveCopies(market, seller, items[1]?.id ?? '', 2);
  const { bulkAction } = await start(ALL, LIST);
  const ids = await listSome(market, seller, item(), 2);
  expect(await asks()).toEqual([item().referenceCents, item().referenceCents]);
  await reprice(
    seller.client,
    ids.map((listingId) => ({ listingId, priceCents: item().referenceCents + 1 })),
  );
  expect((await history()).actions.map(({ state }) => state)).toEqual(['FINISHED', 'FINISHED', 'RUNNING']);
  await runBulkAction(market.worker, rowId(bulkAction.id));
  expect(await asks()).toHaveLength(4);
});

test('I-10 an undo of several forms takes the newest first', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const ids = await listSome(market, seller, item(), 2, first);
  await reprice(
    seller.client,
    ids.map((listingId) => ({ listingId, priceCents: item().referenceCents + 5 })),
    second,
  );
  const { results } = await undoAtOnce(seller.client, [first, second]);
  expect(results.map(({ reason }) => reason)).toEqual([null, null, null, null]);
  expect(results.map(({ listing }) => listing?.id)).toEqual([...ids, ...ids]);
  expect(await asks()).toEqual([]);
  expect((await history()).actions.map(({ state, undoneCount }) => [state, undoneCount])).toEqual([
    ['UNDONE', 2],
    ['UNDONE', 2],
  ]);
});
