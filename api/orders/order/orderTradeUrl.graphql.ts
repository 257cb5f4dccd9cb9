import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { OwnListing, TradeUrlElsewhere, TradeUrlNotWanted } from './order.errors.ts';
import { OrderNode, viewersOrder } from './order.graphql.ts';
import { setOrderTradeUrl } from './setOrderTradeUrl.ts';

builder.relayMutationField(
  'setOrderTradeUrl',
  {
    description: 'Which order, which link.',
    inputFields: (t) => ({
      orderId: t.globalID({
        required: true,
        for: OrderNode,
        description: 'An order of the viewer as buyer.',
      }),
      tradeUrl: t.string({ required: true, description: "From Steam's privacy settings." }),
    }),
  },
  {
    description:
      "Gives an order another trade link after Steam refused the first (`deliveryIssue`). The offer goes out again, and where it was the viewer's own link that was refused, the new one is theirs from then on. It leads to the same Steam account, or is the viewer's own link as it is now; a partner's signed request may name any.",
    authScopes: { signedIn: true },
    errors: { types: [TradeUrlInvalid, TradeUrlNotWanted, TradeUrlElsewhere, OwnListing] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { orderId, tradeUrl } = input;
      const { userId: buyerId, sessionId } = requireViewer(viewer);
      const isPartner = sessionId === null;
      await setOrderTradeUrl(platform, { buyerId, orderId: orderId.id, tradeUrl, isPartner });
      return { orderId: orderId.id };
    },
  },
  {
    description: 'Taken.',
    outputFields: (t) => ({
      order: t.prismaField({
        type: OrderNode,
        description: 'The order.',
        resolve: (query, { orderId }, _args, { platform, viewer }) =>
          platform.db.order.findUniqueOrThrow({
            ...query,
            where: viewersOrder({ id: orderId }, requireViewer(viewer).userId),
          }),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the link.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
