import { createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';

/** The keys of an application: its own private one signs, the payment app's public one verifies. */
export interface AlipayKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Fields of a call or a notification, with the app's names. */
type Fields = Readonly<Record<string, string>>;

const derOf = (key: string): Buffer => Buffer.from(key.replace(/-----[^-]+-----|\s/g, ''), 'base64');

/**
 * Reads the keys from the settings, each as PEM or as bare base64. A private key is PKCS8 unless its PEM says otherwise.
 * @throws Error if one is no key.
 */
export function readAlipayKeys(privateKey: string, publicKey: string): AlipayKeys {
  const type = privateKey.includes('BEGIN RSA PRIVATE KEY') ? 'pkcs1' : 'pkcs8';
  return {
    privateKey: createPrivateKey({ key: derOf(privateKey), format: 'der', type }),
    publicKey: createPublicKey({ key: derOf(publicKey), format: 'der', type: 'spki' }),
  };
}

const textToSign = (fields: Fields): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** The fields of a call with their signature (RSA2: RSA with SHA-256). */
export function signFields(fields: Fields, { privateKey }: AlipayKeys): Fields {
  const sign = createSign('RSA-SHA256').update(textToSign(fields), 'utf8').sign(privateKey, 'base64');
  return { ...fields, sign };
}

/** True if the payment app signed the text. */
export function isTextSigned(text: string, sign: string, { publicKey }: AlipayKeys): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, sign, 'base64');
}

/** True if the payment app signed the notification. Most of its notifications leave `sign_type` out of what is signed, some include it. */
export function isNotifySigned(notify: Fields, keys: AlipayKeys): boolean {
  const { sign = '', ...withType } = notify;
  const { sign_type: _, ...withoutType } = withType;
  return [withoutType, withType].some((fields) => isTextSigned(textToSign(fields), sign, keys));
}

/**
 * The part of an answer that its signature covers: the text of the object under `NAME_response`, byte for byte. Null if
 * there is none.
 */
export function signedPartOf(answer: string, method: string): string | null {
  const name = `"${method.replaceAll('.', '_')}_response"`;
  const named = answer.indexOf(name);
  const start = named < 0 ? -1 : answer.indexOf('{', named + name.length);
  const sign = answer.lastIndexOf('"sign"');
  const end = answer.lastIndexOf('}', sign > start ? sign : answer.lastIndexOf('}') - 1);
  return start < 0 || end < start ? null : answer.slice(start, end + 1);
}
