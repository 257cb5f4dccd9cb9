/** Payment method of a purchase; values as in `schema.graphql`. */
export type PayWay = 'BALANCE' | 'PAYMENT_APP';

/** What the buyer must complete before the purchase. */
export type PurchaseStep = 'tradeUrl' | 'balance' | 'confirm';

/** The data that decides the step; amounts in cents. */
export interface PurchaseNeeds {
  readonly hasTradeUrl: boolean;
  readonly spendableCents: number;
  readonly priceCents: number;
  readonly way: PayWay;
}

/** The next step: without a trade link nothing can be delivered, and without enough balance nothing can be held. */
export function purchaseStep({ hasTradeUrl, spendableCents, priceCents, way }: PurchaseNeeds): PurchaseStep {
  if (!hasTradeUrl) {
    return 'tradeUrl';
  }
  return way === 'BALANCE' && spendableCents < priceCents ? 'balance' : 'confirm';
}

/** The default payment method: the balance, unless it is too low and the payment app is available. */
export function usualWay({
  spendableCents,
  priceCents,
  isPaymentAppOpen,
}: Pick<PurchaseNeeds, 'spendableCents' | 'priceCents'> & { readonly isPaymentAppOpen: boolean }): PayWay {
  return isPaymentAppOpen && spendableCents < priceCents ? 'PAYMENT_APP' : 'BALANCE';
}
