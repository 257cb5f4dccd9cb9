import { Refusal } from '../../kernel/refusal.ts';

/** A refusal about one field of the form. */
export abstract class FieldRefusal extends Refusal {
  /** The argument as the caller wrote it. */
  abstract readonly field: 'name' | 'idNumber' | 'paymentAccount';
}

/** Not a name as on an ID card. */
export class RealNameInvalid extends FieldRefusal {
  readonly code = 'realNameInvalid';
  readonly field = 'name';
  constructor() {
    super('name: as on the ID card, in Chinese characters.');
  }
}

/** Not an ID number: its length, its day or its check character is wrong. */
export class IdNumberInvalid extends FieldRefusal {
  readonly code = 'idNumberInvalid';
  readonly field = 'idNumber';
  constructor() {
    super('idNumber: not a valid ID number; check all eighteen characters.');
  }
}

/** Neither a mobile number nor an e-mail address. */
export class PaymentAccountInvalid extends FieldRefusal {
  readonly code = 'paymentAccountInvalid';
  readonly field = 'paymentAccount';
  constructor() {
    super('paymentAccount: the mobile number or e-mail address of the Alipay account.');
  }
}

/** Under eighteen. */
export class IdentityUnderage extends FieldRefusal {
  readonly code = 'identityUnderage';
  readonly field = 'idNumber';
  constructor() {
    super('idNumber: withdrawals are for adults.');
  }
}

/** The verification service says that name and number do not belong together. */
export class IdentityMismatch extends FieldRefusal {
  readonly code = 'identityMismatch';
  readonly field = 'name';
  constructor() {
    super('name: name and ID number do not match.');
  }
}

/** The number verifies another user already (T-22). */
export class IdNumberTaken extends FieldRefusal {
  readonly code = 'idNumberTaken';
  readonly field = 'idNumber';
  constructor() {
    super('idNumber: it verifies another account already.');
  }
}

/** Another user's withdrawals go to this account, or went there: it is one person's (T-22). */
export class PaymentAccountTaken extends FieldRefusal {
  readonly code = 'paymentAccountTaken';
  readonly field = 'paymentAccount';
  constructor() {
    super('paymentAccount: it belongs to another account already.');
  }
}

/** The verification service did not answer in time; nothing is kept. */
export class IdentityNotReached extends Refusal {
  readonly code = 'identityNotReached';
  constructor() {
    super('The verification service does not answer at the moment; try again later.');
  }
}

/** The user is verified already; a name and an ID number are never changed. */
export class AlreadyVerified extends Refusal {
  readonly code = 'alreadyVerified';
  constructor() {
    super('This account is verified already.');
  }
}

/** The user has not been verified yet. */
export class VerificationMissing extends Refusal {
  readonly code = 'verificationMissing';
  constructor() {
    super('Verify your real name first.');
  }
}

/** The payment-app account was changed lately (T-21). */
export class WithdrawalsFrozen extends Refusal {
  readonly code = 'withdrawalsFrozen';
  readonly until: Date;
  constructor(until: Date) {
    super('Withdrawals are frozen for a day after a change of the payment account.');
    this.until = until;
  }
}
