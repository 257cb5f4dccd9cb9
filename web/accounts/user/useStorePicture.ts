import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { isMissingSession } from '../../relay/envelope.ts';
import { noteOwnChange } from '../../relay/relayEnvironment.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Stores a picture as the viewer's. Resolves to an error message, or to null on success. */
export type StorePicture = (picture: Blob) => Promise<string | null>;

/** The upload with its progress, 0 to 1; null while none is running. */
export function useStorePicture(
  viewerIds: readonly string[],
): [storePicture: StorePicture, progress: number | null] {
  const environment = useRelayEnvironment();
  const { dialogs } = useAppServices();
  const { t } = useTranslation(['user', 'shell']);
  const [progress, setProgress] = useState<number | null>(null);
  async function storePicture(picture: Blob): Promise<string | null> {
    setProgress(0);
    const outcome = await uploadPicture(picture, setProgress);
    setProgress(null);
    if ('avatar' in outcome) {
      commitLocalUpdate(environment, (store) => {
        for (const id of viewerIds) store.get(id)?.setValue(outcome.avatar, 'avatarUrl');
      });
      noteOwnChange(environment);
      return null;
    }
    if (isMissingSession(outcome.code)) dialogs.open({ kind: 'login' });
    return outcome.sentence === '' ? t(`shell:error_${outcome.code === 0 ? 0 : 500}`) : outcome.sentence;
  }
  return [storePicture, progress];
}

/**
 * The result of an upload: the new URL, or a code (0: no response) with the server's message in the reader's
 * language.
 */
export type UploadOutcome =
  | { readonly avatar: string }
  | { readonly code: number; readonly sentence: string };

/**
 * Uploads a picture by the one endpoint that accepts a form, and reports its progress, 0 to 1, which `fetch` cannot
 * do.
 */
function uploadPicture(picture: Blob, onProgress: (share: number) => void): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/web/avatar');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => {
      const answer = request.response as { code?: number; msg?: string; data?: { avatar?: string } } | null;
      const avatar = answer?.code === 0 ? answer.data?.avatar : undefined;
      if (avatar !== undefined) resolve({ avatar });
      else resolve({ code: answer?.code ?? request.status, sentence: answer?.msg ?? '' });
    };
    const form = new FormData();
    form.append('picture', picture, 'picture');
    request.send(form);
  });
}
