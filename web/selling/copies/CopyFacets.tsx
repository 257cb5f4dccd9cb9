import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { CopyFacets_copySearch$key } from '../../__generated__/CopyFacets_copySearch.graphql.ts';
import { useTags } from '../../catalog/items/MarketTags.tsx';
import { phaseCondition } from '../../catalog/items/marketItem.ts';
import { wholeNumberText } from '../../ui/money.ts';
import { type CopySearch, copiesPath, withCondition } from './copySearch.ts';

interface CopyFacetsProps {
  readonly search: CopySearch;
  readonly copySearch: CopyFacets_copySearch$key;
}

/** A condition that narrows the list. */
interface Facet {
  readonly condition: string;
  readonly copyCount: number;
  readonly label: string;
}

/** Values of one facet that are shown. */
const SHOWN_MAX = 8;
/** Steps of a share that are shown, the highest first. */
const SHARES_MAX = 3;

/** How many copies match, and conditions that narrow them, with their numbers. */
export function CopyFacets({ search, copySearch }: CopyFacetsProps) {
  const { facets, text } = useFragment(FRAGMENT, copySearch);
  const { t } = useTranslation(['copies', 'market']);
  const tags = useTags();
  if (facets == null || text == null) {
    return null;
  }
  const { totalCount, automaticCount } = facets;
  const groups: readonly Facet[][] = [
    ...[
      { field: 'type', counts: facets.types },
      { field: 'exterior', counts: facets.exteriors },
      { field: 'rarity', counts: facets.rarities },
    ].map(({ field, counts }) =>
      counts.slice(0, SHOWN_MAX).map(({ internalName, copyCount }) => ({
        condition: `${field}:${internalName}`,
        copyCount,
        label: tags.nameOf(internalName) ?? internalName,
      })),
    ),
    [
      ...facets.phases.map(({ phase, copyCount }) => ({
        condition: phaseCondition(phase),
        copyCount,
        label: t(`phase_${phase}`, { ns: 'market' }),
      })),
      ...[
        { field: 'fade', counts: facets.fades },
        { field: 'blue', counts: facets.blues },
      ].flatMap(({ field, counts }) =>
        counts.slice(0, SHARES_MAX).map(({ leastPercent: percent, copyCount }) => ({
          condition: `${field}>=${percent}`,
          copyCount,
          label: t(`facet_${field}`, { percent }),
        })),
      ),
    ],
  ];
  const narrowed = (condition: string) => copiesPath({ ...search, text: withCondition(text, condition) });
  return (
    <Facets aria-label={t('narrow')}>
      <b>{t('found', { count: totalCount, formatted: wholeNumberText(totalCount) })}</b>
      {automaticCount > 0 && automaticCount < totalCount && (
        <Row>
          <Link to={narrowed('delivers:auto')}>
            {t('automatic')} <small className="num">{wholeNumberText(automaticCount)}</small>
          </Link>
        </Row>
      )}
      {groups
        .map((group) => group.filter(({ copyCount }) => copyCount < totalCount))
        .filter((group) => group.length > 0)
        .map((group) => (
          <Row key={group[0]?.condition}>
            {group.map(({ condition, copyCount, label }) => (
              <Link key={condition} to={narrowed(condition)}>
                {label} <small className="num">{wholeNumberText(copyCount)}</small>
              </Link>
            ))}
          </Row>
        ))}
    </Facets>
  );
}

const FRAGMENT = graphql`
  fragment CopyFacets_copySearch on CopySearch {
    text
    facets {
      totalCount
      automaticCount
      types {
        internalName
        copyCount
      }
      exteriors {
        internalName
        copyCount
      }
      rarities {
        internalName
        copyCount
      }
      phases {
        phase
        copyCount
      }
      fades {
        leastPercent
        copyCount
      }
      blues {
        leastPercent
        copyCount
      }
    }
  }
`;

const Facets = styled.nav`
  display: grid;
  gap: 8px;
  padding: 16px 0;
  b { font-weight: 500; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding: 0 10px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--s1);
    font-size: 12px;
    color: var(--t2);
    transition: background var(--t-2);
  }
  a:hover { background: var(--hover); color: var(--t1); }
  small { color: var(--t3); font-size: 12px; }
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0 -16px;
    padding: 0 16px;
    scrollbar-width: none;
    a { flex: none; min-height: 36px; border-radius: 18px; }
  }
`;
