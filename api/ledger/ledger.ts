import { assert } from '../kernel/assert.ts';
import type { Cents } from '../kernel/money.ts';
import { platformLeg } from './platformLeg.ts';

/**
 * The accounts of the double-entry ledger (`platform.md` 3). A user's: deposit (spendable only), proceeds (withdrawable),
 * settling (not yet mature), withdrawing (on its way out). An order's: escrow. The platform's: fee, and clearing, which stands
 * for the world outside and alone may go below zero.
 */
export type AccountKind = 'deposit' | 'proceeds' | 'settling' | 'withdrawing' | 'escrow' | 'fee' | 'clearing';

/** The accounts that every user has from the first day. */
export const USER_ACCOUNT_KINDS: readonly AccountKind[] = ['deposit', 'proceeds', 'settling', 'withdrawing'];

/** One side of a transfer. Positive cents go into the account. */
export interface Leg {
  kind: AccountKind;
  ownerId: string;
  amountCents: Cents;
}

/** The part of an order that decides where its money goes. */
export interface OrderMoney {
  id: string;
  buyerId: string;
  sellerId: string;
  priceCents: Cents;
  feeCents: Cents;
  heldFromDepositCents: Cents;
  heldFromProceedsCents: Cents;
}

/** How a price is taken: deposit first, then proceeds. Null where both together do not reach. */
export function splitHold(
  priceCents: Cents,
  depositCents: Cents,
  proceedsCents: Cents,
): { deposit: Cents; proceeds: Cents } | null {
  if (depositCents + proceedsCents < priceCents) return null;
  // Stryker disable next-line EqualityOperator: where both are equal, either is the price.
  const deposit = depositCents < priceCents ? depositCents : priceCents;
  return { deposit, proceeds: priceCents - deposit };
}

function withoutZeros(legs: Leg[]): Leg[] {
  const moving = legs.filter((leg) => leg.amountCents !== 0n);
  // Stryker disable next-line ArithmeticOperator: a sum is zero with its sign turned, too.
  assert(moving.reduce((sum, leg) => sum + leg.amountCents, 0n) === 0n, 'the legs of a transfer sum to zero');
  return moving;
}

function fromBuyer(order: OrderMoney, sign: 1n | -1n): Leg[] {
  return [
    { kind: 'deposit', ownerId: order.buyerId, amountCents: sign * order.heldFromDepositCents },
    { kind: 'proceeds', ownerId: order.buyerId, amountCents: sign * order.heldFromProceedsCents },
  ];
}

/**
 * Money of the payment app for an order: it reaches the buyer's deposit, from where it is held. Should the order fail it returns there,
 * spendable and never withdrawable: so it leaves for the payment app or stays, and never becomes proceeds of its payer.
 */
export function paymentLegs(order: OrderMoney): Leg[] {
  assert(
    order.heldFromDepositCents === order.priceCents,
    'what the payment app pays is held from the deposit alone',
  );
  return withoutZeros([
    platformLeg('clearing', order.id, -order.priceCents),
    { kind: 'deposit', ownerId: order.buyerId, amountCents: order.priceCents },
  ]);
}

/** Buyer's money into the order's escrow. */
export function holdLegs(order: OrderMoney): Leg[] {
  return withoutZeros([
    ...fromBuyer(order, -1n),
    { kind: 'escrow', ownerId: order.id, amountCents: order.priceCents },
  ]);
}

/** Escrow back to the very accounts that it came from. */
export function refundLegs(order: OrderMoney): Leg[] {
  return withoutZeros([
    ...fromBuyer(order, 1n),
    { kind: 'escrow', ownerId: order.id, amountCents: -order.priceCents },
  ]);
}

/** Escrow to the seller's settling money and the platform's fee. */
export function settleLegs(order: OrderMoney): Leg[] {
  return withoutZeros([
    { kind: 'escrow', ownerId: order.id, amountCents: -order.priceCents },
    { kind: 'settling', ownerId: order.sellerId, amountCents: order.priceCents - order.feeCents },
    platformLeg('fee', order.id, order.feeCents),
  ]);
}

/** Settling money becomes withdrawable proceeds. */
export function releaseLegs(order: OrderMoney): Leg[] {
  const net = order.priceCents - order.feeCents;
  return withoutZeros([
    { kind: 'settling', ownerId: order.sellerId, amountCents: -net },
    { kind: 'proceeds', ownerId: order.sellerId, amountCents: net },
  ]);
}

/** A reversed trade: the settlement mirrored, the fee included, and the price back to the accounts that it came from. */
export function reverseLegs(order: OrderMoney): Leg[] {
  return withoutZeros([
    { kind: 'settling', ownerId: order.sellerId, amountCents: -(order.priceCents - order.feeCents) },
    platformLeg('fee', order.id, -order.feeCents),
    ...fromBuyer(order, 1n),
  ]);
}

/** A user's balances by account; `escrow` is the sum over the user's open orders. Cents. */
export type Balances = Record<'deposit' | 'proceeds' | 'settling' | 'withdrawing' | 'escrow', Cents>;
