/** Size limit of an uploaded picture, in bytes. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;
/** Edge of the stored square, in px. */
export const AVATAR_EDGE = 256;
/** Most pixels of a picture that is decoded: 48 megapixels, as phones produce them. */
export const PICTURE_PIXELS_MAX = 50_000_000;

/** The picture formats that may be uploaded. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, place) => bytes[from + place] === byte);

/**
 * The format of a picture by its first bytes, regardless of its name and declared type; null if not supported (ASVS
 * 5.2.2).
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const isWebp =
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? 'webp' : null;
}

/** The address of a stored picture by its hash. */
export function avatarPath(hash: string): string {
  return `/web/avatar/${hash}`;
}
