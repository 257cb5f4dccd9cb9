import { useSyncExternalStore } from 'react';

/** False in the server's markup and while the page takes it over: then the reader's time zone is not known yet. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
