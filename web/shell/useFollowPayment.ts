import { useAppServices } from './appServices.ts';

/** The URL at the payment app, or the reason why there is none. */
interface PaymentAnswer {
  readonly url: string | undefined;
  readonly message?: string | undefined;
}

/** Redirects to the payment app. A domain error is shown in a toast. */
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
