import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await market.owner.query(
    `update asset set stickers = jsonb_build_array(jsonb_build_object('slot', 0, 'marketHashName', 'Sticker | Crown (Foil)', 'wear', 0.05))
     where id in (select asset_id from listing where status = 'active' and float_value is not null)`,
  );
});
afterAll(() => market.close());

interface Found {
  text: string | null;
  problem: { reason: string; position: number | null; word: string; nearest: string | null } | null;
  copies: {
    totalCount: number;
    edges: { node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
}

const CROWNS = `(select count(*) from jsonb_array_elements(a.stickers) s where s ->> 'marketHashName' = 'Sticker | Crown (Foil)')`;

const rowIdOf = (globalId: string) => Buffer.from(globalId, 'base64').toString('utf8').split(':')[1] ?? '';

async function idsBySql(condition: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ id: string }>(
    `select l.id from listing l join asset a on a.id = l.asset_id join market_item item on item.id = l.market_item_id
       join app_user seller on seller.id = l.seller_id
     where l.status = 'active' and not seller.is_blocked and (${condition}) order by l.ask_cents, l.id`,
  );
  return rows.map(({ id }) => id);
}

describe('A search over the copies of one item', () => {
  const ITEM_SEARCH = `query ($name: String!, $text: String, $filter: CopyFilterInput, $chosen: ListingFilter, $after: String) {
    marketItem(marketHashName: $name) {
      copySearch(text: $text, filter: $filter, chosen: $chosen) {
        text
        problem { message reason position length path word nearest }
        copies(first: 2, after: $after) {
          totalCount
          edges { node { id } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }`;

  /** The item of which most copies are on sale. */
  async function mostSold(): Promise<{ id: string; name: string }> {
    const { rows } = await market.owner.query<{ id: string; name: string }>(
      `select item.id, item.market_hash_name as name from listing l join market_item item on item.id = l.market_item_id
       where l.status = 'active' and l.float_value is not null group by item.id order by count(*) desc, item.id limit 1`,
    );
    const [item] = rows;
    if (item === undefined) throw new Error('nothing is on sale');
    return item;
  }

  async function searchItem(variables: Record<string, unknown>) {
    const { data, errors } = await market
      .visitor()
      .query<{ marketItem: { copySearch: Found | null } }>(ITEM_SEARCH, variables);
    return { found: data?.marketItem?.copySearch ?? null, errors };
  }

  async function everyIdOf(variables: Record<string, unknown>): Promise<string[]> {
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const { found, errors }: Awaited<ReturnType<typeof searchItem>> = await searchItem({
        ...variables,
        after,
      });
      if (!found?.copies) throw new Error(JSON.stringify(errors ?? found?.problem));
      ids.push(...found.copies.edges.map(({ node }) => rowIdOf(node.id)));
      after = found.copies.pageInfo.hasNextPage ? found.copies.pageInfo.endCursor : null;
    } while (after !== null);
    return ids;
  }

  test.each([
    ['', undefined, 'true'],
    ['wear<0.3', undefined, 'l.float_value < 0.3'],
    ['delivers:auto or wear>=0.2', undefined, '(l.is_automatic or l.float_value >= 0.2)'],
    ['delivers:hand or wear>=0.1', { isAutomatic: true }, 'l.is_automatic and l.float_value >= 0.1'],
    [
      'price<=ref*2',
      { floatMin: 0.1, floatMax: 0.4 },
      'l.ask_cents <= item.reference_price_cents * 2 and l.float_value between 0.1 and 0.4',
    ],
    ['', { paintSeeds: [1, 2, 3], minPriceCents: 1 }, 'l.paint_seed in (1, 2, 3)'],
    ['', { maxPriceCents: 1 }, 'l.ask_cents <= 1'],
    ['', { phases: ['Ruby', 'Phase 2'] }, `l.phase in ('Ruby', 'Phase 2')`],
    ['', { stickers: ['Sticker | Crown (Foil)'] }, `${CROWNS} > 0`],
  ])('F-02 %j with %j finds what SQL finds', async (text, chosen, condition) => {
    await market.copies.settled();
    const item = await mostSold();
    const bySql = await idsBySql(`l.market_item_id = '${item.id}' and ${condition}`);
    expect(await everyIdOf({ name: item.name, text, chosen })).toStrictEqual(bySql);
    const { found } = await searchItem({ name: item.name, text, chosen });
    expect(found?.copies?.totalCount).toBe(bySql.length);
    // The text is the asked filter, without the item.
    expect(found?.text).toBe(text);
  });

  async function amongAll(text: string): Promise<string[]> {
    const { data } = await market.visitor().query<{ copySearch: Found }>(
      `query ($text: String) { copySearch(text: $text) {
         copies(first: 100) { totalCount edges { node { id } } pageInfo { hasNextPage endCursor } } } }`,
      { text },
    );
    return (data?.copySearch.copies?.edges ?? []).map(({ node }) => rowIdOf(node.id));
  }

  test('F-02 the same words find the same copies as among all items', async () => {
    await market.copies.settled();
    const { name } = await mostSold();
    const text = 'wear<0.5 price>0.01';
    const among = await amongAll(`item:"${name}" ${text}`);
    expect(among.length).toBeGreaterThan(0);
    expect(await everyIdOf({ name, text })).toStrictEqual(among);
    expect(await everyIdOf({ name, filter: { wear: { lt: 0.5 } } })).toStrictEqual(
      await amongAll(`item:"${name}" wear<0.5`),
    );
  });

  test('F-04 what is wrong is told with its place; a condition on the item is not for here', async () => {
    const { name } = await mostSold();
    const { found: wrong } = await searchItem({ name, text: 'price<9 weer<0.5' });
    expect(wrong).toMatchObject({
      text: null,
      problem: { reason: 'unknownField', position: 8, length: 4, nearest: 'wear' },
      copies: null,
    });
    const { found: misplaced } = await searchItem({ name, text: 'type:knife' });
    expect(misplaced).toMatchObject({ problem: { position: 0, word: 'type' }, copies: null });
    expect((await searchItem({ name, chosen: { phases: ['Phase 9'] } })).errors?.[0]).toMatchObject({
      extensions: { field: 'phases' },
    });
    expect((await searchItem({ name, text: '', filter: {} })).errors).toHaveLength(1);
  });

  test('completions in the place of one item leave out conditions on items', async () => {
    const { data } = await market.visitor().query<{
      copies: { insertion: string }[];
      item: { insertion: string }[];
    }>(
      `{ copies: copyFilterCompletions(text: "we", position: 2) { insertion }
         item: copyFilterCompletions(text: "we", position: 2, place: ITEM) { insertion } }`,
    );
    const inserted = (found: { insertion: string }[] | undefined) => found?.map(({ insertion }) => insertion);
    expect(inserted(data?.copies)).toEqual(['weapon:', 'wear']);
    expect(inserted(data?.item)).toEqual(['wear']);
  });
});
