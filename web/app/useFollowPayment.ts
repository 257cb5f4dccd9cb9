import { useAppServices } from './appServices.ts';

/** The address at the payment app, or why there is none. */
interface PaymentAnswer {
  readonly url: string | undefined;
  readonly message?: string | undefined;
}

/** Goes on at the payment app; a domain error is shown in a toast. */
export function useFollowPayment(): (answer: PaymentAnswer) => void {
  const { toasts } = useAppServices();
  return ({ url, message = '' }) => {
    if (url === undefined) {
      toasts.show('failure', message);
    } else {
      location.assign(url);
    }
  };
}
