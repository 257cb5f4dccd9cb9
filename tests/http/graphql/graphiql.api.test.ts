import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES, SIGNED_EXAMPLE } from '../../../api/http/graphql/examples.ts';
import { schema } from '../../../api/http/graphql/schema.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { enrolPartner } from '../../partners/openApi/partnerClient.ts';
import { openSeller } from '../../selling/listing/sellerScene.ts';
import { openEventStream } from './eventStream.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** An example by the name of its operation. */
function exampleOf(name: string): string {
  const found = EXAMPLES.find(({ query }) =>
    new RegExp(`^(query|mutation|subscription) ${name}\\b`, 'm').test(query),
  );
  if (!found) throw new Error(`no example ${name}`);
  return found.query;
}

async function run<Data>(
  client: TestClient,
  name: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { data, errors } = await client.query<Data>(exampleOf(name), variables);
  expect(errors, name).toEqual([]);
  if (!data) throw new Error(`${name} answered nothing`);
  return data;
}

describe('G-05 GraphiQL', () => {
  test('is a page that loads nothing from another host, and opens with the examples', async () => {
    const response = await market.visitor().fetch('/graphql', { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split(';').map((directive) => directive.trim())).toContain(part);
    for (const directive of policy.split(';').filter((part) => !part.includes('img-src')))
      expect(directive).not.toMatch(/https?:|\*/);
    expect(html).not.toMatch(/<(?:script|link|iframe)\b[^>]*\b(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i);
    expect(html).not.toMatch(/@import\s+(?:url\()?["']?https?:/i);
    for (const { query } of EXAMPLES)
      expect(html).toContain(JSON.stringify(query.split('\n', 1)[0]).slice(1, -1));
  });

  test('its examples are valid', () => {
    for (const { query } of [...EXAMPLES, SIGNED_EXAMPLE])
      expect(
        validate(schema, parse(query)).map(({ message }) => message),
        query,
      ).toEqual([]);
    for (const { variables = '{}' } of EXAMPLES) expect(() => JSON.parse(variables)).not.toThrow();
  });

  test('P-04 a tab signs a call like a partner’s program, and keeps the private key to itself', async () => {
    const partner = await enrolPartner(market, (await openSeller(market)).userId);
    const page = await market.visitor().fetch('/graphql', { headers: { accept: 'text/html' } });
    const script =
      /<script>\n(\(\(\) => \{\n {2}const send[\s\S]*?)<\/script>/.exec(await page.text())?.[1] ?? '';
    const sent: { headers: Headers; credentials?: string }[] = [];
    const send = async (input: string, init: { method: string; headers: Headers; body: string }) => {
      sent.push(init);
      return market.visitor().fetch(input, init as never);
    };
    const window = { fetch: send };
    new Function('window', 'location', script)(window, { href: 'http://market.test/graphql' });
    const headers = {
      'content-type': 'application/json',
      'x-open-app': partner.appId,
      'x-open-key': partner.keyId,
      'sign-with-private-key': partner.privateKeyPem,
    } as never;
    const body = JSON.stringify({ query: SIGNED_EXAMPLE.query });
    const answer = await window.fetch('/graphql', { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ data: { viewer: { partner: { appId: partner.appId } } } });
    expect(sent[0]?.headers.has('sign-with-private-key')).toBe(false);
    expect(sent[0]?.credentials).toBe('omit');
  });

  test('its examples run as they stand, for a visitor: what needs a session says so', async () => {
    const codes: Record<string, unknown> = {};
    for (const { query, variables = '{}' } of EXAMPLES.filter(
      (example) => !example.query.includes('subscription'),
    )) {
      const { status, errors } = await market
        .visitor()
        .query(query, JSON.parse(variables) as Record<string, unknown>);
      codes[/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''] = errors[0]?.extensions?.code ?? status;
    }
    // To buy, a listing's id must be put in first.
    expect(codes).toEqual({
      Market: 200,
      Code: 200,
      SignIn: 200,
      Prepare: 'UNAUTHENTICATED',
      Buy: 'BAD_USER_INPUT',
      Orders: 200,
    });
  });

  test('its examples run one after another, from the first look to a watched order', async () => {
    type Listings = { edges: { node: { id: string; askCents: number } }[] };
    const client = market.visitor();
    const { marketItems } = await run<{ marketItems: { edges: { node: { listings: Listings } }[] } }>(
      client,
      'Market',
    );
    const listing = marketItems.edges[0]?.node.listings.edges[0]?.node;
    if (!listing) throw new Error('the example finds nothing on sale');
    const phone = newPhone();
    expect(await run(client, 'Code', { phone })).toEqual({
      requestSignInCode: { __typename: 'RequestSignInCodePayload', resendAfterSeconds: 60 },
    });
    const code = await client.readCode(phone);
    expect(await run(client, 'SignIn', { phone, code })).toMatchObject({
      signIn: { viewer: { wallet: { spendableCents: 0 } } },
    });
    expect(await run(client, 'Prepare')).toMatchObject({
      topUpInSandbox: { viewer: { wallet: { spendableCents: 1_000_000 } } },
    });
    const watch = await openEventStream<{ orderChanged: { phase: string } }>(client, exampleOf('Watch'));
    const bought = { listingId: listing.id, price: listing.askCents, request: 'graphiql-buy-1' };
    expect(await run(client, 'Buy', bought)).toMatchObject({
      buyListing: { order: { phase: 'AWAITING_OFFER' } },
    });
    expect((await watch.next())?.data?.orderChanged.phase).toBe('AWAITING_OFFER');
    watch.close();
    expect(await run(client, 'Orders')).toMatchObject({
      viewer: { orders: { edges: [{ node: { phase: 'AWAITING_OFFER' } }] } },
    });
  });
});
