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
 * The button of a failed block's `ErrorNote`: the page fetches its data again, and open dialogs and typed input are
 * kept. While the server is unreachable, only the connection is checked; the banner refreshes the page once it responds.
 */
export function useRetry(): { readonly isBusy: boolean; readonly onRetry: () => void } {
  const { connection } = useAppServices();
  const { state } = useRevalidator();
  const renewPage = useRenewSession();
  return {
    isBusy: state === 'loading',
    onRetry: () => void (connection.current().isAway ? connection.check() : renewPage()),
  };
}
