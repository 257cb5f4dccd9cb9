/** Encryption parameters of one file in its tool's manifest.json; both base64. */
export interface FileSeal {
  readonly salt: string;
  readonly iv: string;
}

/** The encryption parameters of a manifest by file name. */
export type Manifest = ReadonlyMap<string, FileSeal>;

/** Steam Desktop Authenticator: AES-256-CBC, the key by PBKDF2 with HMAC-SHA1. */
const KEY_ROUNDS = 50_000;
const KEY_BITS = 256;

interface ManifestEntry {
  readonly filename?: unknown;
  readonly encryption_salt?: unknown;
  readonly encryption_iv?: unknown;
}

/** Parses a manifest.json. Null when the text is none. */
export function readManifest(text: string): Manifest | null {
  try {
    const { entries } = JSON.parse(text.replace(/^\uFEFF/, '')) as { entries?: unknown };
    if (!Array.isArray(entries)) {
      return null;
    }
    return new Map(
      (entries as (ManifestEntry | null)[]).flatMap((entry): [string, FileSeal][] => {
        const { filename, encryption_salt: salt, encryption_iv: iv } = entry ?? {};
        const isSealed = typeof filename === 'string' && typeof salt === 'string' && typeof iv === 'string';
        return isSealed ? [[filename, { salt, iv }]] : [];
      }),
    );
  } catch {
    return null;
  }
}

/** True when a text is base64 and not JSON, as an encrypted Mafile is. */
export function isEncryptedText(text: string): boolean {
  return /^[A-Za-z0-9+/\s]{64,}={0,2}\s*$/.test(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0));
}

/**
 * A browser renames a repeated download, but the steamid64 in the name stays. A manifest with one file applies to any
 * name.
 */
function sealOf(manifest: Manifest, fileName: string): FileSeal | null {
  const steamId = /7656119\d{10}/.exec(fileName)?.[0];
  const byId = [...manifest].find(([name]) => steamId !== undefined && name.startsWith(steamId))?.[1];
  const only = manifest.size === 1 ? [...manifest.values()][0] : undefined;
  return manifest.get(fileName) ?? byId ?? only ?? null;
}

/**
 * Decrypts a Mafile in the browser, so that its passkey is never sent. Null when the passkey is wrong, the manifest
 * does not contain the file, or the browser does not support it (a page without https).
 */
export async function openMafile(
  { name, text }: { readonly name: string; readonly text: string },
  manifest: Manifest,
  passkey: string,
): Promise<string | null> {
  const seal = sealOf(manifest, name);
  if (seal === null || globalThis.crypto.subtle === undefined) {
    return null;
  }
  try {
    const { subtle } = globalThis.crypto;
    const secret = await subtle.importKey('raw', new TextEncoder().encode(passkey), 'PBKDF2', false, [
      'deriveKey',
    ]);
    const how = { name: 'PBKDF2', hash: 'SHA-1', salt: bytesOf(seal.salt), iterations: KEY_ROUNDS };
    const key = await subtle.deriveKey(how, secret, { name: 'AES-CBC', length: KEY_BITS }, false, [
      'decrypt',
    ]);
    const opened = await subtle.decrypt({ name: 'AES-CBC', iv: bytesOf(seal.iv) }, key, bytesOf(text));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(opened);
    // A wrong passkey may produce valid padding by chance.
    JSON.parse(json);
    return json;
  } catch {
    return null;
  }
}
