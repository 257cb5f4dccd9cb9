import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useSavedViews, VIEW_NAME_MAX } from './useSavedViews.ts';
import type { ViewChipsProps } from './ViewChips.tsx';

interface SaveViewDialogProps {
  readonly place: ViewChipsProps['place'];
  readonly filter: NonNullable<ViewChipsProps['filter']>;
  /** Names of the views that there are. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Saves the filter of the list under a name. Under the name of another view it replaces that one, and says so before. */
export function SaveViewDialog({ place, filter, names, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation(['desk', 'shell']);
  const [name, setName] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { save, isBusy } = useSavedViews(place);
  const isKnown = names.includes(name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!isBusy && name.trim() !== '') {
      save({ ...filter, name: name.trim() }, onClose);
    }
  };
  return (
    <Modal title={t('viewSave')} closeLabel={t('shell:close')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Field
          label={t('viewName')}
          maxLength={VIEW_NAME_MAX}
          autoFocus
          autoComplete="off"
          value={name}
          problem={hasTried && name.trim() === '' ? t('viewNameMissing') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Hint>{t(isKnown ? 'viewReplaces' : 'viewSaveHint')}</Hint>
        <Button type="submit" look="primary" size="large" isWide isBusy={isBusy}>
          {t(isKnown ? 'viewReplace' : 'viewKeep')}
        </Button>
      </form>
    </Modal>
  );
}

const Hint = styled.p`
  padding: 8px 0 16px;
  font-size: 13px;
  line-height: 20px;
  color: var(--t3);
`;
