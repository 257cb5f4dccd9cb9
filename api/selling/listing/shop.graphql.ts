import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { getViewer, UserNode, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { ListingResult, withListings } from './selling.graphql.ts';
import { setShopOpen } from './setShopOpen.ts';

/** Results that an opening answers; the message to the seller tells of all. */
const WITHDRAWN_SHOWN = 100;

builder.prismaObjectField(UserNode, 'isShopOpen', (t) =>
  t.exposeBoolean('isShopOpen', {
    description: 'Their shop is open. While it is closed, nothing of it can be bought.',
  }),
);

builder.prismaObjectField(ViewerNode, 'isShopOpen', (t) =>
  t.exposeBoolean('isShopOpen', {
    description: "The viewer's shop is open. While it is closed, listings are paused, new ones too.",
  }),
);

builder.relayMutationField(
  'setShopOpen',
  {
    description: 'Whether the shop shall be open.',
    inputFields: (t) => ({ isOpen: t.boolean({ required: true, description: 'True opens, false closes.' }) }),
  },
  {
    description:
      "Closes the viewer's shop, which pauses all listings, or opens it, which brings back those that may still be sold. Orders under way go on. Once more changes nothing.",
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
    description: 'The shop is as it was wished.',
    outputFields: (t) => ({
      pausedCount: t.exposeInt('pausedCount', { description: 'Listings that were paused.' }),
      resumedCount: t.exposeInt('resumedCount', { description: 'Listings that are on sale again.' }),
      withdrawnCount: t.exposeInt('withdrawnCount', {
        description: 'Listings that may not be sold any more and were taken back.',
      }),
      withdrawn: t.field({
        type: [ListingResult],
        description: `Those that were taken back, each with its reason, at most ${WITHDRAWN_SHOWN}.`,
        resolve: ({ withdrawn }) => withdrawn,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The seller.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
