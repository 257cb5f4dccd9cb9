import { useAppServices } from './appServices.ts';

/** Puts a text on the clipboard and says so in a toast; some browsers do not allow it, which is said as well. */
export function useCopyText(copied: string, failed: string): (text: string) => Promise<void> {
  const { toasts } = useAppServices();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', copied);
    } catch {
      toasts.show('failure', failed);
    }
  };
}
