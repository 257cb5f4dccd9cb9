import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { styled } from 'styled-components';
import type { MarketToolbar_query$key } from '../../__generated__/MarketToolbar_query.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { type MarketView, saveChoice } from '../../shell/preferences.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { usePress } from '../../ui/usePress.ts';
import { FilterChips } from './FilterChips.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { MarketCrumbs, useMarketHeadline } from './MarketCrumbs.tsx';
import { chosenFilterCount, type MarketSort } from './marketFilter.ts';

interface MarketToolbarProps {
  readonly query: MarketToolbar_query$key;
  readonly view: MarketView;
  readonly onOpenFilters: () => void;
}

/** Title, count, sort order, form of the list, and the selected filters. */
export function MarketToolbar({ query, view, onOpenFilters }: MarketToolbarProps) {
  const list = useFragment(FRAGMENT, query).marketItems;
  const { t } = useTranslation('market');
  const { filter, change } = useMarketFilter();
  const count = chosenFilterCount(filter);
  const [sort, changeSort] = usePress(String(filter.sort), (value) =>
    change({ ...filter, sort: Number(value) as MarketSort }),
  );
  const sorts: { value: string; label: string; icon?: 'asc' | 'desc'; spoken?: string }[] = [
    { value: '0', label: t('sortDefault') },
    { value: '1', label: t('sortPrice'), icon: 'asc', spoken: t('sortPriceAscending') },
    { value: '2', label: t('sortPrice'), icon: 'desc', spoken: t('sortPriceDescending') },
    { value: '3', label: t('sortHot'), spoken: t('sortHotLong') },
    { value: '4', label: t('sortNewest'), spoken: t('sortNewestLong') },
    { value: '5', label: t('sortDiscount'), spoken: t('sortDiscountLong') },
  ];
  return (
    <>
      <MarketCrumbs />
      <Head>
        <Title totalCount={list?.totalCount ?? 0} copyCount={list?.copyCount ?? 0} />
        <WideSorts>
          <Segmented
            label={t('sort')}
            value={sort}
            onChange={changeSort}
            options={sorts.map((each) => ({
              value: each.value,
              spoken: each.spoken,
              label: (
                <>
                  {each.label}
                  {each.icon !== undefined && <Icon name={each.icon} size={12} />}
                </>
              ),
            }))}
          />
          <ViewSwitch view={view} />
        </WideSorts>
      </Head>
      <Narrow>
        <Button onClick={onOpenFilters}>
          <Icon name="filter" />
          {t('filters')}
          {count > 0 && <Count className="num">{count}</Count>}
        </Button>
        <SortSelect aria-label={t('sort')} value={sort} onChange={(event) => changeSort(event.target.value)}>
          {sorts.map((each) => (
            <option key={each.value} value={each.value}>
              {each.spoken ?? t('sortDefaultLong')}
            </option>
          ))}
        </SortSelect>
        <ViewSwitch view={view} />
      </Narrow>
      <FilterChips />
      {list?.correctedKeyword != null && (
        <CorrectedNote typed={filter.keyword} corrected={list.correctedKeyword} />
      )}
    </>
  );
}

/** The choice between grid and list. It is kept for a year. */
function ViewSwitch({ view }: { readonly view: MarketView }) {
  const { t } = useTranslation('market');
  const { marketView } = useAppServices();
  const { revalidate } = useRevalidator();
  const [shown, change] = usePress(view, (next) => {
    saveChoice('marketView', next);
    marketView.set(next);
    void revalidate();
  });
  return (
    <Segmented
      label={t('view')}
      value={shown}
      onChange={change}
      options={[
        { value: 'grid', spoken: t('gridView'), label: <Icon name="grid" /> },
        { value: 'list', spoken: t('listView'), label: <Icon name="list" /> },
      ]}
    />
  );
}

interface TitleProps {
  readonly totalCount: number;
  readonly copyCount: number;
}

/** What the filters show, with the number of items and of their copies on sale. */
function Title({ totalCount, copyCount }: TitleProps) {
  const { t } = useTranslation('market');
  const headline = useMarketHeadline();
  return (
    <>
      <h1>{headline ?? t('allItems')}</h1>
      <Total className="num" role="status">
        {t('total', {
          count: totalCount,
          formatted: wholeNumberText(totalCount),
        })}
        {' · '}
        {t('copies', { count: copyCount, formatted: wholeNumberText(copyCount) })}
      </Total>
    </>
  );
}

const FRAGMENT = graphql`
  fragment MarketToolbar_query on Query
  @throwOnFieldError
  @argumentDefinitions(filter: { type: "MarketItemFilter" }, sort: { type: "MarketItemSort" }) {
    marketItems(filter: $filter, sort: $sort, first: 30) {
      totalCount
      copyCount
      correctedKeyword
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 36px;
`;

const Total = styled.span`
  color: var(--t3);
`;

const WideSorts = styled.div`
  display: flex;
  gap: 12px;
  margin-left: auto;
  @media (max-width: 1023px) { display: none; }
`;

const Narrow = styled.div`
  display: none;
  gap: 8px;
  margin-top: 10px;
  @media (max-width: 1023px) { display: flex; }
`;

const Count = styled.span`
  color: var(--accent-t);
`;

const SortSelect = styled(Select)`
  flex: 1;
  min-width: 0;
  font-size: 14px;
`;

interface CorrectedNoteProps {
  readonly typed: string;
  /** The corrected spelling that was searched for. */
  readonly corrected: string;
}

/** Note above the grid that the keyword was matched despite a misspelt letter (requirement M-10). */
function CorrectedNote({ typed, corrected }: CorrectedNoteProps) {
  const { t } = useTranslation('market');
  return (
    <Note role="status">
      {t('correctedBefore', { typed })} <b>{corrected}</b> {t('correctedBehind')}
    </Note>
  );
}

const Note = styled.p`
  margin: 0 0 12px;
  color: var(--t2);
  b { color: var(--accent-t); font-weight: 600; }
`;
