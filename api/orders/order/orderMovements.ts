import type { AccountKind } from '../../payments/ledger/ledger.ts';
import type { LedgerEffect } from './order.ts';

/**
 * An account as one side of an order reads it. Only the reader's own accounts are named; the other side's appear as
 * that side.
 */
export type MovementAccount =
  | 'paymentApp'
  | 'deposit'
  | 'proceeds'
  | 'settling'
  | 'escrow'
  | 'fee'
  | 'buyer'
  | 'seller';

/** Fen that an event moved into an account, or out of it if negative. */
export interface OrderMovement {
  account: MovementAccount;
  amountCents: bigint;
}

/** A posting of one of the order's transfers. */
export interface OrderPosting {
  /** payment, hold, settle, refund, release, releaseToDeposit or reverse. */
  movement: string;
  kind: AccountKind;
  ownerId: string;
  amountCents: bigint;
}

function accountOf(posting: OrderPosting, order: { buyerId: string }, readerId: string): MovementAccount {
  const { kind, ownerId } = posting;
  if (kind === 'escrow') return 'escrow';
  if (kind === 'clearing' || kind === 'returning') return order.buyerId === readerId ? 'paymentApp' : 'buyer';
  const isReadersOwn =
    ownerId === readerId && (kind === 'deposit' || kind === 'proceeds' || kind === 'settling');
  if (isReadersOwn) return kind;
  // The platform's fee concerns the seller only; the buyer reads it as part of the seller's amount.
  if (kind === 'fee') return order.buyerId === readerId ? 'seller' : 'fee';
  return ownerId === order.buyerId ? 'buyer' : 'seller';
}

/**
 * Whether a transfer belongs to an edge with this effect. A payment by the payment app comes with the hold that takes
 * it, and an operator may release proceeds into the deposit.
 */
export function isMovementOf(movement: string, effect: LedgerEffect): boolean {
  return (
    movement === effect ||
    (movement === 'payment' && effect === 'hold') ||
    (movement === 'releaseToDeposit' && effect === 'release')
  );
}

/**
 * The movements of one event that the reader may see. The accounts that the other side paid from are not shown (O-04).
 */
export function movementsFor(
  postings: readonly OrderPosting[],
  order: { buyerId: string },
  readerId: string,
): OrderMovement[] {
  const sums = new Map<MovementAccount, bigint>();
  for (const posting of postings) {
    const account = accountOf(posting, order, readerId);
    sums.set(account, (sums.get(account) ?? 0n) + posting.amountCents);
  }
  return [...sums]
    .map(([account, amountCents]) => ({ account, amountCents }))
    .filter(({ amountCents }) => amountCents !== 0n)
    .toSorted((one, other) => Number(one.amountCents - other.amountCents));
}
