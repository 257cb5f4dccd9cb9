import { networkOf } from '../../kernel/networkOf.ts';
import type { Platform } from '../../kernel/platform.ts';
import { isDeviceKnown } from './device.store.ts';

/**
 * Who requests or enters a code: a browser that never signed in to this number's account, one that did, or a signed-in
 * user who takes a guarded step. Each lane is counted separately, so that nobody can use up another's allowance.
 */
export type CodeLane = 'stranger' | 'device' | 'session';

/** Codes in an hour and in a day, and wrong tries in a day. */
export interface CodeAllowance {
  perHour: number;
  perDay: number;
  triesPerDay: number;
}

/**
 * The allowance of one source (a network, a device, a user) for a phone's codes, and of all sources of the lane
 * together. The tries of all lanes add up to the fifty guesses a day of T-1; the codes that strangers can cause are
 * limited by T-2.
 */
export const CODE_ALLOWANCES: Readonly<Record<CodeLane, { one: CodeAllowance; all: CodeAllowance }>> = {
  stranger: {
    one: { perHour: 3, perDay: 5, triesPerDay: 10 },
    all: { perHour: 5, perDay: 10, triesPerDay: 25 },
  },
  device: {
    one: { perHour: 3, perDay: 5, triesPerDay: 8 },
    all: { perHour: 5, perDay: 10, triesPerDay: 15 },
  },
  session: {
    one: { perHour: 5, perDay: 10, triesPerDay: 10 },
    all: { perHour: 5, perDay: 10, triesPerDay: 10 },
  },
};

/** Where a code is requested or entered. */
export interface CodeOrigin {
  lane: CodeLane;
  /** What the lane counts by: a network, the hash of a device's secret, or `user:<id>`. */
  source: string;
  /** From the browser's cookie; null if there is none, or if it is irrelevant. */
  deviceHash: string | null;
  /** The network of the request (`networkOf`). */
  network: string;
}

/** The origin of a guarded step of a signed-in user. Strangers cannot request its codes or try them. */
export function sessionOrigin(userId: string, address: string): CodeOrigin {
  return { lane: 'session', source: `user:${userId}`, deviceHash: null, network: networkOf(address) };
}

/**
 * The origin of a code to a new number that a signed-in user claims. The number may be anybody's, so it counts among
 * the codes that strangers may cause there.
 */
export function newPhoneOrigin(userId: string, address: string): CodeOrigin {
  return { ...sessionOrigin(userId, address), lane: 'stranger' };
}

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
