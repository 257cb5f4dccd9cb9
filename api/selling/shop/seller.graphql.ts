import { UserNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import { rejectForeignCursors } from '../../http/graphql/guardCursors.ts';
import { itemNamed } from '../listing/listingFilter.ts';
import { deliveryRateOf } from './deliveryRate.ts';

const SellerRecordRef = builder.prismaObject('SellerRecord', {
  authScopes: { everyone: true },
  description: "A seller's delivery record of the last 30 days, updated every few minutes.",
  fields: (t) => ({
    deliveredCount: t.exposeInt('deliveredCount', { description: 'Number of orders that were delivered.' }),
    deliveryRate: t.float({
      nullable: true,
      description:
        'Share of delivered orders among those and the ones that failed because of the seller (no offer in ' +
        'time, cancelled, offer withdrawn, item gone). 0 to 1; null if there are none.',
      resolve: deliveryRateOf,
    }),
    medianDeliveryMs: t.float({
      nullable: true,
      description: 'Median time from an order to the offer that its buyer could accept, in milliseconds.',
      select: { medianDeliveryMs: true },
      resolve: ({ medianDeliveryMs }) => (medianDeliveryMs === null ? null : Number(medianDeliveryMs)),
    }),
  }),
});

builder.prismaObjectField(UserNode, 'sellerRecord', (t) =>
  t.relation('sellerRecord', {
    type: SellerRecordRef,
    nullable: true,
    description: "The seller's delivery record. Null if they have not sold anything yet.",
  }),
);

builder.prismaObjectField(UserNode, 'listingCount', (t) =>
  t.int({
    description: 'Number of copies that the seller has on sale.',
    select: { _count: { select: { listings: { where: { status: 'active' } } } } },
    resolve: (user) => user._count.listings,
  }),
);

builder.prismaObjectField(UserNode, 'listings', (t) =>
  t.relatedConnection(
    'listings',
    {
      cursor: 'id',
      nullable: true,
      description: "The seller's listings on sale, the newest first.",
      args: {
        keyword: t.arg.string({
          required: false,
          description: "Words that the item's names must contain, in any order.",
        }),
      },
      complexity: connectionCost,
      query: (args) => {
        rejectForeignCursors(args);
        return {
          where: { status: 'active', seller: { isBlocked: false }, ...itemNamed(args.keyword) },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        };
      },
    },
    { description: 'A page of copies on sale.' },
    { description: 'One copy of the page.' },
  ),
);

builder.queryField('hotSellers', (t) =>
  t.prismaConnection(
    {
      type: 'User',
      cursor: 'id',
      nullable: true,
      description: 'Sellers with listings on sale, ordered by deliveries in the last 30 days, most first.',
      authScopes: { everyone: true },
      complexity: connectionCost,
      resolve: (query, _root, _args, { platform }) =>
        platform.db.user.findMany({
          ...query,
          where: {
            isBlocked: false,
            sellerRecord: { deliveredCount: { gt: 0 } },
            listings: { some: { status: 'active' } },
          },
          orderBy: [{ sellerRecord: { deliveredCount: 'desc' } }, { id: 'asc' }],
        }),
    },
    { description: 'A page of sellers.' },
    { description: 'One seller of the page.' },
  ),
);

/** Null for text that is not a user's id, so that a mistyped address leads to a "not found" page. */
function userIdOf(text: string): string | null {
  try {
    const { typename, id } = readGlobalId(text);
    return typename === 'User' ? id : null;
  } catch {
    return null;
  }
}

builder.queryField('seller', (t) =>
  t.prismaField({
    type: UserNode,
    nullable: true,
    description: 'A seller with their shop. Null if there is none, or if the user is blocked.',
    authScopes: { everyone: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
    resolve: async (query, _root, { id }, { platform }) => {
      const userId = userIdOf(String(id));
      return userId === null
        ? null
        : platform.db.user.findFirst({ ...query, where: { id: userId, isBlocked: false } });
    },
  }),
);
