import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let shop: { path: string; id: string; count: number; name: string };
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  const { rows } = await market.owner.query<{ id: string; count: number; name: string }>(
    `select seller_id as id, sum(count)::int as count, (array_agg(name_en order by count, name_en))[1] as name
     from (select seller_id, name_en, count(*) from listing join market_item on market_item.id = market_item_id
       where status = 'active' group by 1, 2) kind group by 1 order by 2 desc limit 1`,
  );
  const { id = '', count = 0, name = '' } = rows[0] ?? {};
  const nodeId = globalId('User', id);
  shop = { path: `/shop/${encodeURIComponent(nodeId)}`, id: nodeId, count, name };
}, 120_000);
afterAll(() => market.close());

async function open(path: string, language: 'zh' | 'en' = 'zh') {
  const answer = await fetch(market.url + path, {
    headers: { accept: 'text/html', cookie: `language=${language}` },
  });
  const html = await answer.text();
  return { status: answer.status, html, body: /<div id="root">([\s\S]*)<\/div>/.exec(html)?.[1] ?? '' };
}

/** The address of an item as every card of a shop has it. */
const cards = (body: string) => [...body.matchAll(/<li[^>]*data-index="/g)].length;

test('R-06 an address that names no shop answers HTTP 404, with a heading and nothing for search engines', async () => {
  for (const [language, words] of [
    ['zh', '没有这个店铺'],
    ['en', 'There is no such shop'],
  ] as const) {
    const { status, html, body } = await open('/shop/nobody', language);
    expect([status, /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1]]).toEqual([404, words]);
    expect([html.includes('content="noindex"'), html.includes('rel="canonical"')]).toEqual([true, false]);
  }
});

test('a shop says in its head and on its page since when it is there, what is on sale and what it delivered', async () => {
  const zh = await open(shop.path);
  expect(zh.status).toBe(200);
  const facts = `在售 ${shop.count.toLocaleString('en')} 件，近 30 天发货 0 件。`;
  expect(zh.body).toContain(facts);
  expect(/<meta name="description" content="([^"]*)"/.exec(zh.html)?.[1]).toMatch(
    new RegExp(`的 CS2 饰品店铺。\\d{4} 年 \\d{1,2} 月加入，${facts}`),
  );
  expect(zh.html).toMatch(/<meta property="og:description" content="[^"]*近 30 天发货/);
  const { body } = await open(shop.path, 'en');
  expect(body).toMatch(
    new RegExp(`Here since [A-Z][a-z]+ \\d{4}\\. On sale: ${shop.count.toLocaleString('en')}\\.`),
  );
});

test('a shop is searched by its address: the words of an item’s name in any order, in either language', async () => {
  const words = shop.name
    .replace(/[^A-Za-z0-9 ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const asked = new URLSearchParams({ q: words.toReversed().join(' ').toLowerCase() });
  const { status, body } = await open(`${shop.path}?${asked}`);
  expect(status).toBe(200);
  expect(cards(body)).toBeGreaterThan(0);
  expect(cards(body)).toBeLessThan(Math.min(30, shop.count));
  expect(/<input[^>]*name="q"[^>]*>/.exec(body)?.[0]).toContain(`value="${asked.get('q')}"`);
  const none = await open(`${shop.path}?q=zzzz`);
  expect([none.status, cards(none.body)]).toEqual([200, 0]);
  expect(none.body).toContain('店里没有「zzzz」');
});

test('the keyword of a shop’s listings is held to its length and finds nobody else’s', async () => {
  const ask = (keyword: string) =>
    market
      .visitor()
      .query<{ seller: { listings: { edges: unknown[] } | null } }>(
        'query ($id: ID!, $keyword: String) { seller(id: $id) { listings(first: 100, keyword: $keyword) { edges { node { seller { id } } } } } }',
        { id: shop.id, keyword },
      );
  const { data, errors } = await ask(shop.name.split(' ')[0] ?? '');
  expect(errors).toEqual([]);
  expect(data?.seller.listings?.edges.length).toBeGreaterThan(0);
  for (const edge of data?.seller.listings?.edges ?? [])
    expect(edge).toEqual({ node: { seller: { id: shop.id } } });
  expect((await ask('x'.repeat(101))).errors).not.toEqual([]);
});

test('a shop’s listings are sorted and bounded by price, page after page, each once', async () => {
  const ask = async (variables: Record<string, unknown>) => {
    const { data, errors } = await market.visitor().query<{
      seller: {
        listings: {
          edges: { node: { id: string; askCents: number } }[];
          pageInfo: { endCursor: string; hasNextPage: boolean };
        } | null;
      } | null;
    }>(
      `query ($id: ID!, $sort: ShopSort!, $min: Cents, $max: Cents, $after: String) { seller(id: $id) {
        listings(first: 7, after: $after, sort: $sort, minPriceCents: $min, maxPriceCents: $max) {
          edges { node { id askCents } } pageInfo { endCursor hasNextPage } } } }`,
      { id: shop.id, ...variables },
    );
    return { page: data?.seller?.listings, errors };
  };
  const seen: { id: string; askCents: number }[] = [];
  let after: string | null = null;
  for (let at = 0; at < 3; at += 1) {
    const { page } = await ask({ sort: 'PRICE_ASCENDING', after });
    seen.push(...(page?.edges ?? []).map(({ node }) => node));
    if (!page?.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  const asks = seen.map(({ askCents }) => askCents);
  expect(asks).toEqual(asks.toSorted((a, b) => a - b));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  const [least = 0, most = 0] = [asks[1], asks.at(-2)];
  const { page } = await ask({ sort: 'PRICE_DESCENDING', min: least, max: most });
  expect(page?.edges[0]?.node.askCents).toBe(most);
  expect(page?.edges.every(({ node }) => node.askCents >= least && node.askCents <= most)).toBe(true);
  expect(JSON.stringify((await ask({ sort: 'NEWEST', min: 2, max: 1 })).errors)).toContain('minPriceCents');
  const low = (least / 100).toFixed(2);
  const { body } = await open(`${shop.path}?${new URLSearchParams({ min: low, max: 'x', sort: 'dear' })}`);
  expect(cards(body)).toBeGreaterThan(0);
  expect(/<input[^>]*name="min"[^>]*>/.exec(body)?.[0]).toContain(`value="${low}"`);
  expect(body).toMatch(/<option[^>]*value="dear"[^>]*selected/);
  const none = await open(`${shop.path}?min=99999999`);
  expect(none.body).toContain('这个价格范围内没有饰品');
});
