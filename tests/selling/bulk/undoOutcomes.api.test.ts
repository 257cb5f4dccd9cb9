import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { enrolPartner } from '../../partners/openApi/partnerClient.ts';
import { crashService } from '../listing/crashService.ts';
import {
  giveCopies,
  inventoryItemId,
  listingNodeId,
  openSeller,
  pickItems,
  reprice,
  type Seller,
} from '../listing/sellerScene.ts';
import { ALL, LIST } from './bulkDocuments.ts';
import { type Answer, bulkScene, rowId } from './bulkScene.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 1);
});
beforeEach(async () => {
  seller = await openSeller(market);
});
afterAll(() => market.close());

const { run, change, undo, factsOf } = bulkScene(
  () => market,
  () => seller,
);
const item = () => items[0] ?? { id: '', referenceCents: 0, marketHashName: '' };
const CUT = { kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 0.9 } };

async function listingIds(): Promise<string[]> {
  const { rows } = await market.owner.query<{ id: string }>(
    `select id from listing where seller_id = $1 and status = 'active' order by id`,
    [seller.userId],
  );
  return rows.map(({ id }) => id);
}

const PAGE = `query ($id: ID!, $first: Int, $after: String, $reason: ListingReason) { node(id: $id) { ... on BulkAction {
  undoOutcomes(first: $first, after: $after, reason: $reason) { edges { node { reason fromCents toCents item { id } listing { id } } }
    pageInfo { hasNextPage hasPreviousPage endCursor } } } } }`;

async function page(variables: object): Promise<Answer> {
  const { data, errors } = await seller.client.query<Answer>(PAGE, variables as Record<string, unknown>);
  return { ...data?.node?.undoOutcomes, errors };
}

test('I-10 an undo says in sums what it restored and why it left the others, and names each, in GraphQL and REST', async () => {
  const assetIds = await giveCopies(market, seller, item().id, 6);
  await run(ALL, LIST);
  const before = Math.floor((item().referenceCents * 990 + 500) / 1_000);
  const cut = await run({ listings: {} }, CUT);
  const asked = cut.toCents / 6;
  const [repriced = '', bought = '', away = ''] = await listingIds();
  await reprice(seller.client, [{ listingId: listingNodeId(repriced), priceCents: before - 7 }]);
  await market.owner.query(`update listing set status = 'reserved' where id = $1`, [bought]);
  await market.owner.query(`update listing set status = 'withdrawn' where id = $1`, [away]);
  expect(cut.undoRefused).toEqual([]);
  const undone = await undo(cut.id);
  expect(undone).toMatchObject({ state: 'UNDONE', undoneCount: 3 });
  expect(undone.undoRefused).toEqual([
    { reason: 'CHANGED_SINCE', count: 1 },
    { reason: 'GONE', count: 1 },
    { reason: 'ORDER_UNDER_WAY', count: 1 },
  ]);
  const { edges: changed } = await page({ id: cut.id, reason: 'CHANGED_SINCE' });
  expect(changed).toHaveLength(1);
  expect(changed[0].node).toMatchObject({
    fromCents: asked,
    toCents: before - 7,
    listing: { id: listingNodeId(repriced) },
  });
  expect(assetIds.map(inventoryItemId)).toContain(changed[0].node.item.id);
  const first = await page({ id: cut.id, first: 4 });
  expect([first.edges.length, first.pageInfo.hasNextPage]).toEqual([4, true]);
  const second = await page({ id: cut.id, first: 4, after: first.pageInfo.endCursor });
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const all = [...first.edges, ...second.edges].map(({ node }: Answer) => node);
  expect(new Set(all.map(({ listing }) => listing.id)).size).toBe(6);
  expect(all.filter(({ reason, toCents }) => reason === null && toCents === before)).toHaveLength(3);
  expect((await page({ id: cut.id, first: 101 })).errors[0].extensions.field).toBe('first');

  const partner = await enrolPartner(market, seller.userId);
  const path = `/bulk-actions/${rowId(cut.id)}` as const;
  expect((await partner.get(path)).body.data.notRestored).toContainEqual({
    error: 'orderUnderWay',
    msg: expect.any(String),
    count: 1,
  });
  const one = (await partner.get(`${path}/undo-outcomes?limit=5`)).body.data;
  const two = (await partner.get(`${path}/undo-outcomes?limit=5&after=${one.next}`)).body.data;
  expect([one.rows.length, two.rows.length, two.next]).toEqual([5, 1, null]);
  const rows = [...one.rows, ...two.rows];
  expect(rows.find(({ listingId }) => listingId === repriced)).toMatchObject({
    isDone: false,
    error: 'changedSince',
    fromCents: asked,
    toCents: before - 7,
  });
  expect(rows.filter(({ isDone }) => isDone)).toHaveLength(3);
  const stranger = await enrolPartner(market, (await openSeller(market)).userId);
  expect((await stranger.get(`${path}/undo-outcomes`)).status).toBe(404);
});

test('I-10 a copy that was repriced by hand since it was listed stays on sale, and the undo names it', async () => {
  await giveCopies(market, seller, item().id, 3);
  const listed = await run(ALL, LIST);
  const [repriced = ''] = await listingIds();
  const priceCents = Math.ceil(item().referenceCents * 0.95);
  await reprice(seller.client, [{ listingId: listingNodeId(repriced), priceCents }]);
  expect(await undo(listed.id)).toMatchObject({
    undoneCount: 2,
    undoRefused: [{ reason: 'CHANGED_SINCE', count: 1 }],
  });
  expect(await listingIds()).toEqual([repriced]);
  const { edges } = await page({ id: listed.id, reason: 'CHANGED_SINCE' });
  expect(edges).toMatchObject([
    {
      node: { fromCents: listed.toCents / 3, toCents: priceCents, listing: { id: listingNodeId(repriced) } },
    },
  ]);
});

test('I-05 I-10 an undo lists nothing for less than before: an ask that is too high by now is named', async () => {
  await giveCopies(market, seller, item().id, 2);
  await run(ALL, LIST);
  const unlisted = await run({ listings: {} }, { kind: 'UNLIST' });
  const referenceOf = (cents: number) =>
    market.owner.query('update market_item set reference_price_cents = $2 where id = $1', [item().id, cents]);
  await referenceOf(Math.floor(item().referenceCents / 20));
  const undone = await undo(unlisted.id);
  await referenceOf(item().referenceCents);
  expect(undone).toMatchObject({ undoneCount: 0, undoRefused: [{ reason: 'PRICE_INVALID', count: 2 }] });
  expect(await listingIds()).toEqual([]);
});

test('I-10 a cost that its owner changed since stays, and the outcome of the undo tells the one that holds', async () => {
  const [changedId = ''] = await giveCopies(market, seller, item().id, 3);
  const cost = await run(ALL, { kind: 'COST', costCents: 1_234 });
  await market.owner.query('update asset set cost_cents = 999 where id = $1', [changedId]);
  expect(await undo(cost.id)).toMatchObject({
    undoneCount: 2,
    undoRefused: [{ reason: 'CHANGED_SINCE', count: 1 }],
  });
  const { edges } = await page({ id: cost.id, reason: 'CHANGED_SINCE' });
  expect(edges).toMatchObject([
    { node: { fromCents: 1_234, toCents: 999, item: { id: inventoryItemId(changedId) } } },
  ]);
});

test('I-10 pages of an undo that goes on meanwhile miss no copy: later parts come after those that were read', async () => {
  await giveCopies(market, seller, item().id, 1_200);
  const cost = await run(ALL, { kind: 'COST', costCents: 5 });
  await change('undoBulkAction', cost.id);
  const actionId = rowId(cost.id);
  // Killed after its first part: what is undone so far can be read.
  await crashService(market, 'bulk.committed', 'runBulkAction', { actionId }, 'worker');
  const first = await page({ id: cost.id, first: 100 });
  expect(first.edges).toHaveLength(100);
  const goOn = async () => {
    await runBulkAction(market.worker, actionId);
    return (await factsOf(cost.id)).state;
  };
  await expect.poll(goOn).toBe('UNDONE');
  const seen = first.edges.map(({ node }: Answer) => node.item.id);
  let { endCursor: after, hasNextPage } = first.pageInfo;
  while (hasNextPage) {
    const next = await page({ id: cost.id, first: 100, after });
    seen.push(...next.edges.map(({ node }: Answer) => node.item.id));
    ({ endCursor: after, hasNextPage } = next.pageInfo);
  }
  expect([seen.length, new Set(seen).size]).toEqual([1_200, 1_200]);
});
