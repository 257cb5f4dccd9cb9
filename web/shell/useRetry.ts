import { useCallback } from 'react';
import { useAppServices } from './appServices.ts';
import { useRenewSession } from './useRenewSession.ts';

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
