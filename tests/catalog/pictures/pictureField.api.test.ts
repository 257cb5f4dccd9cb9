import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
}, 120_000);
afterAll(() => market.close());

interface Answer {
  data: {
    marketItem: {
      picture: string;
      stage: string;
      phases: { phase: string; picture: string }[];
      listings: { edges: { node: { asset: { phase: string | null; picture: string } } }[] };
    };
  };
}

test('M-06 the addresses of GraphQL open the pictures that they name: of the item, of a phase, of a copy in its phase', async () => {
  const { rows } = await market.owner.query<{ name: string }>(
    `select market_hash_name as name from market_item item where (select count(*) from market_item_phase p
       where p.market_item_id = item.id and listing_count > 0) > 1 order by listing_count desc limit 1`,
  );
  const query = `query ($name: String!) { marketItem(marketHashName: $name) {
    picture stage: picture(size: STAGE) phases { phase picture }
    listings(first: 20) { edges { node { asset { phase picture } } } } } }`;
  const answer = await fetch(`${market.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
    body: JSON.stringify({ query, variables: { name: rows[0]?.name } }),
  });
  const { marketItem } = ((await answer.json()) as Answer).data;
  const copies = marketItem.listings.edges.map(({ node }) => node.asset);
  const phased = new Map(marketItem.phases.map(({ phase, picture }) => [phase, picture]));
  expect(copies.filter(({ phase }) => phase !== null).length).toBeGreaterThan(1);
  for (const { phase, picture } of copies) expect(picture).toBe(phased.get(phase ?? ''));
  const paths = [marketItem.picture, marketItem.stage, ...phased.values()];
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const shown = await fetch(market.url + path);
    expect([path, shown.status]).toEqual([path, 200]);
    // The tag of a picture begins with its version: the one of the address is the one of now.
    expect(shown.headers.get('etag')?.slice(1, 9)).toBe(new URL(path, market.url).searchParams.get('v'));
  }
});
