import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useProfileFormRemoveAvatarMutation } from '../../__generated__/useProfileFormRemoveAvatarMutation.graphql.ts';
import type { useProfileFormSetNicknameMutation } from '../../__generated__/useProfileFormSetNicknameMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
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

/** The longest nickname in characters, as users count them. */
export const NICKNAME_LENGTH_MAX = 20;

/** Number of characters as users count them: an emoji of several code points is one. */
export function nicknameLength(text: string): number {
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text.normalize('NFC').trim())]
    .length;
}

/**
 * Sets a nickname. Resolves to the message of a domain error, or to null on success. Rejects when no response
 * arrived; the network layer has reported that.
 */
export type SetNickname = (nickname: string) => Promise<string | null>;

/** Sets the viewer's nickname. */
function useSetNickname(): SetNickname {
  const [commit] = useMutation<useProfileFormSetNicknameMutation>(SET_NICKNAME);
  return (nickname) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input: { nickname } },
        onCompleted: ({ setNickname: answer }, errors) =>
          errors?.length ? reject(new Error(errors[0]?.message)) : resolve(answer.message ?? null),
        onError: reject,
      });
    });
}

const SET_NICKNAME = graphql`
  mutation useProfileFormSetNicknameMutation($input: SetNicknameInput!) {
    setNickname(input: $input) {
      ... on SetNicknamePayload {
        viewer {
          id
          nickname
          nicknameAvailableAt
          user {
            id
            nickname
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

/** Restores the default picture. */
export function useRemoveAvatar(onRemoved: () => void): [remove: () => void, isRemoving: boolean] {
  const [commit, isInFlight] = useMutation<useProfileFormRemoveAvatarMutation>(REMOVE_AVATAR);
  return [() => void commit({ variables: { input: {} }, onCompleted: onRemoved }), isInFlight];
}

const REMOVE_AVATAR = graphql`
  mutation useProfileFormRemoveAvatarMutation($input: RemoveAvatarInput!) {
    removeAvatar(input: $input) {
      ... on RemoveAvatarPayload {
        viewer {
          id
          avatarUrl
          user {
            id
            avatarUrl
          }
        }
      }
    }
  }
`;
