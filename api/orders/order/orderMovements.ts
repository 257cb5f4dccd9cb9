import type { AccountKind } from '../../payments/ledger/ledger.ts';
import type { LedgerEffect } from './order.ts';

/** An account as one side of an order reads it: its own by name, the other side's merely as that side's. */
export type MovementAccount =
  | 'paymentApp'
  | 'deposit'
  | 'proceeds'
  | 'settling'
  | 'escrow'
  | 'fee'
  | 'buyer'
  | 'seller';

/** Cents that an event moved into an account, or out of it where they are negative. */
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
  // What the platform takes of a sale is between it and the seller.
  if (kind === 'fee') return order.buyerId === readerId ? 'seller' : 'fee';
  return ownerId === order.buyerId ? 'buyer' : 'seller';
}

/**
 * Whether a transfer belongs to an edge with this effect: what the payment app paid comes with the hold that takes it on, and an operator
 * may release into the deposit.
 */
export function isMovementOf(movement: string, effect: LedgerEffect): boolean {
  return (
    movement === effect ||
    (movement === 'payment' && effect === 'hold') ||
    (movement === 'releaseToDeposit' && effect === 'release')
  );
}

/** The movements of one event as its reader may know them: from which accounts the other side paid is nobody else's business (O-04). */
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
