import { useTranslation } from 'react-i18next';
import { useAppServices } from './appServices.ts';

/** Sets an item's heart; `onDone` runs when the server has it. */
export type SetWatched = (marketItemId: string, isWatched: boolean, onDone?: () => void) => void;

/** The heart's deed; a visitor signs in first, and the heart is set afterwards. Its code loads with the first press. */
export function useSetWatched(): SetWatched {
  const { environment, dialogs, session, toasts } = useAppServices();
  const { t } = useTranslation('app');
  return (marketItemId, isWatched, onDone) => {
    const act = async () => {
      const { setWatched } = await import('./setWatched.ts');
      setWatched(environment, marketItemId, isWatched, {
        onRejected: (message) => toasts.show('failure', message),
        ...(onDone === undefined ? {} : { onDone }),
      });
    };
    if (session.isSignedIn) {
      // Its script does not come while the network is away.
      act().catch(() => toasts.show('failure', t('error_offline')));
    } else {
      dialogs.open({ kind: 'login', onSignedIn: act });
    }
  };
}
