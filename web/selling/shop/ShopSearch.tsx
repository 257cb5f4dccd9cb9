import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** The longest keyword that the server accepts. */
const SHOP_KEYWORD_MAX = 100;

/** The shop's search keyword in the URL; empty for all. */
export function readShopKeyword(params: URLSearchParams): string {
  return (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, SHOP_KEYWORD_MAX);
}

/** The search within one shop. A native form: it works before hydration, and the URL stores the keyword. */
export function ShopSearch({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation('shop');
  return (
    <Bar method="get" role="search" aria-label={t('shopSearch')}>
      <label>
        <Icon name="search" />
        <input
          key={keyword}
          type="search"
          name="q"
          defaultValue={keyword}
          maxLength={SHOP_KEYWORD_MAX}
          aria-label={t('shopSearch')}
          placeholder={t('shopSearch')}
        />
      </label>
      <Button type="submit">{t('search')}</Button>
    </Bar>
  );
}

const Bar = styled(Form)`
  display: flex;
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
  svg { flex: none; color: var(--t3); }
  input { flex: 1; min-width: 0; height: 100%; border: 0; outline: 0; background: none; color: inherit; font: inherit; }
  label:focus-within { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-w); }
  @media (max-width: 767px) { label { flex: 1; height: 44px; } > button { height: 44px; } input { font-size: 16px; } }
`;
