import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useTags } from '../items/MarketTags.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { EMPTY_FILTER, type MarketFilter, writeMarketFilter } from './marketFilter.ts';
import { useChosenChips } from './useChosenChips.ts';

/** What the filters show in a word: the keyword, or else the one weapon, type or collection, or else the first two that are chosen. Null for all items. */
export function useMarketHeadline(): string | null {
  const { filter } = useMarketFilter();
  const { t } = useTranslation('market');
  const tags = useTags();
  const chips = useChosenChips();
  if (filter.keyword !== '') return t('keywordChip', { keyword: filter.keyword });
  for (const chosen of [filter.weapons, filter.types, filter.itemSets])
    if (chosen.length === 1) return tags.nameOf(chosen[0]);
  const names = chips.slice(0, 2).map(({ label }) => label);
  return names.join(' · ') || null;
}

interface Step {
  readonly name: string | null;
  /** The filter of that step alone. */
  readonly filter: MarketFilter;
}

/**
 * The steps below the whole market that the filters name: the one type and the one weapon, or else the one collection, or else the
 * keyword. Nothing for several at once.
 */
function useSteps(): readonly Step[] {
  const { filter } = useMarketFilter();
  const { t } = useTranslation('market');
  const tags = useTags();
  const { types, weapons, itemSets, keyword } = filter;
  const steps: Step[] = [];
  if (types.length === 1 && weapons.length < 2) {
    steps.push({ name: tags.nameOf(types[0]), filter: { ...EMPTY_FILTER, types } });
  }
  if (weapons.length === 1 && types.length < 2) {
    steps.push({ name: tags.nameOf(weapons[0]), filter: { ...EMPTY_FILTER, types, weapons } });
  }
  if (steps.length === 0 && itemSets.length === 1) {
    steps.push({ name: tags.nameOf(itemSets[0]), filter: { ...EMPTY_FILTER, itemSets } });
  }
  if (keyword !== '') {
    steps.push({ name: t('keywordChip', { keyword }), filter: { ...EMPTY_FILTER, keyword } });
  }
  return steps.filter(({ name }) => name !== null);
}

/** Breadcrumbs of the market. Nothing without a step. */
export function MarketCrumbs() {
  const { t } = useTranslation('market');
  const steps = useSteps();
  if (steps.length === 0) {
    return null;
  }
  return (
    <Crumbs aria-label={t('crumbs')}>
      <ol>
        <li>
          <Link to="/market">{t('market')}</Link>
        </li>
        {steps.map(({ name, filter }, index) =>
          index === steps.length - 1 ? (
            <li key={name} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={name}>
              <Link to={`/market?${writeMarketFilter(filter)}`}>{name}</Link>
            </li>
          ),
        )}
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
