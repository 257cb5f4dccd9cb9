import type { z } from 'zod';

/**
 * What a failed call to the payment app means for money (`safety.md` 2.3):
 * - `definite`: it answered "no"; the effect did not and will not happen;
 * - `ambiguous`: the effect may have happened, or may still: ask before calling again, and give nothing back;
 * - `transient`: the call did not get there, or was sent away unread: it may be repeated as it is.
 */
export type PaymentErrorKind = 'definite' | 'ambiguous' | 'transient';

/** The one error that the payment bridge throws. Its message never holds a key, a signature or a person's data. */
export class PaymentError extends Error {
  readonly kind: PaymentErrorKind;
  /** The app's own word, such as `ACQ.TRADE_NOT_EXIST`; null where none came. */
  readonly code: string | null;

  constructor(kind: PaymentErrorKind, message: string, code: string | null = null) {
    super(message);
    this.name = 'PaymentError';
    this.kind = kind;
    this.code = code;
  }
}

/** A method of the payment app: its name there, and what of its answer is read. Names of fields in camelCase. */
export interface PaymentCall<Shape extends z.ZodType = z.ZodType> {
  readonly method: string;
  readonly answer: Shape;
}

/** Where a page of the payment app sends the person back to, and where it tells us what happened. */
export interface PaymentAddresses {
  readonly returnUrl: string;
  readonly notifyUrl: string;
}

/** A message of the payment app whose signature and receiver are right; what it says has still to be compared with our books. */
export type PaymentNotify = Readonly<Record<string, string>>;

/** The bridge to the payment app. Must not be called inside a database transaction. */
export interface PaymentGateway {
  /**
   * Calls a method. `content` is its `biz_content`, in camelCase; amounts in yuan as text.
   * @returns the answer of a success (code 10000), read by the call's shape. @throws PaymentError.
   */
  exec<Shape extends z.ZodType>(
    call: PaymentCall<Shape>,
    content: Readonly<Record<string, unknown>>,
  ): Promise<z.infer<Shape>>;
  /** The signed address of a page of the payment app, for a browser to go to. Nothing is called. */
  pageUrl(method: string, content: Readonly<Record<string, unknown>>, addresses: PaymentAddresses): string;
  /**
   * Reads what came to the notify address. Null unless each field is one text, it is signed by the app with RSA2, and meant for
   * our application and, where it is about a trade, for our seller account (T-19).
   */
  readNotify(fields: unknown): PaymentNotify | null;
}
