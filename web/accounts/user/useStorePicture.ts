import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { isMissingSession } from '../../relay/envelope.ts';
import { noteOwnChange } from '../../relay/relayEnvironment.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { uploadPicture } from './uploadPicture.ts';

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
