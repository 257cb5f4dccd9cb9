import { useCallback } from 'react';
import { useAppServices } from './appServices.ts';
import { TOAST_MS } from './toasts.ts';

const RELOADED_KEY = 'reloadedAt';
/** A page that fails again so soon after its reload is not reloaded a second time by itself. */
const QUIET_MS = 60_000;

/** Says in a toast of success why, and reloads the page once the toast has stood its time (requirement R-12). */
export function useReload(): (reason: string) => void {
  const { toasts } = useAppServices();
  return useCallback(
    (reason) => {
      if (wasJustReloaded()) {
        return;
      }
      toasts.show('success', reason);
      setTimeout(() => window.location.reload(), TOAST_MS);
    },
    [toasts],
  );
}

function wasJustReloaded(): boolean {
  try {
    const nowMs = Date.now();
    const isSoon = nowMs - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < QUIET_MS;
    sessionStorage.setItem(RELOADED_KEY, String(nowMs));
    return isSoon;
  } catch {
    // Without session storage nothing would end a row of reloads.
    return true;
  }
}
