import { use, useEffect, useId } from 'react';
import { type Draft, UnsavedDrafts } from './unsavedDrafts.ts';

/**
 * Asks before a draft is lost, on every way out (requirement U-05): `UnsavedGuard` around the form asks at links, tabs, Back and Forward;
 * at closing and reloading the browser asks in its own words.
 */
export function useUnsavedPrompt({ isDirty, save }: Draft): void {
  const drafts = use(UnsavedDrafts);
  const key = useId();
  useEffect(() => {
    drafts.set(key, { isDirty, save });
    return () => void drafts.delete(key);
  });
  // Only while there is something to lose: a page that listens is not kept for Back.
  useEffect(() => {
    if (!isDirty) {
      return;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
