import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useSubmit } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePriceBoundText } from '../../ui/useCurrency.ts';
import { useFollowingField } from '../../ui/useFollowingField.ts';
import { useTags } from '../items/MarketTags.tsx';
import {
  type Comparison,
  comparisonPath,
  MINIMA,
  type PlatformName,
  SORT_NAMES,
  WAYS,
  type Way,
} from './comparison.ts';

interface ComparisonFormProps {
  readonly comparison: Comparison;
  /** Platforms to choose from. */
  readonly names: readonly PlatformName[];
}

/**
 * Filters of the comparison: items, platform, direction and sort order. A native form: it works before hydration, and
 * the URL stores the values.
 */
export function ComparisonForm({ comparison, names }: ComparisonFormProps) {
  const { t } = useTranslation(['multiplatform', 'shell']);
  const tags = useTags();
  const bound = usePriceBoundText();
  const keyword = useFollowingField<HTMLInputElement>(comparison.keyword);
  return (
    <Bar>
      <Form method="get" action="/multiplatform" role="search" aria-label={t('search')}>
        <label>
          <Icon name="search" />
          <input
            ref={keyword}
            type="search"
            name="q"
            defaultValue={comparison.keyword}
            maxLength={100}
            aria-label={t('search')}
            placeholder={t('searchHint')}
          />
        </label>
        <Filter name="type" value={comparison.type} label={t('type')} all={t('allTypes')}>
          {tags.list('TYPE').map(({ internalName, name }) => (
            <option key={internalName} value={internalName}>
              {name}
            </option>
          ))}
        </Filter>
        <Filter
          name="with"
          value={comparison.platform.toLowerCase()}
          label={t('with')}
          all={t('allPlatforms')}
        >
          {names.map((name) => (
            <option key={name} value={name.toLowerCase()}>
              {t('only', { platform: t(`shell:platform_${name}`) })}
            </option>
          ))}
        </Filter>
        <Filter name="min" value={comparison.min} label={t('min')} all={t('allPrices')}>
          {MINIMA.map((yuan) => (
            <option key={yuan} value={yuan}>
              {t('from', { price: bound(Number(yuan) * 100) })}
            </option>
          ))}
        </Filter>
        {comparison.way !== 'here' && <input type="hidden" name="way" value={comparison.way} />}
        {comparison.sort !== 'gap' && <input type="hidden" name="sort" value={comparison.sort} />}
        <Button type="submit">{t('search')}</Button>
      </Form>
      <Links comparison={comparison} />
    </Bar>
  );
}

interface FilterProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Stands for no filter. */
  readonly all: string;
  readonly children: ReactNode;
}

/** A filter that is chosen from a list, and acts at once. */
function Filter({ name, value, label, all, children }: FilterProps) {
  const submit = useSubmit();
  const field = useFollowingField<HTMLSelectElement>(value);
  return (
    <select
      ref={field}
      name={name}
      defaultValue={value}
      aria-label={label}
      onChange={(event) => void submit(event.currentTarget.form)}
    >
      <option value="">{all}</option>
      {children}
    </select>
  );
}

function Links({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('multiplatform');
  return (
    <Choices>
      <Choice aria-label={t('way')}>
        {(Object.keys(WAYS) as Way[]).map((way) => (
          <Link
            key={way}
            to={comparisonPath({ ...comparison, way })}
            aria-current={comparison.way === way ? 'true' : undefined}
          >
            {t(`way_${way}`)}
          </Link>
        ))}
      </Choice>
      <Choice aria-label={t('sort')}>
        {SORT_NAMES.map((sort) => (
          <Link
            key={sort}
            to={comparisonPath({ ...comparison, sort })}
            aria-current={comparison.sort === sort ? 'true' : undefined}
          >
            {t(`sort_${sort}`)}
          </Link>
        ))}
      </Choice>
    </Choices>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding-bottom: 16px;
  form { display: flex; flex: 1 1 100%; flex-wrap: wrap; gap: 10px; max-width: 860px; }
  label {
    display: flex;
    flex: 1 1 200px;
    align-items: center;
    gap: 10px;
    height: 36px;
    padding: 0 12px;
    border: 1px solid var(--ctl);
    border-radius: var(--r-input);
    background: var(--s1);
    color: var(--t3);
  }
  label:focus-within { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-w); }
  input[type="search"] { flex: 1; min-width: 0; border: 0; outline: 0; background: none; color: var(--t1); font: inherit; }
  input::placeholder { color: var(--t3); opacity: 1; }
  select {
    height: 36px;
    padding: 0 10px;
    border: 1px solid var(--ctl);
    border-radius: var(--r-input);
    background: var(--s1);
    color: var(--t1);
    font: inherit;
  }
  select { max-width: 200px; }
  @media (max-width: 1023px) { form { flex-basis: 100%; max-width: none; } }
  @media (max-width: 767px) { label { flex-basis: 100%; } select { flex: 1; max-width: none; } }
  @media (max-width: 1023px) { label, select { height: 44px; } button { height: 44px; } input[type="search"] { font-size: 16px; } }
`;

const Choices = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 10px 24px;
`;

const Choice = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a { padding: 3px 12px; border: 1px solid var(--line); border-radius: var(--r-full); color: var(--t2); font-size: 13px; line-height: 22px; }
  a:hover { border-color: var(--line-2); color: var(--t1); }
  a[aria-current] { border-color: transparent; background: var(--accent-w); color: var(--accent-t); font-weight: 500; }
`;
