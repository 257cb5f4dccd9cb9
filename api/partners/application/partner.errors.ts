import { Refusal } from '../../kernel/refusal.ts';
import type { CallbackUrlProblem } from '../callbacks/callbackUrl.ts';
import type { ApplicationProblem } from './partner.ts';
import type { KeyProblem } from './partnerKey.ts';

const FIELD_RULES: Record<ApplicationProblem, string> = {
  phone: 'a Chinese mobile number',
  wechat: '6 to 20 letters, digits, - or _ beginning with a letter, or a mobile number',
  reason: '10 to 500 characters',
  dailyOrders: '0 to 1,000,000',
  dailyAmountCents: '0 to 100,000,000 yuan',
};

/** A field of the application is missing or wrong. */
export class ApplicationInvalid extends Refusal {
  readonly code = 'applicationInvalid';
  readonly field: ApplicationProblem;
  constructor(field: ApplicationProblem) {
    super(`${field}: ${FIELD_RULES[field]}.`);
    this.field = field;
  }
}

/** There is an application that is under review or approved. */
export class ApplicationStands extends Refusal {
  readonly code = 'applicationStands';
  constructor() {
    super('There is an application already, under review or approved.');
  }
}

/** Nothing that needs an approved application can be done yet. */
export class PartnerNotApproved extends Refusal {
  readonly code = 'partnerNotApproved';
  constructor() {
    super('The application is not approved.');
  }
}

/** Key and address are locked; only an operator can undo that. */
export class PartnerLocked extends Refusal {
  readonly code = 'partnerLocked';
  constructor() {
    super('The key and the callback address are locked.');
  }
}

const KEY_RULES: Record<KeyProblem, string> = {
  private: 'this is a private key: keep it, and give the public one',
  certificate: 'this is a certificate: give the public key in it',
  format: 'a public key as PEM, beginning with BEGIN PUBLIC KEY',
  algorithm: 'an RSA key',
  length: '2048 to 4096 bits',
  exponent: 'the public exponent must be 65537',
};

/** No public key that is taken. */
export class PartnerKeyInvalid extends Refusal {
  readonly code = 'partnerKeyInvalid';
  readonly field = 'publicKey';
  readonly problem: KeyProblem;
  constructor(problem: KeyProblem) {
    super(`publicKey: ${KEY_RULES[problem]}.`);
    this.problem = problem;
  }
}

/** The key is, or was, registered by somebody. */
export class PartnerKeyTaken extends Refusal {
  readonly code = 'partnerKeyTaken';
  readonly field = 'publicKey';
  constructor() {
    super('publicKey: this key was registered before; make a new pair.');
  }
}

const URL_RULES: Record<CallbackUrlProblem, string> = {
  format: 'a whole address, as https://example.com/hooks',
  length: 'at most 500 characters',
  scheme: 'it begins with https://',
  port: 'port 443 or 8443',
  host: 'a public name, no address of numbers',
  userInfo: 'without a name or a password in it',
  fragment: 'without #',
};

/** No callback address that is taken. */
export class CallbackUrlInvalid extends Refusal {
  readonly code = 'callbackUrlInvalid';
  readonly field = 'callbackUrl';
  readonly problem: CallbackUrlProblem;
  constructor(problem: CallbackUrlProblem) {
    super(`callbackUrl: ${URL_RULES[problem]}.`);
    this.problem = problem;
  }
}

/** No key and address were given yet. */
export class PartnerSetupMissing extends Refusal {
  readonly code = 'partnerSetupMissing';
  constructor() {
    super('Give the key and the callback address first.');
  }
}

/** The signature is not one of the challenge by the key's owner. */
export class KeyProofWrong extends Refusal {
  readonly code = 'keyProofWrong';
  readonly field = 'signature';
  constructor() {
    super('signature: it is not one of the challenge by this key.');
  }
}

/** The key's owner has not signed the challenge yet. */
export class KeyProofMissing extends Refusal {
  readonly code = 'keyProofMissing';
  constructor() {
    super('Sign the challenge first.');
  }
}

/** The last test callback was sent a moment ago. */
export class CallbackTestTooSoon extends Refusal {
  readonly code = 'callbackTestTooSoon';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('A test callback can be sent once in ten seconds.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No test callback to this address was answered with success. */
export class CallbackTestMissing extends Refusal {
  readonly code = 'callbackTestMissing';
  constructor() {
    super('A test callback to this address must succeed first.');
  }
}

/** Key and address have to be in force first. */
export class PartnerNotLocked extends Refusal {
  readonly code = 'partnerNotLocked';
  constructor() {
    super('Submit the key and the callback address first.');
  }
}

/** An entry of the list is no address. */
export class AllowedAddressInvalid extends Refusal {
  readonly code = 'allowedAddressInvalid';
  readonly field = 'addresses';
  readonly address: string;
  constructor(address: string) {
    super('addresses: an IP address, or a range as 203.0.113.0/24.');
    this.address = address;
  }
}

/** The list is longer than it may be. */
export class AllowedAddressesFull extends Refusal {
  readonly code = 'allowedAddressesFull';
  readonly field = 'addresses';
  constructor() {
    super('addresses: at most 20.');
  }
}

/** No such callback of the viewer. */
export class CallbackEventUnknown extends Refusal {
  readonly code = 'callbackEventUnknown';
  constructor() {
    super('There is no such callback.');
  }
}
