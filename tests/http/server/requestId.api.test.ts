import { afterAll, beforeAll, expect, test } from 'vitest';
import { persistedIdOf } from '../../kit/persistedIdOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { MARKED_HEADERS } from '../graphql/markedHeaders.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const lines: Record<string, unknown>[] = [];
let market: TestMarket;

beforeAll(async () => {
  const logTo = {
    write(text: string) {
      lines.push(JSON.parse(text));
    },
  };
  market = await openTestMarket({ LOG_LEVEL: 'info' }, 'production', logTo);
});
afterAll(() => market.close());

const html = { headers: { accept: 'text/html' } };
const post = (body: unknown) => ({ method: 'POST', headers: MARKED_HEADERS, body: JSON.stringify(body) });

test('every answer says by which name the log knows its request, kept ones a new one each time', async () => {
  const visitor = market.visitor();
  const seen: (string | null)[] = [];
  for (const [path, init] of [
    ['/', html],
    ['/', html],
    ['/web/index', {}],
    ['/web/index', {}],
    ['/web/none', {}],
    ['/healthz', {}],
    ['/robots.txt', {}],
    ['/open/v1/none', {}],
    ['/graphql', post({ query: '{ platform { serverTime } }' })],
  ] as const) {
    const response = await visitor.fetch(path, init);
    await response.arrayBuffer();
    seen.push(response.headers.get('x-request-id'));
  }
  for (const id of seen) expect(id).toMatch(ID);
  expect(new Set(seen).size).toBe(seen.length);
});

test('an error names its request in the envelope, and success does not', async () => {
  const visitor = market.visitor();
  const { headers, body } = await visitor.rest('POST', '/web/session', { phone: '1' });
  expect(body).toMatchObject({ request_id: headers.get('x-request-id') });
  expect((await visitor.rest('GET', '/web/index')).body).not.toHaveProperty('request_id');
});

test('an error of GraphQL names it in extensions: of a document, of a field, of the way there', async () => {
  const visitor = market.visitor();
  for (const body of [
    { query: '{ none }' },
    { query: '{ marketItems(first: 101) { edges { cursor } } }' },
    { query: 'x'.repeat(40_000) },
    { doc_id: persistedIdOf('MarketPageQuery'), variables: { filter: { minPriceCents: -5 } } },
    [],
  ]) {
    const response = await visitor.fetch('/graphql', post(body));
    const { errors } = (await response.json()) as { errors: { extensions: Record<string, unknown> }[] };
    expect(errors[0]?.extensions.request_id, JSON.stringify(body).slice(0, 80)).toBe(
      response.headers.get('x-request-id'),
    );
  }
});

test('a page that fails shows it, and the log has one line of its request at level info', async () => {
  await market.owner.query('alter table message rename to message_away');
  try {
    const reader = await market.visitor().signIn();
    const { status, headers } = await reader.rest('GET', '/web/notice');
    expect(status).toBe(500);
    const own = lines.filter((line) => line.request_id === headers.get('x-request-id'));
    expect(own.filter(({ msg }) => msg === 'a request failed')).toMatchObject([
      { level: 30, method: 'GET', path: '/web/notice', status: 500 },
    ]);
  } finally {
    await market.owner.query('alter table message_away rename to message');
  }
  const refused = await market.visitor().fetch('/%E0%A4%A', html);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(String(refused.headers.get('x-request-id')));
});
