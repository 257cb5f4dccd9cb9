import { assert } from '../../kernel/assert.ts';
import type { Cents } from '../../kernel/money.ts';
import type { OrderMovement } from '../ledger/moveOrderMoney.ts';

/** What a movement of an order's money is in the statistics of one side. */
export interface OrderFigureKind {
  kind: 'sale' | 'purchase';
  /** 1: it counts. -1: it is taken out again. */
  direction: 1 | -1;
}

/**
 * A sale counts once its money settled, a purchase once it was paid; each is taken out again by the movement that gives the money back.
 * A payment at the payment app is held in the same moment, and a release changes nothing: the sale has counted.
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

/** Sums of what is alike within one period. Cents. */
export interface FigureSum extends Omit<OrderFigureKind, 'kind'> {
  kind: 'sale' | 'purchase' | 'withdrawal';
  /** Of the period, counted from 0. */
  place: number;
  count: number;
  /** Prices of orders; of withdrawals what left the proceeds. */
  amountCents: Cents;
  feeCents: Cents;
  /** Of the sales whose cost is known: how many, what they cost, what they brought after the fee. */
  knownCount: number;
  knownCostCents: Cents;
  knownNetCents: Cents;
}

/** Somebody's figures over some days. All amounts in cents. */
export interface Figures {
  /** Settled less reversed. */
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
  /** Sales whose cost nobody knows: they are in no profit. */
  unknownCostSalesCount: number;
  unknownCostNetCents: Cents;
  /** Of the other sales. */
  costCents: Cents;
  /** Net of the sales with a known cost, less that cost, less the fees of the withdrawals. */
  profitCents: Cents;
}

/** Adds up sums of any periods. */
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
