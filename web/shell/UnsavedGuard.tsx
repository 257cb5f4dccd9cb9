import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { DialogButtons } from '../ui/DialogButtons.ts';
import { Modal } from '../ui/Modal.tsx';
import { type Drafts, UnsavedDrafts } from './unsavedDrafts.ts';

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
 * (U-05).
 */
export function UnsavedGuard({ words, children }: UnsavedGuardProps) {
  const { t } = useTranslation('shell');
  const [drafts] = useState<Drafts>(() => new Map());
  const [isSaving, setIsSaving] = useState(false);
  const dirty = () => [...drafts.values()].filter(({ isDirty }) => isDirty);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && dirty().length > 0,
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
