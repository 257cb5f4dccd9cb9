import { builder } from '../../http/graphql/builder.ts';
import { BID_WORDS } from '../../notifications/message/bidWords.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import { sideOfMessage } from './tellOffer.ts';

const DealEnum = builder.enumType('MessageDeal', {
  description: 'A deal in the making that a message is about.',
  values: {
    BUY_ORDER: { description: 'A buy order of the viewer: `bids`.' },
    OFFER_MADE: { description: 'A price offer that the viewer has made: `offersMade`.' },
    OFFER_RECEIVED: { description: 'A price offer for a listing of the viewer: `offersReceived`.' },
  } as const,
});

builder.prismaObjectField(MessageNode, 'deal', (t) =>
  t.field({
    type: DealEnum,
    nullable: true,
    description:
      'Where the viewer can act on the buy order or price offer that it is about. Null for other messages.',
    select: { template: true },
    resolve: ({ template }) => {
      if (Object.hasOwn(BID_WORDS, template)) return 'BUY_ORDER';
      const side = sideOfMessage(template);
      return side && (side === 'seller' ? 'OFFER_RECEIVED' : 'OFFER_MADE');
    },
  }),
);
