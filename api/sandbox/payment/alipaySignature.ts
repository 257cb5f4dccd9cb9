import { createSign, createVerify } from 'node:crypto';

/** Identities and keys that both sides of the protocol share. */
export interface AlipayStage {
  readonly appId: string;
  readonly sellerId: string;
  /** Verifies what the market signed. */
  readonly appPublicKey: string;
  /** Signs as the payment app. */
  readonly privateKey: string;
}

/** The text to sign: fields sorted by name, without the signature and empty ones. */
function signedText(fields: Readonly<Record<string, string>>, left: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !left.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

/** True if a call has a valid RSA2 signature of our application. */
export function isCallSigned(stage: AlipayStage, fields: Readonly<Record<string, string>>): boolean {
  if (fields.sign_type !== 'RSA2' || fields.sign === undefined) return false;
  const verifier = createVerify('RSA-SHA256').update(signedText(fields, ['sign']), 'utf8');
  return verifier.verify(stage.appPublicKey, fields.sign, 'base64');
}

/** Signs a text, as responses are signed. */
export function signText(stage: AlipayStage, text: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(stage.privateKey, 'base64');
}

/** Signs a notification, excluding `sign` and `sign_type`. */
export function signMessage(
  stage: AlipayStage,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const sign = signText(stage, signedText(fields, ['sign', 'sign_type']));
  return { ...fields, sign_type: 'RSA2', sign };
}
