import { openIdentity, openPaymentAccount } from '../../accounts/verification/seals.ts';
import { formatYuan } from '../../kernel/money.ts';
import { transferOut, transferQuery } from '../provider/alipayCalls.ts';
import { PaymentError, type PaymentGateway } from '../provider/paymentGateway.ts';
import type { WithdrawalWork } from './withdrawal.store.ts';
import { type AnswerWord, isOurs, type PayOutAnswer } from './withdrawalAnswer.ts';

const PRODUCT = { productCode: 'TRANS_ACCOUNT_NO_PWD', bizScene: 'DIRECT_TRANSFER' };
const TITLE = '饰集提现';

const STATE_WORDS: Record<string, AnswerWord> = {
  SUCCESS: 'success',
  WAIT_PAY: 'dealing',
  DEALING: 'dealing',
  FAIL: 'failed',
  CLOSED: 'failed',
  REFUND: 'failed',
};

function amountOf({ amountCents, feeCents }: WithdrawalWork): string {
  return formatYuan(amountCents - feeCents);
}

/** Classifies an error of a call; `absent` only if the app says so in reply to a query. */
function answerOfError(error: unknown, isQuery: boolean): PayOutAnswer {
  if (!(error instanceof PaymentError)) throw error;
  const code = error.code ?? error.kind;
  if (error.kind === 'ambiguous') return { word: 'unclear', code };
  if (error.kind === 'transient') return { word: 'unsent', code };
  if (isQuery) return { word: error.code === 'ORDER_NOT_EXIST' ? 'absent' : 'ours', code };
  return { word: isOurs(code) ? 'ours' : 'refused', code };
}

/**
 * Queries the payment app for a withdrawal's transfer. An answer about another number or amount is ignored as unclear.
 */
export async function askTransfer(
  payment: PaymentGateway,
  withdrawal: WithdrawalWork,
): Promise<PayOutAnswer> {
  try {
    const answer = await payment.exec(transferQuery, { ...PRODUCT, outBizNo: withdrawal.serialNo });
    const isAboutIt = answer.outBizNo === withdrawal.serialNo && answer.transAmount === amountOf(withdrawal);
    if (!isAboutIt) return { word: 'unclear', code: 'CONTRADICTION' };
    const code = answer.errorCode ?? answer.status;
    return { word: STATE_WORDS[answer.status] ?? 'unclear', code, paymentOrderId: answer.orderId };
  } catch (error) {
    return answerOfError(error, true);
  }
}

/** Who receives a withdrawal, as the payment app wants it. */
export interface Payee {
  identity: string;
  identityType: 'ALIPAY_LOGON_ID';
  name: string;
}

/**
 * Opens the sealed account that a withdrawal was made for, and the verified name (W-06).
 * @throws if a seal does not open: nothing can be sent then.
 */
export function openPayee(sealPrivateKey: string, { userId, paymentAccount, user }: WithdrawalWork): Payee {
  const { name } = openIdentity(sealPrivateKey, userId, user.verification?.sealedIdentity ?? '');
  const identity = openPaymentAccount(sealPrivateKey, userId, paymentAccount.sealedAccount);
  return { identity, identityType: 'ALIPAY_LOGON_ID', name };
}

/** Sends the money. */
export async function sendTransfer(
  payment: PaymentGateway,
  payeeInfo: Payee,
  withdrawal: WithdrawalWork,
): Promise<PayOutAnswer> {
  const { serialNo } = withdrawal;
  const content = {
    ...PRODUCT,
    outBizNo: serialNo,
    transAmount: amountOf(withdrawal),
    orderTitle: TITLE,
    payeeInfo,
  };
  try {
    const answer = await payment.exec(transferOut, content);
    if (answer.outBizNo !== serialNo) return { word: 'unclear', code: 'CONTRADICTION' };
    const word = STATE_WORDS[answer.status] ?? 'unclear';
    // The final state of a transfer that began badly is taken from a query, not from the response to the call.
    return {
      word: word === 'failed' ? 'refused' : word,
      code: answer.status,
      paymentOrderId: answer.orderId,
    };
  } catch (error) {
    return answerOfError(error, false);
  }
}
