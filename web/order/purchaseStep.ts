/** How a purchase is paid; values as in `schema.graphql`. */
export type PayWay = 'BALANCE' | 'PAYMENT_APP';

/** What stands between the buyer and the purchase. */
export type PurchaseStep = 'tradeUrl' | 'balance' | 'confirm';

/** What the step depends on; amounts in cents. */
export interface PurchaseNeeds {
  readonly hasTradeUrl: boolean;
  readonly spendableCents: number;
  readonly priceCents: number;
  readonly way: PayWay;
}

/** The next step: without a trade link nothing can be delivered, without the money nothing can be held from the balance. */
export function purchaseStep({ hasTradeUrl, spendableCents, priceCents, way }: PurchaseNeeds): PurchaseStep {
  if (!hasTradeUrl) {
    return 'tradeUrl';
  }
  return way === 'BALANCE' && spendableCents < priceCents ? 'balance' : 'confirm';
}

/** The way that is chosen where the buyer has not: the balance, unless it does not reach and the payment app is open. */
export function usualWay({
  spendableCents,
  priceCents,
  isPaymentAppOpen,
}: Pick<PurchaseNeeds, 'spendableCents' | 'priceCents'> & { readonly isPaymentAppOpen: boolean }): PayWay {
  return isPaymentAppOpen && spendableCents < priceCents ? 'PAYMENT_APP' : 'BALANCE';
}
