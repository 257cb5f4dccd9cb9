import { useSyncExternalStore } from 'react';

/** False in the server's markup and during hydration, when the reader's time zone is not known yet. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
