import { Refusal } from '../kernel/refusal.ts';

/** The buyer has not said where Steam shall deliver. */
export class TradeUrlMissing extends Refusal {
  readonly code = 'tradeUrlMissing';
  constructor() {
    super('Set your Steam trade link first.');
  }
}

/** The account is held for review, for instance after a reversed trade (T-23). */
export class AccountBlocked extends Refusal {
  readonly code = 'accountBlocked';
  constructor() {
    super('This account is held for review.');
  }
}

/** The text is no Steam trade link. */
export class TradeUrlInvalid extends Refusal {
  readonly code = 'tradeUrlInvalid';
  constructor() {
    super('This is not a Steam trade link.');
  }
}
