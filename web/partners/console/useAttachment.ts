import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissingSession } from '../../relay/envelope.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { uploadAttachment } from './uploadAttachment.ts';

/** Accepted file types. The server checks the content, the browser the name. */
export const ATTACHMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'];
const BYTES_MAX = 5 * 1024 * 1024;

/** State of an application's attachment: selected, uploading, or rejected with a message. */
export function useAttachment() {
  const { t } = useTranslation(['console', 'shell']);
  const { dialogs } = useAppServices();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [progress, setProgress] = useState<number | null>(null);
  /** Selects a file. Returns false, with the reason shown, when it is not valid. */
  function choose(chosen: File | null): boolean {
    const wrong =
      chosen === null
        ? undefined
        : chosen.size > BYTES_MAX
          ? t('attachmentTooLarge')
          : ATTACHMENT_TYPES.includes(chosen.type)
            ? undefined
            : t('attachmentTypeWrong');
    setFile(wrong === undefined ? chosen : null);
    setProblem(wrong);
    return wrong === undefined;
  }
  /** Uploads a file. Resolves to true when it is stored. */
  async function upload(chosen: File): Promise<boolean> {
    setProblem(undefined);
    setProgress(0);
    const outcome = await uploadAttachment(chosen, setProgress);
    setProgress(null);
    if (outcome === null) {
      setFile(null);
      return true;
    }
    if (isMissingSession(outcome.code)) dialogs.open({ kind: 'login' });
    setProblem(outcome.sentence || t(`shell:error_${outcome.code === 0 ? 0 : 500}`));
    return false;
  }
  return { file, problem, progress, choose, upload };
}

/** The return type of `useAttachment`. */
export type Attachment = ReturnType<typeof useAttachment>;
