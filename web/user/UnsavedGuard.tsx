import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { type Drafts, UnsavedDrafts } from './unsavedDrafts.ts';

interface UnsavedGuardProps {
  readonly children: ReactNode;
}

/** Holds back each navigation while one of the forms inside has a draft, and offers to save it, to leave it, or to stay (U-05). */
export function UnsavedGuard({ children }: UnsavedGuardProps) {
  const { t } = useTranslation(['user', 'app']);
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
        <Modal title={t('unsavedTitle')} closeLabel={t('app:close')} onClose={blocker.reset}>
          <p>{t('unsavedBody')}</p>
          <DialogButtons>
            <Button onClick={blocker.reset}>{t('cancel')}</Button>
            <Button look="danger" disabled={isSaving} onClick={blocker.proceed}>
              {t('leave')}
            </Button>
            <Button look="primary" isBusy={isSaving} onClick={() => void saveAndLeave()}>
              {t('saveAndLeave')}
            </Button>
          </DialogButtons>
        </Modal>
      )}
    </UnsavedDrafts>
  );
}
