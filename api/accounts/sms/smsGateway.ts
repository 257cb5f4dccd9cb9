/**
 * What a failed message means: `definite` = the provider rejected it (bad number, daily limit); `transient` = nothing
 * was sent, try later; `ambiguous` = it may have been sent (no answer came). A second code is harmless, so callers may
 * treat the last two alike.
 */
export type SmsErrorKind = 'definite' | 'ambiguous' | 'transient';

/** The only error that the SMS gateway throws. Its message never contains the code, the phone, or a key. */
export class SmsError extends Error {
  readonly kind: SmsErrorKind;
  /** The provider's own code, such as `isv.BUSINESS_LIMIT_CONTROL`; null if no answer came. */
  readonly code: string | null;

  constructor(kind: SmsErrorKind, message: string, code: string | null = null) {
    super(message);
    this.name = 'SmsError';
    this.kind = kind;
    this.code = code;
  }
}

/** The gateway to the SMS provider. It must not be called inside a database transaction. */
export interface SmsGateway {
  /**
   * Sends a sign-in code. `phone` is E.164 (`+8613800138000`), `code` the digits to show.
   * Returns the provider's id of the message; throws `SmsError`.
   */
  sendCode(phone: string, code: string): Promise<{ readonly messageId: string }>;
}
