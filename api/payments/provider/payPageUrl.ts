import type { Config } from '../../config.ts';
import { type Cents, formatYuan } from '../../kernel/money.ts';
import { paymentAddresses } from './paymentAddresses.ts';
import type { PaymentGateway } from './paymentGateway.ts';

/** What a page payment is about. */
export interface PagePayment {
  /** Ours; the app knows the payment by it and takes it once. */
  number: string;
  amountCents: Cents;
  /** What the payer reads. */
  subject: string;
  /** After this the app takes no payment any more. */
  expiresAt: Date;
  /** The page of the site that the payer comes back to. */
  returnPath: string;
}

const BEIJING_MS = 8 * 3_600_000;

/** A time as the payment app writes it: Beijing's, without a zone. */
function beijingTime(time: Date): string {
  return new Date(time.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The signed address of the app's page for a payment. Nothing is called: it may be made as often as wanted. */
export function payPageUrl(
  payment: PaymentGateway,
  config: Config,
  { number, amountCents, subject, expiresAt, returnPath }: PagePayment,
): string {
  const content = {
    outTradeNo: number,
    totalAmount: formatYuan(amountCents),
    subject,
    productCode: 'FAST_INSTANT_TRADE_PAY',
    timeExpire: beijingTime(expiresAt),
  };
  return payment.pageUrl('alipay.trade.page.pay', content, paymentAddresses(config, returnPath));
}
