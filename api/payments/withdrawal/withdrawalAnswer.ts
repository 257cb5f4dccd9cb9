/**
 * What the payment app said of a transfer, as far as money is concerned:
 * - `success`, `failed`: over, by its books;
 * - `refused`: it answered "no" to the call itself, for a reason that lies with the payee or the amount;
 * - `ours`: a "no" for a reason of ours, such as an empty account there: to be repeated once that is mended;
 * - `dealing`: not over; `absent`: it never heard of it; `unclear`: silence, or an answer that means nothing; `unsent`: the call never got there.
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

/** An answer with the app's own code and number, where it gave them. */
export interface PayOutAnswer {
  word: AnswerWord;
  code?: string;
  paymentOrderId?: string;
}

/** What earlier answers left behind. */
export interface PayOutMemory {
  attempts: number;
  attemptedAt: Date | null;
  doubtedAt: Date | null;
  /** The app's word of an earlier "no". */
  refusalCode: string | null;
  successCount: number;
  unclearCount: number;
}

/** What follows: the end, another sending, a wait, or a freeze, in which it is asked on but never refunded by itself. */
export type PayOutStep = 'succeed' | 'fail' | 'send' | 'wait' | 'freeze';

/** Answers of success that are wanted after a "no". */
const SUCCESSES_AFTER_REFUSAL = 3;
/** Unreadable answers in a row after which people are told. */
const UNCLEAR_MAX = 3;
/** After a doubt "absent" is not believed enough to give money back for so long. */
const DOUBT_REST_MS = 10 * 60_000;

/**
 * Decides what an answer means (`safety.md` 2.3, I13): money comes back only after a definite end, and never once the app has said
 * "success". @param now the market's time. @param timeoutMs of one call to the app.
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
  // The last attempt may still be on its way.
  if (memory.attemptedAt !== null && nowMs < memory.attemptedAt.getTime() + 2 * timeoutMs) return 'wait';
  if (memory.refusalCode === null) return 'send';
  const hasRested = memory.doubtedAt === null || nowMs >= memory.doubtedAt.getTime() + DOUBT_REST_MS;
  return hasRested ? 'fail' : 'wait';
}

const FIRST_LOOK_MS = 2_000;
const LOOK_MS_MAX = 10 * 60_000;

/** How long until the next look, after so many without an end. */
export function nextLookMs(lookCount: number): number {
  return Math.min(LOOK_MS_MAX, FIRST_LOOK_MS * 2 ** Math.min(lookCount, 20));
}

/** "No"s whose reason lies with us: our account there, our contract, our signature. */
const OURS =
  /^PAYER_|BALANCE_IS_NOT_ENOUGH|BALANCE_NOT_ENOUGH|^isv\.|NO_.*PERMISSION|PRODUCT_|^CARD_BIN|^4000[1-36]$/;

/** Whether a definite "no" is one of ours. */
export function isOurs(code: string): boolean {
  return OURS.test(code);
}
