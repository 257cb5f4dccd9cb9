import { ecosteamText, type SignatureStyle, youpinText } from '../openApi/compatibleSignature.ts';
import { NONCE, signedText, TIMESTAMP_WINDOW_SECONDS } from '../openApi/signature.ts';

/** A request of a partner's program that is to be checked. */
export interface CheckedRequest {
  readonly style: SignatureStyle;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
  readonly signature: string | null;
}

/** Why a request would be rejected, or a frequent cause of that. */
export type SignatureProblem =
  | 'method'
  | 'target'
  | 'timestampForm'
  | 'timestampWindow'
  | 'nonce'
  | 'body'
  | 'signatureForm'
  | 'mismatch';

const BASE_64 = /^[A-Za-z0-9+/]{342,683}={0,2}$/;

function fieldsOf(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      ? (fields as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The text that a request's signature must cover; null if another platform's style finds no fields to sign. */
export function textToSign({ style, body, ...request }: CheckedRequest): Buffer | null {
  if (style === 'native') return signedText({ ...request, body: Buffer.from(body) });
  const fields = fieldsOf(body);
  if (fields === null) return null;
  return Buffer.from(style === 'ecosteam' ? ecosteamText(fields) : youpinText(fields));
}

function nativeProblems(
  { method, target, timestamp, nonce }: CheckedRequest,
  nowSeconds: number,
): SignatureProblem[] {
  const problems: SignatureProblem[] = [];
  if (!/^[A-Z]+$/.test(method)) problems.push('method');
  if (!target.startsWith('/') || /[\s#]/.test(target)) problems.push('target');
  if (!/^[0-9]{9,11}$/.test(timestamp)) problems.push('timestampForm');
  else if (Math.abs(Number(timestamp) - nowSeconds) > TIMESTAMP_WINDOW_SECONDS)
    problems.push('timestampWindow');
  if (!NONCE.test(nonce)) problems.push('nonce');
  return problems;
}

/**
 * The problems of a request besides its signature, the most basic first.
 * @param nowSeconds the database's own clock, in Unix seconds.
 */
export function findSignatureProblems(request: CheckedRequest, nowSeconds: number): SignatureProblem[] {
  const problems = request.style === 'native' ? nativeProblems(request, nowSeconds) : [];
  if (request.style !== 'native' && fieldsOf(request.body) === null) problems.push('body');
  if (request.signature !== null && !BASE_64.test(request.signature)) problems.push('signatureForm');
  return problems;
}
