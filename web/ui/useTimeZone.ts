import { useSyncExternalStore } from 'react';

/** Time zone of the server's markup. Most readers are in it, so that nothing changes for them on hydration. */
const SERVER_TIME_ZONE = 'Asia/Shanghai';

/** The reader's time zone; during hydration, that of the server's markup. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => SERVER_TIME_ZONE,
  );
}
