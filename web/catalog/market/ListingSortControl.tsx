import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/Field.tsx';
import { type ListingSortParameter, readListingSort } from './goodsChoice.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';

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
  const { pressed, change } = useGoodsChoice();
  return (
    <Select
      aria-label={t('sort')}
      value={pressed.sort}
      onChange={(event) => change({ ...pressed, sort: readListingSort(event.target.value) })}
    >
      {OPTIONS.map((option) => (
        <option key={option.value} value={option.value}>
          {t(option.label)}
        </option>
      ))}
    </Select>
  );
}
