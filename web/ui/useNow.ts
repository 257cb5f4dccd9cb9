import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, updated every `everyMs`. Before hydration it is `startMs` (the server's time), so
 * that the first render matches the server's markup.
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
