import { notifyChanged } from '../../kernel/events.ts';
import { shareInFlight } from '../../kernel/inLine.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { recordAccountAction } from '../session/accountAction.store.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { takeStepUpCode } from '../session/stepUp.ts';
import { hashWithKey, sealPaymentAccount } from './seals.ts';
import { PaymentAccountInvalid, PaymentAccountTaken, VerificationMissing } from './verification.errors.ts';
import { findVerification, insertPaymentAccount, updatePaymentAccount } from './verification.store.ts';
import { maskPaymentAccount, parsePaymentAccount } from './verification.ts';

/** A request to change the payment-app account, with the SMS code. */
interface AccountChange {
  userId: string;
  paymentAccount: string;
  code: string;
  origin: RequestOrigin;
}

/**
 * Replaces the bound payment-app account after an SMS code. Withdrawals are then frozen for a day, so that whoever
 * stole a session and a phone gains nothing before the owner notices (T-21). The same account again changes nothing.
 * Withdrawals in progress keep their account. Concurrent copies of one request get the same answer.
 * @throws PaymentAccountInvalid, PaymentAccountTaken, VerificationMissing, StepUpCodeWrong, TooManyCodes.
 */
export async function setPaymentAccount(platform: Platform, request: AccountChange): Promise<void> {
  const account = parsePaymentAccount(request.paymentAccount);
  if (account === null) throw new PaymentAccountInvalid();
  await shareInFlight(['setPaymentAccount', request.userId, account, request.code], () =>
    setOnce(platform, request, account),
  );
}

async function setOnce(platform: Platform, request: AccountChange, account: string): Promise<void> {
  const { userId } = request;
  if (!(await findVerification(platform.db, userId))) throw new VerificationMissing();
  const stepUp = await takeStepUpCode(platform, request);
  const { config } = platform;
  const accountHash = hashWithKey(config.IDENTITY_HASH_KEY, 'paymentAccount', account);
  await inTransaction(platform.db, async (tx) => {
    const bound = await findVerification(tx, userId);
    if (bound?.paymentAccount.accountHash === accountHash) return;
    const maskedAccount = maskPaymentAccount(account);
    const sealedAccount = sealPaymentAccount(config.STEAM_SEAL_PUBLIC_KEY, userId, account);
    const row = { userId, sealedAccount, accountHash, maskedAccount };
    const paymentAccountId = await insertPaymentAccount(tx, row);
    if (!paymentAccountId) throw new PaymentAccountTaken();
    const freezeMs = config.PAYMENT_ACCOUNT_FREEZE_MS;
    if (!(await updatePaymentAccount(tx, { userId, paymentAccountId, freezeMs })))
      throw new VerificationMissing();
    const details = { before: bound?.paymentAccount.maskedAccount ?? '', after: maskedAccount };
    await recordAccountAction(
      tx,
      { userId, kind: 'setPaymentAccount', subjectId: paymentAccountId, details },
      stepUp,
    );
    const params = { accountName: maskedAccount };
    await postMessage(tx, { userId, type: 'system', template: 'paymentAccountChanged', params });
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
}
