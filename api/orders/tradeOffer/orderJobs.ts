import { declareJob } from '../../kernel/job.ts';

const ofOrder = ({ orderId }: { orderId: string }): string => orderId;

/** Declines what a buyer offers instead. */
export const tradeOfferDeclineJob = declareJob({ name: 'trade-offer-decline', key: ofOrder });
/** Verifies that the offer of a cancelled order has no effect any more. */
export const orderVerifyJob = declareJob({ name: 'order-verify', key: ofOrder });
/** Finds which side reversed a trade. */
export const orderFaultJob = declareJob({ name: 'order-fault', key: ofOrder });
/** Reads the offers and trades of an account that orders wait for. */
export const steamPollJob = declareJob({
  name: 'steam-poll',
  key: ({ steamAccountId }: { steamAccountId: string }) => steamAccountId,
});
