import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

interface Named {
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  listingCount: number;
}

const QUERY = `query ($name: String!, $stickers: [String!]!) { marketItem(marketHashName: $name) {
  stickersByName(marketHashNames: $stickers) { marketHashName nameZh nameEn listingCount } } }`;

let market: TestMarket;
let client: TestClient;
/** A sticker that copies of one item carry, on how many, and one that none carries. */
let carried: { item: string; sticker: string; count: number };
let bare: string;

beforeAll(async () => {
  market = await openTestMarket();
  client = market.visitor();
  const { rows } = await market.owner.query<typeof carried>(
    `select item.market_hash_name as item, s ->> 'marketHashName' as sticker, count(distinct l.id)::int as count
     from listing l join asset on asset.id = l.asset_id join market_item item on item.id = l.market_item_id,
       jsonb_array_elements(asset.stickers) s
     where l.status = 'active' group by 1, 2 order by 3 desc, 1, 2 limit 1`,
  );
  carried = rows[0] ?? { item: '', sticker: '', count: 0 };
  const { rows: others } = await market.owner.query<{ name: string }>(
    `select market_hash_name as name from market_item where market_hash_name like 'Sticker | %'
       and not exists (select from listing where sticker_names @> array[market_hash_name]) limit 1`,
  );
  bare = others[0]?.name ?? '';
});
afterAll(() => market.close());

async function ask(stickers: string[]) {
  const { data, errors } = await client.query<{ marketItem: { stickersByName: Named[] } }>(QUERY, {
    name: carried.item,
    stickers,
  });
  return { named: data?.marketItem.stickersByName, errors };
}

test('stickers by their names, in both languages; what no copy carries counts none, what is unknown is left out', async () => {
  const { named } = await ask([bare, carried.sticker, 'Sticker | Nobody']);
  const counts = Object.fromEntries(
    (named ?? []).map(({ marketHashName, listingCount }) => [marketHashName, listingCount]),
  );
  expect(counts).toEqual({ [bare]: 0, [carried.sticker]: carried.count });
  expect(carried.count).toBeGreaterThan(0);
  for (const { marketHashName, nameZh, nameEn } of named ?? []) {
    expect(nameZh).toMatch(/^印花 \| /);
    expect(nameEn).toBe(marketHashName);
  }
});

test('none asked for, none answered; a sixth name is refused by the field’s name', async () => {
  expect(await ask([])).toEqual({ named: [], errors: [] });
  const { errors } = await ask(Array.from({ length: 6 }, String));
  expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'marketHashNames' });
});
