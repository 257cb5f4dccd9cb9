import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { askTransfer, sendTransfer } from './askPayOut.ts';
import { completeWithdrawal } from './completeWithdrawal.ts';
import { countAttempt, findWithdrawal, recordPoll, type WithdrawalWork } from './withdrawal.store.ts';
import { judgeAnswer, nextPollMs, type PayOutAnswer, type PayOutStep } from './withdrawalAnswer.ts';

/**
 * Pays a withdrawal out. The attempt is counted first, then the payment app is called under the withdrawal's own
 * number. After any uncertain call the app is queried before it is called again (I13). Safe to call again at any time,
 * by any worker.
 */
export async function payOutWithdrawal(worker: WorkerPlatform, withdrawalId: string): Promise<void> {
  const { payment } = worker;
  if (!payment) return;
  await worker.locks.hold(
    `withdrawal:${withdrawalId}`,
    async () => {
      const withdrawal = await findWithdrawal(worker.db, withdrawalId);
      if (withdrawal?.status !== 'processing') return;
      checkpoint('payOut.found');
      if (withdrawal.attempts === 0) return send(worker, withdrawal);
      const answer = await askTransfer(payment, withdrawal);
      checkpoint('payOut.queried');
      if ((await applyAnswer(worker, withdrawal, answer)) === 'send') await send(worker, withdrawal);
    },
    'payment',
  );
}

async function send(worker: WorkerPlatform, withdrawal: WithdrawalWork): Promise<void> {
  const { payment } = worker;
  if (!payment) return;
  const mayLeave =
    !(await hasClosure(worker.db, 'withdrawals')) && (await countAttempt(worker.db, withdrawal));
  if (!mayLeave) return postpone(worker, withdrawal);
  checkpoint('payOut.begun');
  const answer = await sendTransfer(payment, worker.config.STEAM_SEAL_PRIVATE_KEY, withdrawal);
  checkpoint('payOut.sent');
  await applyAnswer(worker, withdrawal, answer);
}

/**
 * A withdrawal requested earlier waits until its user's hold has ended (T-23), the rest of the proceeds covers what
 * disputes of the user's trades hold, or withdrawals are open again; no money leaves meanwhile. It is paid at the
 * next try after that.
 */
async function postpone(worker: WorkerPlatform, withdrawal: WithdrawalWork): Promise<void> {
  const { id, refusalCode, isFrozen, successCount, unclearCount, lookCount } = withdrawal;
  await recordPoll(worker.db, id, {
    refusalCode,
    isFrozen,
    isDoubt: false,
    successCount,
    unclearCount,
    nextPollMs: nextPollMs(lookCount),
  });
}

/** Applies an answer; `send` is left to the caller. */
async function applyAnswer(
  worker: WorkerPlatform,
  withdrawal: WithdrawalWork,
  answer: PayOutAnswer,
): Promise<PayOutStep> {
  const timeoutMs = worker.config.ALIPAY_TIMEOUT_MS;
  const step = judgeAnswer(answer, withdrawal, { now: await readClock(worker.db), timeoutMs });
  if (step === 'succeed' || step === 'fail')
    await completeWithdrawal(worker, withdrawal, step === 'succeed', answer);
  else if (step !== 'send') await recordAnswer(worker, withdrawal, answer, step === 'freeze');
  return step;
}

async function recordAnswer(
  worker: WorkerPlatform,
  withdrawal: WithdrawalWork,
  { word, code }: PayOutAnswer,
  isFreeze: boolean,
): Promise<void> {
  const isFrozen = isFreeze || withdrawal.isFrozen;
  const about = { serialNo: withdrawal.serialNo, answer: word, paymentCode: code };
  if (isFreeze && !withdrawal.isFrozen)
    worker.log.error(about, 'a withdrawal is frozen: the payment app contradicts itself or cannot be read');
  if (word === 'ours') worker.log.error(about, 'the payment app refuses withdrawals for a reason of ours');
  await recordPoll(worker.db, withdrawal.id, {
    refusalCode: word === 'refused' ? (code ?? 'REFUSED') : withdrawal.refusalCode,
    isFrozen,
    isDoubt: word === 'unclear',
    successCount: withdrawal.successCount + (word === 'success' ? 1 : 0),
    unclearCount: word === 'unclear' ? withdrawal.unclearCount + 1 : 0,
    nextPollMs: nextPollMs(withdrawal.lookCount),
  });
}
