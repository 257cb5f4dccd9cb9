import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { getViewer, UserNode, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { ListingResult, withListings } from './selling.graphql.ts';
import { setShopOpen } from './setShopOpen.ts';
import { countUnmoved } from './shop.store.ts';

/** Maximum number of results that an opening returns; the message to the seller covers all of them. */
const WITHDRAWN_SHOWN = 100;

builder.prismaObjectField(UserNode, 'isShopOpen', (t) =>
  t.exposeBoolean('isShopOpen', {
    description: "True if the seller's shop is open. While it is closed, nobody can buy its listings.",
  }),
);

builder.prismaObjectField(ViewerNode, 'isShopOpen', (t) =>
  t.exposeBoolean('isShopOpen', {
    description:
      "True if the viewer's shop is open. While it is closed, all listings are paused, including new ones.",
  }),
);

builder.prismaObjectField(ViewerNode, 'shopRemainingCount', (t) =>
  t.int({
    description:
      'Number of listings that have not yet followed the last opening or closing of the shop: those of a large ' +
      'shop follow within seconds. While it is closed, nobody can buy them all the same.',
    resolve: ({ id }, _args, { platform }) => countUnmoved(platform.db, id),
  }),
);

builder.relayMutationField(
  'setShopOpen',
  {
    description: 'Whether to open or close the shop.',
    inputFields: (t) => ({
      isOpen: t.boolean({ required: true, description: 'True opens the shop, false closes it.' }),
    }),
  },
  {
    description:
      "Closes the viewer's shop, which pauses all listings, or opens it, which resumes those that may " +
      'still be sold. Of a large shop a part follows at once and the others within seconds ' +
      '(`Viewer.shopRemainingCount`). Orders in progress continue. Repeating it changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [ServiceClosed, AccountBlocked] },
    resolve: async (_root, { input: { isOpen } }, context) => {
      const { userId } = requireViewer(context.viewer);
      const { withdrawn, ...counts } = await setShopOpen(context.platform, { userId, isOpen });
      return {
        ...counts,
        withdrawnCount: withdrawn.length,
        withdrawn: await withListings(withdrawn.slice(0, WITHDRAWN_SHOWN), context),
      };
    },
  },
  {
    description: 'The shop is open or closed as requested.',
    outputFields: (t) => ({
      pausedCount: t.exposeInt('pausedCount', {
        description: 'Number of listings that were paused at once.',
      }),
      resumedCount: t.exposeInt('resumedCount', {
        description: 'Number of listings that were on sale again at once.',
      }),
      withdrawnCount: t.exposeInt('withdrawnCount', {
        description: 'Number of listings that may not be sold any more and were withdrawn at once.',
      }),
      withdrawn: t.field({
        type: [ListingResult],
        description: `The withdrawn listings, each with its reason, at most ${WITHDRAWN_SHOWN}.`,
        resolve: ({ withdrawn }) => withdrawn,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: "The seller, with the shop's new state.",
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
