import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from './openStage.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

const TRADE_URL = 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=AbCdEf12';

let market: TestMarket;
let partner: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
});
afterAll(() => market.close());

let count = 0;
const outNo = () => `batch-${process.pid}-${++count}`;
const rowId = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1];

/** Lines that buy some copies, each with the next number. */
async function linesOf(copies: number) {
  const listings = await takeListings(market.visitor(), copies);
  return listings.map(({ id, askCents }) => ({
    outOrderNo: outNo(),
    listingId: rowId(id),
    priceLimitCents: askCents,
  }));
}

interface Outcome {
  index: number;
  outOrderNo: string;
  order: { orderNo: string; priceCents: number; recipientSteamId: string } | null;
  error: string | null;
  msg: string | null;
  data: object | null;
}
const buy = (lines: object[], tradeUrl?: string) =>
  partner.send<{ outcomes: Outcome[] }>('POST', '/open/v1/orders/batch', { lines, tradeUrl });
const outcomesOf = async (lines: object[], tradeUrl?: string) =>
  (await buy(lines, tradeUrl)).body.data.outcomes;

describe('C-06 a batch of purchases', () => {
  test('has an outcome for each line, in their order; what one meets costs only that one', async () => {
    const [one, dear, two] = await linesOf(3);
    const gone = { outOrderNo: outNo(), listingId: crypto.randomUUID(), priceLimitCents: 100 };
    const nothing = { outOrderNo: outNo(), marketHashName: 'No such item', priceLimitCents: 100 };
    const lines = [one, { ...dear, priceLimitCents: 1 }, gone, nothing, two].map((line) => line ?? {});
    const outcomes = await outcomesOf(lines, TRADE_URL);
    expect(outcomes.map(({ index, error }) => [index, error])).toEqual([
      [0, null],
      [1, 'priceChanged'],
      [2, 'listingGone'],
      [3, 'marketItemUnknown'],
      [4, null],
    ]);
    expect(outcomes[1]).toMatchObject({ order: null, data: { priceCents: dear?.priceLimitCents } });
    expect(outcomes[1]?.msg).toMatch(/^[A-Z]/);
    for (const index of [0, 4]) expect(outcomes[index]?.order?.recipientSteamId).toBe('76561198083722517');
    const { rows } = await market.owner.query('select 1 from partner_order where out_order_no = any($1)', [
      outcomes.map(({ outOrderNo }) => outOrderNo),
    ]);
    expect(rows).toHaveLength(2);
  });

  test('repeated, also ten times at once, returns the first orders', async () => {
    const lines = await linesOf(3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => outcomesOf(lines)));
    const numbersOf = (outcomes: Outcome[]) => outcomes.map(({ order }) => order?.orderNo);
    const [first = []] = answers;
    expect(new Set(numbersOf(first)).size).toBe(3);
    for (const answer of answers) expect(numbersOf(answer)).toEqual(numbersOf(first));
    const { rows } = await market.owner.query(
      'select count(*)::int as count from market_order where listing_id = any($1::uuid[])',
      [lines.map(({ listingId }) => listingId)],
    );
    expect(rows[0].count).toBe(3);
  });

  test('goes on with what the money reaches, and says what is missing for the rest', async () => {
    const listings = await takeListings(market.visitor(), 3);
    const [dear, cheap] = listings.toSorted((a, b) => b.askCents - a.askCents);
    if (!dear || !cheap) throw new Error('too little is on sale');
    await openBuyer(market, cheap.askCents);
    const { rows } = await market.owner.query('select id from app_user order by id desc limit 1');
    const poor = await enrolPartner(market, rows[0].id);
    const lines = [dear, cheap].map(({ id, askCents }) => ({
      outOrderNo: outNo(),
      listingId: rowId(id),
      priceLimitCents: askCents,
    }));
    const { body } = await poor.send('POST', '/open/v1/orders/batch', { lines });
    expect(body.data).toMatchObject({
      outcomes: [
        { order: null, error: 'insufficientFunds', data: { missingCents: dear.askCents - cheap.askCents } },
        { order: { priceCents: cheap.askCents }, error: null },
      ],
    });
  });

  test.each([
    ['no line', [], 'lines'],
    [
      '51 lines',
      Array.from({ length: 51 }, (_, n) => ({
        outOrderNo: `none-${n}`,
        listingId: crypto.randomUUID(),
        priceLimitCents: 1,
      })),
      'lines',
    ],
    [
      'a number twice',
      ['a', 'a'].map(() => ({ outOrderNo: 'twice-1', listingId: crypto.randomUUID(), priceLimitCents: 1 })),
      'lines[1].outOrderNo',
    ],
    [
      'a field of no line',
      [{ outOrderNo: 'none-1', listingId: crypto.randomUUID(), priceLimitCents: 1, tradeUrl: TRADE_URL }],
      'lines[0].tradeUrl',
    ],
  ])('with %s is refused by name', async (_, lines, field) => {
    expect(await buy(lines)).toMatchObject({ status: 400, body: { field } });
  });

  test.each([
    ['neither a copy nor an item', {}, 'lines[1].listingId'],
    [
      'a copy and an item',
      { listingId: crypto.randomUUID(), marketHashName: 'No such item' },
      'lines[1].marketHashName',
    ],
  ])('whose second line names %s buys nothing of the first', async (_, named, field) => {
    const [one] = await linesOf(1);
    const lines = [one ?? {}, { outOrderNo: outNo(), priceLimitCents: 1, ...named }];
    expect(await buy(lines)).toMatchObject({ status: 400, body: { field } });
    const { rows } = await market.owner.query('select 1 from market_order where listing_id = $1', [
      one?.listingId,
    ]);
    expect(rows).toEqual([]);
  });

  test('counts as many requests as it has lines', async () => {
    const slow = await openTestMarket({ OPEN_REQUESTS_PER_MINUTE: '5' });
    try {
      const { partner: eager } = await openPartner(slow);
      const lines = Array.from({ length: 4 }, () => ({
        outOrderNo: outNo(),
        listingId: crypto.randomUUID(),
        priceLimitCents: 1,
      }));
      const first = await eager.send('POST', '/open/v1/orders/batch', { lines });
      expect([first.status, first.headers.get('x-ratelimit-remaining')]).toEqual([200, '1']);
      const again = await eager.send('POST', '/open/v1/orders/batch', { lines });
      expect(again).toMatchObject({ status: 429, body: { error: 'tooMany' } });
    } finally {
      await slow.close();
    }
  });

  test('G-07 by GraphQL it is the same', async () => {
    const [one, dear] = await linesOf(2);
    const query = `mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) { __typename ... on PlaceOrdersPayload {
      results { index outOrderNo order { orderNo outOrderNo } error message priceCents missingCents } } } }`;
    const lines = [one, { ...dear, priceLimitCents: 1 }];
    const ask = async (input: object) => {
      const answer = await partner.send('POST', '/graphql', { query, variables: { input } });
      return JSON.parse(answer.text);
    };
    const { data } = await ask({ lines, tradeUrl: TRADE_URL });
    expect(data.placeOrders.results).toMatchObject([
      { index: 0, outOrderNo: one?.outOrderNo, order: { outOrderNo: one?.outOrderNo }, error: null },
      {
        index: 1,
        order: null,
        error: 'PRICE_CHANGED',
        message: expect.stringMatching(/^[A-Z]/),
        priceCents: dear?.priceLimitCents,
        missingCents: null,
      },
    ]);
    const rest = await outcomesOf([one ?? {}], TRADE_URL);
    expect(rest[0]?.order?.orderNo).toBe(data.placeOrders.results[0].order.orderNo);
    expect(await ask({ lines: [] })).toMatchObject({ errors: [{ extensions: { field: 'lines' } }] });
    expect(await ask({ lines: [one, { ...dear, outOrderNo: 'no spaces' }] })).toMatchObject({
      errors: [{ extensions: { field: 'lines[1].outOrderNo' } }],
    });
  });
});
