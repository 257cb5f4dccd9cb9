import { useCallback } from 'react';
import { useAppServices } from './appServices.ts';
import { TOAST_MS } from './toasts.ts';

const RELOADED_KEY = 'reloadedAt';
/** In ms: a page that fails again within this time after its reload is not reloaded automatically again. */
const QUIET_MS = 60_000;

/** Shows the reason in a success toast, and reloads the page when the toast closes (requirement R-12). */
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
    // Without session storage nothing would stop a loop of reloads.
    return true;
  }
}
