// The package `steam-totp` has no types of its own.
declare module 'steam-totp' {
  /** Five-character login code of a shared secret (base64), for the current time plus an offset in seconds. */
  export function getAuthCode(sharedSecret: string, timeOffset?: number): string;
  /** Base64 confirmation key for an identity secret (base64), a Unix time in seconds and a tag. */
  export function getConfirmationKey(identitySecret: string, time: number, tag: string): string;
}
