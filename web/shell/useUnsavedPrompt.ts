import { use, useEffect, useId } from 'react';
import { type Draft, UnsavedDrafts } from './unsavedDrafts.ts';

/**
 * Asks before a draft is lost, on every way out (requirement U-05): `UnsavedGuard` around the form handles links,
 * tabs, Back and Forward; on close and reload the browser shows its own question.
 */
export function useUnsavedPrompt({ isDirty, save }: Draft): void {
  const drafts = use(UnsavedDrafts);
  const key = useId();
  useEffect(() => {
    drafts.set(key, { isDirty, save });
    return () => void drafts.delete(key);
  });
  // Registered only while there is a draft, because a page with this listener is excluded from the back/forward
  // cache.
  useEffect(() => {
    if (!isDirty) {
      return;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
