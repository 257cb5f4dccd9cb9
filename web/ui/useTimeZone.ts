import { useSyncExternalStore } from 'react';

/** The zone of the server's markup: most readers live in it, so that for them nothing changes when the page starts. */
const SERVER_TIME_ZONE = 'Asia/Shanghai';

/** The reader's time zone; while the page starts, the one that the server wrote its markup in. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => SERVER_TIME_ZONE,
  );
}
