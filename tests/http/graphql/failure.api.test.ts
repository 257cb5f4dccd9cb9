import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('T-8 a failure of our own is told without its inside, by both APIs', async () => {
  const client = market.visitor();
  await market.owner.query('alter table notice rename to notice_away');
  try {
    const { status, data, errors } = await client.query('{ notices { edges { node { id } } } }');
    expect([status, data]).toEqual([200, { notices: null }]);
    const extensions = { code: 'INTERNAL_SERVER_ERROR' };
    expect(errors).toEqual([
      { message: 'Unexpected error.', path: ['notices'], locations: expect.anything(), extensions },
    ]);
    const rest = await client.rest('GET', '/web/notice');
    expect([rest.status, rest.body]).toEqual([
      500,
      { code: 500, msg: '服务器出错了，请稍后再试', data: null, request_id: expect.any(String) },
    ]);
  } finally {
    await market.owner.query('alter table notice_away rename to notice');
  }
  expect((await client.rest('GET', '/web/notice')).status).toBe(200);
});

test('T-8 a wrong name is answered with the right one: the interface is public', async () => {
  const { errors } = await market.visitor().query('{ marketItem(marketHashName: "x") { nameEng } }');
  expect(errors[0]?.message).toContain('Did you mean "nameEn"');
});

test('E-06 what cannot be read is a 4xx with errors, whatever is wrong with it', async () => {
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '1',
    '"text"',
    '{}',
    '{"query": 1}',
    '{"query": "{"}',
    '{"query": "{ nothing }"}',
  ];
  for (const body of bodies) {
    const response = await market.visitor().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body,
    });
    expect(response.status, body).toBe(400);
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    expect(errors?.[0]?.message, body).toEqual(expect.any(String));
  }
});
