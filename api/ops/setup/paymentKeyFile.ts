import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPaymentKeys, type PaymentKeys } from '../../payments/provider/paymentKeys.ts';

/** Reads the keys between the market and the simulated payment app. Stored next to the embedded database, created at the first start. */
export function readPaymentKeys(folder: string): PaymentKeys {
  const file = join(folder, 'payment-keys.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify(createPaymentKeys()), { mode: 0o600, flag: 'wx' });
  return JSON.parse(readFileSync(file, 'utf8')) as PaymentKeys;
}
