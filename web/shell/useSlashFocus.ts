import { useEffect, useEffectEvent } from 'react';

/** Calls back when `/` is pressed outside of fields and dialogs (look.md 3.5). */
export function useSlashFocus(focus: () => void) {
  const focusNow = useEffectEvent(focus);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type=checkbox]), textarea, select, dialog');
      if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping) {
        event.preventDefault();
        focusNow();
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
