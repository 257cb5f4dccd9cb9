/**
 * What a failed call to Steam means for the caller:
 * - `definite`: Steam rejected it; it had no effect and repeating the same call is useless;
 * - `ambiguous`: it may or may not have had its effect; check before sending it again;
 * - `transient`: it had no effect; the same call may be repeated later;
 * - `sessionExpired`: the access or refresh token is no longer valid; it had no effect.
 */
export type SteamErrorKind = 'definite' | 'ambiguous' | 'transient' | 'sessionExpired';

/** The only error that the Steam gateway throws. Its message never contains a token, a secret, or an address with a query. */
export class SteamError extends Error {
  readonly kind: SteamErrorKind;
  /** Steam's EResult number if it sent one (15 access denied, 16 timeout, 25 and 50 limits, 26 item gone). */
  readonly code: number | null;
  /** HTTP status of the response, or null if there was none. */
  readonly httpStatus: number | null;
  /** True if Steam itself failed: no response, 5xx, or a response that is not Steam's. Its health is measured by these errors. */
  readonly isOutage: boolean;
  /** The account that Steam's message blames for the rejection, if it names one. */
  readonly blames: 'sender' | 'partner' | null;
  /** Pause that Steam requested with HTTP 429, in milliseconds. */
  readonly retryAfterMs: number | null;
  /** True if Steam limits the address of a lane (429, or a 403 of the edge in front of it): no account is at fault, and its calls pause. */
  readonly isLimited: boolean;
  /** True if the proxy of the call's lane failed before anything reached Steam. */
  readonly isLaneFault: boolean;
  /** True if the call was never made, because our rate limiter blocked it, another sign-in is under way, or a secret is missing. */
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
      isLimited?: boolean;
      isHeldBack?: boolean;
      isLaneFault?: boolean;
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
    this.isLimited = details.isLimited ?? false;
    this.isLaneFault = details.isLaneFault ?? false;
    this.isHeldBack = details.isHeldBack ?? false;
  }
}
