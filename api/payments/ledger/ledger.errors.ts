import { Refusal } from '../../kernel/refusal.ts';

/** Deposit and proceeds together do not reach the price. */
export class InsufficientFunds extends Refusal {
  readonly code = 'insufficientFunds';
  readonly spendableCents: bigint;
  readonly missingCents: bigint;
  constructor(spendableCents: bigint, priceCents: bigint) {
    super('The spendable balance does not reach the price.');
    this.spendableCents = spendableCents;
    this.missingCents = priceCents - spendableCents;
  }
}
