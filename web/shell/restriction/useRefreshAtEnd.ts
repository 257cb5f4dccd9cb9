import { useEffect, useEffectEvent } from 'react';
import { nextAskMs } from './restrictions.ts';

/**
 * Refreshes when the earliest of some times is over, since nothing else announces what the clock alone ends, and every so often as
 * long as the answer still names a time that is over.
 */
export function useRefreshAtEnd(refresh: () => void, untils: readonly (string | null | undefined)[]): void {
  const key = JSON.stringify(untils);
  const ask = useEffectEvent(refresh);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const waitMs = nextAskMs(JSON.parse(key), Date.now());
      if (waitMs !== null) {
        timer = setTimeout(() => {
          ask();
          wait();
        }, waitMs);
      }
    };
    wait();
    return () => clearTimeout(timer);
  }, [key]);
}
