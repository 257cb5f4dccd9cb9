import { PaymentError } from './paymentGateway.ts';

/** Beginnings of errors after which no byte of the call reached anybody. */
const UNREACHED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The app's words for "ask again whether it happened". */
const DOUBTFUL = /SYSTEM_ERROR|REQUEST_PROCESSING|UNKNOWN_ERROR|^isp\.|^aop\.unknow/;
/** Sent away by the gateway's limits before anything was done. */
const SENT_AWAY = /call-limited|CALL_LIMIT/;

function codeOf(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null || depth > 4) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return UNREACHED.has(code) ? code : codeOf(cause, depth + 1);
}

/**
 * What an error of the SDK means: no answer came, or one that is unsigned, forged or no answer at all. Only where the call
 * cannot have got there is it certain that nothing happened.
 */
export function failureOf(method: string, error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  return codeOf(error) === undefined
    ? new PaymentError('ambiguous', `${method}: no answer that can be trusted`)
    : new PaymentError('transient', `${method}: not reached`);
}

/** What a signed answer other than success means (gateway codes 20000, 40001 to 40006 and the method's own sub code). */
export function refusalOf(method: string, code: string, subCode: string): PaymentError {
  const word = subCode || code;
  const said = `${method}: refused (${word})`;
  if (code === '40005' || SENT_AWAY.test(subCode)) return new PaymentError('transient', said, word);
  const isDefinite = /^4000[1-6]$|^20001$/.test(code) && !DOUBTFUL.test(subCode);
  return new PaymentError(isDefinite ? 'definite' : 'ambiguous', said, word);
}
