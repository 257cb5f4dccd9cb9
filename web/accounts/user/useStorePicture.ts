import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { noteOwnChange } from '../../relay/relayEnvironment.ts';
import { useUpload } from '../../shell/useUpload.ts';

/** Stores a picture as the viewer's. Resolves to an error message, or to null on success. */
type StorePicture = (picture: Blob) => Promise<string | null>;

/** The upload with its progress, 0 to 1; null while none is running. */
export function useStorePicture(
  viewerIds: readonly string[],
): [storePicture: StorePicture, progress: number | null] {
  const environment = useRelayEnvironment();
  const [upload, progress] = useUpload<{ readonly avatar: string }>('/web/avatar', 'picture');
  async function storePicture(picture: Blob): Promise<string | null> {
    const outcome = await upload(picture, 'picture');
    if ('problem' in outcome) {
      return outcome.problem;
    }
    commitLocalUpdate(environment, (store) => {
      for (const id of viewerIds) store.get(id)?.setValue(outcome.data.avatar, 'avatarUrl');
    });
    noteOwnChange(environment);
    return null;
  }
  return [storePicture, progress];
}
