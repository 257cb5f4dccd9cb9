import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { globalId } from '../../kit/globalId.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, inventoryItemId, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';
import { ALL, FACTS, PREVIEW, START } from './bulkDocuments.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 3);
});
beforeEach(async () => {
  seller = await openSeller(market);
});
afterAll(() => market.close());

// biome-ignore lint/suspicious/noExplicitAny: answers of documents written here
type Answer = any;

const item = (at = 0) => items[at] ?? { id: '', referenceCents: 0, marketHashName: '' };
const rowId = (id: string): string => Buffer.from(id, 'base64').toString().split(':')[1] ?? '';
const basis = { basis: 'REFERENCE', multiplier: 1 };

async function ask(document: string, variables: Record<string, unknown>): Promise<Answer> {
  const { data, errors } = await seller.client.query<Answer>(document, variables);
  return errors.length > 0 ? { errors } : data;
}

async function run(selection: object, change: object): Promise<Answer> {
  const { startBulkAction: started } = await ask(START, { selection, change, request: crypto.randomUUID() });
  await runBulkAction(market.worker, rowId(started.bulkAction.id));
  const { node } = await ask(`query ($id: ID!) { node(id: $id) { ... on BulkAction { ${FACTS} } } }`, {
    id: started.bulkAction.id,
  });
  return node;
}

async function asksByCopy(): Promise<Map<string, number>> {
  const { rows } = await market.owner.query<{ id: string; ask: number }>(
    "select asset_id as id, ask_cents::int as ask from listing where seller_id = $1 and status = 'active'",
    [seller.userId],
  );
  return new Map(rows.map(({ id, ask: cents }) => [id, cents]));
}

const VARIETIES = `query ($selection: BulkSelection!, $isOnSale: Boolean!, $keyword: String) {
  bulkVarieties(selection: $selection, isOnSale: $isOnSale, keyword: $keyword) { totalCount
    rows { marketItem { id } phase count stickeredCount lowestFloat highestFloat referencePriceCents followedAskCents lowestOwnAskCents highestOwnAskCents picture standing { listingCount } } } }`;

test('I-02 one price for a variety, exceptions by wear, pattern and stickers; the others follow the basis; undone as one', async () => {
  const [plain = '', worn = '', rare = '', stickered = ''] = await giveCopies(market, seller, item(0).id, 4);
  const [other = ''] = await giveCopies(market, seller, item(1).id, 1);
  await market.owner.query('update asset set float_value = 0.9 where id = $1', [worn]);
  await market.owner.query('update asset set paint_seed = 661 where id = $1', [rare]);
  await market.owner.query(
    `update asset set stickers = '[{"name": "Sticker | Crown (Foil)"}]' where id = $1`,
    [stickered],
  );
  const { bulkVarieties } = await ask(VARIETIES, { selection: ALL, isOnSale: false, keyword: null });
  expect(bulkVarieties).toMatchObject({ totalCount: 2 });
  expect(
    bulkVarieties.rows.find(({ marketItem }: Answer) => marketItem.id === globalId('MarketItem', item(0).id)),
  ).toMatchObject({
    count: 4,
    stickeredCount: 1,
    highestFloat: 0.9,
    referencePriceCents: item(0).referenceCents,
  });
  const cents = (more: number) => item(0).referenceCents + more;
  const kind = (more: object) => ({ marketItemId: globalId('MarketItem', item(0).id), ...more });
  const price = {
    ...basis,
    kindPrices: [
      kind({ minWear: 0.8, priceCents: cents(-3) }),
      kind({ paintSeeds: [661], priceCents: cents(20) }),
      kind({ hasStickers: true, priceCents: cents(10) }),
      kind({ priceCents: cents(1) }),
    ],
  };
  const change = { kind: 'LIST', price };
  const { previewBulkAction: dry } = await ask(PREVIEW, { selection: ALL, change });
  const sum = 4 * item(0).referenceCents + item(1).referenceCents + 28;
  expect(dry).toMatchObject({ doneCount: 5, toCents: sum });
  expect(await run(ALL, change)).toMatchObject({ doneCount: 5, toCents: sum });
  expect(await asksByCopy()).toEqual(
    new Map([
      [plain, cents(1)],
      [worn, cents(-3)],
      [rare, cents(20)],
      [stickered, cents(10)],
      [other, item(1).referenceCents],
    ]),
  );
  const dearer = {
    kind: 'REPRICE',
    price: { ...basis, kindPrices: [kind({ minWear: 0.8, priceCents: cents(7) })] },
  };
  const { bulkVarieties: listed } = await ask(VARIETIES, {
    selection: { listings: { status: 'OPEN' } },
    isOnSale: true,
    keyword: item(1).marketHashName.split(' ')[0]?.toLowerCase(),
  });
  expect(
    listed.rows.some(({ marketItem }: Answer) => marketItem.id === globalId('MarketItem', item(1).id)),
  ).toBe(true);
  const { id } = await run({ listings: { status: 'OPEN' } }, dearer);
  expect((await asksByCopy()).get(worn)).toBe(cents(7));
  await ask(`mutation ($id: ID!) { undoBulkAction(input: { id: $id }) { __typename } }`, { id });
  await runBulkAction(market.worker, rowId(id));
  expect((await asksByCopy()).get(worn)).toBe(cents(-3));
});

test('I-02 a price of a kind is held to the same conditions: far too low is refused, too high is lowered; a wrong one is named', async () => {
  await giveCopies(market, seller, item(0).id, 2);
  const priced = (kindPrice: object) => ({
    selection: ALL,
    change: {
      kind: 'LIST',
      price: { ...basis, kindPrices: [{ marketItemId: globalId('MarketItem', item(0).id), ...kindPrice }] },
    },
  });
  const { previewBulkAction: low } = await ask(PREVIEW, priced({ priceCents: 1 }));
  expect(low).toMatchObject({ doneCount: 0, refused: [{ reason: 'PRICE_TOO_LOW', count: 2 }] });
  const { previewBulkAction: high } = await ask(PREVIEW, priced({ priceCents: 9_000_000 }));
  expect(high).toMatchObject({ doneCount: 2, loweredCount: 2 });
  const { errors } = await ask(PREVIEW, priced({ minWear: 0.5, maxWear: 0.2, priceCents: 500 }));
  expect(errors[0].message).toContain('kindPrices.0.maxWear');
  // A kind that nobody has among the targets changes nothing.
  const elsewhere = {
    ...basis,
    kindPrices: [{ marketItemId: globalId('MarketItem', item(2).id), priceCents: 500 }],
  };
  const { previewBulkAction: same } = await ask(PREVIEW, {
    selection: ALL,
    change: { kind: 'LIST', price: elsewhere },
  });
  expect(same).toMatchObject({ doneCount: 2, toCents: 2 * item(0).referenceCents });
});

test('I-02 10,000 copies by kinds: previewed and grouped in a moment', async () => {
  const given = await giveCopies(market, seller, item(0).id, 10_000);
  const kindPrices = Array.from({ length: 500 }, (_, at) => ({
    marketItemId: globalId('MarketItem', item(0).id),
    minWear: at / 1_000,
    maxWear: (at + 1) / 1_000,
    priceCents: item(0).referenceCents + at,
  }));
  const startedAt = performance.now();
  const selection = { ...ALL, exceptIds: [inventoryItemId(given[0] ?? '')] };
  const change = { kind: 'LIST', price: { ...basis, kindPrices } };
  const { previewBulkAction: dry } = await ask(PREVIEW, { selection, change });
  expect(dry).toMatchObject({ doneCount: 9_999 });
  const { bulkVarieties } = await ask(VARIETIES, { selection, isOnSale: false, keyword: null });
  expect(bulkVarieties).toMatchObject({ totalCount: 1, rows: [{ count: 9_999 }] });
  expect(performance.now() - startedAt).toBeLessThan(4_000 * slowness());
});

test('I-02 a variety tells what each basis starts from: the ask of others without an outlier, and its own asks', async () => {
  const fair = item(2).referenceCents;
  const varietyOf = async (isOnSale: boolean) => {
    const { bulkVarieties } = await ask(VARIETIES, { selection: ALL, isOnSale, keyword: null });
    return bulkVarieties.rows[0];
  };
  const own = seller;
  await market.owner.query(
    `update listing set status = 'withdrawn' where market_item_id = $1 and status in ('active', 'paused')`,
    [item(2).id],
  );
  for (const share of [0.5, 0.95]) {
    seller = await openSeller(market);
    await giveCopies(market, seller, item(2).id, 1);
    await run(ALL, { kind: 'LIST', price: { basis: 'FIXED', priceCents: Math.floor(fair * share) } });
  }
  seller = own;
  await giveCopies(market, seller, item(2).id, 2);
  expect(await varietyOf(false)).toMatchObject({
    followedAskCents: Math.floor(fair * 0.95),
    lowestOwnAskCents: null,
    highestOwnAskCents: null,
  });
  const match = { kind: 'LIST', price: { basis: 'LOWEST_ASK', stepCents: 0 } };
  expect(await run(ALL, match)).toMatchObject({ doneCount: 2, toCents: 2 * Math.floor(fair * 0.95) });
  await market.owner.query(
    `update listing set ask_cents = ask_cents - 5 where id = (select id from listing where seller_id = $1 order by id limit 1)`,
    [seller.userId],
  );
  expect(await varietyOf(true)).toMatchObject({
    lowestOwnAskCents: Math.floor(fair * 0.95) - 5,
    highestOwnAskCents: Math.floor(fair * 0.95),
  });
});

test('I-02 a variety opens to its copies page by page, and one of them gets a price of its own', async () => {
  const copies = await giveCopies(market, seller, item(0).id, 5);
  await giveCopies(market, seller, item(1).id, 2);
  const [dear = ''] = copies;
  const own = item(0).referenceCents + 7;
  const kindPrices = [
    {
      marketItemId: globalId('MarketItem', item(0).id),
      inventoryItemIds: [inventoryItemId(dear)],
      priceCents: own,
    },
  ];
  const change = { kind: 'LIST', price: { ...basis, kindPrices } };
  const pages: Answer[] = [];
  let after: string | null = null;
  do {
    const { bulkPreviewOutcomes: page } = await ask(
      `query ($input: PreviewBulkActionInput!, $of: ID!, $after: String) {
        bulkPreviewOutcomes(input: $input, marketItemId: $of, first: 2, after: $after) {
          edges { node { toCents item { id } } } pageInfo { hasNextPage endCursor } } }`,
      { input: { selection: ALL, change }, of: globalId('MarketItem', item(0).id), after },
    );
    pages.push(...page.edges.map((edge: Answer) => edge.node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(new Set(pages.map(({ item: { id } }) => id))).toEqual(new Set(copies.map(inventoryItemId)));
  expect(pages.filter(({ toCents }) => toCents === own)).toHaveLength(1);
  await run(ALL, change);
  expect((await asksByCopy()).get(dear)).toBe(own);
  expect([...(await asksByCopy()).values()].filter((cents) => cents === own)).toHaveLength(1);
});
