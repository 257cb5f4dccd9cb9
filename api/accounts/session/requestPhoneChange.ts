import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { RequestOrigin } from './accountAction.ts';
import { openPhoneChange } from './phoneChange.store.ts';
import { PHONE_CHANGE_MS } from './session.ts';
import { takeStepUpCode } from './takeStepUpCode.ts';

/**
 * First step of a phone change: the code of the current phone confirms it (ASVS 7.5.1). The new number can then be
 * given within ten minutes.
 * @throws StepUpCodeWrong, TooManyCodes.
 */
export async function requestPhoneChange(
  platform: Platform,
  request: { userId: string; code: string; origin: RequestOrigin },
): Promise<void> {
  await takeStepUpCode(platform, request);
  await inTransaction(platform.db, (tx) => openPhoneChange(tx, request.userId, PHONE_CHANGE_MS));
}
