import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  holdLegs,
  type Leg,
  type OrderMoney,
  refundLegs,
  releaseLegs,
  reverseLegs,
  settleLegs,
  splitHold,
} from '../../../api/payments/ledger/ledger.ts';
import { walletOf } from '../../../api/payments/wallet/wallet.ts';

const order = fc
  .record({
    deposit: fc.bigInt({ min: 0n, max: 10_000_000n }),
    proceeds: fc.bigInt({ min: 0n, max: 10_000_000n }),
    rate: fc.bigInt({ min: 0n, max: 10_000n }),
  })
  .filter(({ deposit, proceeds }) => deposit + proceeds > 0n)
  .map(({ deposit, proceeds, rate }): OrderMoney => {
    const priceCents = deposit + proceeds;
    return {
      id: 'o',
      buyerId: 'b',
      sellerId: 's',
      priceCents,
      feeCents: (priceCents * rate) / 10_000n,
      heldFromDepositCents: deposit,
      heldFromProceedsCents: proceeds,
    };
  });

function balances(...transfers: Leg[][]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const leg of transfers.flat())
    sums[`${leg.kind}:${leg.ownerId}`] = (sums[`${leg.kind}:${leg.ownerId}`] ?? 0n) + leg.amountCents;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0n));
}

test('every movement of an order sums to zero', () => {
  fc.assert(
    fc.property(order, (money) => {
      for (const legs of [
        holdLegs(money),
        settleLegs(money),
        refundLegs(money),
        releaseLegs(money),
        reverseLegs(money),
      ]) {
        expect(legs.reduce((sum, leg) => sum + leg.amountCents, 0n)).toBe(0n);
      }
    }),
  );
});

test('a refund and a reversal leave every account as it was before the purchase', () => {
  fc.assert(
    fc.property(order, (money) => {
      expect(balances(holdLegs(money), refundLegs(money))).toEqual({});
      expect(balances(holdLegs(money), settleLegs(money), reverseLegs(money))).toEqual({});
    }),
  );
});

test('what the buyer pays is what the seller and the fee get', () => {
  fc.assert(
    fc.property(order, (money) => {
      const end = balances(holdLegs(money), settleLegs(money), releaseLegs(money));
      expect((end['proceeds:s'] ?? 0n) + (end['fee:00000000-0000-0000-0000-000000000000'] ?? 0n)).toBe(
        money.priceCents,
      );
    }),
  );
});

test('a price is taken from the deposit first, and never more than there is', () => {
  const cents = fc.bigInt({ min: 0n, max: 1_000n });
  fc.assert(
    fc.property(cents, cents, fc.bigInt({ min: 1n, max: 2_000n }), (deposit, proceeds, price) => {
      const split = splitHold(price, deposit, proceeds);
      expect(split === null).toBe(deposit + proceeds < price);
      if (!split) return;
      expect(split.deposit + split.proceeds).toBe(price);
      expect(split.deposit <= deposit && split.proceeds <= proceeds).toBe(true);
      expect(split.proceeds === 0n || split.deposit === deposit).toBe(true);
    }),
  );
});

test('the displayed total = withdrawable + frozen in every state', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const property = fc.property(
    cents,
    cents,
    cents,
    cents,
    cents,
    cents,
    cents,
    cents,
    (deposit, proceeds, settling, withdrawing, returning, escrow, biddingDeposit, biddingProceeds) => {
      const bidding = { biddingDeposit, biddingProceeds };
      const wallet = walletOf({ deposit, proceeds, settling, withdrawing, returning, escrow, ...bidding });
      expect(wallet.totalCents).toBe(wallet.proceedsCents + wallet.frozenCents);
      expect(wallet.totalCents).toBe(
        deposit + proceeds + settling + withdrawing + returning + escrow + biddingDeposit + biddingProceeds,
      );
    },
  );
  fc.assert(property);
});
