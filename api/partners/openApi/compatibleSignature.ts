import { createHash } from 'node:crypto';

/** How a partner signs: our own style, or one of two styles of other platforms, for partners who migrate. */
export const SIGNATURE_STYLES = ['native', 'ecosteam', 'youpin'] as const;
export type SignatureStyle = (typeof SIGNATURE_STYLES)[number];

/** The fields that authenticate a request in another platform's style, beside those of the call. */
export const SIGNING_FIELDS = {
  native: [],
  ecosteam: ['PartnerId', 'Timestamp', 'Sign'],
  youpin: ['appKey', 'timestamp', 'sign'],
} as const satisfies Record<SignatureStyle, readonly string[]>;

/** The authentication fields of a request in another platform's style. */
export interface CompatibleClaim {
  appId: string;
  /** Timestamp in Unix seconds. */
  timestamp: string;
  /** Those styles have no nonce, so the signature itself may be used once. */
  nonce: string;
  signature: string;
  text: Buffer;
}

type Fields = Readonly<Record<string, unknown>>;

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/**
 * ECOSteam's text to sign: the non-empty fields in the order of their names, ignoring case, as `name=value` joined by
 * `&`.
 */
export function ecosteamText(fields: Fields): string {
  return Object.keys(fields)
    .filter((name) => name.toLowerCase() !== 'sign' && !isEmpty(fields[name]))
    .sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map((name) => {
      const value = fields[name];
      return `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
    })
    .join('&');
}

/**
 * YouPin's text to sign: the non-empty fields in the order of their names, each name followed by its value as JSON,
 * without separators.
 */
export function youpinText(fields: Fields): string {
  return Object.keys(fields)
    .filter((name) => name !== 'sign' && !isEmpty(fields[name]))
    .sort()
    .map((name) => name + JSON.stringify(fields[name]))
    .join('');
}

/** Base64 can be written in several ways (padding, for example); the decoded bytes cannot. */
function nonceOf(signature: string): string {
  return createHash('sha256').update(Buffer.from(signature, 'base64')).digest('base64url');
}

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/** YouPin sends China's time. */
function secondsOfLocalTime(text: string): string {
  const match = LOCAL_TIME.exec(text);
  const milliseconds = match ? Date.parse(`${match[1]}T${match[2]}+08:00`) : Number.NaN;
  return Number.isNaN(milliseconds) ? '' : String(milliseconds / 1000);
}

/** Parses the authentication fields of a request in ECOSteam's or YouPin's style; null if it has none. */
export function readCompatibleClaim(
  fields: Fields,
): { style: SignatureStyle; claim: CompatibleClaim } | null {
  const { PartnerId, Timestamp, Sign, appKey, timestamp, sign } = fields;
  if (typeof PartnerId === 'string' && typeof Sign === 'string') {
    const text = Buffer.from(ecosteamText(fields));
    const claim = {
      appId: PartnerId,
      timestamp: String(Timestamp),
      nonce: nonceOf(Sign),
      signature: Sign,
      text,
    };
    return { style: 'ecosteam', claim };
  }
  if (typeof appKey === 'string' && typeof sign === 'string') {
    const text = Buffer.from(youpinText(fields));
    const seconds = secondsOfLocalTime(String(timestamp));
    const claim = { appId: appKey, timestamp: seconds, nonce: nonceOf(sign), signature: sign, text };
    return { style: 'youpin', claim };
  }
  return null;
}
