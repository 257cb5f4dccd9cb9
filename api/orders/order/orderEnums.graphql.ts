import { builder } from '../../http/graphql/builder.ts';
import { describedValues } from '../../http/graphql/enumValues.ts';
import type { OrderStatusText } from '../../notifications/message/orderStatusWords.ts';
import { ORDER_TONES } from './displayTerms.ts';
import type { OrderPhase } from './order.ts';

export const OrderPhaseEnum = builder.enumType('OrderPhase', {
  description:
    'Phase of an order. Only the transitions of the documented table lead from one phase to another.',
  values: describedValues<OrderPhase>({
    creating: 'The order is being created; no money is held yet.',
    awaitingPayment: 'The buyer must pay the price at the payment app.',
    awaitingOffer: 'The price is held in escrow; the trade offer is not sent yet.',
    delivering: 'The trade offer exists; the seller must confirm it.',
    awaitingAccept: 'The trade offer is active; the buyer must accept it at Steam.',
    onHold: 'The buyer accepted the offer; Steam holds the trade.',
    verifying: 'The platform checks the offer at Steam before any money moves.',
    protected: 'The asset is delivered and under trade protection; the proceeds are settling.',
    completed: 'Trade protection has ended and the order is completed.',
    failed: 'The order has failed; `display.statusText` says why.',
  }),
});
export const OrderStatusTextEnum = builder.enumType('OrderStatusText', {
  description: 'Status of an order in a few words: its phase, or why it failed or is being verified.',
  values: describedValues<OrderStatusText>({
    creating: 'The order is being created.',
    awaitingPayment: 'The order waits for its payment.',
    awaitingOffer: 'The order waits for the trade offer.',
    delivering: 'The seller is delivering the asset.',
    awaitingAccept: 'The offer waits for the buyer to accept it.',
    onHold: 'Steam holds the trade of the order.',
    verifying: 'The platform is verifying the status at Steam.',
    buyerCancelVerifying: "The platform is verifying the buyer's cancellation.",
    sellerCancelVerifying: "The platform is verifying the seller's cancellation.",
    systemCancelVerifying: 'The platform is verifying its own cancellation.',
    protected: 'The delivered asset is under trade protection.',
    completed: 'The trade was successful and the order is completed.',
    paymentTimeout: 'Failed: the buyer did not pay in time.',
    sellerShipmentTimeout: 'Failed: the seller did not deliver in time.',
    sellerRevoked: 'Failed: the seller revoked the trade offer.',
    sellerCancelled: 'Failed: the seller cancelled the order.',
    buyerCancelled: 'Failed: the buyer cancelled the order.',
    buyerCounterOffer: 'Failed: the buyer answered the offer with a counter-offer.',
    buyerReceiveTimeout: 'Failed: the buyer did not accept the offer in time.',
    buyerDeclined: 'Failed: the buyer declined the trade offer.',
    itemGone: "Failed: the asset is no longer in the seller's inventory.",
    wrongDelivery: 'Failed: the seller delivered the asset to somebody else.',
    reversed: 'Failed: the trade was reversed at Steam.',
    systemCancelled: 'Failed: the platform cancelled the order.',
  }),
});
export const OrderStepEnum = builder.enumType('OrderStep', {
  description: 'One of the four steps in which an order is shown to people.',
  values: describedValues({
    order: 'The order is being placed.',
    payment: 'The buyer pays the order.',
    shipment: 'The seller sends the trade offer.',
    receipt: 'The buyer receives the asset.',
  }),
});
export const OrderDutyEnum = builder.enumType('OrderActor', {
  description: 'The party that must act on an order, or that caused an event.',
  values: describedValues({
    buyer: 'The user who buys.',
    seller: 'The user who sells.',
    steam: 'Steam, for example during a trade hold.',
    platform: 'The platform itself, without a user.',
    nobody: 'No party has to act.',
  }),
});
export const OrderToneEnum = builder.enumType('OrderTone', {
  description: 'Meaning of a phase or of an event, which clients show as a colour.',
  values: describedValues(ORDER_TONES),
});
export const OrderDirection = builder.enumType('OrderDirection', {
  description: 'Side of an order that the viewer is on.',
  values: describedValues({
    buy: 'The viewer is the buyer of the order.',
    sell: 'The viewer is the seller of the order.',
  }),
});

export const PayWayEnum = builder.enumType('PayWay', {
  description: 'Method by which the buyer pays an order.',
  values: {
    BALANCE: {
      value: 'balance',
      description: 'The deposit and proceeds of the buyer pay the order at once.',
    },
    PAYMENT_APP: {
      value: 'paymentApp',
      description:
        'The buyer pays the whole price at the payment app within `orderPaymentMinutes`. Until then the listing is reserved.',
    },
  } as const,
});

export const DeliveryIssueEnum = builder.enumType('OrderDeliveryIssue', {
  description: "Why no offer is sent to the buyer's trade link.",
  values: {
    TRADE_LINK: {
      value: 'tradeLink',
      description: 'The trade link is no longer valid, because its owner created a new one.',
    },
    PARTNER_BLOCKED: {
      value: 'partnerBlocked',
      description: 'Steam does not allow the account of the trade link to trade.',
    },
    TRADE_HOLD: {
      value: 'tradeHold',
      description:
        'Steam would hold the trade for days, because the account of the trade link has not had a mobile authenticator for long enough.',
    },
  } as const,
});
