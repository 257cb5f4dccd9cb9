import { Refusal } from '../../kernel/refusal.ts';

/** The buyer has not said where Steam shall deliver. */
export class TradeUrlMissing extends Refusal {
  readonly code = 'tradeUrlMissing';
  constructor() {
    super('Set your Steam trade link first.');
  }
}

/** Operators have blocked the account: nothing is bought, sold or withdrawn (T-23). */
export class AccountBlocked extends Refusal {
  readonly code = 'accountBlocked';
  constructor() {
    super('This account is held for review.');
  }
}

/** The withdrawals of the account are held, for instance after a trade that it reversed. */
export class WithdrawalsHeld extends Refusal {
  readonly code = 'withdrawalsHeld';
  /** When they go on by themselves; null: when operators end the hold. */
  readonly endsAt: Date | null;
  constructor(endsAt: Date | null) {
    super(
      endsAt
        ? `Withdrawals are held until ${endsAt.toISOString()}.`
        : 'Operators hold the withdrawals of this account.',
    );
    this.endsAt = endsAt;
  }
}

/** The text is no Steam trade link. */
export class TradeUrlInvalid extends Refusal {
  readonly code = 'tradeUrlInvalid';
  constructor() {
    super('This is not a Steam trade link.');
  }
}
