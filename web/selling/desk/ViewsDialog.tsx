import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useSavedViews, VIEW_NAME_MAX } from './useSavedViews.ts';
import type { SavedView, ViewChipsProps } from './ViewChips.tsx';

interface ViewsDialogProps {
  readonly place: ViewChipsProps['place'];
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

/** Renames, moves and deletes the saved views of a list. Every change is stored at once. */
export function ViewsDialog({ place, views, onClose }: ViewsDialogProps) {
  const { t } = useTranslation(['desk', 'shell']);
  return (
    <Modal title={t('viewsArrange')} closeLabel={t('shell:close')} onClose={onClose}>
      {views.length === 0 && <p>{t('viewsNone')}</p>}
      <List>
        {views.map((view, at) => (
          <ViewRow key={view.id} view={view} at={at} isLast={at === views.length - 1} place={place} />
        ))}
      </List>
    </Modal>
  );
}

interface ViewRowProps {
  readonly place: ViewChipsProps['place'];
  readonly view: SavedView;
  /** Position, from 0. */
  readonly at: number;
  readonly isLast: boolean;
}

function ViewRow({ place, view, at, isLast }: ViewRowProps) {
  const { t } = useTranslation('desk');
  const { rename, move, remove, isBusy } = useSavedViews(place);
  const [name, setName] = useState(view.name);
  const [isLeaving, setIsLeaving] = useState(false);
  const isRenamed = name.trim() !== '' && name.trim() !== view.name;
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        if (isRenamed && !isBusy) {
          rename(view.id, name.trim());
        }
      }}
    >
      <Arrow
        type="button"
        aria-label={t('viewUp', { name: view.name })}
        disabled={at === 0 || isBusy}
        onClick={() => move(view.id, at - 1)}
      >
        <Icon name="up" size={14} />
      </Arrow>
      <Arrow
        type="button"
        aria-label={t('viewDown', { name: view.name })}
        disabled={isLast || isBusy}
        onClick={() => move(view.id, at + 1)}
      >
        <Icon name="down" size={14} />
      </Arrow>
      <Field
        label={t('viewNameOf', { name: view.name })}
        isLabelHidden
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {isRenamed ? (
        <Button type="submit" size="small" isBusy={isBusy}>
          {t('viewRename')}
        </Button>
      ) : (
        <ConfirmButton
          confirms={isLeaving ? 'delete' : null}
          size="small"
          look={isLeaving ? 'danger' : 'ghost'}
          isBusy={isBusy}
          onBlur={() => setIsLeaving(false)}
          onClick={() => (isLeaving ? remove(view.id) : setIsLeaving(true))}
        >
          {t(isLeaving ? 'viewDeleteSure' : 'viewDelete')}
        </ConfirmButton>
      )}
    </Line>
  );
}

const List = styled.div`
  display: grid;
  gap: 8px;
  padding-bottom: 12px;
`;

const Line = styled.form`
  display: flex;
  align-items: center;
  gap: 8px;
  > button { flex: none; }
`;

const Arrow = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 36px;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: var(--t3);
  cursor: pointer;
  &:hover { background: var(--hover); color: var(--t1); }
  &:disabled { opacity: 0.35; cursor: default; background: none; }
`;
