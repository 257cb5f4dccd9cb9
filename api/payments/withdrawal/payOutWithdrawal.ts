import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { askTransfer, openPayee, sendTransfer } from './askPayOut.ts';
import { completeWithdrawal } from './completeWithdrawal.ts';
import {
  countAttempt,
  findWithdrawal,
  postponeWithdrawal,
  recordPoll,
  type WithdrawalWork,
} from './withdrawal.store.ts';
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
      await postponeWithdrawal(worker.db, withdrawalId, nextPollMs(withdrawal.lookCount));
      checkpoint('payOut.found');
      if (withdrawal.attempts === 0) return send(worker, withdrawal);
      const answer = await askTransfer(payment, withdrawal);
      checkpoint('payOut.queried');
      if ((await applyAnswer(worker, withdrawal, answer, 'query')) === 'send') await send(worker, withdrawal);
    },
    'payment',
  );
}

/**
 * Begins a transfer. A withdrawal requested earlier waits until its user's hold has ended (T-23), the rest of the proceeds
 * covers what disputes of the user's trades hold, or withdrawals are open again; no money leaves meanwhile. It is paid
 * at the next try after that.
 */
async function send(worker: WorkerPlatform, withdrawal: WithdrawalWork): Promise<void> {
  const { payment } = worker;
  if (!payment || (await hasClosure(worker.db, 'withdrawals'))) return;
  // Before the attempt is counted: where no call can be made, there is none to doubt.
  const payee = openPayee(worker.config.STEAM_SEAL_PRIVATE_KEY, withdrawal);
  if (!(await countAttempt(worker.db, withdrawal))) return;
  checkpoint('payOut.begun');
  const answer = await sendTransfer(payment, payee, withdrawal);
  checkpoint('payOut.sent');
  await applyAnswer(worker, withdrawal, answer, 'transfer');
}

/** The call that was answered. */
type Call = 'query' | 'transfer';

/** Applies an answer; `send` is left to the caller. */
async function applyAnswer(
  worker: WorkerPlatform,
  withdrawal: WithdrawalWork,
  answer: PayOutAnswer,
  call: Call,
): Promise<PayOutStep> {
  const timeoutMs = worker.config.ALIPAY_TIMEOUT_MS;
  const now = await readClock(worker.db);
  const step = judgeAnswer(answer, withdrawal, { now, timeoutMs });
  if (step === 'succeed' || step === 'fail')
    await completeWithdrawal(worker, withdrawal, step === 'succeed', answer);
  else if (step !== 'send')
    await recordAnswer(worker, withdrawal, answer, {
      isFreeze: step === 'freeze',
      doubtedAt: doubtAfter(answer, withdrawal, { now, call }),
    });
  return step;
}

/**
 * When there was a doubt last: now after an unusable answer. A usable one to a transfer ends the doubt of its own attempt
 * (`countAttempt`), and leaves that of an earlier one. One to a query changes nothing.
 */
function doubtAfter(
  { word }: PayOutAnswer,
  { doubtedAt }: WithdrawalWork,
  { now, call }: { now: Date; call: Call },
): Date | null | undefined {
  if (word === 'unclear') return now;
  return call === 'transfer' ? doubtedAt : undefined;
}

async function recordAnswer(
  worker: WorkerPlatform,
  withdrawal: WithdrawalWork,
  { word, code }: PayOutAnswer,
  { isFreeze, doubtedAt }: { isFreeze: boolean; doubtedAt: Date | null | undefined },
): Promise<void> {
  const isFrozen = isFreeze || withdrawal.isFrozen;
  const about = { serialNo: withdrawal.serialNo, answer: word, paymentCode: code };
  if (isFreeze && !withdrawal.isFrozen)
    worker.log.error(about, 'a withdrawal is frozen: the payment app contradicts itself or cannot be read');
  if (word === 'ours') worker.log.error(about, 'the payment app refuses withdrawals for a reason of ours');
  await recordPoll(worker.db, withdrawal.id, {
    refusalCode: word === 'refused' ? (code ?? 'REFUSED') : withdrawal.refusalCode,
    isFrozen,
    doubtedAt,
    successCount: withdrawal.successCount + (word === 'success' ? 1 : 0),
    unclearCount: word === 'unclear' ? withdrawal.unclearCount + 1 : 0,
    nextPollMs: nextPollMs(withdrawal.lookCount),
  });
}
