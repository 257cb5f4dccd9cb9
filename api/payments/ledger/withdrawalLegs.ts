import type { Cents } from '../../kernel/money.ts';
import type { Leg } from './ledger.ts';
import { platformLeg } from './platformLeg.ts';

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
