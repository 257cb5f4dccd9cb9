import { createSign, createVerify } from 'node:crypto';

/** The pieces of the protocol that both sides hold: who is who, and whose signatures are good. */
export interface AlipayStage {
  readonly appId: string;
  readonly sellerId: string;
  /** Checks what the market signed. */
  readonly appPublicKey: string;
  /** Signs as the payment app. */
  readonly privateKey: string;
}

/** Fields as they are signed: sorted by name, without the signature and without empty ones. */
function signedText(fields: Readonly<Record<string, string>>, left: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !left.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

/** Whether a call carries our application's RSA2 signature. */
export function isCallSigned(stage: AlipayStage, fields: Readonly<Record<string, string>>): boolean {
  if (fields.sign_type !== 'RSA2' || fields.sign === undefined) return false;
  const verifier = createVerify('RSA-SHA256').update(signedText(fields, ['sign']), 'utf8');
  return verifier.verify(stage.appPublicKey, fields.sign, 'base64');
}

/** Signs a text, as answers are signed. */
export function signText(stage: AlipayStage, text: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(stage.privateKey, 'base64');
}

/** Signs a message; neither `sign` nor `sign_type` counts in it. */
export function signMessage(
  stage: AlipayStage,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const sign = signText(stage, signedText(fields, ['sign', 'sign_type']));
  return { ...fields, sign_type: 'RSA2', sign };
}
