import { isPhonePlausible } from './phone.ts';

/** What is wrong, at the field that it is about. */
export interface LoginProblem {
  readonly field: 'phone' | 'code' | 'agreement';
  /** Of a domain error, or the key of a sentence in the locale files. */
  readonly code: string;
  /** The server's sentence; undefined where the form itself finds it. */
  readonly message: string | undefined;
}

/** What the form holds when it is sent. */
export interface LoginValues {
  readonly phone: string;
  readonly code: string;
  readonly keepSignedIn: boolean;
  readonly hasAgreed: boolean;
}

/** Fields by a domain error's code; every other error is about the code. */
const FIELDS: Readonly<Record<string, LoginProblem['field']>> = {
  phoneInvalid: 'phone',
  agreementMissing: 'agreement',
};

/** Puts a domain error, or what the form itself finds wrong, at its field. */
export function problemOf(code: string, message?: string): LoginProblem {
  return { field: FIELDS[code] ?? 'code', code, message };
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
