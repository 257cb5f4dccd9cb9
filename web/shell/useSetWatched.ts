import { useTranslation } from 'react-i18next';
import { useAppServices } from './appServices.ts';

/** Adds an item to the watchlist or removes it. `onDone` runs when the server has stored the change. */
export type SetWatched = (marketItemId: string, isWatched: boolean, onDone?: () => void) => void;

/**
 * Handler of the heart. A visitor signs in first, and the item is added afterwards. The code loads with the first
 * press.
 */
export function useSetWatched(): SetWatched {
  const { environment, dialogs, session, toasts } = useAppServices();
  const { t } = useTranslation('shell');
  return (marketItemId, isWatched, onDone) => {
    const act = async () => {
      const { setWatched } = await import('./setWatched.ts');
      setWatched(environment, marketItemId, isWatched, {
        onRejected: (message) => toasts.show('failure', message),
        ...(onDone === undefined ? {} : { onDone }),
      });
    };
    if (session.isSignedIn) {
      // The script cannot load while the network is down.
      act().catch(() => toasts.show('failure', t('error_offline')));
    } else {
      dialogs.open({ kind: 'login', onSignedIn: act });
    }
  };
}
