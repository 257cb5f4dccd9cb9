import { useEffect, useState } from 'react';

/**
 * The time in milliseconds, renewed every `everyMs`; `startMs` (the server's time) until the page runs, so that the server's
 * markup and the first paint agree.
 */
export function useNow(startMs: number, everyMs = 1000): number {
  const [nowMs, setNowMs] = useState(startMs);
  useEffect(() => {
    const offsetMs = startMs - Date.now();
    const timer = setInterval(() => setNowMs(Date.now() + offsetMs), everyMs);
    return () => clearInterval(timer);
  }, [startMs, everyMs]);
  return nowMs;
}
