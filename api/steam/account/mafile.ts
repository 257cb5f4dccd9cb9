import { z } from 'zod';

/** The contents of a Mafile that we need to act for its account. */
export interface Mafile {
  /** In lower case, as Steam compares names. */
  accountName: string;
  /** Null if the file does not contain it. Steam returns it at the sign-in. */
  steamId: string | null;
  /** Base64 of 20 bytes. */
  sharedSecret: string;
  /** Base64 of 20 bytes. */
  identitySecret: string;
  /** `android:…`. Null if the file has none: it is then derived from the steamid64. */
  deviceId: string | null;
}

/** Reason for which a text is not an acceptable Mafile. Stable: the site's texts depend on it. */
export type MafileProblem =
  | 'mafileEmpty'
  | 'mafileTooLarge'
  | 'mafileEncrypted'
  | 'mafileInvalid'
  | 'mafileNameMissing'
  | 'mafileSecretInvalid';

/** Maximum size of a Mafile. Most have 2 KB (T-14). */
export const MAFILE_BYTES_MAX = 64 * 1024;
const DEPTH_MAX = 5;
const ENCRYPTED_LENGTH_MIN = 64;

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}$/;
const SECRET = /^[A-Za-z0-9+/]{27}=$/;
const ACCOUNT_NAME = /^[^\s\p{C}]{1,64}$/u;
const STEAM_ID = /7656119\d{10}/;
const DEVICE_ID = /^android:[0-9A-Za-z-]{1,64}$/;
const NAME_IN_URI = /^otpauth:\/\/totp\/Steam:([^?]+)/;

const text = z.string().max(4_096).nullish().catch(null);
/** Tokens and ids as written by the various tools. All of them are optional. */
const Session = z
  .object({ SteamID: text, RefreshToken: text, SteamLoginSecure: text, SteamLogin: text })
  .nullish()
  .catch(null);
const Shape = z.object({
  account_name: text,
  uri: text,
  shared_secret: text,
  identity_secret: text,
  device_id: text,
  steam_id: text,
  steamid: text,
  Session,
  tokens: z.object({ refresh_token: text }).nullish().catch(null),
});
type Raw = z.infer<typeof Shape>;

/** Computes the nesting depth of a JSON text without parsing it, since a recursive parser could overflow its stack. */
function depthOf(json: string): number {
  let [depth, deepest, isInString] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

type Reviver = (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown;
const parseWithSource = JSON.parse as (json: string, reviver: Reviver) => unknown;

/**
 * Parses JSON with numbers as text, since a steamid64 exceeds the precision of a double. Null if the text is not JSON or sets a prototype.
 */
function parseExactly(json: string): unknown {
  try {
    return parseWithSource(json, (key, value, { source }) => {
      if (key === '__proto__') throw new Error('a prototype');
      return typeof value === 'number' ? (source ?? String(value)) : value;
    });
  } catch {
    return null;
  }
}

/** The steamid64 that a refresh token belongs to. */
function subjectOf(token: string): string {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return String(sub);
  } catch {
    return '';
  }
}

function steamIdOf({ Session: session, steam_id, steamid, tokens }: Raw): string | null {
  const places = [
    session?.SteamID,
    steam_id,
    steamid,
    subjectOf(session?.RefreshToken ?? ''),
    subjectOf(tokens?.refresh_token ?? ''),
    session?.SteamLoginSecure,
    session?.SteamLogin,
  ];
  for (const place of places) {
    const found = STEAM_ID.exec(place ?? '')?.[0];
    if (found) return found;
  }
  return null;
}

function nameOf({ account_name: name, uri }: Raw): string {
  const written = name?.trim() || (NAME_IN_URI.exec(uri ?? '')?.[1] ?? '');
  return written.toLowerCase();
}

function readShape(raw: Raw): Mafile | MafileProblem {
  const accountName = nameOf(raw);
  const { shared_secret: sharedSecret, identity_secret: identitySecret, device_id: deviceId } = raw;
  if (sharedSecret == null && identitySecret == null) return 'mafileInvalid';
  if (!ACCOUNT_NAME.test(accountName)) return 'mafileNameMissing';
  if (!sharedSecret || !SECRET.test(sharedSecret)) return 'mafileSecretInvalid';
  if (!identitySecret || !SECRET.test(identitySecret)) return 'mafileSecretInvalid';
  return {
    accountName,
    steamId: steamIdOf(raw),
    sharedSecret,
    identitySecret,
    deviceId: deviceId && DEVICE_ID.test(deviceId) ? deviceId : null,
  };
}

/**
 * Parses a Mafile as written by the usual tools: with or without a session, the SteamID as a number, a text or absent. Distinguishes a file
 * encrypted by its tool from an invalid one. Errors reveal nothing of the contents.
 */
export function readMafile(file: string): Mafile | MafileProblem {
  const json = file.replace(/^\uFEFF/, '').trim();
  if (json === '') return 'mafileEmpty';
  if (json.length > MAFILE_BYTES_MAX || new TextEncoder().encode(json).length > MAFILE_BYTES_MAX)
    return 'mafileTooLarge';
  if (!json.startsWith('{')) {
    return json.length >= ENCRYPTED_LENGTH_MIN && BASE64.test(json) ? 'mafileEncrypted' : 'mafileInvalid';
  }
  if (depthOf(json) > DEPTH_MAX) return 'mafileInvalid';
  const parsed = Shape.safeParse(parseExactly(json));
  return parsed.success ? readShape(parsed.data) : 'mafileInvalid';
}
