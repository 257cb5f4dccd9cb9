import { useEffect } from 'react';
import { useAppServices } from '../../shell/appServices.ts';

/**
 * Tells the server that the reader looks at these copies on sale, so that their sellers see how many did. The server
 * counts each reader once a day. Nothing is said of a failure.
 */
export function useCountView(listingIds: readonly string[]): void {
  const { callRest } = useAppServices();
  const listings = listingIds.join(',');
  useEffect(() => {
    if (listings !== '') {
      void callRest({ method: 'POST', url: '/web/listing/view', data: { listings } }, () => undefined);
    }
  }, [callRest, listings]);
}
