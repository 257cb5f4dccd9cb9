import { recordAccountAction } from '../../accounts/session/accountAction.store.ts';
import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import { takeStepUpCode } from '../../accounts/session/stepUp.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SteamAccountUnknown, SteamSecretsMissing } from './steamAccount.errors.ts';
import { holdsSecrets, markListingsAutomatic, updateType } from './steamAccount.store.ts';
import type { SteamAccountType } from './steamBinding.ts';

/**
 * Sets who acts for an account, after a code by SMS (S-04). Applies to its listings at once; orders in progress keep their delivery.
 * @throws StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamSecretsMissing
 */
export async function setSteamAccountType(
  platform: Platform,
  request: {
    userId: string;
    steamAccountId: string;
    type: SteamAccountType;
    code: string;
    origin: RequestOrigin;
  },
): Promise<void> {
  const stepUp = await takeStepUpCode(platform, request);
  const { userId, steamAccountId: id, type } = request;
  await inTransaction(platform.db, async (tx) => {
    if (type === 'robot' && (await holdsSecrets(tx, { id, userId })) === false)
      throw new SteamSecretsMissing();
    if (!(await updateType(tx, { id, userId }, type))) throw new SteamAccountUnknown();
    const action = { userId, kind: 'setSteamAccountType', subjectId: id, details: { type } } as const;
    await recordAccountAction(tx, action, stepUp);
    await refreshMarketItems(tx, await markListingsAutomatic(tx, id, type === 'robot'));
    await notifyChanged(tx, { topic: 'steamAccount', id, userId });
  });
}
