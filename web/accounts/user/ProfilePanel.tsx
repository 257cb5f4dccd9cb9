import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ProfilePanel_viewer$key } from '../../__generated__/ProfilePanel_viewer.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { useUnsavedPrompt } from '../../shell/UnsavedGuard.tsx';
import { personName } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PictureField } from './PictureField.tsx';
import { SettingCard } from './SettingCard.tsx';
import { NICKNAME_LENGTH_MAX, nicknameLength, useProfileForm, useRemoveAvatar } from './useProfileForm.ts';

interface ProfilePanelProps {
  readonly viewer: ProfilePanel_viewer$key;
}

/** Picture and nickname, as others see them. Both are saved together (requirements U-01, U-05). */
export function ProfilePanel({ viewer }: ProfilePanelProps) {
  const { avatarUrl, nicknameAvailableAt, user, ...data } = useFragment(FRAGMENT, viewer);
  const { t, i18n } = useTranslation(['user', 'shell']);
  const { toasts } = useAppServices();
  const stored = personName(data.nickname, i18n.language);
  const form = useProfileForm({ stored, viewerIds: [data.id, user.id] });
  const [removeAvatar, isRemoving] = useRemoveAvatar(() => toasts.show('success', t('pictureRemoved')));
  const [isBusy, setIsBusy] = useState(false);
  const writeMoment = useMomentText(0);
  useUnsavedPrompt(form);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isDirty || isBusy) return;
    setIsBusy(true);
    await form.save();
    setIsBusy(false);
  }
  return (
    <SettingCard as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <h2>{t('profile')}</h2>
      <PictureField
        name={stored}
        url={avatarUrl ?? null}
        picture={form.picture}
        problem={form.pictureProblem}
        progress={form.progress}
        onChoose={form.choosePicture}
        onRemove={removeAvatar}
        isRemoving={isRemoving}
      />
      <Names>
        <Field
          label={t('nickname')}
          autoComplete="nickname"
          maxLength={100}
          value={form.nickname}
          disabled={nicknameAvailableAt != null}
          problem={form.nicknameProblem}
          onChange={(event) => form.typeNickname(event.target.value)}
        />
        <small className="num">
          {nicknameAvailableAt == null
            ? t('nicknameRule', { number: nicknameLength(form.nickname), max: NICKNAME_LENGTH_MAX })
            : t('nicknameNext', { at: writeMoment(nicknameAvailableAt) })}
        </small>
      </Names>
      <Foot>
        <Button type="submit" look="primary" isBusy={isBusy} disabled={!form.isDirty}>
          {t('save')}
        </Button>
        {form.isDirty && !isBusy && <Button onClick={form.discard}>{t('discard')}</Button>}
      </Foot>
    </SettingCard>
  );
}

const FRAGMENT = graphql`
  fragment ProfilePanel_viewer on Viewer {
    id
    nickname
    nicknameAvailableAt
    avatarUrl
    user {
      id
    }
  }
`;

const Names = styled.div`
  max-width: 420px;
  padding-top: 10px;
  small { display: block; padding-top: 6px; font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Foot = styled.div`
  display: flex;
  gap: 10px;
  padding-top: 16px;
  @media (max-width: 767px) { button { flex: 1; height: 44px; } }
`;
