import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_TYPES, shrinkPicture } from './shrinkPicture.ts';

/** Selects a picture from the file input or a drop. An invalid one is rejected at once with a message. */
export function usePictureChoice(onChoose: (picture: Blob | null, problem?: string) => void) {
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
