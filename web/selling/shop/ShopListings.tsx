import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { css, styled } from 'styled-components';
import type {
  ShopListings_seller$data,
  ShopListings_seller$key,
} from '../../__generated__/ShopListings_seller.graphql.ts';
import type { ShopListingsPaginationQuery } from '../../__generated__/ShopListingsPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShopListing } from './ShopListing.tsx';
import { isShopFiltered, type ShopFilter } from './shopFilter.ts';

/** What a list of a seller's listings needs. */
export interface ShopListingsProps {
  readonly seller: ShopListings_seller$key;
  readonly filter: ShopFilter;
  /** Listings that the shop shows first. */
  readonly pinnedIds: readonly string[];
}

const PAGE_SIZE = 30;

/** A seller's listings as the filter wants them, loaded page by page. */
export function ShopListings({ seller, filter, pinnedIds }: ShopListingsProps) {
  const { data, ...list } = usePaginationFragment<ShopListingsPaginationQuery, ShopListings_seller$key>(
    FRAGMENT,
    seller,
  );
  const { t } = useTranslation('shop');
  const { keyword } = filter;
  const isAll = !isShopFiltered(filter);
  if (data.listings == null) {
    throw new Error('The listings of a seller could not be read.');
  }
  const listings = data.listings.edges;
  if (listings.length === 0) {
    return (
      <Panel>
        <Empty
          art="k-rifle"
          title={isAll ? t('shopEmpty') : keyword === '' ? t('shopNoneWithin') : t('shopNone', { keyword })}
          hint={t(isAll ? 'shopEmptyHint' : 'shopNoneHint')}
          action={
            keyword === '' ? (
              <ButtonLink to="/market">{t('toMarket')}</ButtonLink>
            ) : (
              <ButtonLink to={`/market?${new URLSearchParams({ search: keyword })}`}>
                {t('searchMarket')}
              </ButtonLink>
            )
          }
        />
      </Panel>
    );
  }
  return (
    <>
      <Cards items={listings} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <ShopListing listing={node} pinnedIds={pinnedIds} />}
      </Cards>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={listings.length} isBare />
    </>
  );
}

const FRAGMENT = graphql`
  fragment ShopListings_seller on User
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 30 }
    after: { type: "String" }
    keyword: { type: "String" }
    min: { type: "Cents" }
    max: { type: "Cents" }
    types: { type: "[String!]" }
    exteriors: { type: "[String!]" }
    sort: { type: "ShopSort" }
  )
  @refetchable(queryName: "ShopListingsPaginationQuery") {
    listings(
      first: $first
      after: $after
      keyword: $keyword
      minPriceCents: $min
      maxPriceCents: $max
      types: $types
      exteriors: $exteriors
      sort: $sort
    )
      @connection(
        key: "ShopListings_listings"
        filters: ["keyword", "minPriceCents", "maxPriceCents", "types", "exteriors", "sort"]
      ) {
      edges {
        node {
          id
          ...ShopListing_listing
        }
      }
    }
  }
`;

/** Cards of listings, as many beside each other as fit. */
export const GRID = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 46%), 1fr));
  gap: 12px;
`;

type ListingEdge = NonNullable<ShopListings_seller$data['listings']>['edges'][number];

const Cards = styled(WindowedList<ListingEdge>)`
  ${GRID}
`;
