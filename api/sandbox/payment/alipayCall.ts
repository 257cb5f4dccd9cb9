import type { Books } from '../books.ts';

/** A rejection by the payment app: 40004 with the method's own code, unless the gateway itself rejects. */
export class AlipayRefusal extends Error {
  readonly code: string;
  readonly subCode: string;

  constructor(subCode: string, code = '40004') {
    super(`${code} ${subCode}`);
    this.name = 'AlipayRefusal';
    this.code = code;
    this.subCode = subCode;
  }
}

/** A call with a valid signature. */
export interface AlipayCall {
  readonly content: Readonly<Record<string, unknown>>;
  readonly notifyUrl: string | null;
  readonly returnUrl: string | null;
}

/** Simulates one method and returns the fields of its response, with the app's names. Throws `AlipayRefusal`. */
export type AlipayHandler = (books: Books, call: AlipayCall) => Promise<Record<string, unknown>>;

/** Simulates a method that is a page: returns the path in the sandbox to which the browser is redirected. Throws `AlipayRefusal`. */
export type AlipayPage = (books: Books, call: AlipayCall) => Promise<string>;

/** A required text of the content. Throws `AlipayRefusal` as the app does. */
export function textIn({ content }: AlipayCall, name: string): string {
  const value = content[name];
  if (typeof value !== 'string' || value === '') throw new AlipayRefusal('isv.missing-parameter', '40001');
  return value;
}

/** Converts fen to the app's format of amounts: yuan with two decimals. */
export function yuanOf(cents: bigint | string): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A time in the app's format: Beijing time without a zone. */
export function alipayTime(date: Date): string {
  return new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
