import { useTranslation } from 'react-i18next';
import { useAppServices } from './appServices.ts';

/** What a deed answers that leads to the payment app: the address there, or why not. */
interface PaymentAnswer {
  readonly url: string | undefined;
  readonly code?: string | undefined;
}

/** Goes on at the payment app; a refusal is told in a toast, in the wing's words or else the shell's. */
export function useFollowPayment(wing: string): (answer: PaymentAnswer) => void {
  const { t } = useTranslation('app');
  const { toasts } = useAppServices();
  return ({ url, code }) => {
    if (url === undefined) {
      toasts.show('failure', t([`${wing}:refusal_${code}`, `refusal_${code}`]));
    } else {
      location.assign(url);
    }
  };
}
