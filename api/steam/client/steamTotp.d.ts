// The package `steam-totp` brings no types of its own.
declare module 'steam-totp' {
  /** Five-character login code of a shared secret (base64), for now plus an offset in seconds. */
  export function getAuthCode(sharedSecret: string, timeOffset?: number): string;
  /** Base64 confirmation key of an identity secret (base64), a Unix time in seconds and a tag. */
  export function getConfirmationKey(identitySecret: string, time: number, tag: string): string;
}
