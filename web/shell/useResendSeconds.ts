import { useEffect, useState } from 'react';

/** Whole seconds until another code may be requested; 0 when it may be. */
export function useResendSeconds(): [seconds: number, start: (seconds: number) => void] {
  const [endMs, setEndMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  function start(count: number) {
    setNowMs(Date.now());
    setEndMs(Date.now() + count * 1000);
  }
  return [seconds, start];
}
