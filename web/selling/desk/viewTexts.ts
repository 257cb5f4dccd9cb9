import { graphql } from 'react-relay';

/** What `copyTextsOf` reads of a stored filter. */
export const VIEW_COPIES = graphql`
  fragment viewTexts_copies on ChosenCopies {
    types
    exteriors
    rarities
    minPriceCents
    maxPriceCents
    minDaysHeld
    maxDaysHeld
    minDaysOnSale
    maxDaysOnSale
    minAboveLowest
    maxAboveLowest
    hasCost
    cooldownUntil
  }
`;
