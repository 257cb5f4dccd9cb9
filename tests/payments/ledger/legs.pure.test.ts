import { describe, expect, test } from 'vitest';
import { InsufficientFunds } from '../../../api/payments/ledger/ledger.errors.ts';
import {
  holdLegs,
  latePaymentKeptLegs,
  type OrderMoney,
  payBackLegs,
  payBackRefusedLegs,
  paymentLegs,
  planHold,
  platformLeg,
  refundLegs,
  releaseLegs,
  releaseToDepositLegs,
  reverseLegs,
  settleLegs,
  splitHold,
  USER_ACCOUNT_KINDS,
  withdrawalLegs,
} from '../../../api/payments/ledger/ledger.ts';

// An id with several letters of the sixteen: its last one is its row of the platform's accounts.
const ORDER: OrderMoney = {
  id: '019aa000-0000-7000-8000-00000000012c',
  buyerId: 'buyer',
  sellerId: 'seller',
  priceCents: 10_000n,
  feeCents: 250n,
  heldFromDepositCents: 7_000n,
  heldFromProceedsCents: 3_000n,
};
const PLATFORM = '00000000-0000-0000-0000-00000000000c';

const leg = (kind: string, ownerId: string, amountCents: bigint) => ({ kind, ownerId, amountCents });

test('W-01 a user’s accounts are these seven', () => {
  expect(USER_ACCOUNT_KINDS).toEqual([
    'deposit',
    'proceeds',
    'settling',
    'withdrawing',
    'returning',
    'biddingDeposit',
    'biddingProceeds',
  ]);
});

describe('O-06 what each movement of an order books', () => {
  test('hold and refund: the very accounts of the buyer, and the order’s escrow', () => {
    expect(holdLegs(ORDER)).toEqual([
      leg('deposit', 'buyer', -7_000n),
      leg('proceeds', 'buyer', -3_000n),
      leg('escrow', ORDER.id, 10_000n),
    ]);
    expect(refundLegs(ORDER)).toEqual([
      leg('deposit', 'buyer', 7_000n),
      leg('proceeds', 'buyer', 3_000n),
      leg('escrow', ORDER.id, -10_000n),
    ]);
  });

  test('what the payment app paid comes back into the account of what leaves for it, whether refunded or reversed', () => {
    const paid = { ...ORDER, heldFromDepositCents: 10_000n, heldFromProceedsCents: 0n, isPaidByApp: true };
    expect(refundLegs(paid)).toEqual([leg('returning', 'buyer', 10_000n), leg('escrow', ORDER.id, -10_000n)]);
    expect(reverseLegs(paid)).toEqual([
      leg('settling', 'seller', -9_750n),
      leg('fee', PLATFORM, -250n),
      leg('returning', 'buyer', 10_000n),
    ]);
    const clearing = '00000000-0000-0000-0000-00000000000c';
    expect(payBackLegs(paid)).toEqual([
      leg('returning', 'buyer', -10_000n),
      leg('clearing', clearing, 10_000n),
    ]);
    expect(payBackRefusedLegs(paid)).toEqual([
      leg('returning', 'buyer', -10_000n),
      leg('deposit', 'buyer', 10_000n),
    ]);
    expect(latePaymentKeptLegs(paid)).toEqual([
      leg('clearing', clearing, -10_000n),
      leg('deposit', 'buyer', 10_000n),
    ]);
  });

  test('settle, release and reverse: the seller’s accounts, and the platform’s fee', () => {
    expect(settleLegs(ORDER)).toEqual([
      leg('escrow', ORDER.id, -10_000n),
      leg('settling', 'seller', 9_750n),
      leg('fee', PLATFORM, 250n),
    ]);
    expect(releaseLegs(ORDER)).toEqual([
      leg('settling', 'seller', -9_750n),
      leg('proceeds', 'seller', 9_750n),
    ]);
    expect(releaseToDepositLegs(ORDER)).toEqual([
      leg('settling', 'seller', -9_750n),
      leg('deposit', 'seller', 9_750n),
    ]);
    expect(reverseLegs(ORDER)).toEqual([
      leg('settling', 'seller', -9_750n),
      leg('fee', PLATFORM, -250n),
      leg('deposit', 'buyer', 7_000n),
      leg('proceeds', 'buyer', 3_000n),
    ]);
  });

  test('payment: from the world outside into the buyer’s deposit', () => {
    expect(paymentLegs({ ...ORDER, heldFromDepositCents: 10_000n, heldFromProceedsCents: 0n })).toEqual([
      leg('clearing', PLATFORM, -10_000n),
      leg('deposit', 'buyer', 10_000n),
    ]);
    expect(() => paymentLegs(ORDER)).toThrow('held from the deposit alone');
  });

  test('an account that nothing moves in is not booked', () => {
    const fromDeposit = { ...ORDER, feeCents: 0n, heldFromDepositCents: 10_000n, heldFromProceedsCents: 0n };
    expect(holdLegs(fromDeposit).map(({ kind }) => kind)).toEqual(['deposit', 'escrow']);
    expect(settleLegs(fromDeposit).map(({ kind }) => kind)).toEqual(['escrow', 'settling']);
    expect(releaseLegs({ ...ORDER, feeCents: 10_000n })).toEqual([]);
  });

  test('an order whose parts do not make its price is booked nowhere', () => {
    const wrong = { ...ORDER, heldFromProceedsCents: 2_999n };
    for (const legsOf of [holdLegs, refundLegs, reverseLegs])
      expect(() => legsOf(wrong)).toThrow('the legs of a transfer sum to zero');
  });
});

describe('W-07 what each movement of a withdrawal books', () => {
  const withdrawal = { id: ORDER.id, userId: 'user', amountCents: 5_000n, feeCents: 100n };

  test('it leaves the proceeds, and comes back into them', () => {
    expect(withdrawalLegs(withdrawal, 'withdraw')).toEqual([
      leg('proceeds', 'user', -5_000n),
      leg('withdrawing', 'user', 5_000n),
    ]);
    expect(withdrawalLegs(withdrawal, 'withdrawReturn')).toEqual([
      leg('withdrawing', 'user', -5_000n),
      leg('proceeds', 'user', 5_000n),
    ]);
  });

  test('paid out it leaves the market, but for the fee, if there is one', () => {
    expect(withdrawalLegs(withdrawal, 'payOut')).toEqual([
      leg('withdrawing', 'user', -5_000n),
      leg('clearing', PLATFORM, 4_900n),
      leg('fee', PLATFORM, 100n),
    ]);
    expect(withdrawalLegs({ ...withdrawal, feeCents: 0n }, 'payOut')).toEqual([
      leg('withdrawing', 'user', -5_000n),
      leg('clearing', PLATFORM, 5_000n),
    ]);
  });
});

describe('from where a price is taken', () => {
  test('a deposit that is enough pays alone; the very sum of both is enough, a cent less is not', () => {
    expect(splitHold(300n, 500n, 100n)).toEqual({ deposit: 300n, proceeds: 0n });
    expect(splitHold(600n, 500n, 100n)).toEqual({ deposit: 500n, proceeds: 100n });
    expect(splitHold(601n, 500n, 100n)).toBeNull();
  });

  test('a buyer who has too little is told how much is missing', () => {
    expect(planHold(550n, { depositCents: 500n, proceedsCents: 100n })).toEqual({
      deposit: 500n,
      proceeds: 50n,
    });
    const refusal = new InsufficientFunds({ spendableCents: 600n, missingCents: 1n });
    expect(refusal.missingCents).toBe(1n);
    expect(() => planHold(601n, { depositCents: 500n, proceedsCents: 100n })).toThrow(
      expect.objectContaining({ spendableCents: 600n, missingCents: 1n }),
    );
  });
});

test('the platform’s row is told by the last letter of what the money moves for; without one it is the first', () => {
  const rowOf = (forId: string) => platformLeg('fee', forId, 1n).ownerId.slice(-1);
  expect(['a0', '0f', '9', 'o', ''].map(rowOf)).toEqual(['0', 'f', '9', '0', '0']);
});
