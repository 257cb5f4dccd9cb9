import { assert } from '../../kernel/assert.ts';
import type { Tx } from '../../kernel/db.ts';
import { biddingLegs, type SplitCents } from '../../payments/ledger/ledger.ts';
import { transfer } from '../../payments/ledger/moveMoney.ts';

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
  await move(tx, by, split, 1n);
}

/** Makes held money spendable again, each class as what it was. Nothing moves for nothing. */
export async function releaseBidding(tx: Tx, by: BiddingTransfer, split: SplitCents): Promise<void> {
  await move(tx, by, split, -1n);
}

async function move(tx: Tx, by: BiddingTransfer, split: SplitCents, sign: 1n | -1n): Promise<void> {
  const legs = biddingLegs(by.userId, split, sign);
  if (legs.length === 0) return;
  const { key, reason, cause, orderId = null } = by;
  const isMoved = await transfer(tx, { key, reason, orderId, actor: 'buyer', cause }, legs);
  assert(isMoved, `the transfer ${key} was made before`);
}
