import { Refusal } from '../../kernel/refusal.ts';

/** A refusal of the new number. */
abstract class NewPhoneRefusal extends Refusal {
  readonly field = 'phone';
}

/** The number is the user's already. */
export class PhoneUnchanged extends NewPhoneRefusal {
  readonly code = 'phoneUnchanged';
  constructor() {
    super('This is your phone number already.');
  }
}

/** The number belongs to another account. Told only to whoever has shown the code that went to it (T-3). */
export class PhoneTaken extends NewPhoneRefusal {
  readonly code = 'phoneTaken';
  constructor() {
    super('This phone number has an account of its own.');
  }
}

/** The old phone has not shown its code, or too long ago. */
export class PhoneChangeMissing extends Refusal {
  readonly code = 'phoneChangeMissing';
  constructor() {
    super('Confirm your present phone number first.');
  }
}
