import { graphql } from '../../generated/gql.ts';

/** Has items listed when their cooldowns end. */
export const SCHEDULE = graphql(`
  mutation ScheduleListings($items: [SellItemInput!]!) {
    scheduleListings(input: { items: $items }) {
      __typename
      ... on ScheduleListingsPayload {
        results { reason until askCents }
        items { id scheduledListing { priceCents multiplier dueAt } }
      }
      ... on DomainError { code }
    }
  }
`);

/** Cancels scheduled listings. */
export const CANCEL_SCHEDULED = graphql(`
  mutation CancelScheduledListings($itemIds: [ID!]!) {
    cancelScheduledListings(input: { inventoryItemIds: $itemIds }) { ... on CancelScheduledListingsPayload { items { id scheduledListing { id } } } }
  }
`);

/** The latest message that the reader received. */
export const TOLD = graphql(`
  query Told {
    viewer { messages(first: 5) { edges { node { type titleZh titleEn bodyZh bodyEn } } } }
  }
`);
