import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import {
  APPLICATION_FIELDS,
  type ApplicationDraft,
  type ApplicationField,
  applicationInput,
  draftOf,
  isSameDraft,
  type SavedApplication,
  wrongFields,
} from './applicationDraft.ts';
import { useApplyPartner } from './useApplyPartner.ts';
import type { Attachment } from './useAttachment.ts';

interface ApplicationFormOptions {
  /** The previous submission; null when there is none. */
  readonly kept: SavedApplication | null;
  readonly attachment: Attachment;
  readonly onChanged: () => void;
}

/**
 * State of the application form, and its submission: first the application, then its file. A failure of the file
 * alone is shown beside the file.
 */
export function useApplicationForm({ kept, attachment, onChanged }: ApplicationFormOptions) {
  const { t } = useTranslation('console');
  const { toasts } = useAppServices();
  const [stored] = useState(() => draftOf(kept));
  const [draft, setDraft] = useState(stored);
  const [wrong, setWrong] = useState<readonly ApplicationField[]>([]);
  const [isSending, setIsSending] = useState(false);
  const apply = useApplyPartner();
  async function send(): Promise<boolean> {
    const error = await apply(applicationInput(draft)).catch(() => undefined);
    if (error === undefined) return false;
    if (error !== null) {
      const field = APPLICATION_FIELDS.find((each) => each === error.field);
      if (field !== undefined) setWrong([field]);
      else toasts.show('failure', error.message);
      // It was submitted in another tab.
      if (error.code === 'APPLICATION_EXISTS') onChanged();
      return false;
    }
    const isWhole = attachment.file === null || (await attachment.upload(attachment.file));
    toasts.show(isWhole ? 'success' : 'failure', t(isWhole ? 'submitted' : 'submittedWithoutFile'));
    onChanged();
    return isWhole;
  }
  async function save(): Promise<boolean> {
    const fields = wrongFields(draft);
    setWrong(fields);
    if (fields.length > 0 || isSending) return false;
    setIsSending(true);
    const isSent = await send();
    setIsSending(false);
    return isSent;
  }
  return {
    draft,
    isDirty: !isSameDraft(draft, stored) || attachment.file !== null,
    isSending,
    save,
    change(part: Partial<ApplicationDraft>, field: ApplicationField) {
      setDraft({ ...draft, ...part });
      setWrong(wrong.filter((each) => each !== field));
    },
    problemOf: (field: ApplicationField) => (wrong.includes(field) ? t(`problem_${field}`) : undefined),
  };
}

/** The return type of `useApplicationForm`. */
export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
