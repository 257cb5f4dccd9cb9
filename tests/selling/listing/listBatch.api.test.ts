import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { globalId } from '../../kit/globalId.ts';
import { recordStatements } from '../../kit/queries.ts';
import { slowness } from '../../kit/slowness.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  countsOf,
  giveCopies,
  inventoryItemId,
  list,
  openSeller,
  pickItems,
  type Seller,
} from './sellerScene.ts';
import { LIST_ITEMS } from './sellingDocuments.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openSeller(market);
  items = await pickItems(market, 40);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

function itemAt(index: number) {
  const item = items[index];
  if (!item) throw new Error('too few items');
  return item;
}

/** Without those by which the market in memory follows, which runs beside. */
const ownOf = (statements: readonly string[]) =>
  statements.filter((text) => !/as "newestListedAt"|pg_visible_in_snapshot|as "listedAtMs"/.test(text));

describe('a batch as a whole', () => {
  test('is refused where it names nothing, too much, or ids of other things; to visitors and to blocked users', async () => {
    const ask = async (client: TestClient, items: object[], request: string = crypto.randomUUID()) => {
      const { data, errors } = await client.run(LIST_ITEMS, { items: items as never, request });
      return data?.listItems.__typename ?? errors[0]?.extensions?.code;
    };
    const choice = { inventoryItemId: inventoryItemId(crypto.randomUUID()), priceCents: 100 };
    expect(await ask(seller.client, [])).toBe('NothingSelected');
    expect(await ask(seller.client, Array(1_001).fill(choice))).toBe('BAD_USER_INPUT');
    const foreign = globalId('Listing', crypto.randomUUID());
    expect(await ask(seller.client, [{ ...choice, inventoryItemId: foreign }])).toBe('BAD_USER_INPUT');
    expect(await ask(seller.client, [{ ...choice, inventoryItemId: 'x' }])).toBe('BAD_USER_INPUT');
    expect(await ask(seller.client, [choice], 'short')).toBe('BAD_USER_INPUT');
    expect(await ask(market.visitor(), [choice])).toBe('UNAUTHENTICATED');
    const held = await openSeller(market);
    await market.owner.query('update app_user set is_blocked = true where id = $1', [held.userId]);
    expect(await ask(held.client, [choice])).toBe('AccountBlocked');
  });

  test('the same request again answers the same and lists nothing; with another input it is refused', async () => {
    const item = itemAt(7);
    const [one = '', two = ''] = await giveCopies(market, seller, item.id, 2);
    const inputs = [
      { assetId: one, priceCents: item.referenceCents * 20 },
      { assetId: crypto.randomUUID(), priceCents: 100 },
    ];
    const request = crypto.randomUUID();
    const first = await list(seller.client, inputs, request);
    const before = await countsOf(market, item.id);
    expect(await list(seller.client, inputs, request)).toEqual(first);
    expect(await countsOf(market, item.id)).toEqual(before);
    await expect(list(seller.client, [{ assetId: two, priceCents: 100 }], request)).rejects.toThrow(
      'RequestIdReused',
    );
  });

  test('I-09 L4 one copy in fifty requests at once is listed once, and nobody meets an error', async () => {
    const item = itemAt(8);
    const [assetId = ''] = await giveCopies(market, seller, item.id, 1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => list(seller.client, [{ assetId, priceCents: item.referenceCents }])),
    );
    const reasons = answers.map(({ results }) => results[0]?.reason);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'ALREADY_LISTED')).toHaveLength(49);
  });

  test('twenty requests at once for copies of one item: its count and lowest ask are those of its listings', async () => {
    const item = itemAt(20);
    const ids = await giveCopies(market, seller, item.id, 20);
    const before = await countsOf(market, item.id);
    await Promise.all(
      ids.map((assetId, at) => list(seller.client, [{ assetId, priceCents: item.referenceCents - at }])),
    );
    expect((await countsOf(market, item.id)).count).toBe(before.count + 20);
  });

  test('I-09 two tabs list the same hundred crosswise: each copy once', async () => {
    const chosen = items.slice(9, 19);
    const ids = (await Promise.all(chosen.map(({ id }) => giveCopies(market, seller, id, 10)))).flat();
    const inputs = ids.map((assetId) => ({ assetId, priceCents: 60_000 }));
    const [one, two] = await Promise.all([
      list(seller.client, inputs),
      list(seller.client, inputs.toReversed()),
    ]);
    expect(one.doneCount + two.doneCount).toBe(100);
    const { rows } = await market.owner.query(
      `select count(*)::int as open from listing where status = 'active' and asset_id = any($1::uuid[])`,
      [ids],
    );
    expect(rows[0].open).toBe(100);
  });

  test('a thousand items by as many statements as ten, in under three seconds', async () => {
    const big = await openSeller(market);
    const copies = async (each: number) =>
      (await Promise.all(items.map(({ id }) => giveCopies(market, big, id, each)))).flat();
    const choice = (assetId: string) => ({ assetId, multiplier: 0.99 });
    const ten = (await copies(1)).slice(0, 10).map(choice);
    const thousand = (await copies(25)).map(choice);
    expect(thousand).toHaveLength(1_000);
    const few = await recordStatements('market_api', () => list(big.client, ten));
    const started = performance.now();
    const many = await recordStatements('market_api', () => list(big.client, thousand));
    const tookMs = performance.now() - started;
    expect(many.answer.doneCount).toBe(1_000);
    expect(ownOf(many.statements)).toHaveLength(ownOf(few.statements).length);
    expect(tookMs).toBeLessThan(3_000 * slowness());
    if (process.env.TEST_LOG_LEVEL) process.stdout.write(`1,000 items in ${Math.round(tookMs)} ms\n`);
  });
});
