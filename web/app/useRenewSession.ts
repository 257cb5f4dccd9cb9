import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { commitLocalUpdate } from 'relay-runtime';
import { useAppServices } from './appServices.ts';

/** After signing in or out: what the store knows belongs to somebody else, so every open query asks again. */
export function useRenewSession(): () => Promise<void> {
  const { environment } = useAppServices();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    await revalidate();
  }, [environment, revalidate]);
}
