import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/appServices.ts';

/** Tells a refusal that has no field, and looks again: another tab, or an operator, may have changed where step 2 stands. */
export function useSetupRefusal(onRefused: () => void): (code: string, seconds?: number) => void {
  const { t } = useTranslation('partner');
  const { toasts } = useAppServices();
  return (code, seconds) => {
    toasts.show('failure', t(`refusal_${code}`, { seconds: seconds ?? 0 }));
    onRefused();
  };
}
