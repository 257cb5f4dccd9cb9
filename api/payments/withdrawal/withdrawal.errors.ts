import { formatYuan } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Less than ten yuan are withdrawable (W-04). */
export class WithdrawableTooLow extends Refusal {
  readonly code = 'withdrawableTooLow';
  constructor() {
    super('Less than 10 yuan are withdrawable.');
  }
}

/** Not 10 to 50,000 yuan (W-04). */
export class WithdrawalAmountInvalid extends Refusal {
  readonly code = 'withdrawalAmountInvalid';
  constructor() {
    super('amountCents: a withdrawal is of 10 to 50,000 yuan.');
  }
}

/** More than is withdrawable (W-04, specification section 8). */
export class WithdrawableInsufficient extends Refusal {
  readonly code = 'withdrawableInsufficient';
  readonly withdrawableCents: bigint;
  constructor(withdrawableCents: bigint) {
    super('Available amount insufficient, please re-enter.');
    this.withdrawableCents = withdrawableCents;
  }
}

/** The day's cap would be passed (T-21). */
export class WithdrawalCapReached extends Refusal {
  readonly code = 'withdrawalCapReached';
  readonly capCents: bigint;
  readonly remainingCents: bigint;
  constructor(capCents: bigint, remainingCents: bigint) {
    super(
      `At most ${formatYuan(capCents)} yuan leave in a day; ${formatYuan(remainingCents)} are left today.`,
    );
    this.capCents = capCents;
    this.remainingCents = remainingCents;
  }
}
