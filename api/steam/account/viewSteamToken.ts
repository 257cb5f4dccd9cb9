import { recordAccountAction } from '../../accounts/session/accountAction.store.ts';
import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import { takeStepUpCode } from '../../accounts/session/stepUp.ts';
import { assert } from '../../kernel/assert.ts';
import type { Handovers } from '../../kernel/handover.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { askSteamAccount } from './steamAsk.ts';

/** A Steam access token for display to its owner. */
export interface ShownToken {
  accessToken: string;
  expiresAt: Date | null;
}

/**
 * Returns an account's access token to its owner, once, after a code by SMS (S-03, S-06).
 * @throws StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamNotReached, SteamSignInLost
 */
export async function viewSteamToken(
  platform: Platform,
  handovers: Handovers,
  request: { userId: string; steamAccountId: string; code: string; origin: RequestOrigin },
): Promise<ShownToken> {
  const stepUp = await takeStepUpCode(platform, request);
  const { userId, steamAccountId } = request;
  // Recorded before the token is requested, so that no token is shown without a record.
  await inTransaction(platform.db, (tx) =>
    recordAccountAction(
      tx,
      { userId, kind: 'viewSteamToken', subjectId: steamAccountId, details: {} },
      stepUp,
    ),
  );
  const outcome = await askSteamAccount(platform, handovers, { userId, steamAccountId, action: 'viewToken' });
  assert(outcome.kind === 'token', 'a token was asked for');
  const { accessToken, expiresAt } = outcome;
  return { accessToken, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
}
