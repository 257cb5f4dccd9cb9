/**
 * What a failed message means: `definite` = the provider refused (bad number, daily limit); `transient` = nothing was
 * sent, try later; `ambiguous` = it may have been sent (no answer came). A second code is harmless, so callers may
 * treat the last two alike.
 */
export type SmsErrorKind = 'definite' | 'ambiguous' | 'transient';

/** The one error that the SMS bridge throws. Its message never holds the code, the phone, or a key. */
export class SmsError extends Error {
  readonly kind: SmsErrorKind;
  /** The provider's own code, such as `isv.BUSINESS_LIMIT_CONTROL`; null when no answer came. */
  readonly code: string | null;

  constructor(kind: SmsErrorKind, message: string, code: string | null = null) {
    super(message);
    this.name = 'SmsError';
    this.kind = kind;
    this.code = code;
  }
}

/** The bridge to the SMS provider. Must not be called inside a database transaction. */
export interface SmsGateway {
  /**
   * Sends a sign-in code. `phone` is E.164 (`+8613800138000`), `code` the digits to show.
   * Returns the provider's id of the message; throws `SmsError`.
   */
  sendCode(phone: string, code: string): Promise<{ readonly messageId: string }>;
}
