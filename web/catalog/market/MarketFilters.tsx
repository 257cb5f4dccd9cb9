import { useTranslation } from 'react-i18next';
import { useTags } from '../items/MarketTags.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { ItemSetFilter } from './ItemSetFilter.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { StockFilter } from './StockFilter.tsx';
import { facetRows, TagFilter } from './TagFilter.tsx';
import { TypeFilter } from './TypeFilter.tsx';

/** All filters, used in the side rail and in the phone's sheet. Titles as in requirement M-05. */
export function MarketFilters() {
  const { t } = useTranslation('market');
  const { filter } = useMarketFilter();
  const tags = useTags();
  const priceCount = (filter.minPriceCents === null ? 0 : 1) + (filter.maxPriceCents === null ? 0 : 1);
  const exteriors = facetRows(tags.list('EXTERIOR'));
  const rarities = facetRows(tags.list('RARITY'));
  const qualities = facetRows(tags.list('QUALITY'));
  return (
    <>
      <FilterGroup label={t('stock')} chosenCount={filter.zones.length}>
        <StockFilter />
      </FilterGroup>
      <FilterGroup label={t('type')} chosenCount={filter.types.length + filter.weapons.length}>
        <TypeFilter />
      </FilterGroup>
      <FilterGroup label={t('price')} chosenCount={priceCount}>
        <PriceFilter />
      </FilterGroup>
      <FilterGroup label={t('anyExterior')} chosenLabel={t('exterior')} chosenCount={filter.exteriors.length}>
        <TagFilter name="exteriors" rows={exteriors} />
      </FilterGroup>
      <FilterGroup
        label={t('anyRarity')}
        chosenLabel={t('rarity')}
        chosenCount={rarities.filter((row) => row.tags.some((tag) => filter.rarities.includes(tag))).length}
      >
        <TagFilter name="rarities" rows={rarities} />
      </FilterGroup>
      <FilterGroup label={t('anyQuality')} chosenLabel={t('quality')} chosenCount={filter.qualities.length}>
        <TagFilter name="qualities" rows={qualities} />
      </FilterGroup>
      <FilterGroup label={t('itemSet')} chosenCount={filter.itemSets.length} isOpenAtFirst={false}>
        <ItemSetFilter />
      </FilterGroup>
    </>
  );
}
