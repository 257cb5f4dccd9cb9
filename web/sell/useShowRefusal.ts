import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/appServices.ts';

/** Tells a refusal by its code in a toast. That no answer came is told by whoever carried the question. */
export function useShowRefusal(): (code: string | undefined) => void {
  const { t } = useTranslation(['sell', 'app']);
  const { toasts } = useAppServices();
  return (code) => toasts.show('failure', t([`refusal_${code}`, `app:refusal_${code}`, 'app:refusal_0']));
}
