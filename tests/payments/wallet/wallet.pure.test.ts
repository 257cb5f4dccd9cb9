import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell } from '../../../api/kernel/csv.ts';
import { type BookedPosting, ENTRY_WORDS, entryLegsOf } from '../../../api/payments/wallet/entryWords.ts';
import { boundsOf } from '../../../api/payments/wallet/historyRange.ts';
import { pointsOf } from '../../../api/payments/wallet/points.ts';
import { statementCsv } from '../../../api/payments/wallet/statementCsv.ts';
import { ENTRY_TYPES, entryTypeOf, walletOf, withdrawalIdOf } from '../../../api/payments/wallet/wallet.ts';

const cents = fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n });

test('W-01 the total is withdrawable and frozen together, in every state', () => {
  const balance = fc.bigInt({ min: 0n, max: 1_000_000_000_000n });
  const balances = fc.record({
    deposit: balance,
    proceeds: balance,
    settling: balance,
    withdrawing: balance,
    returning: balance,
    biddingDeposit: balance,
    biddingProceeds: balance,
    escrow: balance,
  });
  fc.assert(
    fc.property(balances, (given) => {
      const wallet = walletOf(given);
      expect(wallet.proceedsCents + wallet.frozenCents).toBe(wallet.totalCents);
      expect(Object.values(given).reduce((sum, each) => sum + each, 0n)).toBe(wallet.totalCents);
    }),
  );
});

test('W-01 each account has its own place, and what can be spent is deposit and proceeds', () => {
  const balances = {
    deposit: 1n,
    proceeds: 20n,
    settling: 300n,
    withdrawing: 4_000n,
    returning: 600_000n,
    biddingDeposit: 7_000_000n,
    biddingProceeds: 80_000_000n,
    escrow: 50_000n,
  };
  expect(walletOf(balances)).toEqual({
    depositCents: 1n,
    proceedsCents: 20n,
    settlingCents: 300n,
    withdrawingCents: 4_000n,
    returningCents: 600_000n,
    escrowCents: 50_000n,
    biddingCents: 87_000_000n,
    spendableCents: 21n,
    frozenCents: 87_654_301n,
    totalCents: 87_654_321n,
  });
});

test.each([
  [99n, 0],
  [100n, 1],
  [199n, 1],
  [123_456n, 1_234],
] as const)('W-01 %s cents are %s points', (price, points) => {
  expect(pointsOf(price)).toBe(points);
});

describe('a double entry as its reader sees it', () => {
  const kinds = fc.constantFrom(
    'deposit',
    'proceeds',
    'settling',
    'withdrawing',
    'escrow',
    'fee',
    'clearing',
  );
  const postings = fc.array(
    fc.record({
      amountCents: cents,
      account: fc.record({ kind: kinds, ownerId: fc.constantFrom('me', 'other', 'order') }),
    }) as fc.Arbitrary<BookedPosting>,
    { minLength: 2, maxLength: 6 },
  );
  test('W-02 sums to what the postings sum to, and tells no account of the other person', () => {
    fc.assert(
      fc.property(postings, (given) => {
        const legs = entryLegsOf(given, 'me');
        const sum = (amounts: readonly { amountCents: bigint }[]) =>
          amounts.reduce((total, { amountCents }) => total + amountCents, 0n);
        expect(sum(legs)).toBe(sum(given));
        for (const leg of legs)
          if (['deposit', 'proceeds', 'settling', 'withdrawing'].includes(leg.account))
            expect(
              given.some(({ account }) => account.kind === leg.account && account.ownerId === 'me'),
            ).toBe(true);
      }),
    );
  });
});

test('W-02 own accounts have names, the other person’s are one sum, what goes out comes first', () => {
  const posting = (kind: string, ownerId: string, amountCents: bigint): BookedPosting => ({
    amountCents,
    account: { kind, ownerId },
  });
  const given = [
    posting('escrow', 'order', 100n),
    posting('deposit', 'me', -30n),
    posting('deposit', 'other', -40n),
    posting('proceeds', 'other', -25n),
    posting('fee', 'platform', 5n),
    posting('clearing', 'platform', -10n),
    posting('settling', 'me', 0n),
  ];
  const before = structuredClone(given);
  expect(entryLegsOf(given, 'me')).toEqual([
    { account: 'deposit', isOwn: true, amountCents: -30n },
    { account: 'otherSide', isOwn: false, amountCents: -65n },
    { account: 'outside', isOwn: false, amountCents: -10n },
    { account: 'settling', isOwn: true, amountCents: 0n },
    { account: 'escrow', isOwn: false, amountCents: 100n },
    { account: 'fee', isOwn: false, amountCents: 5n },
  ]);
  expect(given).toEqual(before);
});

describe('ranges', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  test('W-03 named ranges end now; a month is China’s, and goes before a range', () => {
    expect(boundsOf({ range: 'lastWeek' }, now)).toEqual({ from: new Date('2026-11-14T12:00:00Z') });
    expect(boundsOf({ month: '2026-12', range: 'lastWeek' }, now)).toEqual({
      from: new Date('2026-11-30T16:00:00Z'),
      until: new Date('2026-12-31T16:00:00Z'),
    });
    expect(boundsOf({ month: '2026-02' }, now).until).toEqual(new Date('2026-02-28T16:00:00Z'));
    expect(boundsOf({ month: '2026-09' }, now).until).toEqual(new Date('2026-09-30T16:00:00Z'));
    expect(boundsOf({}, now)).toEqual({});
    expect(boundsOf({ month: '', range: 'lastMonth' }, now)).toEqual({
      from: new Date('2026-10-22T12:00:00Z'),
    });
    expect(boundsOf({ month: null, range: 'lastThreeMonths' }, now)).toEqual({
      from: new Date('2026-08-23T12:00:00Z'),
    });
  });
  test.each(['2026-13', '2026-1', '1999-01', 'x', '2026-11-01', ' 2026-11', '2026-00', '２０２６-11'])(
    'W-03 %j is not a month',
    (month) => {
      expect(() => boundsOf({ month }, now)).toThrow(/month/);
    },
  );
});

describe('the statement as a file', () => {
  test.each([
    ['=1+1', '"\'=1+1"'],
    ['+86', '"\'+86"'],
    ['-1+2', '"\'-1+2"'],
    ['@cmd', '"\'@cmd"'],
    ['\tx', '"\'\tx"'],
    ['-12.50', '-12.50'],
    ['a"b,c', '"a""b,c"'],
    ['plain', 'plain'],
  ])('T-28 %j becomes %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test('T-28 no cell begins as a formula, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const inner = csvCell(text).replace(/^"/, '');
        expect(/^[=+@\t\r]/.test(inner)).toBe(false);
        if (inner.startsWith('-')) expect(inner).toMatch(/^-\d+(\.\d+)?$/);
      }),
    );
  });

  test('W-02 a line says all, in Beijing’s time', async () => {
    const line = {
      createdAt: new Date('2026-11-21T16:30:00Z'),
      type: '买入',
      reason: '购买付款',
      account: '充值余额',
      amountCents: -1_250n,
      balanceAfterCents: 5n,
      number: '20261121000001000002',
    };
    async function* pages() {
      yield [line];
    }
    let text = '';
    for await (const part of statementCsv(pages(), 'zh')) text += part;
    expect(text).toBe(
      '\uFEFF时间（北京时间）,类型,事由,账户,金额（元）,余额（元）,单号\r\n2026-11-22 00:30:00,买入,购买付款,充值余额,-12.50,0.05,20261121000001000002\r\n',
    );
  });

  test('W-02 every reason has a kind, and words in both languages', () => {
    const reasons = Object.values(ENTRY_TYPES).flat();
    for (const reason of reasons) {
      expect(ENTRY_TYPES[entryTypeOf(reason)]).toContain(reason);
      expect(ENTRY_WORDS.zh[reason], reason).toBeTruthy();
      expect(ENTRY_WORDS.en[reason], reason).toBeTruthy();
    }
  });
});

test('W-02 the kinds of transfers, and an unknown one is the platform’s', () => {
  expect(ENTRY_TYPES).toEqual({
    rechargeWithdraw: ['topUp', 'recharge', 'withdraw', 'payOut', 'withdrawReturn'],
    buy: [
      'payment',
      'hold',
      'refund',
      'payBack',
      'payBackRefused',
      'latePaymentKept',
      'bid',
      'bidRaise',
      'bidReturn',
      'bidFill',
      'bidRefill',
      'offer',
      'offerReturn',
      'offerFill',
    ],
    sell: ['settle', 'release', 'releaseToDeposit'],
    platform: ['reverse'],
  });
  expect(entryTypeOf('refund')).toBe('buy');
  expect(entryTypeOf('something new')).toBe('platform');
});

test('a key tells its withdrawal', () => {
  const id = '019aa000-0000-7000-8000-000000000000';
  expect(withdrawalIdOf(`payOut:${id}`)).toBe(id);
  expect(withdrawalIdOf(`hold:${id}`)).toBeNull();
  expect(withdrawalIdOf(`withdraw:${id}`)).toBe(id);
  expect(withdrawalIdOf(`withdrawReturn:${id}`)).toBe(id);
  for (const key of [`again payOut:${id}`, `payOut:${id}:2`, `payOut:${id.slice(1)}`, 'payOut:x', ''])
    expect(withdrawalIdOf(key), key).toBeNull();
  expect(withdrawalIdOf('topUp:a:withdraw')).toBeNull();
});
