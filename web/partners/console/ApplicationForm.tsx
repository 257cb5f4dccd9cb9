import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedPrompt } from '../../shell/UnsavedGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { ApplicationFields } from './ApplicationFields.tsx';
import type { SavedApplication } from './applicationDraft.ts';
import { Actions, Hint, PartnerCard } from './partnerParts.ts';
import { useApplicationForm } from './useApplicationForm.ts';
import type { Attachment } from './useAttachment.ts';

interface ApplicationFormProps {
  /** The previous submission; null when there is none. */
  readonly kept: SavedApplication | null;
  readonly attachment: Attachment;
  readonly keptName: string | null;
  readonly onChanged: () => void;
}

/** The applicant, the purpose and the expected volume (requirement P-01). Unsaved input is protected on navigation. */
export function ApplicationForm({ kept, attachment, keptName, onChanged }: ApplicationFormProps) {
  const { t } = useTranslation('console');
  const form = useApplicationForm({ kept, attachment, onChanged });
  useUnsavedPrompt(form);
  function submit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }
  return (
    <PartnerCard as="form" noValidate onSubmit={submit} aria-label={t('application')}>
      <h2>{t(kept === null ? 'application' : 'correction')}</h2>
      <Hint>{t('applicationHint')}</Hint>
      <ApplicationFields form={form} attachment={attachment} keptName={keptName} />
      <Actions>
        <Button type="submit" look="primary" isBusy={form.isSending}>
          {t(kept === null ? 'submit' : 'submitAgain')}
        </Button>
        <Hint>{t('reviewTime')}</Hint>
      </Actions>
    </PartnerCard>
  );
}
