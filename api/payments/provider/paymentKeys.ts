import { generateKeyPairSync } from 'node:crypto';

/** One RSA key pair as PEM. */
export interface RsaPair {
  readonly publicKeyPem: string;
  readonly privateKeyPem: string;
}

/**
 * The key pairs of our application and of the simulated payment app: each side keeps its private key and knows the
 * other's public key.
 */
export interface PaymentKeys {
  readonly app: RsaPair;
  readonly alipay: RsaPair;
}

function createPair(): RsaPair {
  // The key length that Alipay requires.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Generates new key pairs for a market with a sandbox. */
export function createPaymentKeys(): PaymentKeys {
  return { app: createPair(), alipay: createPair() };
}
