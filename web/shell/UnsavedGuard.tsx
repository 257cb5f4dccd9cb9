import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { DialogButtons, Modal } from '../ui/Modal.tsx';
import { useAppServices } from './appServices.ts';

/** The texts of the question. The feature supplies the translations. */
export interface UnsavedWords {
  readonly title: string;
  readonly body: string;
  readonly stay: string;
  readonly leave: string;
  readonly saveAndLeave: string;
}

interface UnsavedGuardProps {
  readonly words: UnsavedWords;
  readonly children: ReactNode;
}

/**
 * Blocks a navigation while a form inside has an unsaved draft, and offers to save it, to discard it, or to stay
 * (U-05). Not while signing out, when nothing can be saved any more.
 */
export function UnsavedGuard({ words, children }: UnsavedGuardProps) {
  const { t } = useTranslation('shell');
  const { session } = useAppServices();
  const [drafts] = useState<Drafts>(() => new Map());
  const [isSaving, setIsSaving] = useState(false);
  const dirty = () => [...drafts.values()].filter(({ isDirty }) => isDirty);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !session.isSigningOut &&
      (from.pathname !== to.pathname || from.search !== to.search) &&
      dirty().length > 0,
  );
  const isAsking = blocker.state === 'blocked';
  async function saveAndLeave() {
    setIsSaving(true);
    let isSaved = true;
    for (const draft of dirty()) {
      isSaved = (await draft.save()) && isSaved;
    }
    setIsSaving(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  }
  return (
    <UnsavedDrafts value={drafts}>
      {children}
      {isAsking && (
        <Modal title={words.title} closeLabel={t('close')} onClose={blocker.reset}>
          <p>{words.body}</p>
          <DialogButtons>
            <Button onClick={blocker.reset}>{words.stay}</Button>
            <Button look="danger" disabled={isSaving} onClick={blocker.proceed}>
              {words.leave}
            </Button>
            <Button look="primary" isBusy={isSaving} onClick={() => void saveAndLeave()}>
              {words.saveAndLeave}
            </Button>
          </DialogButtons>
        </Modal>
      )}
    </UnsavedDrafts>
  );
}

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

/** Input of a form that is not saved yet. */
export interface Draft {
  readonly isDirty: boolean;
  /** Saves it. Resolves to false where it was rejected; the reason is shown beside the field. */
  readonly save: () => Promise<boolean>;
}

/** The drafts of a page, by the key of their form. */
export type Drafts = Map<string, Draft>;

/** Context in which forms register their drafts. `UnsavedGuard` asks before a navigation discards them. */
const UnsavedDrafts = createContext<Drafts>(new Map());
