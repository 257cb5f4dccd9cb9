import { SteamError } from '../../api/steam/client/steamError.ts';

/** The error that a call to Steam failed with; throws when it did not fail, or failed otherwise. */
export async function steamFailure(work: Promise<unknown>): Promise<SteamError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SteamError)) throw new Error(`expected a SteamError, got ${error}`);
  return error;
}
