import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, updated every `everyMs`. Before hydration it is `startMs` (the server's time), so
 * that the first render matches the server's markup.
 */
export function useNow(startMs: number, everyMs = 1000): number {
  const [nowMs, setNowMs] = useState(startMs);
  useEffect(() => {
    const offsetMs = startMs - Date.now();
    // At once: pages that are refreshed more often than `everyMs` would never see the interval end.
    setNowMs(startMs);
    const timer = setInterval(() => setNowMs(Date.now() + offsetMs), everyMs);
    return () => clearInterval(timer);
  }, [startMs, everyMs]);
  return nowMs;
}

const LASTING_MS = 150;

/**
 * True once `isOn` has lasted for a moment. A fast response is not dimmed first, because dimming costs a phone more
 * than the response itself.
 */
export function useLasting(isOn: boolean): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isOn) {
      return;
    }
    const timer = setTimeout(() => setIsLasting(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isOn]);
  return isLasting;
}

/** Minutes and seconds of a wait, `4:32`. The last second is shown as `0:01`. */
export function clockText(waitMs: number): string {
  const seconds = Math.max(0, Math.ceil(waitMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
