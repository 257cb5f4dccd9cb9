import { Refusal } from '../../kernel/refusal.ts';

/** Somebody else bought the listing, or the seller took it back. */
export class ListingGone extends Refusal {
  readonly code = 'listingGone';
  constructor() {
    super('This listing is no longer on sale.');
  }
}

/** The ask differs from the price that the buyer saw. Nothing was bought. */
export class PriceChanged extends Refusal {
  readonly code = 'priceChanged';
  readonly priceCents: bigint;
  constructor(priceCents: bigint) {
    super('The price has changed; confirm the new one to buy.');
    this.priceCents = priceCents;
  }
}

/** The buyer is the seller (T-22). */
export class OwnListing extends Refusal {
  readonly code = 'ownListing';
  constructor() {
    super('You cannot buy your own listing.');
  }
}

/** The order cannot be cancelled now; perhaps later. */
export class CancelNotAllowed extends Refusal {
  readonly code = 'cancelNotAllowed';
  readonly allowedFrom: Date | null;
  constructor(allowedFrom: Date | null) {
    super('This order cannot be cancelled now.');
    this.allowedFrom = allowedFrom;
  }
}

/** No order can be paid at the payment app for now: operators have closed it, or none is configured. */
export class PaymentAppClosed extends Refusal {
  readonly code = 'paymentAppClosed';
  constructor() {
    super('Orders cannot be paid at the payment app for now.');
  }
}

/** The order does not wait for a payment of the viewer's, or its time is over. */
export class OrderUnpayable extends Refusal {
  readonly code = 'orderUnpayable';
  constructor() {
    super('This order does not wait for a payment.');
  }
}

/** Too many orders of this buyer wait for their payment, or were left unpaid lately. */
export class UnpaidOrdersFull extends Refusal {
  readonly code = 'unpaidOrdersFull';
  constructor() {
    super('Pay or cancel the unpaid orders first.');
  }
}

/** Another Steam account than the one that was ordered to, and than the buyer's own (T-24). */
export class TradeUrlElsewhere extends Refusal {
  readonly code = 'tradeUrlElsewhere';
  constructor() {
    super('This link leads to another Steam account. Change your trade link in the settings first.');
  }
}

/** Steam has refused no link of this order, so the one that it was made with stays. */
export class TradeUrlNotWanted extends Refusal {
  readonly code = 'tradeUrlNotWanted';
  constructor() {
    super('This order does not wait for another trade link.');
  }
}

/** Steam lets the account that would receive the item not trade. */
export class TradeBanned extends Refusal {
  readonly code = 'tradeBanned';
  constructor() {
    super(
      'Steam has banned the account of this trade link from trading, so that nothing can be delivered to it.',
    );
  }
}
