import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PICTURE_TYPES, shrinkPicture } from './shrinkPicture.ts';

interface PictureFieldProps {
  readonly name: string;
  /** The stored one. */
  readonly url: string | null;
  /** Chosen and not stored yet. */
  readonly picture: Blob | null;
  readonly problem: string | undefined;
  /** 0 to 1 while it is sent. */
  readonly progress: number | null;
  readonly onChoose: (picture: Blob | null, problem?: string) => void;
  readonly onRemove: () => void;
  readonly isRemoving: boolean;
}

/** The reader's picture with a preview of the one that is chosen: by the keyboard, a press, or dropped upon. */
export function PictureField(props: PictureFieldProps) {
  const { name, url, picture, problem, progress, onChoose, onRemove, isRemoving } = props;
  const { t } = useTranslation('user');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  const preview = usePreview(picture);
  async function choose(file: File | undefined) {
    if (file === undefined) return;
    if (!PICTURE_TYPES.includes(file.type)) {
      onChoose(null, t('refusal_pictureTypeWrong'));
      return;
    }
    await shrinkPicture(file).then(
      (small) => onChoose(small),
      () => onChoose(null, t('refusal_pictureUnreadable')),
    );
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void choose(event.dataTransfer.files[0]);
  }
  function pick(event: ChangeEvent<HTMLInputElement>) {
    void choose(event.target.files?.[0]);
    // The same file again is a choice, too.
    event.target.value = '';
  }
  return (
    <Frame
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
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

/** An address of this page's own for a chosen picture, given back when it is not shown any more. */
function usePreview(picture: Blob | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (picture === null) {
      setPreview(null);
      return;
    }
    // Shown as data: the page's policy lets no other address in.
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return preview;
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
