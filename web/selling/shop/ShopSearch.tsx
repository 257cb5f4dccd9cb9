import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import type {
  ShopSearch_seller$data,
  ShopSearch_seller$key,
} from '../../__generated__/ShopSearch_seller.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SHOP_KEYWORD_MAX, SHOP_SORTS, type ShopFilter } from './shopFilter.ts';

interface ShopSearchProps {
  readonly seller: ShopSearch_seller$key;
  readonly filter: ShopFilter;
}

/** Search, tags, prices and order within one shop. A native form: it works before hydration, and the URL stores the filter. */
export function ShopSearch({ seller, filter }: ShopSearchProps) {
  const { t } = useTranslation('shop');
  const tags = useFragment(FRAGMENT, seller).shopTags ?? [];
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
      <TagSelect name="type" category="TYPE" value={filter.type} tags={tags} />
      <TagSelect name="exterior" category="EXTERIOR" value={filter.exterior} tags={tags} />
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

interface TagSelectProps {
  readonly name: 'type' | 'exterior';
  readonly category: string;
  readonly value: string;
  readonly tags: NonNullable<ShopSearch_seller$data['shopTags']>;
}

/** The types or exteriors of what the shop has, with their numbers. Nothing where there is no choice. */
function TagSelect({ name, category, value, tags }: TagSelectProps) {
  const { t, i18n } = useTranslation('shop');
  const own = tags.flatMap(({ tag, count }) => (tag?.category === category ? [{ ...tag, count }] : []));
  if (own.length < 2 && value === '') {
    return null;
  }
  return (
    <select key={value} name={name} defaultValue={value} aria-label={t(`shop_${name}`)}>
      <option value="">{t(`shop_${name}`)}</option>
      {own.map(({ internalName, nameZh, nameEn, count }) => (
        <option key={internalName} value={internalName}>
          {`${i18n.language === 'zh' ? nameZh : nameEn} (${count})`}
        </option>
      ))}
    </select>
  );
}

const FRAGMENT = graphql`
  fragment ShopSearch_seller on User {
    shopTags {
      count
      tag {
        category
        internalName
        nameZh
        nameEn
      }
    }
  }
`;

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
    display: grid;
    grid-template-columns: 1fr 1fr;
    label, ${Prices} { grid-column: 1 / -1; }
    label { width: 100%; height: 44px; }
    > button, select, ${Prices} input { min-width: 0; height: 44px; }
    ${Prices} input { flex: 1; }
    input, select { font-size: 16px; }
  }
`;
