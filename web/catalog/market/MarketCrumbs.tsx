import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useTags } from '../items/MarketTags.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { EMPTY_FILTER, writeMarketFilter } from './marketFilter.ts';

/** What the filters show in a word: the keyword, or else the one weapon, type or collection. Null for anything wider. */
export function useMarketHeadline(): string | null {
  const { filter } = useMarketFilter();
  const { t } = useTranslation('market');
  const tags = useTags();
  if (filter.keyword !== '') return t('keywordChip', { keyword: filter.keyword });
  for (const chosen of [filter.weapons, filter.types, filter.itemSets])
    if (chosen.length === 1) return tags.nameOf(chosen[0]);
  return null;
}

/** Breadcrumbs of the market: one step for the type and one for the weapon that the filters name. Nothing without them. */
export function MarketCrumbs() {
  const { filter } = useMarketFilter();
  const { t } = useTranslation('market');
  const tags = useTags();
  const [type, ...otherTypes] = filter.types;
  const [weapon, ...otherWeapons] = filter.weapons;
  if (type === undefined || otherTypes.length > 0 || weapon === undefined || otherWeapons.length > 0) {
    return null;
  }
  return (
    <Crumbs aria-label={t('crumbs')}>
      <ol>
        <li>
          <Link to="/market">{t('market')}</Link>
        </li>
        <li>
          <Link to={`/market?${writeMarketFilter({ ...EMPTY_FILTER, types: filter.types })}`}>
            {tags.nameOf(type)}
          </Link>
        </li>
        <li aria-current="page">{tags.nameOf(weapon)}</li>
      </ol>
    </Crumbs>
  );
}

/** The row of steps above a page of the market. */
export const Crumbs = styled.nav`
  margin-bottom: 14px;
  font-size: 12px;
  color: var(--t3);
  ol { display: flex; flex-wrap: wrap; }
  li + li::before { content: "›"; margin: 0 8px; }
  a:hover { color: var(--t1); }
  [aria-current] { color: var(--t2); }
  @media (max-width: 767px) { display: none; }
`;
