import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ShopPins_seller$key } from '../../__generated__/ShopPins_seller.graphql.ts';
import { ShopListing } from './ShopListing.tsx';
import { GRID } from './ShopListings.tsx';

/** The ids of the listings that a shop shows first. */
export function usePinnedIds(seller: ShopPins_seller$key | null): readonly string[] {
  return useFragment(FRAGMENT, seller)?.pinnedListings?.map(({ id }) => id) ?? [];
}

/** The listings that a shop shows first. Nothing without one. */
export function ShopPins({ seller }: { readonly seller: ShopPins_seller$key }) {
  const listings = useFragment(FRAGMENT, seller).pinnedListings ?? [];
  const { t } = useTranslation('shop');
  if (listings.length === 0) {
    return null;
  }
  return (
    <section aria-label={t('pins')}>
      <Title>{t('pins')}</Title>
      <Grid>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ShopListing listing={listing} pinnedIds={listings.map(({ id }) => id)} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const FRAGMENT = graphql`
  fragment ShopPins_seller on User {
    pinnedListings {
      id
      ...ShopListing_listing
    }
  }
`;

const Grid = styled.ul`
  ${GRID}
`;

const Title = styled.h2`
  padding-bottom: 10px;
  font-size: 14px;
  line-height: 22px;
  font-weight: 600;
`;
