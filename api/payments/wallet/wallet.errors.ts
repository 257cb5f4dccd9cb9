import { Refusal } from '../../kernel/refusal.ts';

/** The amount lies outside of what the deed allows. */
export class AmountInvalid extends Refusal {
  readonly code = 'amountInvalid';
  constructor() {
    super('The amount must lie between 0.01 and 100,000 yuan.');
  }
}
