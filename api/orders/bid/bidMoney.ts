import type { Tx } from '../../kernel/db.ts';
import { type StatementPart, writeTogether } from '../../kernel/writeTogether.ts';
import { transferParts } from '../../payments/ledger/ledger.store.ts';
import { biddingLegs, type SplitCents } from '../../payments/ledger/ledger.ts';

/** Whose money a transfer of a bid or of a price offer moves, under which key (I5), and why. */
interface BiddingTransfer {
  userId: string;
  key: string;
  reason: 'bid' | 'bidRaise' | 'bidReturn' | 'bidFill' | 'bidRefill' | 'offer' | 'offerReturn' | 'offerFill';
  cause: string;
  orderId?: string;
}

/**
 * Holds spendable money for a bid or a price offer; the accounts are locked by the transfer.
 * @throws if the key was used before, or if a balance would fall below zero: both are bugs.
 */
export async function holdBidding(tx: Tx, by: BiddingTransfer, split: SplitCents): Promise<void> {
  await writeAny(tx, biddingParts(by, split, 1n));
}

/** Makes held money spendable again, each class as what it was. Nothing moves for nothing. */
export async function releaseBidding(tx: Tx, by: BiddingTransfer, split: SplitCents): Promise<void> {
  await writeAny(tx, releaseParts(by, split));
}

/** The same as parts of a statement. */
export function releaseParts(by: BiddingTransfer, split: SplitCents): StatementPart[] {
  return biddingParts(by, split, -1n);
}

function biddingParts(by: BiddingTransfer, split: SplitCents, sign: 1n | -1n): StatementPart[] {
  const legs = biddingLegs(by.userId, split, sign);
  const { key, reason, cause, orderId = null } = by;
  const row = { key, reason, orderId, actor: 'buyer', cause };
  return legs.length === 0 ? [] : transferParts(row, legs, { isRepeatable: false });
}

async function writeAny(tx: Tx, parts: readonly StatementPart[]): Promise<void> {
  if (parts.length > 0) await writeTogether(tx, parts);
}
