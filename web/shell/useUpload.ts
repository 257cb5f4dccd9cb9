import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissingSession } from '../relay/envelope.ts';
import { useAppServices } from './appServices.ts';

/** The result of an upload: the response's data, or the message to show. */
export type UploadOutcome<TData> = { readonly data: TData } | { readonly problem: string };

/** The response's envelope; the code 0 for success. */
interface Answer<TData> {
  readonly code?: number;
  readonly msg?: string;
  readonly data?: TData;
}

/**
 * Uploads files to one of the endpoints that accept a form, and the progress of the upload, 0 to 1; null while none is
 * running. Without a session, the sign-in opens; where another user is signed in by now, the page reloads (decision 0050).
 * @param field name of the form's field.
 */
export function useUpload<TData>(
  url: string,
  field: string,
): [upload: (file: Blob, name: string) => Promise<UploadOutcome<TData>>, progress: number | null] {
  const { t } = useTranslation('shell');
  const { dialogs, session } = useAppServices();
  const [progress, setProgress] = useState<number | null>(null);
  async function upload(file: Blob, name: string): Promise<UploadOutcome<TData>> {
    const form = new FormData();
    form.append(field, file, name);
    setProgress(0);
    const { status, answer } = await send<TData>(url, form, session.viewerId, setProgress);
    setProgress(null);
    if (answer?.code === 0) return { data: answer.data as TData };
    // 0 when no response arrived.
    const code = answer?.code ?? status;
    if (isMissingSession(code)) dialogs.open({ kind: 'login' });
    return { problem: answer?.msg || t(code === 0 ? 'error_0' : 'error_500') };
  }
  return [upload, progress];
}

/** The HTTP status of a request whose page belongs to another user than its session. */
const VIEWER_CHANGED = 409;

/** Sends a form and reports its progress, which `fetch` cannot do. The status is 0 when no response arrives. */
function send<TData>(
  url: string,
  form: FormData,
  viewerId: string | null,
  onProgress: (share: number) => void,
): Promise<{ status: number; answer: Answer<TData> | null }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    if (viewerId !== null) request.setRequestHeader('x-viewer', viewerId);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => {
      if (request.status === VIEWER_CHANGED) window.location.reload();
      else resolve({ status: request.status, answer: request.response as Answer<TData> | null });
    };
    request.send(form);
  });
}
