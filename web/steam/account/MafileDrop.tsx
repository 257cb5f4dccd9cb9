import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';

interface MafileDropProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Drop zone for Mafiles, which also opens a file picker by press or key. */
export function MafileDrop({ onFiles }: MafileDropProps) {
  const { t } = useTranslation('account');
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    <Zone
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        multiple
        accept=".maFile,.mafile,.json,.txt"
        aria-label={t('dropTitle')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Reset, so that the same file can be selected again after its removal.
          event.target.value = '';
        }}
      />
      <Icon name="plus" size={20} />
      <b>{t('dropTitle')}</b>
      <small>{t('dropHint')}</small>
    </Zone>
  );
}

const Zone = styled.label<{ $isOver: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding: 18px 16px;
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--ctl)')};
  border-radius: var(--r-3);
  background: ${({ $isOver }) => ($isOver ? 'var(--accent-w)' : 'var(--s1)')};
  text-align: center;
  cursor: pointer;
  transition: background var(--t-2), border-color var(--t-2);
  &:hover { border-color: var(--accent); }
  &:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  svg { color: var(--accent-t); margin-bottom: 4px; }
  b { font-weight: 500; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;
