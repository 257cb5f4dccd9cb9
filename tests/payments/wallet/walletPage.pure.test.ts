import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capDayStart, withdrawalFee } from '../../../api/payments/withdrawal/withdrawal.ts';
import {
  ENTRY_TYPES,
  lastMonths,
  listFilterOf,
  RANGES,
  readWalletFilter,
  statementFilePath,
  WALLET_FUNDS,
  WALLET_TABS,
  WITHDRAWAL_STATUSES,
  walletPath,
} from '../../../web/payments/wallet/walletFilter.ts';
import {
  judgeAmount,
  mostCents,
  quoteWithdrawal,
  renewalsOf,
} from '../../../web/payments/wallet/withdrawQuote.ts';

const filters = fc.record({
  tab: fc.constantFrom(...WALLET_TABS),
  type: fc.constantFrom(...ENTRY_TYPES),
  number: fc.option(fc.stringMatching(/^[A-Z0-9&=%#]{1,40}$/)),
  range: fc.constant(null),
  month: fc.option(fc.constantFrom('2026-11', '2025-01')),
  status: fc.constantFrom(...WITHDRAWAL_STATUSES),
  recharge: fc.constant(null),
  fund: fc.constantFrom(...WALLET_FUNDS),
  day: fc.constant(null),
});

test('W-02 W-03 what narrows the lists survives the address', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readWalletFilter(new URL(walletPath(filter), 'http://site').searchParams)).toEqual(filter);
    }),
  );
  for (const range of RANGES)
    expect(readWalletFilter(new URL(walletPath({ range }), 'http://site').searchParams).range).toBe(range);
  expect(walletPath(readWalletFilter(new URLSearchParams('tab=x&type=y&month=2026-99&range=ever')))).toBe(
    '/user/wallet',
  );
});

test('a day of the release calendar belongs to the settling balance', () => {
  const read = (search: string) => readWalletFilter(new URLSearchParams(search));
  expect(read('fund=settling&day=2026-11-28')).toMatchObject({ fund: 'SETTLING', day: '2026-11-28' });
  expect(walletPath(read('fund=settling&day=2026-11-28'))).toBe('/user/wallet?fund=settling&day=2026-11-28');
  for (const search of ['fund=escrow&day=2026-11-28', 'day=2026-11-28', 'fund=settling&day=2026-13-28'])
    expect(read(search).day, search).toBeNull();
  expect(listFilterOf(read('number=7&fund=settling&day=2026-11-28'))).toEqual(read('number=7'));
});

test('W-02 the file is narrowed as the list is, in the server’s words', () => {
  const filter = readWalletFilter(
    new URLSearchParams('type=recharge_withdraw&range=last_three_months&number=1%262'),
  );
  expect(statementFilePath(filter)).toBe(
    '/web/wallet/statement.csv?type=rechargeWithdraw&number=1%262&range=lastThreeMonths',
  );
});

test('W-03 months are China’s, over the turn of the year', () => {
  expect(lastMonths(Date.parse('2026-01-31T16:00:00Z'), 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});

describe('what a withdrawal costs', () => {
  test('W-09 is what the server posts, for every amount and rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (cents, rate) => {
          const quote = quoteWithdrawal(cents, rate);
          expect(BigInt(quote.feeCents)).toBe(withdrawalFee(BigInt(cents), rate));
          expect(quote.feeCents + quote.receivedCents).toBe(cents);
        },
      ),
    );
  });

  test.each([
    [1_000, 25, 3, '0.025'],
    [1_000, 30, 3, null],
    [1_234, 100, 12, null],
    [1_000, 0, 0, null],
  ])('W-09 %s at %s: %s posted, %s quoted', (cents, rate, feeCents, exactFee) => {
    expect(quoteWithdrawal(cents, rate)).toMatchObject({ feeCents, exactFee });
  });
});

test.each([
  ['9.99', 'amountRange'],
  ['50000.01', 'amountRange'],
  ['10', null],
  ['300.01', 'amountInsufficient'],
  ['250', 'amountCap'],
  ['1e3', 'amountFormat'],
  ['１０', 'amountFormat'],
  ['-10', 'amountFormat'],
  ['10.001', 'amountFormat'],
] as const)('W-04 %j: %s', (text, problem) => {
  const rules = {
    withdrawableCents: 30_000,
    minCents: 1_000,
    maxCents: 5_000_000,
    remainingTodayCents: 20_000,
    feeBasisPoints: 100,
  };
  expect(judgeAmount(text, rules)).toBe(problem);
  expect(judgeAmount(text, { ...rules, withdrawableCents: 999 })).toBe('amountTooLow');
  expect(mostCents(rules)).toBe(20_000);
});

test('T-21 X-03 limits are renewed when money waits no longer, and at midnight in China once something was withdrawn', () => {
  const untouched = { remainingTodayCents: 20_000, dayCapCents: 20_000 };
  const renewals = (limits: { waitingUntil?: string; remainingTodayCents?: number }, now: string) =>
    renewalsOf({ ...untouched, ...limits }, Date.parse(now)).filter((at) => at != null);
  expect(renewals({}, '2026-11-20T12:00:00Z')).toEqual([]);
  expect(renewals({ waitingUntil: '2026-11-22T00:00:00Z' }, '2026-11-20T12:00:00Z')).toEqual([
    '2026-11-22T00:00:00Z',
  ]);
  for (const [now, midnight] of [
    ['2026-11-20T15:59:59.999Z', '2026-11-20T16:00:00.000Z'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01T16:00:00.000Z'],
  ] as const) {
    expect(renewals({ remainingTodayCents: 19_999 }, now)).toEqual([midnight]);
    const nextMs = Date.parse(midnight);
    expect([capDayStart(new Date(nextMs)), capDayStart(new Date(nextMs - 1))]).toEqual([
      new Date(midnight),
      new Date(nextMs - 86_400_000),
    ]);
  }
});
