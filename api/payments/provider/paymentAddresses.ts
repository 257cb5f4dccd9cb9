import type { Config } from '../../config.ts';
import type { PaymentAddresses } from './paymentGateway.ts';

/**
 * The addresses that the payment app uses: the one for notifications, and the page of the site that the browser returns
 * to.
 */
export function paymentAddresses(config: Config, returnPath: string): PaymentAddresses {
  const site = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  return {
    returnUrl: new URL(returnPath, config.ALIPAY_RETURN_URL ?? site).href,
    notifyUrl: config.ALIPAY_NOTIFY_URL ?? new URL('/notify/alipay', site).href,
  };
}
