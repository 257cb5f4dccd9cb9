/**
 * The payment app's answer about a transfer, as far as money is concerned:
 * - `success`, `failed`: final, according to its records;
 * - `refused`: it rejected the call itself, for a reason that lies with the payee or the amount;
 * - `ours`: it rejected the call for a reason of ours, such as an empty account there: repeat once that is mended;
 * - `dealing`: still in progress; `absent`: unknown to the app; `unclear`: no answer, or an unusable one; `unsent`: the
 * call never arrived.
 */
export type AnswerWord =
  | 'success'
  | 'failed'
  | 'refused'
  | 'ours'
  | 'dealing'
  | 'absent'
  | 'unclear'
  | 'unsent';

/** An answer with the app's own code and number, if it gave them. */
export interface PayOutAnswer {
  word: AnswerWord;
  code?: string;
  paymentOrderId?: string;
}

/** The stored results of earlier answers. */
export interface PayOutMemory {
  attempts: number;
  attemptedAt: Date | null;
  doubtedAt: Date | null;
  /** The app's error code of an earlier rejection. */
  refusalCode: string | null;
  successCount: number;
  unclearCount: number;
}

/**
 * The next step: success, failure, another transfer, a wait, or a freeze, in which it is queried further but never
 * refunded automatically.
 */
export type PayOutStep = 'succeed' | 'fail' | 'send' | 'wait' | 'freeze';

/** Number of success answers that are required after a rejection. */
const SUCCESSES_AFTER_REFUSAL = 3;
/** Number of consecutive unclear answers after which operators are notified. */
const UNCLEAR_MAX = 3;
/** After an uncertain call, for how long "absent" does not suffice to refund, in milliseconds. */
const DOUBT_REST_MS = 10 * 60_000;

/**
 * Decides the next step after an answer (I13): money returns only after a definite end, and never once the app has
 * answered "success".
 * @param now the market's time.
 * @param timeoutMs timeout of one call to the app.
 */
export function judgeAnswer(
  { word }: PayOutAnswer,
  memory: PayOutMemory,
  { now, timeoutMs }: { now: Date; timeoutMs: number },
): PayOutStep {
  const hasSucceeded = memory.successCount > 0;
  switch (word) {
    case 'success':
      if (memory.refusalCode === null) return 'succeed';
      return memory.successCount + 1 >= SUCCESSES_AFTER_REFUSAL ? 'succeed' : 'freeze';
    case 'failed':
      return hasSucceeded ? 'freeze' : 'fail';
    case 'absent':
      return hasSucceeded ? 'freeze' : judgeAbsence(memory, now.getTime(), timeoutMs);
    case 'unclear':
      return memory.unclearCount + 1 >= UNCLEAR_MAX ? 'freeze' : 'wait';
    default:
      return 'wait';
  }
}

function judgeAbsence(memory: PayOutMemory, nowMs: number, timeoutMs: number): PayOutStep {
  // The last attempt may still be in flight.
  if (memory.attemptedAt !== null && nowMs < memory.attemptedAt.getTime() + 2 * timeoutMs) return 'wait';
  if (memory.refusalCode === null) return 'send';
  const hasRested = memory.doubtedAt === null || nowMs >= memory.doubtedAt.getTime() + DOUBT_REST_MS;
  return hasRested ? 'fail' : 'wait';
}

const FIRST_POLL_MS = 2_000;
const POLL_MS_MAX = 10 * 60_000;

/** Time until the next query, in milliseconds, after `lookCount` queries without an end. */
export function nextPollMs(lookCount: number): number {
  return Math.min(POLL_MS_MAX, FIRST_POLL_MS * 2 ** Math.min(lookCount, 20));
}

/** Rejections whose reason lies with us: our account there, our contract, our signature. */
const OURS =
  /^PAYER_|BALANCE_IS_NOT_ENOUGH|BALANCE_NOT_ENOUGH|^isv\.|NO_.*PERMISSION|PRODUCT_|^CARD_BIN|^4000[1-36]$/;

/** Whether the reason of a definite rejection lies with us. */
export function isOurs(code: string): boolean {
  return OURS.test(code);
}
