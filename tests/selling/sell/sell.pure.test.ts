import fc from 'fast-check';
import type { UseMutationConfig } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { expect, test } from 'vitest';
import { formatYuan, quoteFee as quoteFeeOfApi } from '../../../api/kernel/money.ts';
import {
  judgePrice,
  multiplierPrice as multiplierPriceOfApi,
  netOf,
} from '../../../api/selling/listing/priceRules.ts';
import { multiplierPrice } from '../../../web/selling/desk/priceContext.ts';
import {
  type AskRules,
  feeOf,
  judgeAsk,
  parseAsk,
  parseMultiplier,
  quickAsks,
} from '../../../web/selling/sell/askRules.ts';
import {
  type BatchAnswer,
  type BatchEntry,
  commitBatch,
  sendBatch,
} from '../../../web/selling/sell/batch.ts';
import {
  judgeCopies,
  type PricedCopy,
  totalOf,
  withoutPriceBlames,
} from '../../../web/selling/sell/pricedCopy.ts';
import { EVERYTHING, readSellListFilter, sellListPath } from '../../../web/selling/sell/sellListFilter.ts';
import { quoteFee } from '../../../web/shell/feeQuote.ts';

const RULES: AskRules = {
  lowBasisPoints: 5_000,
  highFactor: 10,
  minCents: 1,
  maxCents: 10_000_000,
  multiplierPresets: [0.995, 0.99, 0.98],
  multiplierMin: 0.97,
  multiplierMax: 1.1,
  feeBasisPoints: 250,
  undoSeconds: 60,
};
const OF_API = {
  lowBasisPoints: 5_000,
  highFactor: 10,
  minCents: 1n,
  maxCents: 10_000_000n,
  feeBasisPoints: 250,
};
const REASONS = {
  priceMissing: 'PRICE_MISSING',
  priceInvalid: 'PRICE_INVALID',
  priceTooLow: 'PRICE_TOO_LOW',
} as const;
const WARNINGS = { farBelow: 'FAR_BELOW', farAbove: 'FAR_ABOVE' } as const;

test('I-05 I-06 the form judges a price as the server does, to the cent', () => {
  const reference = fc.option(fc.integer({ min: 1, max: 50_000_000 }), { nil: null });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.boolean(),
      reference,
      (cents, isConfirmed, known) => {
        const input = { priceCents: BigInt(cents), multiplier: null, isPriceConfirmed: isConfirmed };
        const api = judgePrice(OF_API, input, known === null ? null : BigInt(known));
        const web = judgeAsk(RULES, { text: String(cents), cents, isConfirmed }, known);
        expect(web).toEqual({
          askCents: api.askCents === null ? null : Number(api.askCents),
          loweredFromCents: api.loweredFromCents === null ? null : Number(api.loweredFromCents),
          problem: api.reason === null ? null : REASONS[api.reason],
          warning: api.warning === null ? null : WARNINGS[api.warning],
        });
        if (web.askCents !== null)
          expect(web.askCents - feeOf(web.askCents, RULES)).toBe(Number(netOf(BigInt(web.askCents), 250)));
      },
    ),
    { numRuns: 1_000 },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 970, max: 1_100 }),
      (cents, thousandths) => {
        const price = multiplierPrice(cents, thousandths / 1_000);
        expect(price).toBe(Number(multiplierPriceOfApi(BigInt(cents), thousandths)));
      },
    ),
  );
});

test('I-05 what the server says of a price holds until another is typed; what it says of the copy stays', () => {
  const copyOf = (key: string): PricedCopy => ({
    key,
    item: null,
    picture: null,
    floatValue: null,
    paintSeed: null,
    stickerCount: 0,
    reference: null,
    askCents: null,
    isOnSale: false,
    bid: null,
    subject: null,
  });
  const copies = ['low', 'gone', 'fit'].map(copyOf);
  const entries = new Map(copies.map(({ key }) => [key, { text: '5', isConfirmed: false, isTouched: true }]));
  const blames = new Map([
    ['low', { reason: 'PRICE_TOO_LOW', until: null }],
    ['gone', { reason: 'GONE', until: null }],
  ]);
  const judge = (told: Parameters<typeof judgeCopies>[3]) =>
    judgeCopies(RULES, copies, entries, told).map(({ judged, blame, isFit }) => [
      judged.problem ?? blame?.reason,
      isFit,
    ]);
  expect(judge(blames)).toEqual([
    ['PRICE_TOO_LOW', false],
    ['GONE', false],
    [undefined, true],
  ]);
  expect(judge(withoutPriceBlames(blames, ['low', 'gone']))).toEqual([
    [undefined, true],
    ['GONE', false],
    [undefined, true],
  ]);
  expect(withoutPriceBlames(blames, ['gone', 'fit'])).toBe(blames);
});

test('W-09 a fee is quoted as the server quotes it, and says where the books take another amount', () => {
  const prices = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 10_000_000 }));
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 10_000 }), (cents, rate) => {
      const { postedCents, exact } = quoteFee(cents, rate);
      const quoted = exact?.yuan ?? formatYuan(BigInt(postedCents));
      expect(quoted).toBe(quoteFeeOfApi(BigInt(cents), rate));
      expect(exact?.isPostedOtherwise ?? false).toBe(
        Number(quoted) !== Number(formatYuan(BigInt(postedCents))),
      );
      expect(exact?.cents ?? postedCents).toBeCloseTo(Number(quoted) * 100, 6);
    }),
    { numRuns: 1_000 },
  );
  expect(quoteFee(1_000, 0)).toEqual({ postedCents: 0, exact: null });
});

test.each([
  ['0.97', 0.97],
  ['1.1', 1.1],
  ['1', 1],
  ['1.001', 1.001],
  ['0.9695', null],
  ['0.969', null],
  ['1.101', null],
  ['1,1', null],
  ['', null],
  ['1e0', null],
  [' 1', null],
])('I-06 a multiplier typed as %j is %j', (text, multiplier) => {
  expect(parseMultiplier(text, RULES)).toBe(multiplier);
});

const entries = (count: number): BatchEntry[] =>
  Array.from({ length: count }, (_, at) => ({ key: `k${at}`, priceCents: 1, isPriceConfirmed: false }));

const REQUEST = { clientRequestId: 'request-one', sentAtMs: 1 };

test('I-08 a batch is one request, and each copy has its outcome', async () => {
  const result = await sendBatch(entries(450), REQUEST, async (sent) => {
    return { results: sent.map((_, index) => ({ index, reason: index % 200 === 3 ? 'GONE' : null })) };
  });
  expect([...result.failures.keys()]).toEqual(['k3', 'k203', 'k403']);
  expect(result.doneKeys).toHaveLength(447);
  expect(result).toMatchObject({ ...REQUEST, problem: null, isLost: false });
});

test('a lost answer is asked for again under the same request id', async () => {
  const ids: string[] = [];
  const send = async (_sent: readonly unknown[], id: string): Promise<BatchAnswer> => {
    ids.push(id);
    if (ids.length === 1) throw new Error('lost');
    return { results: [{ index: 0 }] };
  };
  const result = await sendBatch(entries(1), REQUEST, send);
  expect(ids).toEqual([REQUEST.clientRequestId, REQUEST.clientRequestId]);
  expect(result).toMatchObject({ doneKeys: ['k0'], problem: null });
});

test('a domain error is told, and an answer that is lost twice: nobody knows whether it was done', async () => {
  const blocked = await sendBatch(entries(2), REQUEST, async () => ({ problem: 'Blocked', results: [] }));
  expect(blocked).toMatchObject({ problem: 'Blocked', doneKeys: [] });
  const lost = await sendBatch(entries(2), REQUEST, () => Promise.reject(new Error('lost')));
  expect(lost).toMatchObject({ problem: null, isLost: true, doneKeys: [] });
});

/** What Relay says of an answer with errors and without data. */
const noData = Object.assign(new Error('No data returned'), { source: { errors: [] } });

test.each<[string, (config: UseMutationConfig<MutationParameters>) => void, count: number]>([
  ['without data', ({ onError }) => onError?.(noData), 1],
  ['with errors', ({ onCompleted }) => onCompleted?.({}, [{ message: 'Sign in.' }]), 1],
  ['that is lost', ({ onError }) => onError?.(new Error('no answer')), 2],
])('an answer %s is asked for again only where it was lost', async (_name, answer, count) => {
  let sent = 0;
  const commit = (config: UseMutationConfig<MutationParameters>) => {
    sent += 1;
    answer(config);
    return { dispose() {} };
  };
  const result = await sendBatch(entries(1), REQUEST, async () => {
    await commitBatch(commit, {});
    return { results: [] };
  });
  expect([sent, result.isLost]).toEqual([count, true]);
});

test('the address of the own listings is read back as it was written', () => {
  const copies = { type: 'CSGO_Type_Rifle', priceMin: '4.5', aboveMax: '-5', cost: 'known' };
  const filter = {
    status: 'RESERVED',
    sort: 'PRICE_ASCENDING',
    keyword: 'ak 红线',
    accountIds: ['U3RlYW0=', 'U3RlYW1='],
    copies,
  } as const;
  expect(readSellListFilter(new URLSearchParams(sellListPath(filter).split('?')[1]))).toEqual(filter);
  expect(readSellListFilter(new URLSearchParams('status=x&sort=__proto__'))).toEqual({
    status: 'OPEN',
    sort: 'NEWEST',
    keyword: '',
    accountIds: [],
    copies: {},
  });
  expect(sellListPath(EVERYTHING)).toBe('/user/sell');
});

test('I-05 prices far too high are lowered, however many digits they have, and what all are lowered by is summed', () => {
  const copy = (key: string, priceCents: number | null): PricedCopy => ({
    key,
    item: null,
    picture: null,
    floatValue: null,
    paintSeed: null,
    stickerCount: 0,
    reference: priceCents === null ? null : { ...REFERENCE, priceCents },
    askCents: null,
    isOnSale: false,
    bid: null,
    subject: null,
  });
  const copies = [copy('a', 1_000), copy('b', null), copy('c', null), copy('d', 1_000)];
  const typed = { a: '100000', b: '999999999999', c: '9'.repeat(40), d: '10.00' };
  const entries = new Map(
    Object.entries(typed).map(([key, text]) => [key, { text, isConfirmed: false, isTouched: true }]),
  );
  const rows = judgeCopies(RULES, copies, entries, new Map());
  expect(rows.map(({ judged: { problem, askCents } }) => [problem, askCents])).toEqual([
    [null, 10_000],
    [null, 10_000_000],
    [null, 10_000_000],
    [null, 1_000],
  ]);
  const loweredByCents =
    10_000_000 - 10_000 + (99_999_999_999_900 - 10_000_000) + (Number.MAX_SAFE_INTEGER - 10_000_000);
  expect(totalOf(RULES, rows)).toMatchObject({ count: 4, wrongCount: 0, loweredCount: 3, loweredByCents });
});

test('a text that is not a price is rejected, however long', () => {
  for (const text of ['', '1e9', '-5', '1,000', '1.234', ' 5', '٣', '0x10'])
    expect(parseAsk(text)).toBeNull();
  expect([parseAsk('0'), parseAsk('4.5'), parseAsk('100000000.01')]).toEqual([0, 450, 10_000_000_001]);
});

const REFERENCE = {
  source: 'MODEL',
  calculatedAt: null,
  salesUsed: null,
  outliersLeftOut: null,
  windowDays: null,
};

test('I-11 the prices of one press differ from the ask and from each other', () => {
  expect(
    quickAsks({ askCents: 500, lowestOtherCents: 450, referenceCents: 480, lastSaleCents: 470 }),
  ).toEqual([
    { kind: 'match', cents: 450 },
    { kind: 'below', cents: 449 },
    { kind: 'reference', cents: 480 },
    { kind: 'lastSale', cents: 470 },
  ]);
  expect(
    quickAsks({ askCents: 449, lowestOtherCents: 450, referenceCents: 450, lastSaleCents: 450 }),
  ).toEqual([{ kind: 'match', cents: 450 }]);
  expect(quickAsks({ askCents: 5, lowestOtherCents: 1, referenceCents: null, lastSaleCents: null })).toEqual([
    { kind: 'match', cents: 1 },
  ]);
  expect(
    quickAsks({ askCents: 5, lowestOtherCents: null, referenceCents: null, lastSaleCents: null }),
  ).toEqual([]);
});
