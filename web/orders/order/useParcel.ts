import { graphql, useFragment } from 'react-relay';
import type { useParcel_parcel$key } from '../../__generated__/useParcel_parcel.graphql.ts';

/** An offer to send by hand, as its head and its steps show it: one fragment for both, since the desk's document is at its limit. */
export function useParcel(parcel: useParcel_parcel$key) {
  return useFragment(FRAGMENT, parcel);
}

const FRAGMENT = graphql`
  fragment useParcel_parcel on DeliveryParcel {
    handDelivery {
      accountName
      steamId
      tradeUrl
      message
    }
    orders {
      id
      buyer {
        nickname
      }
      display {
        clock {
          until
          pausedAt
        }
      }
      asset {
        assetId
      }
    }
  }
`;
