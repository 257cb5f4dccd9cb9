import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ListingRemark_listing$key } from '../../__generated__/ListingRemark_listing.graphql.ts';
import type { ListingRemark_marketItem$key } from '../../__generated__/ListingRemark_marketItem.graphql.ts';
import { remarkOf } from './listingRemark.ts';

interface ListingRemarkProps {
  readonly listing: ListingRemark_listing$key;
  readonly marketItem: ListingRemark_marketItem$key;
  readonly isCheapest: boolean;
}

/** At most one remark below a copy's price. */
export function ListingRemark({ listing, marketItem, isCheapest }: ListingRemarkProps) {
  const { askCents, asset } = useFragment(LISTING, listing);
  const item = useFragment(MARKET_ITEM, marketItem);
  const { t } = useTranslation('goods');
  const ofPhase = item.phases?.find(({ phase }) => phase === asset.phase);
  const { lowestAskCents } = ofPhase ?? item;
  const remark = remarkOf({
    // The cheapest copy of a filtered list is not the cheapest of all.
    isCheapest: isCheapest && (lowestAskCents == null || askCents <= lowestAskCents),
    askCents,
    referenceCents: (ofPhase ?? item).referencePriceCents ?? null,
    floatValue: asset.floatValue ?? null,
    exterior: item.tagExterior ?? null,
    floatMin: item.floatMin ?? null,
    floatMax: item.floatMax ?? null,
  });
  if (remark.kind === 'none') {
    return null;
  }
  if (remark.kind === 'lowWear') {
    return <Remark title={t('lowWearHint')}>{t('lowWear', { percent: remark.percent })}</Remark>;
  }
  return (
    <Remark $isGood>
      {remark.kind === 'lowest' ? t('isLowest') : t('shell:belowReference', { percent: remark.percent })}
    </Remark>
  );
}

const LISTING = graphql`
  fragment ListingRemark_listing on Listing {
    askCents
    asset {
      floatValue
      phase
    }
  }
`;

const MARKET_ITEM = graphql`
  fragment ListingRemark_marketItem on MarketItem {
    tagExterior
    floatMin
    floatMax
    lowestAskCents
    referencePriceCents
    phases {
      phase
      lowestAskCents
      referencePriceCents
    }
  }
`;

const Remark = styled.small<{ $isGood?: boolean }>`
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  color: ${({ $isGood }) => ($isGood ? 'var(--pos)' : 'var(--t3)')};
`;
