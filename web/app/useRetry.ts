import { useCallback } from 'react';
import { useAppServices } from './appServices.ts';
import { useRenewSession } from './useRenewSession.ts';

/**
 * What a failed block's button does: the page asks for its data again, and what stands open or was typed stays. While the server is away
 * only that is looked at; the banner renews the page once it answers.
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
