/**
 * A rejection by Steam with its EResult number. The routes convert it to `{strError}` or to an `X-eresult` header. 11 invalid state, 15
 * access denied, 25 limit for this partner, 26 item gone, 50 too many open offers.
 */
export class SteamRejection extends Error {
  readonly code: number;

  constructor(code: number, text: string) {
    super(`${text} (${code})`);
    this.name = 'SteamRejection';
    this.code = code;
  }
}
