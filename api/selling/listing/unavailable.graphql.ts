import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { SteamAccountNode } from '../../steam/account/steamAccount.graphql.ts';
import { ListingNode } from './listing.graphql.ts';
import type { ListingStatus } from './listing.ts';
import { countSaleFacts } from './ownListing.store.ts';
import {
  groupUnavailable,
  type UnavailableGroup,
  type UnavailableReason,
  whyUnavailable,
} from './unavailable.ts';

const UnavailableReasonEnum = builder.enumType('UnavailableReason', {
  description:
    'Why nobody can buy a copy that its seller offers. It is on sale again by itself once the cause has ended.',
  values: {
    SELLER_HELD: { value: 'sellerHeld', description: 'The account of the seller is held for review.' },
    ACCOUNT_ABNORMAL: {
      value: 'accountAbnormal',
      description: 'Steam no longer accepts the sign-in of the Steam account.',
    },
    ACCOUNT_NOT_SELLABLE: {
      value: 'accountNotSellable',
      description: 'Steam has restricted the Steam account from trading.',
    },
    INVENTORY_PRIVATE: {
      value: 'inventoryPrivate',
      description: 'The inventory of the Steam account is private.',
    },
    ROBOT_UNCONFIRMED: {
      value: 'robotUnconfirmed',
      description: "Steam does not accept the robot's confirmations.",
    },
    COPY_NOT_TRADABLE: {
      value: 'copyNotTradable',
      description: 'Steam does not let the copy itself go, for instance after a trade or on its own market.',
    },
    SHOP_CLOSED: { value: 'shopClosed', description: 'The seller has closed the shop.' },
    SHOP_OPENING: {
      value: 'shopOpening',
      description: 'The seller has just opened the shop: it is put back on sale within seconds.',
    },
  } as const satisfies Record<string, { value: UnavailableReason; description: string }>,
});

const UnavailableListings = builder.objectRef<UnavailableGroup>('UnavailableListings').implement({
  authScopes: { signedIn: true },
  description: "A seller's listings that nobody can buy for one reason.",
  fields: (t) => ({
    reason: t.field({
      type: UnavailableReasonEnum,
      description: 'Why nobody can buy them.',
      resolve: ({ reason }) => reason,
    }),
    count: t.exposeInt('count', { description: 'Number of listings with this cause.' }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When Steam lets the first of their copies go again, if that is the cause and Steam names a time.',
    }),
    account: t.prismaField({
      type: SteamAccountNode,
      nullable: true,
      description: 'The Steam account that is the cause. Null if it is the hold or the shop of the seller.',
      resolve: (query, { steamAccountId }, _args, { platform, viewer }) =>
        steamAccountId === null
          ? null
          : platform.db.steamAccount.findUnique({
              ...query,
              where: { id: steamAccountId, userId: requireViewer(viewer).userId },
            }),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'unavailableListings', (t) =>
  t.field({
    type: [UnavailableListings],
    nullable: true,
    description:
      "The viewer's open listings that nobody can buy now, by reason and Steam account, the largest group first. Listings that are reserved by an order are not part of it.",
    complexity: { field: 1, multiplier: 3 },
    resolve: async ({ id }, _args, { platform }) => groupUnavailable(await countSaleFacts(platform.db, id)),
  }),
);

builder.prismaObjectField(ListingNode, 'unavailableReason', (t) =>
  t.field({
    type: UnavailableReasonEnum,
    nullable: true,
    description:
      'Why nobody can buy it now. Null if it can be bought, is over or reserved, and for everybody but the seller.',
    select: {
      sellerId: true,
      status: true,
      stuckSince: true,
      seller: { select: { isBlocked: true, isShopOpen: true } },
      asset: { select: { steamAccount: { select: { pausedReason: true } } } },
    },
    resolve: ({ sellerId, status, stuckSince, seller, asset: { steamAccount } }, _args, { viewer }) =>
      sellerId === viewer?.userId
        ? whyUnavailable({
            status: status as ListingStatus,
            isSellerHeld: seller.isBlocked,
            isShopOpen: seller.isShopOpen,
            pausedReason: steamAccount.pausedReason,
            isStuck: stuckSince !== null,
          })
        : null,
  }),
);

builder.prismaObjectField(ListingNode, 'unavailableUntil', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When Steam lets its copy go again, by its own word, while that is why nobody can buy it. Null if Steam names no time, and for everybody but the seller.',
    select: { sellerId: true, status: true, stuckSince: true, asset: { select: { tradableAt: true } } },
    resolve: ({ sellerId, status, stuckSince, asset }, _args, { viewer }) =>
      sellerId === viewer?.userId && status === 'paused' && stuckSince !== null ? asset.tradableAt : null,
  }),
);
