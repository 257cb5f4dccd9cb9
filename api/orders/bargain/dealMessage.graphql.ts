import { builder } from '../../http/graphql/builder.ts';
import { BID_WORDS } from '../../notifications/message/bidWords.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import type { AlertParams } from '../../notifications/message/message.ts';
import { STEAM_WORDS } from '../../notifications/message/steamWords.ts';
import { SLEEP_TEMPLATES } from '../bid/sleepBid.ts';
import { isOfAccount } from '../order/accountMessage.store.ts';
import { hasMovedOn, ORDERS_OF_MESSAGE } from '../order/orderMessage.graphql.ts';
import { COUNTER_MS, OFFER_MS, type OfferState } from './bargain.ts';
import { sideOfMessage } from './notifyOffer.ts';

/** The messages that ask for an answer to a price offer: its state until then, and how long it waits. */
const AWAITED: Record<string, { state: OfferState; ms: number }> = {
  offerMade: { state: 'open', ms: OFFER_MS },
  offerCountered: { state: 'countered', ms: COUNTER_MS },
};

/** Why a buy order sleeps, by the message that says so. */
const SLEEP_REASONS = new Map<string, string>(
  Object.entries(SLEEP_TEMPLATES).map(([reason, template]) => [template, reason]),
);

builder.prismaObjectField(MessageNode, 'isOver', (t) =>
  t.boolean({
    description:
      'True if what it says or asks for is history: its order has moved on since, or all of its orders have, its price offer has been ' +
      'answered or has ended, its buy order is no longer asleep for this reason, or the account or Steam account is no longer as it says. ' +
      'False for a message that states a lasting fact.',
    select: { ...ORDERS_OF_MESSAGE, id: true, params: true, createdAt: true },
    resolve: async (message, _args, { loaders }) => {
      const { offerId, bidId } = message.params as AlertParams;
      const awaited = AWAITED[message.template];
      if (awaited && offerId) return (await loaders.offerState.load(offerId)) !== awaited.state;
      // Messages of earlier versions do not say which offer they are about.
      if (awaited) return (await loaders.now()).getTime() - message.createdAt.getTime() > awaited.ms;
      const reason = SLEEP_REASONS.get(message.template);
      if (reason && bidId) return (await loaders.sleepReason.load(bidId)) !== reason;
      return isOfAccount(message.template) ? loaders.endedState.load(message.id) : hasMovedOn(message);
    },
  }),
);

const AboutEnum = builder.enumType('MessageAbout', {
  description: "What of the viewer's a message is about, where it is no order.",
  values: {
    BUY_ORDER: { description: 'A buy order of the viewer: `bids`.' },
    OFFER_MADE: { description: 'A price offer that the viewer has made: `offersMade`.' },
    OFFER_RECEIVED: { description: 'A price offer for a listing of the viewer: `offersReceived`.' },
    STEAM_ACCOUNT: { description: 'A Steam account of the viewer: `steamAccounts`.' },
  } as const,
});

builder.prismaObjectField(MessageNode, 'about', (t) =>
  t.field({
    type: AboutEnum,
    nullable: true,
    description:
      'Where the viewer can act on the buy order, price offer or Steam account that it is about. Null for other messages, ' +
      'and for one about an order.',
    resolve: ({ template, orderId }) => {
      if (orderId !== null) return null;
      if (Object.hasOwn(BID_WORDS, template)) return 'BUY_ORDER';
      if (Object.hasOwn(STEAM_WORDS, template)) return 'STEAM_ACCOUNT';
      const side = sideOfMessage(template);
      return side && (side === 'seller' ? 'OFFER_RECEIVED' : 'OFFER_MADE');
    },
  }),
);
