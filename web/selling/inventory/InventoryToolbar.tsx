import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field, Select } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { type InventoryChoice, PAGE_SIZES, type PageSize, SORTS } from './inventoryChoice.ts';

interface InventoryToolbarProps {
  readonly choice: InventoryChoice;
  readonly onChange: (change: Partial<InventoryChoice>) => void;
}

/** Debounce of the search in ms: the default (requirement R-13). */
const DEBOUNCE_MS = 500;

/** Search, merge or split, sort order, and page size. */
export function InventoryToolbar({ choice, onChange }: InventoryToolbarProps) {
  const { t } = useTranslation('inventory');
  const sizes = PAGE_SIZES.filter((size) => choice.isMerged || size.startsWith('quantity'));
  const size = sizes.includes(choice.pageSize) ? choice.pageSize : 'quantity50';
  return (
    <Bar role="search" aria-label={t('search')}>
      <Keyword key={choice.keyword} keyword={choice.keyword} onSearch={(keyword) => onChange({ keyword })} />
      <Segmented
        label={t('mergeOrSplit')}
        value={choice.isMerged ? 'merged' : 'split'}
        options={[
          { value: 'split', label: t('split') },
          { value: 'merged', label: t('merge') },
        ]}
        onChange={(value) => onChange({ isMerged: value === 'merged' })}
      />
      <BarSelect
        aria-label={t('sort')}
        value={choice.sort}
        onChange={(event) => onChange({ sort: event.target.value as InventoryChoice['sort'] })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
      </BarSelect>
      <BarSelect
        aria-label={t('pageSize')}
        value={size}
        onChange={(event) => onChange({ pageSize: event.target.value as PageSize })}
      >
        {sizes.map((value) => (
          <option key={value} value={value}>
            {t(`size_${value}`)}
          </option>
        ))}
      </BarSelect>
    </Bar>
  );
}

interface KeywordProps {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

function Keyword({ keyword, onSearch }: KeywordProps) {
  const { t } = useTranslation('inventory');
  const [text, setText] = useState(keyword);
  useEffect(() => {
    if (text.trim() === keyword) {
      return;
    }
    const timer = setTimeout(() => onSearch(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, keyword, onSearch]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <Form onSubmit={submit}>
      <Field
        label={t('search')}
        isLabelHidden
        type="search"
        maxLength={100}
        placeholder={t('search')}
        prefix={<Icon name="search" size={14} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Form>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  padding: 12px 20px;
  @media (max-width: 767px) { gap: 8px; padding: 8px 16px; }
`;

const Form = styled.form`
  flex: 1 1 220px;
  display: flex;
  min-width: 160px;
  @media (max-width: 767px) { flex-basis: 120px; min-width: 120px; }
`;

const BarSelect = styled(Select)`
  @media (max-width: 767px) { flex: 1 1 40%; min-width: 0; height: 40px; }
`;
