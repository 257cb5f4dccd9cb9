/** Removes the spaces and dashes from a typed phone number. */
export function cleanPhone(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/**
 * True for a number worth sending: mainland digits, or an international number with its plus. The server decides;
 * this only saves a request for a number that is plainly incomplete.
 */
export function isPhonePlausible(phone: string): boolean {
  return /^1\d{10}$/.test(phone) || /^\+\d{7,15}$/.test(phone);
}

/** An error with the field that it belongs to. */
export interface LoginProblem {
  readonly field: 'phone' | 'code' | 'agreement';
  /** Code of a domain error, or a translation key. */
  readonly code: string;
  /** The server's message; undefined for errors that the form itself finds. */
  readonly message: string | undefined;
}

/** The form's values on submit. */
export interface LoginValues {
  readonly phone: string;
  readonly code: string;
  readonly keepSignedIn: boolean;
  readonly hasAgreed: boolean;
}

/** Fields by a domain error's code. Every other error belongs to the code field. */
const FIELDS: Readonly<Record<string, LoginProblem['field']>> = {
  PHONE_INVALID: 'phone',
  AGREEMENT_MISSING: 'agreement',
};

/** Assigns a domain error, or an error of the form, to its field. */
export function problemOf(code: string, message?: string): LoginProblem {
  return { field: FIELDS[code] ?? 'code', code, message };
}

/** Validation before submit; each error has its own message (requirement A-01). */
export function firstProblem({ phone, code, hasAgreed }: LoginValues): LoginProblem | null {
  if (!isPhonePlausible(phone)) {
    return problemOf('PHONE_INVALID');
  }
  if (code.trim() === '') {
    return problemOf('CODE_MISSING');
  }
  return hasAgreed ? null : problemOf('AGREEMENT_MISSING');
}
