import { graphql } from '../../generated/gql.ts';

/** Puts items on sale. */
export const LIST_ITEMS = graphql(`
  mutation ListItems($items: [SellItemInput!]!, $request: String!) {
    listItems(input: { items: $items, clientRequestId: $request }) {
      __typename
      ... on ListItemsPayload {
        doneCount
        failedCount
        results { index inventoryItemId reason until askCents loweredFromCents referencePriceCents listing { id status askCents deliveryType isOwn } }
      }
      ... on DomainError { code message }
    }
  }
`);

/** Gives listings new prices. */
export const REPRICE = graphql(`
  mutation Reprice($items: [RepriceItemInput!]!, $request: String!) {
    repriceListings(input: { items: $items, clientRequestId: $request }) {
      __typename
      ... on RepriceListingsPayload {
        doneCount
        failedCount
        results { index reason askCents loweredFromCents referencePriceCents listing { id status askCents } }
      }
      ... on DomainError { code }
    }
  }
`);

/** Withdraws listings from sale. */
export const UNLIST = graphql(`
  mutation Unlist($ids: [ID!]!, $request: String!) {
    unlistListings(input: { listingIds: $ids, clientRequestId: $request }) {
      __typename
      ... on UnlistListingsPayload { doneCount failedCount results { index reason listing { id status } } }
      ... on DomainError { code }
    }
  }
`);

/** Undoes batches. */
export const UNDO = graphql(`
  mutation Undo($requests: [String!]!) {
    undoListings(input: { clientRequestIds: $requests }) {
      __typename
      ... on UndoListingsPayload { doneCount failedCount results { index reason listing { id status askCents } } }
      ... on DomainError { code }
    }
  }
`);

/** Opens or closes the seller's shop. */
export const SET_SHOP_OPEN = graphql(`
  mutation SetShopOpen($isOpen: Boolean!) {
    setShopOpen(input: { isOpen: $isOpen }) {
      __typename
      ... on SetShopOpenPayload {
        pausedCount
        resumedCount
        withdrawn { inventoryItemId reason until listing { status } }
        viewer { isShopOpen user { isShopOpen listingCount } messages(first: 5) { edges { node { titleZh bodyZh bodyEn } } } }
      }
      ... on DomainError { code }
    }
  }
`);

/** The seller's own open listings. */
export const OWN_LISTINGS = graphql(`
  query OwnListings($status: OwnListingStatus = OPEN, $sort: OwnListingSort = NEWEST, $keyword: String, $first: Int = 20, $after: String) {
    viewer {
      listingCount(filter: { status: $status, keyword: $keyword })
      listings(filter: { status: $status, keyword: $keyword }, sort: $sort, first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges {
          node {
            id status askCents netCents steamAccountName createdAt
            referencePrice { priceCents source }
            asset { floatValue }
            marketItem { marketHashName }
          }
        }
      }
    }
  }
`);

/** The dry run. */
export const PREVIEW = graphql(`
  query Preview($items: [SellItemInput!]!) {
    previewListings(input: { items: $items }) {
      refusedCount
      totalAskCents
      totalFeeCents
      previews {
        index inventoryItemId askCents loweredFromCents feeCents quotedFee netCents reason warning
        asset { floatValue }
        marketItem { marketHashName }
        referencePrice { priceCents source }
      }
    }
  }
`);
