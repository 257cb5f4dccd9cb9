import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import { useSetNickname } from './useSetNickname.ts';
import { useStorePicture } from './useStorePicture.ts';

interface StoredProfile {
  /** The nickname as it is displayed. */
  readonly stored: string;
  /** Ids of the records that contain the picture. */
  readonly viewerIds: readonly string[];
}

/**
 * Draft of picture and nickname, and how it is saved: first the picture, then the name. A saved part is no longer a
 * draft.
 */
export function useProfileForm({ stored, viewerIds }: StoredProfile) {
  const { t } = useTranslation(['user', 'shell']);
  const { toasts } = useAppServices();
  /** Null until the user types; the stored value is shown then. */
  const [typed, setTyped] = useState<string | null>(null);
  const [nicknameProblem, setNicknameProblem] = useState<string | undefined>();
  const [picture, setPicture] = useState<Blob | null>(null);
  const [pictureProblem, setPictureProblem] = useState<string | undefined>();
  const [storePicture, progress] = useStorePicture(viewerIds);
  const setNickname = useSetNickname();
  const nickname = typed ?? stored;
  const isRenamed = nickname.trim() !== stored;
  async function savePicture(): Promise<boolean> {
    if (picture === null) return true;
    const problem = await storePicture(picture);
    setPictureProblem(problem ?? undefined);
    if (problem === null) setPicture(null);
    return problem === null;
  }
  async function saveNickname(): Promise<boolean> {
    if (!isRenamed) return true;
    const problem = await setNickname(nickname).catch(() => undefined);
    setNicknameProblem(problem ?? undefined);
    if (problem === null) setTyped(null);
    return problem === null;
  }
  async function save(): Promise<boolean> {
    const isSaved = (await savePicture()) && (await saveNickname());
    if (isSaved) toasts.show('success', t('profileSaved'));
    return isSaved;
  }
  return {
    nickname,
    nicknameProblem,
    picture,
    pictureProblem,
    progress,
    isDirty: isRenamed || picture !== null,
    save,
    typeNickname(text: string) {
      setTyped(text);
      setNicknameProblem(undefined);
    },
    choosePicture(chosen: Blob | null, problem?: string) {
      setPicture(chosen);
      setPictureProblem(problem);
    },
    discard() {
      setTyped(null);
      setNicknameProblem(undefined);
      setPicture(null);
      setPictureProblem(undefined);
    },
  };
}
