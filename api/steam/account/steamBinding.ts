/** Who acts at Steam for an account: its owner by hand, or the worker (S-05). */
export type SteamAccountType = 'ordinary' | 'robot';

/**
 * How an account is bound: by its Mafile and password, by a QR code that its owner's Steam app approves, or by name, password and a login
 * code typed once (S-09).
 */
export type BindingWay = 'mafile' | 'qr' | 'code';

/** State of a binding. */
export type BindingStatus = 'pending' | 'bound' | 'failed';

/**
 * Reason for which a binding failed, or for which a pending one is waiting (`steamDown`, `steamLimited`, `sessionRefused`, `bindingClosed`). Stable: the site's texts depend
 * on it.
 */
export const BINDING_REASONS = [
  'passwordWrong',
  'codeWrong',
  'emailCodeWanted',
  'rateLimited',
  'authenticatorMissing',
  'accountLocked',
  'accountBoundElsewhere',
  'replaced',
  'steamDown',
  'steamLimited',
  'sessionRefused',
  'bindingClosed',
  'qrDenied',
  'qrUnused',
  'otherAccount',
] as const;
export type BindingReason = (typeof BINDING_REASONS)[number];

/** Maximum number of accounts of one user. */
export const ACCOUNTS_MAX = 100;

/** Bounds of the time until a binding's next attempt (milliseconds). */
export const WAIT_MIN_MS = 5_000;
export const WAIT_MAX_MS = 5 * 60_000;
/** A binding fails after this time without Steam (milliseconds), so that its password is not stored for longer. */
const GIVE_UP_MS = 24 * 3_600_000;

/** Time between two questions whether a QR code was approved, and after which an unused one is given up (milliseconds). */
export const QR_WAIT_MS = 3_000;
const QR_GIVE_UP_MS = 5 * 60_000;

/**
 * True if a binding has reached the maximum wait. Until it has tokens, a QR code waits for its owner's app, and a typed code, which Steam
 * accepts for half a minute, for nothing.
 */
export function isBindingHopeless(
  { way, createdAt, hasTokens = false }: { way: BindingWay; createdAt: Date; hasTokens?: boolean },
  now: Date,
): boolean {
  const giveUpMs = hasTokens ? GIVE_UP_MS : { mafile: GIVE_UP_MS, qr: QR_GIVE_UP_MS, code: 0 }[way];
  return now.getTime() - createdAt.getTime() >= giveUpMs;
}
