import { type Cents, feeOf } from '../../kernel/money.ts';

/** Sums over chosen copies, in fen, and how many copies each sum lacks. */
export interface InventoryTotals {
  count: number;
  referenceCents: Cents;
  /** What sales at the reference prices would pay after the fee of each. */
  netCents: Cents;
  withoutReferenceCount: number;
  lowestAskCents: Cents;
  withoutAskCount: number;
}

/** Adds up copies. A copy without a price is counted as such; it is no zero in a sum. */
export function totalsOf(
  copies: readonly { referenceCents: Cents | null; lowestAskCents: Cents | null }[],
  feeBasisPoints: number,
): InventoryTotals {
  const references = copies.flatMap(({ referenceCents }) => referenceCents ?? []);
  const asks = copies.flatMap(({ lowestAskCents }) => lowestAskCents ?? []);
  return {
    count: copies.length,
    referenceCents: sumOf(references),
    netCents: sumOf(references.map((cents) => cents - feeOf(cents, feeBasisPoints))),
    withoutReferenceCount: copies.length - references.length,
    lowestAskCents: sumOf(asks),
    withoutAskCount: copies.length - asks.length,
  };
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0n);
}
