/** Who acts at Steam for an account: its owner by hand, or the worker (S-05). */
export type SteamAccountType = 'ordinary' | 'robot';

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
] as const;
export type BindingReason = (typeof BINDING_REASONS)[number];

/** Maximum number of accounts of one user. */
export const ACCOUNTS_MAX = 100;

const WAIT_MIN_MS = 5_000;
const WAIT_MAX_MS = 5 * 60_000;
/** A binding fails after this time without Steam (milliseconds), so that its password is not stored for longer. */
const GIVE_UP_MS = 24 * 3_600_000;

/** A binding that waits for Steam. */
export interface WaitingBinding {
  createdAt: Date;
  /** Time of the last attempt. */
  updatedAt: Date;
}

/** Milliseconds until a binding's next attempt, growing from five seconds to five minutes. */
export function bindingWaitMs({ createdAt, updatedAt }: WaitingBinding): number {
  const waitedMs = updatedAt.getTime() - createdAt.getTime();
  return Math.min(WAIT_MAX_MS, Math.max(WAIT_MIN_MS, waitedMs / 2));
}

/** True if a binding is due for an attempt. An attempt that crashed with its worker becomes due in the same way. */
export function isBindingDue(binding: WaitingBinding, now: Date): boolean {
  return now.getTime() - binding.updatedAt.getTime() >= bindingWaitMs(binding);
}

/** True if a binding has reached the maximum wait. */
export function isBindingHopeless({ createdAt }: Pick<WaitingBinding, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GIVE_UP_MS;
}
