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
