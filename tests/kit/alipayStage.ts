import { inject } from 'vitest';
import type { AlipayStage } from '../../api/sandbox/payment/alipaySignature.ts';

/** How the payment app of the tests is played. */
export function alipayStage(): AlipayStage {
  const { app, alipay } = inject('database').paymentKeys;
  return {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    appPublicKey: app.publicKeyPem,
    privateKey: alipay.privateKeyPem,
  };
}
