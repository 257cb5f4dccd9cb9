import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { commitLocalUpdate } from 'relay-runtime';
import { useAppServices } from './appServices.ts';

/** After signing in or out, every open query is fetched again, because the store's data belongs to another user. */
export function useRenewSession(): () => Promise<void> {
  const { environment } = useAppServices();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    await revalidate();
  }, [environment, revalidate]);
}

/**
 * Handler of a failed block's button: the page fetches its data again, and open dialogs and typed input are kept.
 * While the server is unreachable, only the connection is checked; the banner refreshes the page once it responds.
 */
export function useRetry(): () => Promise<void> {
  const { connection } = useAppServices();
  const renewPage = useRenewSession();
  return useCallback(async () => {
    if (connection.current().isAway) {
      await connection.check();
    } else {
      await renewPage();
    }
  }, [connection, renewPage]);
}
