import { useAppServices } from './appServices.ts';

/** Copies a text to the clipboard and reports the result in a toast. Some browsers reject it. */
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
