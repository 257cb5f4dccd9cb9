import { Refusal } from '../../kernel/refusal.ts';

/** Operators have closed recharging, or no payment app is configured. */
export class RechargeClosed extends Refusal {
  readonly code = 'rechargeClosed';
  constructor() {
    super('Recharge temporarily closed, contact customer service.');
  }
}

/** Less than 5 or more than 100,000 yuan. */
export class RechargeAmountInvalid extends Refusal {
  readonly code = 'rechargeAmountInvalid';
  constructor() {
    super('A recharge lies between 5 and 100,000 yuan.');
  }
}

/** The contract with the payment app has to be signed first. */
export class ContractMissing extends Refusal {
  readonly code = 'contractMissing';
  constructor() {
    super('Sign the recharge contract first.');
  }
}

/** A contract was signed, but by no enterprise. */
export class ContractNotEnterprise extends Refusal {
  readonly code = 'contractNotEnterprise';
  constructor() {
    super('The contract must be an enterprise contract.');
  }
}

/** There is a signed contract already, or one on its way out. */
export class ContractStands extends Refusal {
  readonly code = 'contractStands';
  constructor() {
    super('There is a contract already.');
  }
}

/** Too many unpaid recharges. */
export class RechargesFull extends Refusal {
  readonly code = 'rechargesFull';
  constructor() {
    super('Pay or wait for the unpaid recharges first.');
  }
}

/** No recharge of the viewer that can still be paid. */
export class RechargeUnpayable extends Refusal {
  readonly code = 'rechargeUnpayable';
  constructor() {
    super('This recharge can no longer be paid.');
  }
}
