import type { Cents } from '../../kernel/money.ts';
import type { Leg } from './ledger.ts';

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
