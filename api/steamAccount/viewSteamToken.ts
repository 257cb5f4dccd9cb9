import { assert } from '../kernel/assert.ts';
import type { Handovers } from '../kernel/handover.ts';
import type { Platform } from '../kernel/platform.ts';
import { takeStepUpCode } from '../session/takeStepUpCode.ts';
import { askSteamAccount } from './askSteamAccount.ts';

/** A Steam access token, for its owner's eyes. */
export interface ShownToken {
  accessToken: string;
  expiresAt: Date | null;
}

/**
 * Hands an account's access token over to its owner, once, after a code by SMS (S-03, S-06).
 * @throws StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamNotReached, SteamSignInLost.
 */
export async function viewSteamToken(
  platform: Platform,
  handovers: Handovers,
  request: { userId: string; steamAccountId: string; code: string; address: string },
): Promise<ShownToken> {
  await takeStepUpCode(platform, request);
  const { userId, steamAccountId } = request;
  const outcome = await askSteamAccount(platform, handovers, { userId, steamAccountId, deed: 'viewToken' });
  assert(outcome.kind === 'token', 'a token was asked for');
  const { accessToken, expiresAt } = outcome;
  return { accessToken, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
}
