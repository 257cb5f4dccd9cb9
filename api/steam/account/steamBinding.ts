/** Who acts at Steam for an account: its owner by hand, or the worker (S-05). */
export type SteamAccountType = 'ordinary' | 'robot';

/** Where a binding stands. */
export type BindingStatus = 'pending' | 'bound' | 'failed';

/** Why a binding failed, or, of a pending one, why it still waits (`steamDown`, `bindingClosed`). Stable: the site's words hang on it. */
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
  'bindingClosed',
] as const;
export type BindingReason = (typeof BINDING_REASONS)[number];

/** Accounts of one user. */
export const ACCOUNTS_MAX = 100;

const WAIT_MIN_MS = 5_000;
const WAIT_MAX_MS = 5 * 60_000;
/** After so long without Steam nobody waits any more, and no password is kept for it. */
const GIVE_UP_MS = 24 * 3_600_000;

/** A binding that Steam has not answered yet. */
export interface WaitingBinding {
  createdAt: Date;
  /** When it was tried last. */
  updatedAt: Date;
}

/** How long a binding waits for its next try: longer each time, from five seconds to five minutes. */
export function bindingWaitMs({ createdAt, updatedAt }: WaitingBinding): number {
  const waitedMs = updatedAt.getTime() - createdAt.getTime();
  return Math.min(WAIT_MAX_MS, Math.max(WAIT_MIN_MS, waitedMs / 2));
}

/** Tells whether a binding may be tried now. One whose try died with its worker comes up again in the same way. */
export function isBindingDue(binding: WaitingBinding, now: Date): boolean {
  return now.getTime() - binding.updatedAt.getTime() >= bindingWaitMs(binding);
}

/** Tells whether a binding has waited for Steam long enough. */
export function isBindingHopeless({ createdAt }: Pick<WaitingBinding, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GIVE_UP_MS;
}
