import { assert } from '../../kernel/assert.ts';
import type { Cents } from '../../kernel/money.ts';
import type { OrderMovement } from '../ledger/moveMoney.ts';

/** What a movement of an order's money changes in the statistics of one side. */
export interface OrderFigureKind {
  kind: 'sale' | 'purchase';
  /** 1 adds it; -1 subtracts it again. */
  direction: 1 | -1;
}

/**
 * A sale counts once its money has settled, a purchase once it is paid. The movement that returns the money subtracts
 * each again. A payment through the payment app is held at the same moment, and a release changes nothing because the
 * sale already counts.
 */
export const MOVEMENT_FIGURES: Record<OrderMovement, readonly OrderFigureKind[]> = {
  payment: [],
  payBack: [],
  payBackRefused: [],
  latePaymentKept: [],
  hold: [{ kind: 'purchase', direction: 1 }],
  refund: [{ kind: 'purchase', direction: -1 }],
  settle: [{ kind: 'sale', direction: 1 }],
  release: [],
  releaseToDeposit: [],
  reverse: [
    { kind: 'sale', direction: -1 },
    { kind: 'purchase', direction: -1 },
  ],
};

/** Sums of one kind and direction within one period, in fen. */
export interface FigureSum extends Omit<OrderFigureKind, 'kind'> {
  kind: 'sale' | 'purchase' | 'withdrawal';
  /** Index of the period, counted from 0. */
  place: number;
  count: number;
  /** Prices of orders; for withdrawals the amounts that left the proceeds. */
  amountCents: Cents;
  feeCents: Cents;
  /** For the sales with a known cost: their number, their cost, and their proceeds after the fee. */
  knownCount: number;
  knownCostCents: Cents;
  knownNetCents: Cents;
}

/** A user's statistics over several days. All amounts in fen. */
export interface Figures {
  /** Settled sales less reversed ones. */
  salesCount: number;
  reversedSalesCount: number;
  salesGrossCents: Cents;
  saleFeesCents: Cents;
  salesNetCents: Cents;
  purchasesCount: number;
  purchasesCents: Cents;
  withdrawalsCount: number;
  withdrawnCents: Cents;
  withdrawalFeesCents: Cents;
  receivedCents: Cents;
  /** Sales whose cost is unknown; they are excluded from the profit. */
  unknownCostSalesCount: number;
  unknownCostNetCents: Cents;
  /** The cost of the other sales. */
  costCents: Cents;
  /** Net proceeds of the sales with a known cost, less that cost, less the fees of the withdrawals. */
  profitCents: Cents;
}

/** Adds up the sums of several periods. */
export function figuresOf(sums: readonly FigureSum[]): Figures {
  const total = (kind: FigureSum['kind'], value: (sum: FigureSum) => Cents): Cents =>
    sums
      .filter((sum) => sum.kind === kind)
      .reduce((soFar, sum) => soFar + BigInt(sum.direction) * value(sum), 0n);
  const count = (kind: FigureSum['kind'], value: (sum: FigureSum) => number): number =>
    Number(total(kind, (sum) => BigInt(value(sum))));
  const salesGrossCents = total('sale', (sum) => sum.amountCents);
  const saleFeesCents = total('sale', (sum) => sum.feeCents);
  const salesNetCents = salesGrossCents - saleFeesCents;
  const knownNetCents = total('sale', (sum) => sum.knownNetCents);
  const costCents = total('sale', (sum) => sum.knownCostCents);
  const withdrawnCents = total('withdrawal', (sum) => sum.amountCents);
  const withdrawalFeesCents = total('withdrawal', (sum) => sum.feeCents);
  const reversed = sums.filter((sum) => sum.kind === 'sale' && sum.direction === -1);
  const figures = {
    salesCount: count('sale', (sum) => sum.count),
    reversedSalesCount: reversed.reduce((soFar, sum) => soFar + sum.count, 0),
    salesGrossCents,
    saleFeesCents,
    salesNetCents,
    purchasesCount: count('purchase', (sum) => sum.count),
    purchasesCents: total('purchase', (sum) => sum.amountCents),
    withdrawalsCount: count('withdrawal', (sum) => sum.count),
    withdrawnCents,
    withdrawalFeesCents,
    receivedCents: withdrawnCents - withdrawalFeesCents,
    unknownCostSalesCount: count('sale', (sum) => sum.count - sum.knownCount),
    unknownCostNetCents: salesNetCents - knownNetCents,
    costCents,
    profitCents: knownNetCents - costCents - withdrawalFeesCents,
  };
  assert(withdrawalFeesCents <= withdrawnCents, 'a withdrawal costs less than it is');
  return figures;
}
