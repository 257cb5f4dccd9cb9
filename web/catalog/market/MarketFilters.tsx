import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { useTags } from '../items/MarketTags.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { ItemSetFilter } from './ItemSetFilter.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { useMarketCounts } from './MarketCounts.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { StockFilter } from './StockFilter.tsx';
import { type FacetRow, facetRows, TagFilter } from './TagFilter.tsx';
import { TypeFilter } from './TypeFilter.tsx';

/** Lazy, because it opens by a press. */
const CopyConditions = lazyPart(async () => (await import('./CopyConditions.tsx')).CopyConditions);

/** All filters, used in the side rail and in the phone's sheet. Titles as in requirement M-05. */
export function MarketFilters() {
  const { t } = useTranslation('market');
  const { filter, clearCount } = useMarketFilter();
  const tags = useTags();
  const priceCount = (filter.minPriceCents === null ? 0 : 1) + (filter.maxPriceCents === null ? 0 : 1);
  const exteriors = facetRows(tags.list('EXTERIOR'));
  const rarities = facetRows(tags.list('RARITY'));
  const qualities = facetRows(tags.list('QUALITY'));
  const counts = useMarketCounts();
  const isEmpty = (rows: readonly FacetRow[]) => rows.every(({ tags: names }) => counts?.of(names) === 0);
  return (
    <>
      <FilterGroup label={t('stock')} chosenCount={filter.zones.length}>
        <StockFilter />
      </FilterGroup>
      <FilterGroup
        label={t('type')}
        chosenCount={filter.types.length + filter.weapons.length}
        isEmpty={isEmpty(facetRows(tags.list('TYPE')))}
      >
        <TypeFilter />
      </FilterGroup>
      <FilterGroup label={t('copyConditions')} chosenCount={0} isOpenAtFirst={false}>
        <Suspense fallback={null}>
          <CopyConditions />
        </Suspense>
      </FilterGroup>
      <FilterGroup label={t('price')} chosenCount={priceCount}>
        <PriceFilter key={clearCount} />
      </FilterGroup>
      <FilterGroup
        label={t('anyExterior')}
        chosenLabel={t('exterior')}
        chosenCount={filter.exteriors.length}
        isEmpty={isEmpty(exteriors)}
      >
        <TagFilter name="exteriors" rows={exteriors} />
      </FilterGroup>
      <FilterGroup
        label={t('anyRarity')}
        chosenLabel={t('rarity')}
        chosenCount={rarities.filter((row) => row.tags.some((tag) => filter.rarities.includes(tag))).length}
        isEmpty={isEmpty(rarities)}
      >
        <TagFilter name="rarities" rows={rarities} />
      </FilterGroup>
      <FilterGroup
        label={t('anyQuality')}
        chosenLabel={t('quality')}
        chosenCount={filter.qualities.length}
        isEmpty={isEmpty(qualities)}
      >
        <TagFilter name="qualities" rows={qualities} />
      </FilterGroup>
      <FilterGroup label={t('itemSet')} chosenCount={filter.itemSets.length} isOpenAtFirst={false}>
        <ItemSetFilter />
      </FilterGroup>
    </>
  );
}
