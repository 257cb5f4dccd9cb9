import type { Config } from '../../config.ts';
import type { OrderTimes } from './orderDuty.ts';

/** The configured durations of orders. */
export function orderTimesOf(config: Config): OrderTimes {
  return {
    paymentMs: config.ORDER_PAYMENT_MS,
    sellerOfferMs: config.ORDER_SELLER_OFFER_MS,
    robotOfferMs: config.ORDER_ROBOT_OFFER_MS,
    buyerCancelAfterMs: config.ORDER_BUYER_CANCEL_AFTER_MS,
    buyerAcceptMs: config.ORDER_BUYER_ACCEPT_MS,
    verifyMs: config.ORDER_VERIFY_MS,
  };
}
