import type { Log } from '../../kernel/log.ts';
import { PaymentError } from './paymentGateway.ts';

/** Error codes after which no byte of the call has reached the app. */
const UNREACHED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The app's codes that require a query to find out whether the call took effect. */
const DOUBTFUL = /SYSTEM_ERROR|REQUEST_PROCESSING|UNKNOWN_ERROR|^isp\.|^aop\.unknow/;
/** Codes of the app's rate limits: the call was rejected before anything was done. */
const SENT_AWAY = /call-limited|CALL_LIMIT/;

function codeOf(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null || depth > 4) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return UNREACHED.has(code) ? code : codeOf(cause, depth + 1);
}

/**
 * Classifies an error of a call: no answer, or an unsigned, forged or unreadable one. Only if the call cannot have
 * reached the app is it certain that nothing happened.
 */
export function failureOf(method: string, error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  return codeOf(error) === undefined
    ? new PaymentError('ambiguous', `${method}: no answer that can be trusted`)
    : new PaymentError('transient', `${method}: not reached`);
}

/**
 * Classifies a signed answer other than success, by the gateway codes 20000 and 40001 to 40006 and the method's own sub
 * code.
 */
export function refusalOf(method: string, code: string, subCode: string): PaymentError {
  const word = subCode || code;
  const said = `${method}: refused (${word})`;
  if (code === '40005' || SENT_AWAY.test(subCode)) return new PaymentError('transient', said, word);
  const isDefinite = /^4000[1-6]$|^20001$/.test(code) && !DOUBTFUL.test(subCode);
  return new PaymentError(isDefinite ? 'definite' : 'ambiguous', said, word);
}

/**
 * Ends a job without an error when the payment app gave no usable answer: nothing has changed, and the row stores when
 * to query again. Any other error is rethrown.
 */
export async function unlessSilent({ log }: { log: Log }, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ error: error.message, kind: error.kind }, 'the payment app gave no answer to go by');
  }
}
