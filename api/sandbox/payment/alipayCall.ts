import type { Books } from '../books.ts';

/** A "no" of the payment app: 40004 with the method's own word, unless the gateway itself refuses. */
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

/** A call whose signature was good. */
export interface AlipayCall {
  readonly content: Readonly<Record<string, unknown>>;
  readonly notifyUrl: string | null;
  readonly returnUrl: string | null;
}

/** Plays one method and gives the fields of its answer, in the app's own names. Throws `AlipayRefusal`. */
export type AlipayHandler = (books: Books, call: AlipayCall) => Promise<Record<string, unknown>>;

/** Plays a method that is a page: gives the place in the sandbox where the browser goes on. Throws `AlipayRefusal`. */
export type AlipayPage = (books: Books, call: AlipayCall) => Promise<string>;

/** A text of the content that must be there. Throws `AlipayRefusal` as the app does. */
export function textIn({ content }: AlipayCall, name: string): string {
  const value = content[name];
  if (typeof value !== 'string' || value === '') throw new AlipayRefusal('isv.missing-parameter', '40001');
  return value;
}

/** Cents as the app writes amounts: yuan with two decimals. */
export function yuanOf(cents: bigint | string): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A time as the app writes it: Beijing's, without a zone. */
export function alipayTime(date: Date): string {
  return new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
