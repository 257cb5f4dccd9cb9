import { readFileSync } from 'node:fs';
import { getIntrospectionQuery, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../api/http/graphql/schema.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { MARKED_HEADERS } from './markedHeaders.ts';

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  client = market.visitor();
});
afterAll(() => market.close());

/** Posts an arbitrary body and returns the status with the first error's message. */
async function post(body: unknown): Promise<{ status: number; data: unknown; message: string }> {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: MARKED_HEADERS,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const { data = null, errors = [] } = (text ? JSON.parse(text) : {}) as {
    data?: unknown;
    errors?: { message: string }[];
  };
  return { status: response.status, data, message: errors[0]?.message ?? '' };
}

async function messageOf(query: string): Promise<string> {
  return (await post({ query })).message;
}

function page(fields: string, first: number): string {
  return `{ marketItems(first: ${first}) { edges { node { ${fields} } } } }`;
}

describe('T-7 limits of a GraphQL document', () => {
  test('rejects a document that is nested too deeply', async () => {
    const nested = (levels: number): string => (levels === 0 ? 'id' : `siblings { ${nested(levels - 1)} }`);
    const query = (levels: number) => `{ marketItem(marketHashName: "none") { ${nested(levels)} } }`;
    expect(await messageOf(query(2))).toBe('');
    expect(await messageOf(query(14))).toMatch(/depth|complex/i);
  });

  test('rejects too many rows within rows', async () => {
    expect(await messageOf(page('id listings(first: 5) { edges { node { id } } }', 20))).toBe('');
    expect(
      await messageOf(
        page('listings(first: 100) { edges { node { id askCents asset { floatValue } } } }', 100),
      ),
    ).toMatch(/complex/i);
  });

  test('counts rows within named and inline fragments', async () => {
    const heavy = 'listings(first: 100) { edges { node { id askCents asset { floatValue } } } }';
    expect(await messageOf(page(`... on MarketItem { ${heavy} }`, 100))).toMatch(/complex/i);
    expect(await messageOf(`${page('...Heavy', 100)} fragment Heavy on MarketItem { ${heavy} }`)).toMatch(
      /complex/i,
    );
  });

  test('rejects page sizes below 0 or above 100, and names the argument', async () => {
    for (const size of ['first: 101', 'last: 101', 'first: -1', 'first: 2147483647']) {
      const { data, message } = await post({ query: `{ marketItems(${size}) { edges { cursor } } }` });
      expect([data, message], size).toEqual([
        { marketItems: null },
        expect.stringContaining(size.split(':', 1)[0] ?? ''),
      ]);
    }
  });

  test('rejects an invalid page size on every list, before any resolver runs', async () => {
    const signedIn = await market.visitor().signIn();
    for (const [size, field] of [
      ['first: 5, last: 5', 'last'],
      ['first: 1000000', 'first'],
      ['last: 1000000', 'last'],
      ['first: -5', 'first'],
    ] as const) {
      for (const query of [
        `{ marketItems(${size}) { edges { cursor } } }`,
        `{ marketItems(first: 1) { edges { node { listings(${size}) { edges { cursor } } } } } }`,
        `{ viewer { orders(${size}) { edges { cursor } } } }`,
        `{ viewer { messages(${size}) { edges { cursor } } } }`,
        `{ sellers(${size}) { edges { cursor } } }`,
        `{ notices(${size}) { edges { cursor } } }`,
      ]) {
        const { data, errors } = await signedIn.query<Record<string, unknown>>(query);
        expect(Object.values(data ?? { none: null }), query).toEqual([null]);
        expect(errors[0]?.extensions, query).toMatchObject({ code: 'BAD_USER_INPUT', field });
      }
    }
  });

  test('the complexity of every paged list depends on its page size', () => {
    const lists = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      // A stream that is resumed has no pages.
      .filter((type) => type !== schema.getSubscriptionType())
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.args.some(({ name }) => name === 'after'));
    expect(lists.length).toBeGreaterThan(20);
    for (const { type, field } of lists) {
      const weigh = field.extensions.complexity as (args: object) => unknown;
      expect(() => weigh({ first: 101 }), `${type.name}.${field.name}`).toThrow('first');
    }
  });

  test('rejects too many aliases, root fields, tokens or directives', async () => {
    const many = (count: number, field: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => field(index)).join(' ');
    expect(await messageOf(`{ ${many(31, (index) => `a${index}: __typename`)} }`)).not.toBe('');
    expect(
      await messageOf(
        page(
          many(31, (index) => `a${index}: id`),
          1,
        ),
      ),
    ).toMatch(/alias/i);
    expect(await messageOf(`{ ${many(21, (index) => `a${index}: platform { isSandbox }`)} }`)).toMatch(
      /root fields/,
    );
    expect(await messageOf(`{ ${many(4_001, () => 'id')} }`)).toMatch(/token/i);
    expect(await messageOf(`{ platform { isSandbox ${many(51, () => '@include(if: true)')} } }`)).not.toBe(
      '',
    );
  });

  // Deep enough, it ended the stack of the parser, which calls itself at each level: an internal error.
  test.each([
    ['fields', '{a'.repeat(1_999)],
    ['lists', `{ marketItems(first: ${'['.repeat(3_990)}`],
    ['objects', `{ marketItems(first: ${'{a:'.repeat(1_320)}`],
    ['types', `query ($a: ${'['.repeat(3_990)}`],
    ['fields that end', `${'{a'.repeat(1_300)}${'}'.repeat(1_300)}`],
  ])('T-7 rejects thousands of levels of nesting: %s', async (_, query) => {
    expect(await messageOf(query)).toMatch(/nesting limit/i);
  });

  test('rejects fragments that contain each other', async () => {
    const query = `${page('...A', 1)} fragment A on MarketItem { ...B } fragment B on MarketItem { ...A }`;
    expect(await messageOf(query)).toMatch(/itself/);
  });

  test('rejects batches of documents', async () => {
    const batch = [{ query: '{ __typename }' }, { query: '{ __typename }' }];
    expect((await post(batch)).status).toBe(400);
  });

  test('rejects a body of more than 1 MB', async () => {
    const { status } = await post({
      query: '{ __typename }',
      variables: { filler: 'x'.repeat(1025 * 1024) },
    });
    expect(status).toBe(413);
  });

  test('T-7 rejects an introspection that asks for the schema twice, or for lists within its lists', async () => {
    const TYPES = 'types { name fields { name type { name ofType { name } } } }';
    const many = (count: number, field: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => field(index)).join(' ');
    for (const query of [
      `{ ${many(2, (index) => `a${index}: __schema { ${TYPES} }`)} }`,
      `{ __schema { ${TYPES} } ...A } fragment A on Query { __schema { ${TYPES} } }`,
      `{ __schema { types { ${many(2, (index) => `a${index}: fields { name }`)} } } }`,
      '{ __schema { types { ...A } } } fragment A on __Type { a: name }',
      '{ __schema { types { fields { type { fields { name } } } } } }',
      '{ __schema { types { ...A } } } fragment A on __Type { interfaces { ...B } } fragment B on __Type { possibleTypes { name } }',
      '{ __type(name: "Query") { fields { type { fields { type { fields { name } } } } } } }',
      `{ ${many(5, (index) => `a${index}: __type(name: "Query") { name }`)} }`,
    ]) {
      const { data, message } = await post({ query });
      expect([data, message], query).toEqual([null, expect.stringMatching(/schema|introspection|__type/i)]);
    }
    for (const query of [
      `{ __schema { queryType { name } ${TYPES} } }`,
      '{ a: __type(name: "Order") { fields { type { fields { name } } } } b: __type(name: "User") { name } }',
    ])
      expect(await messageOf(query), query).toBe('');
  });

  test('T-8 allows the full introspection query of a client', async () => {
    const { message, data } = await post({
      query: getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }),
    });
    expect([message, data]).toEqual(['', expect.objectContaining({ __schema: expect.anything() })]);
  });
});

describe('T-9 a document may guess only one sign-in code', () => {
  const phone = newPhone();
  const signIn = (code: string) =>
    `signIn(input: { phone: "${phone}", code: "${code}", keepSignedIn: false, hasAgreed: true }) { __typename }`;

  test.each([
    ['two aliases of signIn', `mutation { a: ${signIn('000001')} b: ${signIn('000002')} }`],
    [
      'signIn beside another mutation',
      `mutation { signOut(input: {}) { ... on SignOutPayload { isSignedOut } } ${signIn('000001')} }`,
    ],
    [
      'two signIns in inline fragments',
      `mutation { ... { a: ${signIn('000001')} } ... { b: ${signIn('000002')} } }`,
    ],
    [
      'two signIns in a named fragment',
      `mutation { ...A } fragment A on Mutation { a: ${signIn('000001')} b: ${signIn('000002')} }`,
    ],
    [
      'two requests for a code',
      `mutation { a: requestSignInCode(input: { phone: "${phone}" }) { __typename }
      b: requestSignInCode(input: { phone: "${newPhone()}" }) { __typename } }`,
    ],
  ])('rejects %s', async (_name, query) => {
    const { data, message } = await post({ query });
    expect([data, message]).toEqual([null, expect.stringMatching(/only field|by fragments/)]);
    const { rows } = await market.owner.query('select count(*)::int as count from sign_in_failure');
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('persisted documents', () => {
  const file = new URL('../../../web/__generated__/persisted.json', import.meta.url);
  const persisted = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

  test('the site’s documents are found by their id', async () => {
    const [id] = persisted.find(([, text]) => text.startsWith('query AppShellQuery')) ?? [];
    expect(id).toBeDefined();
    const { status, data, message } = await post({ doc_id: id, variables: {} });
    expect([status, message]).toEqual([200, '']);
    expect(data).toHaveProperty('viewer', null);
  });

  test.each(['0'.repeat(64), '__proto__', 'constructor', 'toString', ''])(
    'the id %j is unknown',
    async (id) => {
      const { status, data, message } = await post({ doc_id: id });
      expect(data).toBeNull();
      expect(message).not.toBe('');
      expect(status).toBeLessThan(500);
    },
  );
});
