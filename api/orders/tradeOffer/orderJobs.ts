import { declareJob } from '../../kernel/job.ts';

/** Declines what a buyer offers instead. */
export const tradeOfferDeclineJob = declareJob({ name: 'trade-offer-decline', key: 'orderId' });
/** Verifies that the offer of a cancelled order has no effect any more. */
export const orderVerifyJob = declareJob({ name: 'order-verify', key: 'orderId' });
/** Finds which side reversed a trade. */
export const orderFaultJob = declareJob({ name: 'order-fault', key: 'orderId' });
/** Reads the offers and trades of an account that orders wait for. */
export const steamPollJob = declareJob({
  name: 'steam-poll',
  key: 'steamAccountId',
});
