import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { OwnListing, TradeUrlElsewhere, TradeUrlNotNeeded } from './order.errors.ts';
import { OrderNode, viewersOrder } from './order.graphql.ts';
import { setOrderTradeUrl } from './setOrderTradeUrl.ts';

builder.relayMutationField(
  'setOrderTradeUrl',
  {
    description: 'The order and its new trade link.',
    inputFields: (t) => ({
      orderId: t.globalID({
        required: true,
        for: OrderNode,
        description: 'An order of the viewer as buyer.',
      }),
      tradeUrl: t.string({ required: true, description: "The trade link from Steam's privacy settings." }),
    }),
  },
  {
    description:
      "Replaces an order's trade link after Steam rejected the first one (`deliveryIssue`). The offer is " +
      "sent again. If the rejected link was the viewer's own, the new one becomes the viewer's link. The " +
      "new link must belong to the same Steam account or be the viewer's current own link; a partner's " +
      'signed request may name any.',
    authScopes: { signedIn: true },
    errors: { types: [TradeUrlInvalid, TradeUrlNotNeeded, TradeUrlElsewhere, OwnListing] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { orderId, tradeUrl } = input;
      const { userId: buyerId, sessionId } = requireViewer(viewer);
      const isPartner = sessionId === null;
      await setOrderTradeUrl(platform, { buyerId, orderId: orderId.id, tradeUrl, isPartner });
      return { orderId: orderId.id };
    },
  },
  {
    description: 'The order has its new trade link.',
    outputFields: (t) => ({
      order: t.prismaField({
        type: OrderNode,
        description: 'The order with its new link.',
        resolve: (query, { orderId }, _args, { platform, viewer }) =>
          platform.db.order.findUniqueOrThrow({
            ...query,
            where: viewersOrder({ id: orderId }, requireViewer(viewer).userId),
          }),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The buyer, with the current trade link.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
