import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { recordAccountAction } from '../session/accountAction.store.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { takeStepUpCode } from '../session/stepUp.ts';
import { IdentityError, type IdentityGateway } from './identityGateway.ts';
import { isAdult, maskIdNumber, parseIdNumber } from './idNumber.ts';
import { hashWithKey, sealIdentity, sealPaymentAccount } from './seals.ts';
import {
  AlreadyVerified,
  IdentityMismatch,
  IdentityNotReached,
  IdentityUnderage,
  IdNumberInvalid,
  IdNumberTaken,
  PaymentAccountInvalid,
  PaymentAccountTaken,
  RealNameInvalid,
} from './verification.errors.ts';
import { findVerification, insertPaymentAccount, insertVerification } from './verification.store.ts';
import {
  type Identity,
  maskName,
  maskPaymentAccount,
  parsePaymentAccount,
  parseRealName,
} from './verification.ts';

/** The data that a user enters to be verified, with the SMS code. */
export interface RealNameForm {
  userId: string;
  name: string;
  idNumber: string;
  paymentAccount: string;
  code: string;
  origin: RequestOrigin;
}

/** A form whose fields all have a valid format. */
interface ReadForm extends Identity {
  paymentAccount: string;
}

function readForm(form: RealNameForm, now: Date): ReadForm {
  const name = parseRealName(form.name);
  if (name === null) throw new RealNameInvalid();
  const idNumber = parseIdNumber(form.idNumber);
  if (idNumber === null) throw new IdNumberInvalid();
  const paymentAccount = parsePaymentAccount(form.paymentAccount);
  if (paymentAccount === null) throw new PaymentAccountInvalid();
  if (!isAdult(idNumber, now)) throw new IdentityUnderage();
  return { name, idNumber, paymentAccount };
}

async function askService(platform: Platform, service: IdentityGateway, identity: Identity): Promise<void> {
  try {
    if (!(await service.isOnePerson(identity))) throw new IdentityMismatch();
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    platform.log.warn({ error: error.message }, 'the verification service was not reached');
    throw new IdentityNotReached();
  }
}

/**
 * Verifies a user's real name and binds the payment-app account that withdrawals will go to (U-02, W-06). What was typed is sealed for
 * the worker. The code is used up before the service is asked, so that a stolen session cannot try out names.
 * @throws an error that names the field, AlreadyVerified, IdentityNotReached, StepUpCodeWrong, TooManyCodes.
 */
export async function verifyRealName(
  platform: Platform,
  service: IdentityGateway,
  form: RealNameForm,
): Promise<void> {
  const { userId } = form;
  const read = readForm(form, await readClock(platform.db));
  if (await findVerification(platform.db, userId)) throw new AlreadyVerified();
  const stepUp = await takeStepUpCode(platform, form);
  checkpoint('verify.admitted');
  await askService(platform, service, read);
  checkpoint('verify.asked');
  await inTransaction(platform.db, async (tx) => {
    const { IDENTITY_HASH_KEY: hashKey, STEAM_SEAL_PUBLIC_KEY: sealKey } = platform.config;
    const paymentAccountId = await insertPaymentAccount(tx, {
      userId,
      sealedAccount: sealPaymentAccount(sealKey, userId, read.paymentAccount),
      accountHash: hashWithKey(hashKey, 'paymentAccount', read.paymentAccount),
      maskedAccount: maskPaymentAccount(read.paymentAccount),
    });
    if (!paymentAccountId) throw new PaymentAccountTaken();
    const verification = {
      userId,
      sealedIdentity: sealIdentity(sealKey, userId, { name: read.name, idNumber: read.idNumber }),
      idNumberHash: hashWithKey(hashKey, 'idNumber', read.idNumber),
      maskedName: maskName(read.name),
      maskedIdNumber: maskIdNumber(read.idNumber),
      paymentAccountId,
    };
    const isFirst = await insertVerification(tx, verification, platform.config.PAYMENT_ACCOUNT_FREEZE_MS);
    if (!isFirst) throw (await findVerification(tx, userId)) ? new AlreadyVerified() : new IdNumberTaken();
    const details = { name: maskName(read.name), paymentAccount: maskPaymentAccount(read.paymentAccount) };
    await recordAccountAction(
      tx,
      { userId, kind: 'verifyRealName', subjectId: paymentAccountId, details },
      stepUp,
    );
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
}
