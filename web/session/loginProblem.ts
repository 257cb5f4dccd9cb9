import { isPhonePlausible } from './phone.ts';

/** A refusal at the field that it is about. */
export interface LoginProblem {
  readonly field: 'phone' | 'code' | 'agreement';
  /** The refusal's code; its words are `refusal_<code>`. */
  readonly code: string;
}

/** What the form holds when it is sent. */
export interface LoginValues {
  readonly phone: string;
  readonly code: string;
  readonly keepSignedIn: boolean;
  readonly hasAgreed: boolean;
}

/** Fields by a refusal's code; every other refusal is about the code. */
const FIELDS: Readonly<Record<string, LoginProblem['field']>> = {
  phoneInvalid: 'phone',
  agreementMissing: 'agreement',
};

/** Puts a refusal at its field. */
export function problemOf(code: string): LoginProblem {
  return { field: FIELDS[code] ?? 'code', code };
}

/** What the form itself can tell before anything is sent; each has its own message (requirement A-01). */
export function firstProblem({ phone, code, hasAgreed }: LoginValues): LoginProblem | null {
  if (!isPhonePlausible(phone)) {
    return problemOf('phoneInvalid');
  }
  if (code.trim() === '') {
    return problemOf('codeMissing');
  }
  return hasAgreed ? null : problemOf('agreementMissing');
}
