/** Who acts at Steam for an account: its owner by hand, or the worker (S-05). */
export type SteamAccountType = 'ordinary' | 'robot';

/** How an account is bound: by its Mafile and password, or by a QR code that its owner's Steam app approves (S-09). */
export type BindingWay = 'mafile' | 'qr';

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
  'qrOtherAccount',
] as const;
export type BindingReason = (typeof BINDING_REASONS)[number];

/** Maximum number of accounts of one user. */
export const ACCOUNTS_MAX = 100;

const WAIT_MIN_MS = 5_000;
const WAIT_MAX_MS = 5 * 60_000;
/** A binding fails after this time without Steam (milliseconds), so that its password is not stored for longer. */
const GIVE_UP_MS = 24 * 3_600_000;

/** Time between two questions whether a QR code was approved, and after which an unused one is given up (milliseconds). */
const QR_WAIT_MS = 3_000;
const QR_GIVE_UP_MS = 5 * 60_000;

/** A binding that waits for Steam, or for the owner's Steam app. */
export interface WaitingBinding {
  way: BindingWay;
  createdAt: Date;
  /** Time of the last attempt. */
  updatedAt: Date;
}

/** Milliseconds until a binding's next attempt, growing from five seconds to five minutes; three seconds for a QR code. */
export function bindingWaitMs({ way, createdAt, updatedAt }: WaitingBinding): number {
  if (way === 'qr') return QR_WAIT_MS;
  const waitedMs = updatedAt.getTime() - createdAt.getTime();
  return Math.min(WAIT_MAX_MS, Math.max(WAIT_MIN_MS, waitedMs / 2));
}

/** True if a binding is due for an attempt. An attempt that crashed with its worker becomes due in the same way. */
export function isBindingDue(binding: WaitingBinding, now: Date): boolean {
  return now.getTime() - binding.updatedAt.getTime() >= bindingWaitMs(binding);
}

/** True if a binding has reached the maximum wait. */
export function isBindingHopeless(
  { way, createdAt }: Pick<WaitingBinding, 'way' | 'createdAt'>,
  now: Date,
): boolean {
  return now.getTime() - createdAt.getTime() >= (way === 'qr' ? QR_GIVE_UP_MS : GIVE_UP_MS);
}
