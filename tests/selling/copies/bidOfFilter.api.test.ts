import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let item: { name: string; referenceCents: bigint };
beforeAll(async () => {
  market = await openTestMarket();
  const { rows } = await market.owner.query<{ name: string }>(
    `select market_hash_name as name from market_item where tag_exterior = 'WearCategory2' and reference_price_cents > 1000 order by id limit 1`,
  );
  const row = market.feed.index.findByName(rows[0]?.name ?? '');
  item = { name: row?.marketHashName ?? '', referenceCents: row?.referencePriceCents ?? 0n };
});
afterAll(() => market.close());

interface Bid {
  marketItem: { marketHashName: string };
  filter: string;
  priceCents: number | null;
}
const BID = 'bid { marketItem { marketHashName } filter priceCents }';

async function searchFor(text: string): Promise<{ bid: Bid | null; problem: { word: string } | null }> {
  const { data } = await market
    .visitor()
    .query<{ copySearch: Awaited<ReturnType<typeof searchFor>> }>(
      `query ($text: String!) { copySearch(text: $text) { problem { word } ${BID} } }`,
      { text },
    );
  if (!data) throw new Error(`nothing is answered to ${text}`);
  return data.copySearch;
}

const bidOf = async (text: string) => (await searchFor(text)).bid;

describe('F-07 the buy order that waits for what a search describes', () => {
  test('has the only item, what is asked of a copy, and the highest price that was named', async () => {
    const bid = await bidOf(`item:"${item.name}" wear<0.2 (seed:1 or seed:2) price<=120.5 price<130`);
    expect(bid).toEqual({
      marketItem: { marketHashName: item.name },
      filter: 'wear<0.2 (seed:1 or seed:2)',
      priceCents: 12_050,
    });
  });

  test('has an item that other words than its name single out', async () => {
    const words = item.name.replace(/[|()™★]/g, ' ');
    const flags = `st:${item.name.includes('StatTrak') ? 'yes' : 'no'} souvenir:${item.name.includes('Souvenir') ? 'yes' : 'no'}`;
    const bid = await bidOf(`name:"${words}" ${flags} exterior:ft`);
    expect(bid).toEqual({ marketItem: { marketHashName: item.name }, filter: '', priceCents: null });
  });

  test('computes a share of the reference price, and stays below a bound that is left out', async () => {
    const share = await bidOf(`item:"${item.name}" price<=ref*0.9`);
    expect(share?.priceCents).toBe(Math.floor(Number(item.referenceCents) * 0.9));
    expect((await bidOf(`item:"${item.name}" price<10`))?.priceCents).toBe(999);
  });

  test.each([
    ['several items match', 'exterior:ft'],
    ['no item is asked for', 'wear<0.1'],
    ['no item matches', 'name:"no such thing at all"'],
    ['a seller is asked for', 'item:"%" seller:@somebody'],
    ['an age is asked for', 'item:"%" age<2h'],
    ['a price is asked for from below', 'item:"%" price>=10'],
    ['a price is one of two ways', 'item:"%" (price<=10 or wear<0.1)'],
    ['the price leaves nothing', 'item:"%" price<0.01'],
    ['what the price is compared with is missing', 'item:"%" price<=bestbid'],
  ])('is null if %s', async (_what, text) => {
    expect(await searchFor(text.replace('%', item.name))).toEqual({ bid: null, problem: null });
  });

  test('is null if the filter is invalid', async () => {
    expect(await searchFor(`item:"${item.name}" colour:red`)).toEqual({
      bid: null,
      problem: { word: 'colour' },
    });
  });

  test('is there for the copies of one item as well', async () => {
    const { data } = await market
      .visitor()
      .query<{ marketItem: { copySearch: { bid: Bid } } }>(
        `query ($name: String!) { marketItem(marketHashName: $name) { copySearch(text: "wear<0.2") { ${BID} } } }`,
        { name: item.name },
      );
    expect(data?.marketItem.copySearch.bid).toMatchObject({
      marketItem: { marketHashName: item.name },
      filter: 'wear<0.2',
    });
  });
});
