import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInvariantsHold } from '../kit/expectInvariantsHold.ts';
import { buyOne, openBuyer, takeListings } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openDraw } from './draw.ts';
import type { KnownValues } from './freeDocument.ts';
import { FUZZ, type FuzzAnswer, type FuzzAsk, runFuzz } from './fuzzRun.ts';
import { nextGraphqlAsk } from './graphqlAsks.ts';

const SHARE = 0.3;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ SIGN_IN_FAILURES_PER_ADDRESS_HOUR: '1000000' });
});
afterAll(() => market.close());

/** A buyer with an order, and what is there to be named, as literals. */
async function openScene(): Promise<{ cookie: string; known: KnownValues }> {
  const client = await openBuyer(market);
  const [bought, ...offered] = await takeListings(client, 12);
  if (!bought) throw new Error('nothing on sale');
  const order = await buyOne(client, bought);
  const { data } = await client.query<{
    marketItems: { pageInfo: { endCursor: string }; edges: { node: { id: string } }[] };
  }>('{ marketItems(first: 5) { pageInfo { endCursor } edges { node { id } } } }');
  const quote = (value: string): string => JSON.stringify(value);
  const listingIds = offered.map(({ id }) => quote(id));
  const itemIds = (data?.marketItems.edges ?? []).map(({ node }) => quote(node.id));
  return {
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    known: {
      listingId: listingIds,
      orderId: [quote(order.id)],
      orderNo: [quote(order.orderNo)],
      ID: [...listingIds, ...itemIds, quote(order.id)],
      marketHashName: offered.map(({ marketHashName }) => quote(marketHashName)),
      hashName: offered.map(({ marketHashName }) => quote(marketHashName)),
      after: [quote(data?.marketItems.pageInfo.endCursor ?? '')],
      before: [quote(data?.marketItems.pageInfo.endCursor ?? '')],
      expectedPriceCents: offered.map(({ askCents }) => String(askCents)),
      Cents: ['1', '100', '100000', '10000000'],
      Int: ['0', '1', '5', '100', '101', '-1'],
      Boolean: ['true', 'false'],
      clientRequestId: ['"request-one"', '"request-two"'],
      phone: ['"13800138000"', '"13800138001"'],
      code: ['"123456"'],
    },
  };
}

function judge(ask: FuzzAsk, { type, text, status }: FuzzAnswer): string[] {
  if (ask.method === 'OPTIONS' || type.startsWith('text/event-stream') || type.startsWith('text/html'))
    return [];
  if (text === '' && status >= 400) return [];
  // The server itself handles other methods; their responses contain no GraphQL.
  if (!['GET', 'POST'].includes(ask.method)) return status >= 400 ? [] : ['takes another method'];
  // Parts of an incremental response.
  if (type.startsWith('multipart/'))
    return text.includes('INTERNAL_SERVER_ERROR') ? ['an internal error'] : [];
  try {
    const answer = JSON.parse(text) as { data?: unknown; errors?: { extensions?: { code?: string } }[] };
    if (answer.data === undefined && answer.errors === undefined) return ['neither data nor errors'];
    const isInternal = answer.errors?.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR');
    return isInternal ? ['an internal error'] : [];
  } catch {
    return ['no JSON'];
  }
}

test(`F1 E-06 GraphQL: nothing that is sent fails inside (FUZZ_SEED=${FUZZ.seed})`, {
  timeout: 3_600_000,
}, async () => {
  const scene = { ...(await openScene()), draw: openDraw(FUZZ.seed) };
  const problems = await runFuzz(
    market.url,
    Math.ceil(FUZZ.requests * SHARE),
    () => nextGraphqlAsk(scene),
    judge,
  );
  expect(problems.join('\n')).toBe('');
  await expectInvariantsHold(market);
});
