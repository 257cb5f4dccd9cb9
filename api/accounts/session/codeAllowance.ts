import { networkOf } from './networkOf.ts';

/**
 * Who asks for a code or types one: a browser that never signed in to this number's account, one that did, or somebody signed in who
 * takes a guarded step. Each is counted by itself, so that nobody uses up what belongs to another.
 */
export type CodeLane = 'stranger' | 'device' | 'session';

/** Codes in an hour and in a day, and wrong tries in a day. */
export interface CodeAllowance {
  perHour: number;
  perDay: number;
  triesPerDay: number;
}

/**
 * What one source (a network, a device, a user) may have of a phone's codes, and what all sources of the lane may have together. The
 * tries of all lanes together are the fifty guesses a day of T-1; what strangers can have sent is what T-2 says.
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

/** Where a code is asked for, or typed. */
export interface CodeOrigin {
  lane: CodeLane;
  /** Whom the lane counts: a network, the hash of a device's secret, or `user:<id>`. */
  source: string;
  /** Of the browser's cookie; null where there is none, or where it does not matter. */
  deviceHash: string | null;
  /** The network of the request (`networkOf`). */
  network: string;
}

/** A guarded step of somebody signed in: no stranger can ask for its codes or try at them. */
export function sessionOrigin(userId: string, address: string): CodeOrigin {
  return { lane: 'session', source: `user:${userId}`, deviceHash: null, network: networkOf(address) };
}

/** A number that somebody signed in names as theirs to be: it may be anybody's, so it counts among what strangers may have sent there. */
export function newPhoneOrigin(userId: string, address: string): CodeOrigin {
  return { ...sessionOrigin(userId, address), lane: 'stranger' };
}

/** A device is forgotten when it has not signed in for so long; browsers keep no cookie longer. */
export const DEVICE_DAYS = 400;
/** So many devices of a user are known, the last ones. */
export const DEVICES_MAX = 20;
/** A browser that has not signed in keeps its name for the codes that it asks for. */
export const VISITOR_DEVICE_SECONDS = 3_600;

/** The browser's name cookie (decision 0047), prefixed as `bindCookieName` says. */
export function deviceCookieName(isSecureSite: boolean): string {
  return isSecureSite ? '__Host-device' : 'device';
}

const DEVICE_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** True for the form of our secrets: 32 random bytes in base64url. */
export function isDeviceToken(text: string): boolean {
  return DEVICE_TOKEN.test(text);
}
