import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  giveCopies,
  inventoryItemId,
  list,
  openSeller,
  pickItems,
  type Seller,
} from '../listing/sellerScene.ts';
import { ALL } from './bulkDocuments.ts';
import { type Answer, bulkScene } from './bulkScene.ts';

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

const { run, preview, undo } = bulkScene(
  () => market,
  () => seller,
);
const item = (at: number) => items[at] ?? { id: '', referenceCents: 0, marketHashName: '' };

const NODES = `edges { node { reason text fromCents toCents loweredFromCents item { id } } } pageInfo { hasNextPage endCursor }`;
const MADE = `query ($id: ID!, $group: BulkGroup, $reason: ListingReason, $first: Int, $after: String) {
  node(id: $id) { ... on BulkAction { outcomes(group: $group, reason: $reason, first: $first, after: $after) { ${NODES} }
    undoOutcomes(group: $group, reason: $reason, first: $first, after: $after) { ${NODES} } } } }`;
const PLANNED = `query ($input: PreviewBulkActionInput!, $group: BulkGroup, $reason: ListingReason, $first: Int, $after: String) {
  bulkPreviewOutcomes(input: $input, group: $group, reason: $reason, first: $first, after: $after) { ${NODES} } }`;

async function ask(document: string, variables: object): Promise<Answer> {
  const { data, errors } = await seller.client.query<Answer>(document, variables as Record<string, unknown>);
  return { ...data, errors };
}

async function made(id: string, of: object = {}): Promise<Answer[]> {
  const { node } = await ask(MADE, { id, first: 100, ...of });
  return node.outcomes.edges.map((edge: Answer) => edge.node);
}

const rowIdOf = (id = '') => Buffer.from(id, 'base64').toString().split(':')[1] ?? '';

/** All pages of what an action would do. */
async function planned(change: object, of: object = {}, first = 100): Promise<Answer[]> {
  const found: Answer[] = [];
  let after: string | null = null;
  for (;;) {
    const input = { selection: ALL, change };
    const { bulkPreviewOutcomes: page } = await ask(PLANNED, { input, first, after, ...of });
    found.push(...page.edges.map((edge: Answer) => edge.node));
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
}

/** Asks for more than every copy of the first item may cost, and one copy that cannot be listed yet. */
async function mixed(): Promise<{ change: object; held: string }> {
  await giveCopies(market, seller, item(0).id, 3);
  await giveCopies(market, seller, item(1).id, 2);
  const [held = ''] = await giveCopies(market, seller, item(1).id, 1);
  await market.owner.query(`update asset set tradable_at = clock_now() + interval '3 days' where id = $1`, [
    held,
  ]);
  const dear = { marketItemId: globalId('MarketItem', item(0).id) };
  const kindPrices = [{ ...dear, priceCents: 9_999_999 }];
  return { change: { kind: 'LIST', price: { basis: 'REFERENCE', multiplier: 1, kindPrices } }, held };
}

test('I-10 each sum of a dry run leads to all of its copies, page by page, each with its new ask or the reason', async () => {
  const { change, held } = await mixed();
  const sums = await preview(ALL, change);
  expect(sums).toMatchObject({ totalCount: 6, doneCount: 5, loweredCount: 3 });
  expect(await planned(change, {}, 2)).toHaveLength(6);
  const lowered = await planned(change, { group: 'LOWERED' }, 2);
  expect(lowered).toHaveLength(3);
  for (const one of lowered)
    expect(one).toMatchObject({ reason: null, text: null, loweredFromCents: 9_999_999, fromCents: null });
  expect(await planned(change, { group: 'DONE' }, 1)).toHaveLength(5);
  const skipped = await planned(change, { group: 'SKIPPED' });
  expect(skipped).toEqual(await planned(change, { reason: skipped[0].reason }));
  expect(skipped).toMatchObject([{ item: { id: inventoryItemId(held) }, text: expect.any(String) }]);
  expect(await planned(change, { group: 'OUTLIER' })).toEqual([]);
  const tooMany = await ask(PLANNED, { input: { selection: ALL, change }, first: 101 });
  expect(tooMany.errors[0].extensions.field).toBe('first');
});

test('I-10 the history tells what was done with every copy, and with those of a group, as the dry run said', async () => {
  const { change, held } = await mixed();
  const plan = await planned(change);
  const action = await run(ALL, change);
  expect(await made(action.id)).toEqual(plan);
  expect(await made(action.id, { group: 'LOWERED' })).toHaveLength(3);
  expect(await made(action.id, { group: 'DONE' })).toHaveLength(5);
  expect(await made(action.id, { group: 'SKIPPED' })).toMatchObject([
    { item: { id: inventoryItemId(held) } },
  ]);
  await market.owner.query(
    `update listing set status = 'reserved' where id = (select id from listing where seller_id = $1 order by id limit 1)`,
    [seller.userId],
  );
  await undo(action.id);
  const restored = (await ask(MADE, { id: action.id, group: 'DONE' })).node.undoOutcomes.edges;
  const kept = (await ask(MADE, { id: action.id, group: 'SKIPPED' })).node.undoOutcomes.edges;
  expect([restored.length, kept.length]).toEqual([4, 1]);
});

test('a dry run goes on where its page ended: after a copy that has moved or is gone', async () => {
  await giveCopies(market, seller, item(1).id, 7);
  const change = { kind: 'LIST', price: { basis: 'REFERENCE', multiplier: 1 } };
  const read = async (selection: object, after: string | null = null) => {
    const input = { selection, change };
    const { bulkPreviewOutcomes: page, errors } = await ask(PLANNED, { input, first: 2, after });
    expect(errors).toEqual([]);
    const ids: string[] = page.edges.map(({ node }: Answer) => node.item.id);
    return { ids, after: page.pageInfo.endCursor };
  };
  const all = (await planned(change)).map(({ item: { id } }) => id);
  const page = await read(ALL);
  expect(page.ids).toEqual(all.slice(0, 2));
  // The row before the edge is gone: the edge is one place further to the front.
  await market.owner.query('update asset set is_gone = true where id = $1', [rowIdOf(all[0])]);
  expect((await read(ALL, page.after)).ids).toEqual(all.slice(2, 4));
  await market.owner.query('update asset set is_gone = false where id = $1', [rowIdOf(all[0])]);
  // The edge is put on sale, which moves it to the end.
  await list(seller.client, [{ assetId: rowIdOf(all[1]), multiplier: 1 }]);
  expect((await read(ALL, page.after)).ids).toEqual(all.slice(2, 4));
  await market.owner.query('update asset set is_gone = true where id = $1', [rowIdOf(all[1])]);
  expect((await read(ALL, page.after)).ids).toEqual(all.slice(2, 4));
});

test('I-10 the copies of a dry run are those of the viewer alone', async () => {
  const { change } = await mixed();
  const owner = seller;
  const named = await owner.client.query<Answer>('{ viewer { inventoryItemIds } }', {});
  seller = await openSeller(market);
  const selection = { inventory: {}, onlyIds: named.data?.viewer.inventoryItemIds };
  const { bulkPreviewOutcomes } = await ask(PLANNED, { input: { selection, change } });
  expect(bulkPreviewOutcomes.edges).toEqual([]);
});
