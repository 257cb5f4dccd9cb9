/** What stands between the buyer and the purchase. */
export type PurchaseStep = 'tradeUrl' | 'balance' | 'confirm';

/** What the step depends on; amounts in cents. */
export interface PurchaseNeeds {
  readonly hasTradeUrl: boolean;
  readonly spendableCents: number;
  readonly priceCents: number;
}

/** The next step: without a trade link nothing can be delivered, without the money nothing can be held. */
export function purchaseStep({ hasTradeUrl, spendableCents, priceCents }: PurchaseNeeds): PurchaseStep {
  if (!hasTradeUrl) {
    return 'tradeUrl';
  }
  return spendableCents < priceCents ? 'balance' : 'confirm';
}
