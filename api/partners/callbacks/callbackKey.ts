import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { type PlatformKey, readPlatformKey, readPlatformKeys } from '../openApi/platformKey.ts';

/** A key that callbacks are signed with for receivers of Standard Webhooks. */
export interface CallbackKey {
  /** Derived from the public key, as that of a `PlatformKey`. */
  id: string;
  privateKey: KeyObject;
  /** The raw public key in base64 behind `whpk_`, as Standard Webhooks writes it. */
  publicKey: string;
}

/** The keys that sign callbacks, of each kind the one in use first. */
export interface CallbackKeys {
  platform: readonly PlatformKey[];
  /** May be empty: callbacks then carry no signature of Standard Webhooks. */
  standard: readonly CallbackKey[];
}

/**
 * Parses a private key: PKCS8 as PEM or as bare base64.
 * @throws Error if it is not of Ed25519.
 */
export function readCallbackKey(text: string): CallbackKey {
  const { id, privateKey } = readPlatformKey(text);
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error('CALLBACK_PRIVATE_KEY and CALLBACK_FORMER_PRIVATE_KEY are keys of Ed25519.');
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id, privateKey, publicKey: `whpk_${Buffer.from(String(x), 'base64url').toString('base64')}` };
}

/** The settings of the keys that sign callbacks. */
interface CallbackKeySettings {
  OPEN_PRIVATE_KEY: string;
  OPEN_FORMER_PRIVATE_KEY: string;
  CALLBACK_PRIVATE_KEY: string;
  CALLBACK_FORMER_PRIVATE_KEY: string;
}

/** The keys of the settings: of each kind the current one and, while receivers change over, the former one. */
export function readCallbackKeys(config: CallbackKeySettings): CallbackKeys {
  const standard = [config.CALLBACK_PRIVATE_KEY, config.CALLBACK_FORMER_PRIVATE_KEY].filter(Boolean);
  return { platform: readPlatformKeys(config), standard: standard.map(readCallbackKey) };
}

/** Ed25519, in base64. */
export function signStandard({ privateKey }: CallbackKey, text: Buffer): string {
  return sign(null, text, privateKey).toString('base64');
}
