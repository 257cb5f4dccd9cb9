import { assert } from '../../kernel/assert.ts';
import type { Cents } from '../../kernel/money.ts';
import { InsufficientFunds } from './ledger.errors.ts';

/**
 * The accounts of the double-entry ledger. A user's: deposit (spendable only), proceeds (withdrawable), settling (not
 * yet mature), withdrawing (being paid out), returning (being refunded through the payment app), biddingDeposit and
 * biddingProceeds (held for buy orders and price offers, apart so that each returns to the class it came from). An order's: escrow.
 * The platform's: fee, and clearing, which represents the outside world and is the only account that may be negative.
 */
export type AccountKind =
  | 'deposit'
  | 'proceeds'
  | 'settling'
  | 'withdrawing'
  | 'returning'
  | 'biddingDeposit'
  | 'biddingProceeds'
  | 'escrow'
  | 'fee'
  | 'clearing';

/** A user's accounts, which the statement is built from. */
export const USER_ACCOUNT_KINDS: readonly AccountKind[] = [
  'deposit',
  'proceeds',
  'settling',
  'withdrawing',
  'returning',
  'biddingDeposit',
  'biddingProceeds',
];

/** One side of a transfer. Positive fen go into the account. */
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
  /** True if the payment app paid the order: a refund then returns there and never enters a spendable balance. */
  isPaidByApp?: boolean;
}

/** Splits a price between the deposit, which is used first, and the proceeds. Null if both together are not enough. */
export function splitHold(priceCents: Cents, depositCents: Cents, proceedsCents: Cents): SplitCents | null {
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

/** A refund to the buyer: into the accounts that paid, or on its way to the payment app that paid. */
function backToBuyer(order: OrderMoney): Leg[] {
  if (!order.isPaidByApp) return fromBuyer(order, 1n);
  return [{ kind: 'returning', ownerId: order.buyerId, amountCents: order.priceCents }];
}

/**
 * A payment by the payment app for an order: it enters the buyer's deposit, from where it is held. If the order fails,
 * it returns to the app (`payBackLegs`) and never becomes proceeds of its payer.
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

/** An amount by the two classes of spendable money, in fen. */
export interface SplitCents {
  deposit: Cents;
  proceeds: Cents;
}

/** Holds a bidder's money for buy orders and price offers; with a sign of -1 it becomes spendable again, each class as what it was. */
export function biddingLegs(userId: string, { deposit, proceeds }: SplitCents, sign: 1n | -1n): Leg[] {
  const leg = (kind: AccountKind, amountCents: Cents): Leg => ({ kind, ownerId: userId, amountCents });
  return withoutZeros([
    leg('deposit', -sign * deposit),
    leg('proceeds', -sign * proceeds),
    leg('biddingDeposit', sign * deposit),
    leg('biddingProceeds', sign * proceeds),
  ]);
}

/** Moves the buyer's money into the order's escrow. */
export function holdLegs(order: OrderMoney): Leg[] {
  return withoutZeros([
    ...fromBuyer(order, -1n),
    { kind: 'escrow', ownerId: order.id, amountCents: order.priceCents },
  ]);
}

/** Money that was being refunded has left for the payment app. */
export function payBackLegs({ id, buyerId, priceCents }: OrderMoney): Leg[] {
  return withoutZeros([
    { kind: 'returning', ownerId: buyerId, amountCents: -priceCents },
    platformLeg('clearing', id, priceCents),
  ]);
}

/**
 * The payment app rejected a refund: the returning money becomes the buyer's deposit, spendable and never withdrawable.
 */
export function payBackRefusedLegs({ buyerId, priceCents }: OrderMoney): Leg[] {
  return withoutZeros([
    { kind: 'returning', ownerId: buyerId, amountCents: -priceCents },
    { kind: 'deposit', ownerId: buyerId, amountCents: priceCents },
  ]);
}

/** The same for a payment that arrived after its order had failed and that no account holds yet. */
export function latePaymentKeptLegs({ id, buyerId, priceCents }: OrderMoney): Leg[] {
  return withoutZeros([
    platformLeg('clearing', id, -priceCents),
    { kind: 'deposit', ownerId: buyerId, amountCents: priceCents },
  ]);
}

/** Moves the escrow back to the accounts that paid, or on its way to the payment app. */
export function refundLegs(order: OrderMoney): Leg[] {
  return withoutZeros([
    ...backToBuyer(order),
    { kind: 'escrow', ownerId: order.id, amountCents: -order.priceCents },
  ]);
}

/** Moves the escrow to the seller's settling account and the platform's fee. */
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

/**
 * Settling money becomes the seller's deposit: an operator's decision about a sale that turned a deposit into cash
 * (T-22).
 */
export function releaseToDepositLegs(order: OrderMoney): Leg[] {
  const net = order.priceCents - order.feeCents;
  return withoutZeros([
    { kind: 'settling', ownerId: order.sellerId, amountCents: -net },
    { kind: 'deposit', ownerId: order.sellerId, amountCents: net },
  ]);
}

/** A reversed trade: the settlement is reversed including the fee, and the price is refunded. */
export function reverseLegs(order: OrderMoney): Leg[] {
  return withoutZeros([
    { kind: 'settling', ownerId: order.sellerId, amountCents: -(order.priceCents - order.feeCents) },
    platformLeg('fee', order.id, -order.feeCents),
    ...backToBuyer(order),
  ]);
}

/** A user's balances by account, in fen; `escrow` is the sum over the user's open orders. */
export type Balances = Record<
  | 'deposit'
  | 'proceeds'
  | 'settling'
  | 'withdrawing'
  | 'returning'
  | 'biddingDeposit'
  | 'biddingProceeds'
  | 'escrow',
  Cents
>;

/** The owner ids of the platform's accounts differ in their last digit. */
const PLATFORM_OWNER = '00000000-0000-0000-0000-00000000000';

/**
 * The platform's side of a transfer. Its fee and its clearing account consist of sixteen rows each, so that unrelated
 * settlements and payments do not wait for the same row.
 * @param forId the order, withdrawal, recharge or user that the money moves for. The same id always uses the same row,
 * so that a reversal takes a fee from where its settlement put it.
 */
export function platformLeg(kind: 'fee' | 'clearing', forId: string, amountCents: Cents): Leg {
  const shard = /[0-9a-f]$/.exec(forId)?.[0] ?? '0';
  return { kind, ownerId: `${PLATFORM_OWNER}${shard}`, amountCents };
}

/** The part of a withdrawal that decides where its money goes. */
export interface WithdrawalMoney {
  id: string;
  userId: string;
  /** What leaves the proceeds, fee included. */
  amountCents: Cents;
  feeCents: Cents;
}

/** The movements of a withdrawal's money: out of the proceeds, out of the market, back to the proceeds. */
export type WithdrawalMovement = 'withdraw' | 'payOut' | 'withdrawReturn';

/** The legs of a movement; they sum to zero. */
export function withdrawalLegs(
  { id, userId, amountCents, feeCents }: WithdrawalMoney,
  movement: WithdrawalMovement,
): Leg[] {
  const proceeds = (cents: Cents): Leg => ({ kind: 'proceeds', ownerId: userId, amountCents: cents });
  const withdrawing = (cents: Cents): Leg => ({ kind: 'withdrawing', ownerId: userId, amountCents: cents });
  if (movement === 'withdraw') return [proceeds(-amountCents), withdrawing(amountCents)];
  if (movement === 'withdrawReturn') return [withdrawing(-amountCents), proceeds(amountCents)];
  const outside = platformLeg('clearing', id, amountCents - feeCents);
  const fee = platformLeg('fee', id, feeCents);
  return [withdrawing(-amountCents), outside, ...(feeCents > 0n ? [fee] : [])];
}

/**
 * Decides from which of a buyer's accounts, already locked, a price is taken.
 * @throws InsufficientFunds
 */
export function planHold(
  priceCents: Cents,
  { depositCents, proceedsCents }: { depositCents: Cents; proceedsCents: Cents },
): SplitCents {
  const split = splitHold(priceCents, depositCents, proceedsCents);
  if (split) return split;
  const spendableCents = depositCents + proceedsCents;
  throw new InsufficientFunds({ spendableCents, missingCents: priceCents - spendableCents });
}
