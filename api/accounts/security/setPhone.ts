import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { recordAccountAction } from '../session/accountAction.store.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { endChallenge, endChallenges } from '../session/code.store.ts';
import { newPhoneOrigin } from '../session/codeOrigin.ts';
import { deleteOtherDevices } from '../session/device.store.ts';
import { PhoneChangeMissing, PhoneTaken } from '../session/phone.errors.ts';
import { endPhoneChange, findPhoneChange } from '../session/phoneChange.store.ts';
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
  const changer = { userId, sessionId: origin.sessionId };
  const phone = (await findPhoneChange(platform.db, changer))?.newPhone;
  if (!phone) throw new PhoneChangeMissing();
  const challengeId = await verifyCode(platform, {
    code,
    origin: newPhoneOrigin(userId, origin.address),
    phone,
    purpose: 'newPhone',
  });
  if (!challengeId) throw new StepUpCodeWrong();
  checkpoint('phone.verified');
  const isTaken = await inTransaction(platform.db, async (tx) => {
    // Must come first: it locks both numbers, and an erasure takes that lock before it writes their codes and the change.
    const before = await changePhone(tx, userId, phone);
    // A number that already has an account uses up the code as well, so that each code reveals this at most once, and
    // only to the holder of both phones.
    if (!(await endChallenge(tx, challengeId))) throw new StepUpCodeWrong();
    if (!(await endPhoneChange(tx, changer, phone))) throw new PhoneChangeMissing();
    if (before === null) return true;
    const change = { before, after: phone, freezeMs: platform.config.PAYMENT_ACCOUNT_FREEZE_MS };
    await secureAccount(tx, { userId, challengeId, origin, ...change });
    return false;
  });
  checkpoint('phone.committed');
  if (isTaken) throw new PhoneTaken();
}

interface ChangedPhone {
  userId: string;
  challengeId: string;
  origin: PhoneSetting['origin'];
  before: string;
  after: string;
  freezeMs: number;
}

/** What follows a change of the number: other browsers lose their access, withdrawals wait, and its user is told. */
async function secureAccount(tx: Tx, changed: ChangedPhone): Promise<void> {
  const { userId, challengeId, origin, before, after } = changed;
  await endChallenges(tx, before);
  await deleteOtherDevices(tx, userId, origin.sessionId);
  for (const id of await deleteOtherSessions(tx, userId, origin.sessionId))
    await notifyChanged(tx, { topic: 'session', id, userId });
  await freezeWithdrawals(tx, userId, changed.freezeMs);
  const details = { before: maskPhone(before), after: maskPhone(after) };
  const action = { userId, kind: 'setPhone', subjectId: null, details } as const;
  await recordAccountAction(tx, action, { challengeId, origin });
  const params = { accountName: maskPhone(after) };
  await postMessage(tx, { userId, type: 'system', template: 'phoneChanged', params });
  await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  checkpoint('phone.moved');
}
