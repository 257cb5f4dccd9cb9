import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Select } from '../../ui/Field.tsx';
import { type ListingSortParameter, readListingSort } from './goodsChoice.ts';

const OPTIONS: readonly { readonly value: ListingSortParameter; readonly label: string }[] = [
  { value: 'price', label: 'sortPriceAscending' },
  { value: '-price', label: 'sortPriceDescending' },
  { value: 'float', label: 'sortFloatAscending' },
  { value: '-float', label: 'sortFloatDescending' },
  { value: 'newest', label: 'sortNewest' },
];

/** Sort order of the listings, stored in the URL. */
export function ListingSortControl() {
  const { t } = useTranslation('market');
  const [params, setParams] = useSearchParams();
  return (
    <Select
      aria-label={t('sort')}
      value={readListingSort(params.get('sort'))}
      onChange={(event) => {
        const next = new URLSearchParams(params);
        next.set('sort', event.target.value);
        if (event.target.value === 'price') {
          next.delete('sort');
        }
        setParams(next, { preventScrollReset: true });
      }}
    >
      {OPTIONS.map((option) => (
        <option key={option.value} value={option.value}>
          {t(option.label)}
        </option>
      ))}
    </Select>
  );
}
