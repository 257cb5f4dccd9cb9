import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { GoodsCrumbs_marketItem$key } from '../../__generated__/GoodsCrumbs_marketItem.graphql.ts';
import { splitItemName, withoutQuality } from '../../ui/itemName.ts';
import { useTags } from '../items/MarketTags.tsx';
import { Crumbs } from './MarketCrumbs.tsx';
import { EMPTY_FILTER, writeMarketFilter } from './marketFilter.ts';

interface GoodsCrumbsProps {
  readonly marketItem: GoodsCrumbs_marketItem$key;
}

/** Breadcrumbs from the market to this item. Each step is the market with that filter. */
export function GoodsCrumbs({ marketItem }: GoodsCrumbsProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation('market');
  const tags = useTags();
  const type = tags.nameOf(item.tagType);
  const weapon = tags.nameOf(item.tagWeapon);
  const typeFilter = { ...EMPTY_FILTER, types: item.tagType == null ? [] : [item.tagType] };
  const { kind, finish } = splitItemName(
    i18n.language === 'zh' ? item.nameZh : item.nameEn,
    item.tagExterior != null,
  );
  return (
    <Crumbs aria-label={t('crumbs')}>
      <ol>
        <li>
          <Link to="/market">{t('market')}</Link>
        </li>
        {type !== null && (
          <li>
            <Link to={`/market?${writeMarketFilter(typeFilter)}`}>{type}</Link>
          </li>
        )}
        {weapon !== null && item.tagWeapon != null && (
          <li>
            <Link to={`/market?${writeMarketFilter({ ...typeFilter, weapons: [item.tagWeapon] })}`}>
              {weapon}
            </Link>
          </li>
        )}
        <li aria-current="page">{kind === null ? withoutQuality(finish) : finish}</li>
      </ol>
    </Crumbs>
  );
}

const FRAGMENT = graphql`
  fragment GoodsCrumbs_marketItem on MarketItem {
    nameZh
    nameEn
    tagType
    tagWeapon
    tagExterior
  }
`;
