import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field, Select } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useTypedSearch } from '../desk/useTypedSearch.ts';
import { type InventoryChoice, inventoryPath, PAGE_SIZES, type PageSize, SORTS } from './inventoryChoice.ts';

interface InventoryToolbarProps {
  readonly choice: InventoryChoice;
  readonly onChange: (change: Partial<InventoryChoice>) => void;
}

/** Search, merge or split, and the order, which is an icon on phones. */
export function InventoryToolbar({ choice, onChange }: InventoryToolbarProps) {
  const { t } = useTranslation('inventory');
  return (
    <Bar role="search" aria-label={t('search')}>
      <Keyword choice={choice} />
      <Segmented
        label={t('mergeOrSplit')}
        value={choice.isMerged ? 'merged' : 'split'}
        options={[
          { value: 'split', label: t('split') },
          { value: 'merged', label: t('merge') },
        ]}
        onChange={(value) => onChange({ isMerged: value === 'merged' })}
      />
      <Order>
        <Select
          aria-label={t('sort')}
          title={t('sort')}
          value={choice.sort}
          onChange={(event) => onChange({ sort: event.target.value as InventoryChoice['sort'] })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort_${sort}`)}
            </option>
          ))}
        </Select>
        <Icon name="desc" />
      </Order>
    </Bar>
  );
}

/** How many rows load at once, below the list. */
export function PageSizeChoice({ choice, onChange }: InventoryToolbarProps) {
  const { t } = useTranslation('inventory');
  const sizes = PAGE_SIZES.filter((size) => choice.isMerged || size.startsWith('quantity'));
  return (
    <Below>
      <Select
        aria-label={t('pageSize')}
        value={sizes.includes(choice.pageSize) ? choice.pageSize : 'quantity50'}
        onChange={(event) => onChange({ pageSize: event.target.value as PageSize })}
      >
        {sizes.map((value) => (
          <option key={value} value={value}>
            {t(`size_${value}`)}
          </option>
        ))}
      </Select>
    </Below>
  );
}

function Keyword({ choice }: Pick<InventoryToolbarProps, 'choice'>) {
  const { t } = useTranslation('inventory');
  const { text, setText, searchNow } = useTypedSearch(choice.keyword, (keyword) =>
    inventoryPath({ ...choice, keyword }),
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    searchNow();
  }
  return (
    <Form onSubmit={submit}>
      <Field
        label={t('search')}
        isLabelHidden
        type="search"
        maxLength={100}
        placeholder={t('searchShort')}
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
  @media (max-width: 767px) { flex-basis: 96px; min-width: 96px; }
`;

const Order = styled.span`
  position: relative;
  svg { display: none; }
  @media (max-width: 767px) {
    select {
      appearance: none;
      width: 44px;
      height: 44px;
      padding: 0;
      color: transparent;
    }
    option { color: var(--t1); }
    svg {
      display: block;
      position: absolute;
      inset: 14px;
      color: var(--t2);
      pointer-events: none;
    }
  }
`;

const Below = styled.div`
  display: grid;
  place-items: center;
  padding-bottom: 16px;
  @media (max-width: 767px) { select { height: 44px; } }
`;
