import { Refusal } from '../../kernel/refusal.ts';

/** No password came along (S-01). */
export class PasswordMissing extends Refusal {
  readonly code = 'steamPasswordMissing';
  constructor() {
    super('The password of the Steam account is required.');
  }
}

/** No Mafile came along (S-01). */
export class MafileMissing extends Refusal {
  readonly code = 'mafileMissing';
  constructor() {
    super('A Mafile is required.');
  }
}

/** As many passwords as Mafiles are wanted (S-01). */
export class PasswordCountDiffers extends Refusal {
  readonly code = 'steamPasswordCountDiffers';
  readonly mafileCount: number;
  readonly passwordCount: number;
  constructor(mafileCount: number, passwordCount: number) {
    super('The number of passwords must equal the number of Mafiles.');
    this.mafileCount = mafileCount;
    this.passwordCount = passwordCount;
  }
}

/** Lines that are not `account--password`, or passwords that can be none (S-01). Names their places, never what stands there. */
export class PasswordFormatWrong extends Refusal {
  readonly code = 'steamPasswordFormatWrong';
  readonly lines: readonly number[];
  constructor(lines: readonly number[]) {
    super('These lines are not in the form account--password.');
    this.lines = lines;
  }
}

/** As many Steam accounts are bound as one user may bind. */
export class SteamAccountsFull extends Refusal {
  readonly code = 'steamAccountsFull';
  readonly limit: number;
  constructor(limit: number) {
    super('No more Steam accounts can be bound.');
    this.limit = limit;
  }
}

/** The viewer has bound no such Steam account. */
export class SteamAccountUnknown extends Refusal {
  readonly code = 'steamAccountUnknown';
  constructor() {
    super('There is no such Steam account.');
  }
}

/** Orders that the account delivers are still under way (S-03). */
export class SteamAccountBusy extends Refusal {
  readonly code = 'steamAccountBusy';
  readonly orderCount: number;
  constructor(orderCount: number) {
    super('Orders of this Steam account are still under way.');
    this.orderCount = orderCount;
  }
}

/** Steam did not answer in time, or refused; nothing is lost. */
export class SteamNotReached extends Refusal {
  readonly code = 'steamNotReached';
  constructor() {
    super('Steam does not answer at the moment; try again later.');
  }
}

/** Steam knows the account's sign-in no more, and does not take the stored password either. */
export class SteamSignInLost extends Refusal {
  readonly code = 'steamSignInLost';
  constructor() {
    super('Steam no longer accepts the sign-in of this account; bind it again.');
  }
}
