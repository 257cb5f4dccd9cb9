import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import {
  CALLBACK_TYPES,
  fieldTime,
  isSpanWrong,
  readTyped,
  SEARCH_LENGTH_MAX,
  type SearchField,
  type SearchTexts,
} from './callbackSearch.ts';

interface CallbackSearchButtonProps {
  readonly texts: SearchTexts;
  readonly onSearch: (texts: SearchTexts) => void;
}

/** Opens the form that searches callbacks; beside it the way back to all. */
export function CallbackSearchButton({ texts, onSearch }: CallbackSearchButtonProps) {
  const { t } = useTranslation(['console', 'shell']);
  const [isOpen, setIsOpen] = useState(false);
  const count = Object.keys(texts).length;
  const apply = (next: SearchTexts) => {
    setIsOpen(false);
    onSearch(next);
  };
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {count === 0 ? t('search') : t('searchCount', { number: count })}
      </Button>
      {count > 0 && (
        <Button size="small" look="ghost" onClick={() => onSearch({})}>
          {t('searchClear')}
        </Button>
      )}
      {isOpen && (
        <Modal title={t('searchTitle')} closeLabel={t('shell:close')} onClose={() => setIsOpen(false)}>
          <SearchFields texts={texts} onDone={apply} />
        </Modal>
      )}
    </>
  );
}

function SearchFields({
  texts,
  onDone,
}: {
  readonly texts: SearchTexts;
  readonly onDone: (texts: SearchTexts) => void;
}) {
  const { t } = useTranslation('console');
  // Times as their fields have them: one that is half typed is no moment yet.
  const [typed, setTyped] = useState<SearchTexts>({
    ...texts,
    since: fieldTime(texts.since),
    until: fieldTime(texts.until),
  });
  const set = (field: SearchField, text: string) => setTyped({ ...typed, [field]: text });
  const given = readTyped(typed);
  const isWrong = isSpanWrong(given);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWrong) onDone(given);
  }
  const number = (field: 'order' | 'own') => (
    <Field
      label={t(`search_${field}`)}
      maxLength={SEARCH_LENGTH_MAX}
      autoComplete="off"
      value={typed[field] ?? ''}
      onChange={(event) => set(field, event.target.value)}
    />
  );
  const time = (field: 'since' | 'until') => (
    <Field
      label={t(`search_${field}`)}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={typed[field] ?? ''}
      problem={isWrong && field === 'until' ? t('searchSpanWrong') : undefined}
      onChange={(event) => set(field, event.target.value)}
    />
  );
  return (
    <form onSubmit={submit}>
      <Grid>
        <Label>
          <span>{t('search_type')}</span>
          <Select value={typed.type ?? ''} onChange={(event) => set('type', event.target.value)}>
            <option value="">{t('searchAny')}</option>
            {Object.entries(CALLBACK_TYPES).map(([name, value]) => (
              <option key={name} value={name}>
                {t(`event_${value}`)}
              </option>
            ))}
          </Select>
        </Label>
        {number('order')}
        {number('own')}
        {time('since')}
        {time('until')}
      </Grid>
      <Button type="submit" look="primary" size="large" isWide>
        {t('searchApply')}
      </Button>
    </form>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 14px;
  padding-bottom: 18px;
`;

const Label = styled.label`
  display: grid;
  gap: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  select { width: 100%; font-size: 14px; }
  @media (max-width: 1023px) { select { height: 44px; font-size: 16px; } }
`;
