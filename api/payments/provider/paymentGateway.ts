import type { z } from 'zod';

/**
 * What a failed call to the payment app means for money:
 * - `definite`: the app rejected it; the effect did not and will not happen;
 * - `ambiguous`: the effect may have happened, or still may: query before calling again, and refund nothing;
 * - `transient`: the call did not arrive, or was rejected unread: it may be repeated unchanged.
 */
export type PaymentErrorKind = 'definite' | 'ambiguous' | 'transient';

/** The only error that the payment gateway throws. Its message never contains a key, a signature or personal data. */
export class PaymentError extends Error {
  readonly kind: PaymentErrorKind;
  /** The app's own code, such as `ACQ.TRADE_NOT_EXIST`; null if there was none. */
  readonly code: string | null;

  constructor(kind: PaymentErrorKind, message: string, code: string | null = null) {
    super(message);
    this.name = 'PaymentError';
    this.kind = kind;
    this.code = code;
  }
}

/** A method of the payment app: its name there, and the fields of its answer that are read, in camelCase. */
export interface PaymentCall<Shape extends z.ZodType = z.ZodType> {
  readonly method: string;
  readonly answer: Shape;
}

/** The page that the payment app sends the user back to, and the address that it sends notifications to. */
export interface PaymentAddresses {
  readonly returnUrl: string;
  readonly notifyUrl: string;
}

/**
 * A notification of the payment app with verified signature and receiver. Its contents still have to be compared with
 * our own records.
 */
export type PaymentNotify = Readonly<Record<string, string>>;

/** The gateway to the payment app. It must not be called inside a database transaction. */
export interface PaymentGateway {
  /**
   * Calls a method. `content` is its `biz_content`, in camelCase; amounts in yuan as text.
   * @returns the answer of a success (code 10000), parsed by the call's shape.
   * @throws PaymentError.
   */
  exec<Shape extends z.ZodType>(
    call: PaymentCall<Shape>,
    content: Readonly<Record<string, unknown>>,
  ): Promise<z.infer<Shape>>;
  /** The signed address of a page of the payment app, for a browser. It calls nothing. */
  pageUrl(method: string, content: Readonly<Record<string, unknown>>, addresses: PaymentAddresses): string;
  /**
   * Parses the body of a request to the notify address. Null unless each field is one text, it is signed by the app
   * with RSA2, and meant for our application and, if it concerns a trade, for our seller account (T-19).
   */
  readNotify(fields: unknown): PaymentNotify | null;
}
