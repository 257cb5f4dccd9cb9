import { type Config, siteUrlOf } from '../../config.ts';
import { type Cents, formatYuan } from '../../kernel/money.ts';
import type { PaymentAddresses, PaymentGateway } from './paymentGateway.ts';

/** The data of a payment page. */
export interface PagePayment {
  /** Our number. The app identifies the payment by it and accepts it once. */
  number: string;
  amountCents: Cents;
  /** The text that the payer reads, with any characters. */
  subject: string;
  /** After this time the app no longer accepts the payment. */
  expiresAt: Date;
  /** The page of the site that the payer returns to. */
  returnPath: string;
}

const BEIJING_MS = 8 * 3_600_000;

/** Formats a time as the payment app does: Beijing time, without a zone. */
export function beijingTime(time: Date): string {
  return new Date(time.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Characters that the app refuses in a subject. */
const SPECIAL = /[/=&]/g;
/** From a character of ASCII to its full-width form, which reads the same. */
const TO_FULL_WIDTH = 0xfee0;

/** A subject as the app takes it. Names of items contain what it refuses. */
function plainSubject(subject: string): string {
  return subject.replace(SPECIAL, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_FULL_WIDTH));
}

/** The signed address of the app's payment page. It calls nothing, so it may be built any number of times. */
export function payPageUrl(
  payment: PaymentGateway,
  config: Config,
  { number, amountCents, subject, expiresAt, returnPath }: PagePayment,
): string {
  const content = {
    outTradeNo: number,
    totalAmount: formatYuan(amountCents),
    subject: plainSubject(subject),
    productCode: 'FAST_INSTANT_TRADE_PAY',
    timeExpire: beijingTime(expiresAt),
  };
  return payment.pageUrl('alipay.trade.page.pay', content, paymentAddresses(config, returnPath));
}

/**
 * The addresses that the payment app uses: the one for notifications, and the page of the site that the browser returns
 * to.
 */
export function paymentAddresses(config: Config, returnPath: string): PaymentAddresses {
  const site = siteUrlOf(config);
  return {
    returnUrl: new URL(returnPath, config.ALIPAY_RETURN_URL ?? site).href,
    notifyUrl: config.ALIPAY_NOTIFY_URL ?? new URL('/notify/alipay', site).href,
  };
}
