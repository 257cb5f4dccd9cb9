import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SHOP_KEYWORD_MAX, SHOP_SORTS, type ShopFilter } from './shopFilter.ts';

/** Search, prices and order within one shop. A native form: it works before hydration, and the URL stores the filter. */
export function ShopSearch({ filter }: { readonly filter: ShopFilter }) {
  const { t } = useTranslation('shop');
  const price = (name: 'min' | 'max') => (
    <Price
      key={`${name} ${filter[name]}`}
      name={name}
      defaultValue={filter[name]}
      inputMode="decimal"
      maxLength={12}
      aria-label={t(`shop_${name}`)}
      placeholder={t(`shop_${name}`)}
    />
  );
  return (
    <Bar method="get" role="search" aria-label={t('shopSearch')}>
      <label>
        <Icon name="search" />
        <input
          key={filter.keyword}
          type="search"
          name="q"
          defaultValue={filter.keyword}
          maxLength={SHOP_KEYWORD_MAX}
          aria-label={t('shopSearch')}
          placeholder={t('shopSearch')}
        />
      </label>
      <Prices>
        {price('min')}
        <span aria-hidden="true">–</span>
        {price('max')}
      </Prices>
      <select key={filter.sort} name="sort" defaultValue={filter.sort} aria-label={t('shopSort')}>
        {SHOP_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`shopSort_${sort}`)}
          </option>
        ))}
      </select>
      <Button type="submit">{t('search')}</Button>
    </Bar>
  );
}

const Prices = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--t3);
`;

const Price = styled.input`
  width: 92px;
  height: 36px;
  padding: 0 10px;
  border: 1px solid var(--ctl);
  border-radius: var(--r-input);
  background: var(--s1);
  color: var(--t1);
  font: inherit;
`;

const Bar = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    width: min(320px, 100%);
    height: 36px;
    padding: 0 12px;
    border: 1px solid var(--ctl);
    border-radius: var(--r-input);
    background: var(--s1);
  }
  select { height: 36px; padding: 0 8px; border: 1px solid var(--ctl); border-radius: var(--r-input); background: var(--s1); color: inherit; font: inherit; }
  svg { flex: none; color: var(--t3); }
  label input { flex: 1; min-width: 0; height: 100%; border: 0; outline: 0; background: none; color: inherit; font: inherit; }
  label:focus-within { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-w); }
  @media (max-width: 767px) {
    label { width: 100%; height: 44px; }
    > button, select, ${Prices} input { height: 44px; }
    input, select { font-size: 16px; }
  }
`;
