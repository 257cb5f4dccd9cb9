/**
 * What a failed call to Steam means for the caller:
 * - `definite`: Steam refused; the effect did not happen and repeating the same call is useless;
 * - `ambiguous`: the effect may or may not have happened; look before sending again;
 * - `transient`: nothing happened; the same call may be repeated later;
 * - `sessionExpired`: the access or refresh token is no longer good; nothing happened.
 */
export type SteamErrorKind = 'definite' | 'ambiguous' | 'transient' | 'sessionExpired';

/**
 * The one error that the Steam bridge throws. Its message never holds a token, a secret, or an address with a query.
 */
export class SteamError extends Error {
  readonly kind: SteamErrorKind;
  /** Steam's EResult number where it gave one (15 access denied, 16 timeout, 25 and 50 limits, 26 item gone). */
  readonly code: number | null;
  /** HTTP status of the answer, null when no answer came. */
  readonly httpStatus: number | null;
  /** True where Steam itself did not work: no answer, 5xx, an answer that is none. Its health is measured by these. */
  readonly isOutage: boolean;
  /** Whose account Steam's words blame for a refusal, where they say so. */
  readonly blames: 'sender' | 'partner' | null;
  /** How long Steam asks to be left alone, in milliseconds, where it said so (429). */
  readonly retryAfterMs: number | null;
  /** True where the call was not made at all: we left Steam alone. */
  readonly isHeldBack: boolean;

  constructor(
    kind: SteamErrorKind,
    message: string,
    details: {
      code?: number | null;
      httpStatus?: number | null;
      isOutage?: boolean;
      blames?: 'sender' | 'partner' | null;
      retryAfterMs?: number | null;
      isHeldBack?: boolean;
    } = {},
  ) {
    super(message);
    this.name = 'SteamError';
    this.kind = kind;
    this.code = details.code ?? null;
    this.httpStatus = details.httpStatus ?? null;
    this.isOutage = details.isOutage ?? false;
    this.blames = details.blames ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.isHeldBack = details.isHeldBack ?? false;
  }
}
