import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { IS_PROVING } from '../../kit/someOf.ts';
import { newPhone } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { MARKED_HEADERS } from '../graphql/markedHeaders.ts';

const CROWD = IS_PROVING ? 500 : 64;
/** Share of the crowd's responses that may arrive before one light response. In order of arrival it would be the whole crowd. */
const BESIDE_SHARE = 3 / 8;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
});
afterAll(() => market.close());

let number = 0;
const page = () =>
  market.visitor().fetch(`/market?minPrice=${++number}`, { headers: { accept: 'text/html' } });
const document = (query: string) =>
  market
    .visitor()
    .fetch('/graphql', { method: 'POST', headers: MARKED_HEADERS, body: JSON.stringify({ query }) });
const FIELDS = 'id marketHashName nameEn nameZh iconUrl listingCount lowestAskCents rarityColor salesPerWeek';
const signIn = () =>
  market.visitor().fetch('/web/session', {
    method: 'POST',
    headers: MARKED_HEADERS,
    body: JSON.stringify({ phone: newPhone(), code: '123456', hasAgreed: true }),
  });
const HEAVY: [name: string, size: number, ask: () => Promise<Response>][] = [
  ['pages that nobody asked for before', CROWD, page],
  [
    'introspections, each in other words',
    CROWD / 2,
    () => document(`${getIntrospectionQuery()} # ${++number}`),
  ],
  [
    'documents as dear as one may be',
    CROWD,
    () =>
      document(`{ a${++number}: marketItems(first: 100) { edges { node { ${FIELDS} siblings { id } } } } }`),
  ],
  // Many of them end together, with one commit: a crowd that is large beside such a group.
  ['sign-ins', CROWD * 4, signIn],
];

const textOf = async (path: string) =>
  (await market.visitor().fetch(path, { headers: { accept: 'text/html' } })).text();
const isLeft = (html: string) => html.includes('<!--$!-->');

test('beside a crowd pages that search engines do not index are left to the browser, with their data', async () => {
  const crowd = await Promise.all(Array.from({ length: 32 }, () => textOf(`/market?minPrice=${++number}`)));
  expect(crowd.filter(isLeft).length).toBeGreaterThan(2);
  for (const html of crowd) expect(html).toMatch(/id="state">.*"marketHashName":"/s);
  expect(isLeft(await textOf(`/market?minPrice=${++number}`))).toBe(false);
});

test('however crowded, a page that search engines index is rendered whole', async () => {
  const isCrowded = vi.spyOn(market.server, 'isCrowded').mockReturnValue(true);
  try {
    expect(isLeft(await textOf(`/market?minPrice=${++number}`))).toBe(true);
    for (const path of ['/market', '/market?utm_source=mail', '/help/203'])
      expect(isLeft(await textOf(path)), path).toBe(false);
  } finally {
    isCrowded.mockRestore();
  }
});

test.each(HEAVY)('T-30 beside a crowd of %s the home page is read in its turn', async (_name, size, ask) => {
  const besideMax = size * BESIDE_SHARE;
  const look = () => market.visitor().fetch('/web/index');
  await (await look()).text();
  await (await ask()).text();
  let answered = 0;
  const statuses = new Set<number>();
  const crowd = Promise.all(
    Array.from({ length: size }, async () => {
      const response = await ask();
      await response.arrayBuffer();
      statuses.add(response.status);
      answered += 1;
    }),
  );
  const beside: number[] = [];
  while (answered < size - besideMax) {
    const before = answered;
    const response = await look();
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    beside.push(answered - before);
  }
  await crowd;
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  console.log(`${_name}: ${beside.join(' ')}`);
  expect(Math.max(...beside)).toBeLessThanOrEqual(besideMax);
});
