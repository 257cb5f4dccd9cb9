/** A name as on the ID card: Han characters, with dots between the parts of a name. */
const REAL_NAME = /^(?=.{2,30}$)\p{Script=Han}+(?:·\p{Script=Han}+){0,4}$/u;
/** Variants of the dot on keyboards. */
const DOTS = /[•・‧∙.．]/gu;
const MOBILE = /^1[3-9]\d{9}$/;
const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/;
const EMAIL_LENGTH_MAX = 100;

/** The identity that a user claims. */
export interface Identity {
  name: string;
  /** In the form of `parseIdNumber`. */
  idNumber: string;
}

/** Parses a real name; null if it is invalid. */
export function parseRealName(text: string): string | null {
  const name = text.trim().replace(DOTS, '·');
  return REAL_NAME.test(name) ? name : null;
}

/** Parses the sign-in name of a payment-app account, a mobile number or an e-mail address; null if it is neither. */
export function parsePaymentAccount(text: string): string | null {
  const account = text.trim();
  if (MOBILE.test(account)) return account;
  return account.length <= EMAIL_LENGTH_MAX && EMAIL.test(account) ? account.toLowerCase() : null;
}

/** The masked form of a name: 张*. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return `${first}${'*'.repeat(rest.length)}`;
}

/** The masked form of an account: 138****1234, or z***@example.com. */
export function maskPaymentAccount(account: string): string {
  const at = account.indexOf('@');
  return at < 0
    ? `${account.slice(0, 3)}****${account.slice(7)}`
    : `${account.charAt(0)}***${account.slice(at)}`;
}
