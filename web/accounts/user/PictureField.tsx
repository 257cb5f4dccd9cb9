import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PICTURE_TYPES } from './shrinkPicture.ts';
import { usePictureChoice } from './usePictureChoice.ts';
import { usePreview } from './usePreview.ts';

interface PictureFieldProps {
  readonly name: string;
  /** URL of the stored picture. */
  readonly url: string | null;
  /** Selected and not stored yet. */
  readonly picture: Blob | null;
  readonly problem: string | undefined;
  /** Upload progress, 0 to 1. */
  readonly progress: number | null;
  readonly onChoose: (picture: Blob | null, problem?: string) => void;
  readonly onRemove: () => void;
  readonly isRemoving: boolean;
}

/** The user's picture with a preview of the selected one. Selected by keyboard, by a press, or dropped. */
export function PictureField(props: PictureFieldProps) {
  const { name, url, picture, problem, progress, onChoose, onRemove, isRemoving } = props;
  const { t } = useTranslation('user');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const preview = usePreview(picture);
  const { isOver, dropTarget, pick } = usePictureChoice(onChoose);
  return (
    <Frame $isOver={isOver} {...dropTarget}>
      <Avatar name={name} url={preview ?? url} size={80} />
      <div>
        <Buttons>
          <Button size="small" aria-describedby={hintId} onClick={() => input.current?.click()}>
            {t('choosePicture')}
          </Button>
          {picture !== null && (
            <Button size="small" look="ghost" onClick={() => onChoose(null)}>
              {t('dropPicture')}
            </Button>
          )}
          {picture === null && url !== null && (
            <Button size="small" look="ghost" isBusy={isRemoving} onClick={onRemove}>
              {t('removePicture')}
            </Button>
          )}
        </Buttons>
        <small id={hintId}>{picture === null ? t('pictureHint') : t('pictureUnsaved')}</small>
        {progress !== null && <progress aria-label={t('uploading')} max={1} value={progress} />}
        {problem !== undefined && (
          <Problem role="alert">
            <Icon name="alert" size={14} />
            {problem}
          </Problem>
        )}
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label={t('choosePicture')}
          hidden
          onChange={pick}
        />
      </div>
    </Frame>
  );
}

const Frame = styled.div<{ $isOver: boolean }>`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 12px;
  margin: 0 -12px;
  border-radius: var(--r-3);
  outline: ${({ $isOver }) => ($isOver ? '2px dashed var(--accent)' : '0')};
  small { display: block; padding-top: 8px; font-size: 12px; line-height: 18px; color: var(--t3); }
  progress { width: 100%; height: 6px; margin-top: 8px; accent-color: var(--accent); }
  > span { font-size: 28px; }
  @media (max-width: 767px) { gap: 14px; button { height: 44px; } }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Problem = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-top: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;
