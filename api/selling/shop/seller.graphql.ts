import { UserNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import { refuseForeignCursors } from '../../http/graphql/guardCursors.ts';
import { itemNamed } from '../listing/itemKeyword.ts';
import { deliveryRateOf } from './deliveryRate.ts';

const SellerRecordRef = builder.prismaObject('SellerRecord', {
  authScopes: { everyone: true },
  description: 'How a seller delivered in the last 30 days. Counted anew every few minutes.',
  fields: (t) => ({
    deliveredCount: t.exposeInt('deliveredCount', { description: 'Orders that were delivered.' }),
    deliveryRate: t.float({
      nullable: true,
      description:
        'Delivered orders as a share of those and of the ones that failed by the seller: no offer in time, cancelled, taken back, item gone. 0 to 1; null without any.',
      resolve: deliveryRateOf,
    }),
    medianDeliveryMs: t.float({
      nullable: true,
      description: 'The middle time from an order to the offer that its buyer could accept, in milliseconds.',
      select: { medianDeliveryMs: true },
      resolve: ({ medianDeliveryMs }) => (medianDeliveryMs === null ? null : Number(medianDeliveryMs)),
    }),
  }),
});

builder.prismaObjectField(UserNode, 'sellerRecord', (t) =>
  t.relation('sellerRecord', {
    type: SellerRecordRef,
    nullable: true,
    description: 'How they deliver what they sell. Null: they have sold nothing yet.',
  }),
);

builder.prismaObjectField(UserNode, 'listingCount', (t) =>
  t.int({
    description: 'Copies that they have on sale.',
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
      description: 'What they have on sale, the newest first.',
      args: {
        keyword: t.arg.string({ required: false, description: "Words in any order of the item's names." }),
      },
      complexity: connectionCost,
      query: (args) => {
        refuseForeignCursors(args);
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
      description: 'Who delivered most in the last 30 days and has something on sale.',
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

/** Null for what is no id of a user: an address that somebody typed leads to a page that says so. */
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
    description: 'A seller with their shop. Null where there is none, or where the user is blocked.',
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
