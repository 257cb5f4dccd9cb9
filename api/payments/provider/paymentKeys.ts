import { generateKeyPairSync } from 'node:crypto';

/** One RSA pair as PEM. */
export interface RsaPair {
  readonly publicKeyPem: string;
  readonly privateKeyPem: string;
}

/** Our application's pair and that of the played payment app: each side keeps its private half and knows the other's public one. */
export interface PaymentKeys {
  readonly app: RsaPair;
  readonly alipay: RsaPair;
}

function createPair(): RsaPair {
  // The length that Alipay takes.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Fresh pairs for a market with a sandbox. */
export function createPaymentKeys(): PaymentKeys {
  return { app: createPair(), alipay: createPair() };
}
