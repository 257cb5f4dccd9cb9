import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

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

/** Selects a picture from the file input or a drop. An invalid one is rejected at once with a message. */
function usePictureChoice(onChoose: (picture: Blob | null, problem?: string) => void) {
  const { t } = useTranslation('user');
  const [isOver, setIsOver] = useState(false);
  async function choose(file: File | undefined) {
    if (file === undefined) return;
    if (!PICTURE_TYPES.includes(file.type)) {
      onChoose(null, t('pictureTypeWrong'));
      return;
    }
    await shrinkPicture(file).then(
      (small) => onChoose(small),
      () => onChoose(null, t('pictureUnreadable')),
    );
  }
  return {
    isOver,
    dropTarget: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setIsOver(false);
        void choose(event.dataTransfer.files[0]);
      },
    },
    pick(event: ChangeEvent<HTMLInputElement>) {
      void choose(event.target.files?.[0]);
      // Reset, so that selecting the same file again fires an event.
      event.target.value = '';
    },
  };
}

/** A data URL of a selected picture; null until it is read. */
function usePreview(picture: Blob | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (picture === null) {
      setPreview(null);
      return;
    }
    // A data URL, because the content security policy allows no other.
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return preview;
}

/** The largest picture in bytes that the server accepts. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;
/** The picture types that the server accepts. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const EDGE = 1024;
const QUALITY = 0.9;

/**
 * Reduces a picture to the size limit, because phones take larger ones. A small one is unchanged.
 * @throws when it cannot be read.
 */
async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= PICTURE_BYTES_MAX) {
    return file;
  }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, EDGE / Math.min(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    ),
  );
}
