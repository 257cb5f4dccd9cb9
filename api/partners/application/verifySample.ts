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

/** What a look at a signed request came to. */
export interface SignatureCheck {
  /** What has to be signed; null where the body holds no fields to sign. */
  readonly text: string | null;
  /** Whether the signature is of that text by the key in force; null where none was given. */
  readonly isValid: boolean | null;
  readonly problems: readonly SignatureProblem[];
}

/**
 * Looks at a request as the door of signed requests would, and says what it would sign: nothing is counted, no nonce is used up.
 * Null where no key is in force.
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
