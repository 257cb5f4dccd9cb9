import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { recordAccountAction } from '../session/accountAction.store.ts';
import type { RequestOrigin, StepUp } from '../session/accountAction.ts';
import { endChallenge, endChallenges } from '../session/code.store.ts';
import { newPhoneOrigin } from '../session/codeOrigin.ts';
import { deleteOtherDevices } from '../session/device.store.ts';
import { PhoneChangeMissing, PhoneTaken } from '../session/phone.errors.ts';
import { endPhoneChange, findNewPhone } from '../session/phoneChange.store.ts';
import { StepUpCodeWrong } from '../session/session.errors.ts';
import { deleteOtherSessions } from '../session/session.store.ts';
import { maskPhone } from '../session/session.ts';
import { verifyCode } from '../session/verifyCode.ts';
import { changePhone } from '../user/user.store.ts';
import { freezeWithdrawals } from '../verification/verification.store.ts';

/** The user who changes the phone number, and the code sent to the new number. */
export interface PhoneSetting {
  userId: string;
  code: string;
  /** The session that remains signed in. */
  origin: RequestOrigin & { sessionId: string };
}

/**
 * Last step of a phone change: the code of the new phone confirms it, and it becomes the sign-in name. All other
 * sessions end, withdrawals are frozen for a day as after a change of the payment account (T-21), and a message reports
 * it.
 * @throws PhoneChangeMissing, StepUpCodeWrong, PhoneTaken, TooManyCodes.
 */
export async function setPhone(platform: Platform, request: PhoneSetting): Promise<void> {
  const { userId, code, origin } = request;
  const phone = await findNewPhone(platform.db, userId);
  if (!phone) throw new PhoneChangeMissing();
  const challengeId = await verifyCode(platform, {
    code,
    origin: newPhoneOrigin(userId, origin.address),
    phone,
    purpose: 'newPhone',
  });
  if (!challengeId) throw new StepUpCodeWrong();
  checkpoint('phone.verified');
  // A number that already has an account uses up the code as well, so that each code reveals this at most once, and
  // only to the holder of both phones.
  const isTaken = await inTransaction(platform.db, async (tx) => {
    if (!(await endChallenge(tx, challengeId))) throw new StepUpCodeWrong();
    if (!(await endPhoneChange(tx, userId, phone))) throw new PhoneChangeMissing();
    return !(await moveAccount(
      tx,
      { userId, phone, stepUp: { challengeId, origin } },
      platform.config.PAYMENT_ACCOUNT_FREEZE_MS,
    ));
  });
  checkpoint('phone.committed');
  if (isTaken) throw new PhoneTaken();
}

/** Returns false if the number already has an account. */
async function moveAccount(
  tx: Tx,
  { userId, phone, stepUp }: { userId: string; phone: string; stepUp: StepUp },
  freezeMs: number,
): Promise<boolean> {
  const before = await changePhone(tx, userId, phone);
  if (before === null) return false;
  await endChallenges(tx, before);
  const keptId = stepUp.origin.sessionId ?? NO_ID;
  await deleteOtherDevices(tx, userId, keptId);
  for (const id of await deleteOtherSessions(tx, userId, keptId))
    await notifyChanged(tx, { topic: 'session', id, userId });
  await freezeWithdrawals(tx, userId, freezeMs);
  const details = { before: maskPhone(before), after: maskPhone(phone) };
  await recordAccountAction(tx, { userId, kind: 'setPhone', subjectId: null, details }, stepUp);
  const params = { accountName: maskPhone(phone) };
  await postMessage(tx, { userId, type: 'system', template: 'phoneChanged', params });
  await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  checkpoint('phone.moved');
  return true;
}
