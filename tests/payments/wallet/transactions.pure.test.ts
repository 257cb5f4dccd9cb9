import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enumName } from '../../../api/http/graphql/enumValues.ts';
import {
  boundsOfCalendar,
  CALENDAR_DAYS,
  calendarOf,
  releaseSpanOf,
} from '../../../api/orders/order/releaseCalendar.ts';
import { timeZoneOf } from '../../../api/payments/statistics/calendarDay.ts';
import { feeOf } from '../../../api/payments/wallet/entryWords.ts';
import {
  type AccountAfter,
  fundChangesOf,
  mergedKeysOf,
  outcomeKeysOf,
} from '../../../api/payments/wallet/wallet.ts';
import { WALLET_REASONS } from '../../../api/payments/wallet/walletReason.ts';
import { settlementOf } from '../../../api/sandbox/steam/steamTrade.ts';
import en from '../../../web/payments/wallet/locales/en.json' with { type: 'json' };
import zh from '../../../web/payments/wallet/locales/zh.json' with { type: 'json' };
import { BARS_HEIGHT, barHeights, barText } from '../../../web/payments/wallet/releaseBars.ts';
import {
  isOwnMove,
  transactionDeal,
  transactionNotes,
  transactionReason,
} from '../../../web/payments/wallet/transactionReason.ts';
import { YUAN } from '../../../web/ui/money.ts';

const moved = (kind: string, changeCents: bigint | null, balanceCents: bigint): AccountAfter => ({
  kind,
  changeCents,
  balanceCents,
});

describe('the balances that a transaction changed', () => {
  test('W-02 what can be spent is one balance, with the part that did not move', () => {
    const accounts = [
      moved('deposit', -30n, 0n),
      moved('proceeds', -70n, 5n),
      moved('settling', null, 900n),
      moved('withdrawing', null, 0n),
    ];
    expect(fundChangesOf(accounts)).toEqual([{ fund: 'available', changeCents: -100n, balanceCents: 5n }]);
    expect(fundChangesOf([moved('deposit', null, 40n), moved('proceeds', 60n, 60n)])).toEqual([
      { fund: 'available', changeCents: 60n, balanceCents: 100n },
    ]);
  });

  test('W-02 a release changes two balances, and what became available is its amount', () => {
    const changes = fundChangesOf([moved('settling', -60n, 10n), moved('proceeds', 60n, 60n)]);
    expect(changes.map(({ fund, changeCents }) => [fund, changeCents])).toEqual([
      ['available', 60n],
      ['settling', -60n],
    ]);
    expect(fundChangesOf([moved('deposit', null, 1n)])).toEqual([]);
  });

  test('W-02 no balance is left out: the changes add up to what the accounts changed by', () => {
    const kind = fc.constantFrom('deposit', 'proceeds', 'settling', 'withdrawing', 'returning');
    const account = fc.record({
      kind,
      changeCents: fc.option(fc.bigInt({ min: -999n, max: 999n })),
      balanceCents: fc.bigInt({ min: 0n, max: 9_999n }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(account, { selector: (each) => each.kind }), (accounts) => {
        const sum = fundChangesOf(accounts).reduce((total, { changeCents }) => total + changeCents, 0n);
        expect(sum).toBe(accounts.reduce((total, { changeCents }) => total + (changeCents ?? 0n), 0n));
      }),
    );
  });
});

describe('what belongs to one transaction', () => {
  test('W-02 a purchase has its payment, a withdrawal its pay-out, a refund its way back', () => {
    expect(mergedKeysOf({ reason: 'hold', key: 'hold:A' })).toEqual([
      'hold:A',
      'payment:A',
      'bidFill:A',
      'offerFill:A',
    ]);
    expect(mergedKeysOf({ reason: 'withdraw', key: 'withdraw:W' })).toEqual(['withdraw:W', 'payOut:W']);
    expect(mergedKeysOf({ reason: 'refund', key: 'refund:A' })).toEqual(['refund:A', 'payBack:A']);
    expect(mergedKeysOf({ reason: 'reverse', key: 'reverse:A' })).toEqual(['reverse:A', 'payBack:A']);
    expect(mergedKeysOf({ reason: 'topUp', key: 'topUp:U:K' })).toEqual(['topUp:U:K']);
  });

  test('W-02 a purchase, a sale, a withdrawal and a refund can end', () => {
    expect(outcomeKeysOf({ reason: 'hold', key: 'hold:A' })).toEqual(['settle:A', 'refund:A', 'reverse:A']);
    expect(outcomeKeysOf({ reason: 'settle', key: 'settle:A' })).toEqual([
      'release:A',
      'releaseToDeposit:A',
      'reverse:A',
    ]);
    expect(outcomeKeysOf({ reason: 'withdraw', key: 'withdraw:W' })).toEqual([
      'payOut:W',
      'withdrawReturn:W',
    ]);
    expect(outcomeKeysOf({ reason: 'refund', key: 'refund:A' })).toEqual(['payBack:A', 'payBackRefused:A']);
    expect(outcomeKeysOf({ reason: 'adjustment', key: 'x' })).toEqual([]);
  });

  test('W-09 a fee belongs to the user whose account moved, and a returned fee is not shown', () => {
    const posting = (kind: string, ownerId: string, amountCents: bigint) => ({
      amountCents,
      account: { kind, ownerId },
    });
    const settled = { postings: [posting('settling', 'me', 97n), posting('fee', 'platform', 3n)] };
    expect(feeOf([settled], 'me')).toBe(3n);
    expect(feeOf([settled], 'buyer')).toBeNull();
    expect(
      feeOf([{ postings: [posting('settling', 'me', -97n), posting('fee', 'platform', -3n)] }], 'me'),
    ).toBeNull();
    expect(feeOf([], 'me')).toBeNull();
  });
});

describe('the way to the buy order or offer of a transaction', () => {
  test.each([
    ['OPEN_BUY_ORDER', '/user/bids'],
    ['ENDED_BUY_ORDER', '/user/bids?tab=ended'],
    ['OFFER_MADE', '/user/offers'],
    [null, undefined],
    ['OF_A_NEWER_SERVER', undefined],
  ])('%s leads to %s, by its name', (deal, path) => {
    const way = transactionDeal(deal);
    expect(way?.path).toBe(path);
    for (const words of [zh, en]) expect(way === null || way.key in words).toBe(true);
  });
});

describe('what is said below a transaction', () => {
  const noted = {
    feeCents: null,
    isPaidByApp: false,
    outcome: null,
    balances: [{ fund: 'AVAILABLE' }],
  };
  test.each([
    [{ ...noted, reason: 'HOLD' }, ['note_hold_open']],
    [{ ...noted, reason: 'HOLD', outcome: 'SETTLE' }, ['note_hold_SETTLE']],
    [
      { ...noted, reason: 'HOLD', isPaidByApp: true, outcome: 'REFUND' },
      ['note_paidByApp', 'note_hold_REFUND'],
    ],
    [{ ...noted, reason: 'HOLD', balances: [{ fund: 'BIDDING' }] }, ['note_paidFromHold', 'note_hold_open']],
    [{ ...noted, reason: 'BID' }, ['note_setAside']],
    [{ ...noted, reason: 'OFFER_RETURN' }, ['note_setFree']],
    [{ ...noted, reason: 'SETTLE', feeCents: 3 }, ['note_settle_open', 'note_feeTaken']],
    [{ ...noted, reason: 'SETTLE', outcome: 'REVERSE' }, ['note_settle_REVERSE']],
    [
      { ...noted, reason: 'WITHDRAW', outcome: 'PAY_OUT', feeCents: 3 },
      ['note_withdraw_PAY_OUT', 'note_feeIncluded'],
    ],
    [{ ...noted, reason: 'REFUND' }, ['note_refunded']],
    [
      { ...noted, reason: 'REFUND', balances: [{ fund: 'RETURNING' }], outcome: 'PAY_BACK' },
      ['note_return_PAY_BACK'],
    ],
    [{ ...noted, reason: 'REVERSE', balances: [{ fund: 'SETTLING' }] }, ['note_reversedSale']],
    [{ ...noted, reason: 'REVERSE' }, ['note_refunded']],
    [{ ...noted, reason: 'RELEASE' }, ['note_release']],
    [{ ...noted, reason: 'RELEASE_TO_DEPOSIT' }, ['note_toDepositReviewed']],
    [{ ...noted, reason: 'adjustment' }, []],
  ])('W-02 %j', (transaction, notes) => {
    expect(transactionNotes(transaction)).toEqual(notes);
  });

  test('W-02 of a sale and its release only the sale counts as income, and of a bid and its purchase only the purchase is paid', () => {
    const reasons = [
      'SETTLE',
      'RELEASE',
      'RELEASE_TO_DEPOSIT',
      'REFUND',
      'BID',
      'OFFER',
      'BID_RETURN',
      'HOLD',
    ];
    expect(reasons.filter(isOwnMove)).toEqual([
      'RELEASE',
      'RELEASE_TO_DEPOSIT',
      'BID',
      'OFFER',
      'BID_RETURN',
    ]);
  });
});

test('W-02 every reason has its own words in both languages, and its icon', () => {
  for (const reason of Object.keys(WALLET_REASONS).filter((each) => each !== 'other')) {
    const { key, icon } = transactionReason(enumName(reason));
    expect([key, icon], reason).not.toEqual(['reason_unknown', 'info']);
    for (const words of [zh, en]) expect(words, reason).toHaveProperty(key);
  }
});

describe('the release calendar', () => {
  const zone = timeZoneOf('Asia/Shanghai');
  const now = new Date('2026-11-21T17:30:00Z');

  test('W-05 begins today in the reader’s zone, has every day, and what it leaves out is later', () => {
    const parts = [
      { part: 0, cents: 5n, count: 1 },
      { part: 3, cents: 70n, count: 2 },
      { part: CALENDAR_DAYS, cents: 900n, count: 1 },
      { part: null, cents: 1_000n, count: 1 },
    ];
    const { days, later } = calendarOf(parts, now, zone);
    expect(days.map(({ day }) => day)).toEqual(
      ['22', '23', '24', '25', '26', '27', '28', '29', '30'].map((date) => `2026-11-${date}`),
    );
    expect(days.map(({ cents }) => cents)).toEqual([5n, 0n, 0n, 70n, 0n, 0n, 0n, 0n, 0n]);
    expect(days[3]?.count).toBe(2);
    expect(later).toEqual({ cents: 1_900n, count: 2 });
  });

  test('W-05 reaches the release of a sale of today, at whatever hour and in whatever zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 * 86_400 }),
        fc.constantFrom('Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Auckland', '+00:00'),
        (seconds, name) => {
          const soldAt = new Date(now.getTime() + seconds * 1_000);
          const end = boundsOfCalendar(soldAt, timeZoneOf(name)).at(-1);
          expect(settlementOf(soldAt).getTime()).toBeLessThan(end?.getTime() ?? 0);
        },
      ),
    );
  });

  test('W-05 the spans of its days are the parts of its sums: no moment is in two of them or in none', () => {
    const bounds = boundsOfCalendar(now, zone);
    const { days } = calendarOf([], now, zone);
    const spans = days.map(({ day }) => releaseSpanOf(day, now, zone));
    expect(spans[0]?.from).toBeNull();
    expect(spans.map(({ until }) => until)).toEqual(bounds);
    expect(spans.slice(1).map(({ from }) => from)).toEqual(bounds.slice(0, -1));
    expect(bounds[0]).toEqual(new Date('2026-11-22T16:00:00Z'));
  });

  test('the tallest bar is the largest amount, a small one stays visible, none has no height', () => {
    expect(barHeights([0, 100, 50, 1])).toEqual([0, BARS_HEIGHT, BARS_HEIGHT / 2, 3]);
    expect(barHeights([0, 0])).toEqual([0, 0]);
  });

  test.each([
    [118_250, '¥1,183'],
    [99, '¥0.99'],
    [4_875, '¥48.75'],
    [9_999, '¥99.99'],
    [999_949, '¥9,999'],
    [999_950, '¥10k'],
    [1_284_600, '¥12.8k'],
    [2_000_000, '¥20k'],
    [123_456_700, '¥1,235k'],
  ])('%s cents over a bar are %s', (cents, text) => {
    expect(barText(cents, YUAN)).toBe(text);
  });

  test('R-11 in dollars for readers of dollars', () => {
    expect(barText(100_000, { code: 'USD', usdPerCny: 0.14 })).toBe('$140');
  });
});
