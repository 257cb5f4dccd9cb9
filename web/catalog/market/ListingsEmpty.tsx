import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { EVERY_COPY, isNarrowed } from './goodsChoice.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';

interface ListingsEmptyProps {
  /** Number of copies on sale without any filter. */
  readonly listingCount: number;
  /** True if the same finish exists in other exteriors. */
  readonly hasExteriors: boolean;
}

/** Empty state: nobody sells the item, or no copy matches the filters. The second case offers to reset them. */
export function ListingsEmpty({ listingCount, hasExteriors }: ListingsEmptyProps) {
  const { t } = useTranslation(['market', 'goods']);
  const { choice, pathOf } = useGoodsChoice();
  const isFiltered = isNarrowed(choice) || choice.phase !== null;
  if (!isFiltered || listingCount === 0) {
    const hint = t(hasExteriors ? 'goods:listingsEmptyHint' : 'goods:listingsEmptyBid');
    return <Empty art="k-case" title={t('listingsEmpty')} hint={hint} />;
  }
  return (
    <Empty
      art="k-case"
      title={t('goods:listingsFilteredEmpty')}
      hint={t('goods:listingsFilteredHint', { count: listingCount })}
      action={
        <ButtonLink to={pathOf({ ...EVERY_COPY, sort: choice.sort })}>
          {t('goods:showAllListings')}
        </ButtonLink>
      }
    />
  );
}
