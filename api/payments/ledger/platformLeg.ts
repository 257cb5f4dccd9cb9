import type { Cents } from '../../kernel/money.ts';
import type { Leg } from './ledger.ts';

/** The platform's accounts differ in the last digit of their owner. */
const PLATFORM_OWNER = '00000000-0000-0000-0000-00000000000';

/**
 * The platform's side of a transfer. Its fee and its clearing account are sixteen rows each, so that settlements and payments that have
 * nothing to do with each other do not wait in one line.
 * @param forId what the money moves for: order, withdrawal, recharge or user. The same id has always the same row, so that a reversal takes
 * a fee from where its settlement put it.
 */
export function platformLeg(kind: 'fee' | 'clearing', forId: string, amountCents: Cents): Leg {
  const shard = /[0-9a-f]$/.exec(forId)?.[0] ?? '0';
  return { kind, ownerId: `${PLATFORM_OWNER}${shard}`, amountCents };
}
