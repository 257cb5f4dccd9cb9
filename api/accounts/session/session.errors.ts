import { Refusal } from '../../kernel/refusal.ts';

/** Not a mobile number that we serve. */
export class PhoneInvalid extends Refusal {
  readonly code = 'phoneInvalid';
  constructor() {
    super('Please enter a correct phone number.');
  }
}

/** Too many codes asked for, or too many wrong ones given. */
export class TooManyCodes extends Refusal {
  readonly code = 'tooManyCodes';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('Too many codes; try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The caller's machine must find a nonce first: SHA-256 of `challenge:nonce` with `difficulty` leading zero bits. */
export class ProofOfWorkRequired extends Refusal {
  readonly code = 'proofOfWorkRequired';
  readonly challenge: string;
  readonly difficulty: number;
  constructor(challenge: string, difficulty: number) {
    super('A proof of work is needed for another code.');
    this.challenge = challenge;
    this.difficulty = difficulty;
  }
}

/** Wrong, used, or too old: which of these is not told. */
export class CodeWrong extends Refusal {
  readonly code = 'codeWrong';
  constructor() {
    super('Login failed, verification code incorrect.');
  }
}

/** The code for a guarded step is wrong, used, or too old: which of these is not told. */
export class StepUpCodeWrong extends Refusal {
  readonly code = 'stepUpCodeWrong';
  constructor() {
    super('The code is wrong or no longer valid.');
  }
}

/** The service and privacy agreements were not agreed to. */
export class AgreementMissing extends Refusal {
  readonly code = 'agreementMissing';
  constructor() {
    super('Please agree to the user agreement first.');
  }
}

/** The code could not be handed to the SMS provider. */
export class CodeNotSent extends Refusal {
  readonly code = 'codeNotSent';
  constructor() {
    super('The code could not be sent; try again in a moment.');
  }
}
