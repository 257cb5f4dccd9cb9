const ICON_HOST = 'https://cdn.cstrike.app';
const IMAGE_PATH = /^\/images\/([0-9a-f]{64})\.webp$/;

/**
 * Encodes the hash of the library's image path in base64url, which saves about a tenth of the file. Throws for a path of another format.
 */
export function encodeIcon(imagePath: string): string {
  const hash = IMAGE_PATH.exec(imagePath)?.[1];
  if (hash === undefined) throw new Error(`not an image path: ${imagePath}`);
  return Buffer.from(hash, 'hex').toString('base64url');
}

/** The picture's address on the library's host; the inverse of `encodeIcon`. */
export function iconUrlOf(code: string): string {
  return `${ICON_HOST}/images/${Buffer.from(code, 'base64url').toString('hex')}.webp`;
}
