import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { MarketEmptyQuery } from '../../__generated__/MarketEmptyQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import {
  bestPartToDrop,
  FILTER_PARTS,
  type FilterPart,
  isPartChosen,
  withoutPart,
} from './droppableParts.ts';
import { useMarketFilter } from './MarketChoice.tsx';
import { type MarketFilter, marketVariables, parseMarketFilter } from './marketFilter.ts';
import { useChosenChips } from './useChosenChips.ts';

/** One query for all parts: the number of items that each would add if it were removed. */
const QUERY = graphql`
  query MarketEmptyQuery(
    $keyword: MarketItemFilter
    $stock: MarketItemFilter
    $zones: MarketItemFilter
    $types: MarketItemFilter
    $weapons: MarketItemFilter
    $price: MarketItemFilter
    $exteriors: MarketItemFilter
    $rarities: MarketItemFilter
    $qualities: MarketItemFilter
    $itemSets: MarketItemFilter
  ) {
    keyword: marketItems(filter: $keyword, first: 0) {
      totalCount
    }
    stock: marketItems(filter: $stock, first: 0) {
      totalCount
    }
    zones: marketItems(filter: $zones, first: 0) {
      totalCount
    }
    types: marketItems(filter: $types, first: 0) {
      totalCount
    }
    weapons: marketItems(filter: $weapons, first: 0) {
      totalCount
    }
    price: marketItems(filter: $price, first: 0) {
      totalCount
    }
    exteriors: marketItems(filter: $exteriors, first: 0) {
      totalCount
    }
    rarities: marketItems(filter: $rarities, first: 0) {
      totalCount
    }
    qualities: marketItems(filter: $qualities, first: 0) {
      totalCount
    }
    itemSets: marketItems(filter: $itemSets, first: 0) {
      totalCount
    }
  }
`;

/** Empty state: suggests to remove the part of the filter that hides the most items, with their number. */
export function MarketEmpty() {
  const { t } = useTranslation('market');
  const { change, clearing } = useMarketFilter();
  // The filter of the rendered list, because the pending one may be newer.
  const filter = parseMarketFilter(new URLSearchParams(useLocation().search));
  const answer = useLazyLoadQuery<MarketEmptyQuery>(QUERY, variablesOf(filter));
  const countWithout = (part: FilterPart) => answer[part]?.totalCount ?? 0;
  const part = bestPartToDrop(filter, countWithout);
  const name = usePartName(filter, part);
  if (part === null) {
    const hasChoice = FILTER_PARTS.some((each) => each !== 'stock' && isPartChosen(filter, each));
    return (
      <Empty
        art="k-rifle"
        title={t('empty')}
        hint={t(hasChoice ? 'emptyAllHint' : 'emptyMarketHint')}
        action={hasChoice && <Button {...clearing}>{t('clear')}</Button>}
      />
    );
  }
  return (
    <Empty
      art="k-rifle"
      title={t('empty')}
      hint={t('emptyHint')}
      action={
        <Button onClick={() => change(withoutPart(filter, part))}>
          {t('dropFilter', {
            name,
            count: countWithout(part),
            formatted: wholeNumberText(countWithout(part)),
          })}
        </Button>
      }
    />
  );
}

function variablesOf(filter: MarketFilter): MarketEmptyQuery['variables'] {
  return Object.fromEntries(
    FILTER_PARTS.map((part) => [part, marketVariables(withoutPart(filter, part)).filter]),
  );
}

const TITLES = {
  stock: 'onSaleOnly',
  zones: 'zones',
  types: 'type',
  weapons: 'type',
  price: 'price',
  exteriors: 'exterior',
  rarities: 'rarity',
  qualities: 'quality',
  itemSets: 'itemSet',
} as const;

/** Label of a part: its value when there is one, else its title. */
function usePartName(filter: MarketFilter, part: FilterPart | null): string {
  const { t } = useTranslation('market');
  const chips = useChosenChips();
  if (part === null) {
    return '';
  }
  if (part === 'keyword') {
    return filter.keyword;
  }
  const only = chips.find((chip) => !isPartChosen(chip.without, part));
  return only?.label ?? t(TITLES[part]);
}
