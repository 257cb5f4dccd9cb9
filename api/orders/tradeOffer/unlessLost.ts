import { SteamError } from '../../steam/client/steamError.ts';

/**
 * Where Steam refuses a question about holds or does not answer it, the hold is unknown, which stops nothing.
 * @throws the error if it is not Steam's, or if the account has to sign in again.
 */
export function unlessLost(error: unknown): 'unknown' {
  if (!(error instanceof SteamError) || error.kind === 'sessionExpired') throw error;
  return 'unknown';
}
