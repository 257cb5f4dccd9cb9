import type { Platform } from '../../kernel/platform.ts';
import type { CodeOrigin } from './codeAllowance.ts';
import { isDeviceKnown } from './device.store.ts';
import { networkOf } from './networkOf.ts';

/**
 * What a sign-in code for a number is counted by: the device if it has signed in to this account before, otherwise its
 * network.
 */
export async function readCodeOrigin(
  { db }: Platform,
  { phone, address, deviceHash }: { phone: string; address: string; deviceHash: string | null },
): Promise<CodeOrigin> {
  const network = networkOf(address);
  if (deviceHash && (await isDeviceKnown(db, deviceHash, phone)))
    return { lane: 'device', source: deviceHash, deviceHash, network };
  return { lane: 'stranger', source: network, deviceHash, network };
}
