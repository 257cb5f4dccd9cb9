import type { Config } from '../../config.ts';
import type { PaymentAddresses } from './paymentGateway.ts';

/** Where the payment app comes back to: by message, and by browser to a page of the site. */
export function paymentAddresses(config: Config, returnPath: string): PaymentAddresses {
  const site = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  return {
    returnUrl: new URL(returnPath, config.ALIPAY_RETURN_URL ?? site).href,
    notifyUrl: config.ALIPAY_NOTIFY_URL ?? new URL('/notify/alipay', site).href,
  };
}
