import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../shell/useUpload.ts';

/** Accepted file types. The server checks the content, the browser the name. */
export const ATTACHMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'];
const BYTES_MAX = 5 * 1024 * 1024;

/** State of an application's attachment: selected, uploading, or rejected with a message. */
export function useAttachment() {
  const { t } = useTranslation('console');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [send, progress] = useUpload<unknown>('/web/partner/attachment', 'attachment');
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
    const outcome = await send(chosen, chosen.name);
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return false;
    }
    setFile(null);
    return true;
  }
  return { file, problem, progress, choose, upload };
}

/** The return type of `useAttachment`. */
export type Attachment = ReturnType<typeof useAttachment>;
