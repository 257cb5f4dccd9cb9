import { createPublicKey } from 'node:crypto';
import type { Platform } from '../../kernel/platform.ts';
import { isSignedBy } from '../openApi/signature.ts';
import { findActiveKey, readUnixSeconds } from './console.store.ts';
import {
  type CheckedRequest,
  findSignatureProblems,
  type SignatureProblem,
  textToSign,
} from './signatureCheck.ts';

/** The result of checking a signed request. */
export interface SignatureCheck {
  /** The text to sign; null if the body has no fields to sign. */
  readonly text: string | null;
  /** Whether the signature matches that text and the key in force; null if none was given. */
  readonly isValid: boolean | null;
  readonly problems: readonly SignatureProblem[];
}

/**
 * Checks a request like a signed one and returns the text to sign. It counts nothing and uses up no nonce. Null if no
 * key is in force.
 */
export async function verifySample(
  { db }: Platform,
  { partnerId, request }: { partnerId: string; request: CheckedRequest },
): Promise<SignatureCheck | null> {
  const publicKey = await findActiveKey(db, partnerId);
  if (publicKey === null) return null;
  const problems = findSignatureProblems(request, await readUnixSeconds(db));
  const text = textToSign(request);
  const { signature } = request;
  if (text === null || signature === null)
    return { text: text?.toString() ?? null, isValid: signature === null ? null : false, problems };
  const isValid = isSignedBy(createPublicKey(publicKey), text, signature);
  const isMismatch = !isValid && !problems.includes('signatureForm');
  return { text: text.toString(), isValid, problems: isMismatch ? [...problems, 'mismatch'] : problems };
}
