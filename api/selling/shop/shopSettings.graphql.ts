import { getViewer, UserNode, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { MarketTagObject } from '../../catalog/market/marketTag.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import { PinNotOnSale, ShopAddressTaken, ShopAddressUnfit, ShopLineUnfit } from './shop.errors.ts';
import { countShopTags, type ShopTag } from './shopSettings.store.ts';
import { claimShopAddress, PINS_MAX, setPinnedListings, setShopLine } from './shopSettings.ts';
import { SHOP_LINE_MAX, shopAddressOf } from './shopTexts.ts';

/** Maximum number of UTF-16 units of a line that are read; the rule itself counts displayed characters. */
const TEXT_LENGTH_MAX = 400;

builder.prismaObjectField(UserNode, 'shopAddress', (t) =>
  t.string({
    nullable: true,
    description:
      'Address of the shop: `/shop/` and this lead to it, as the id does. Null if the seller has chosen none.',
    select: { shopAddresses: { where: { replacedAt: null }, select: { address: true } } },
    resolve: ({ shopAddresses: [current] }) => current?.address ?? null,
  }),
);

builder.prismaObjectField(UserNode, 'shopLine', (t) =>
  t.string({
    nullable: true,
    description: "The seller's line about the shop. Null if there is none.",
    select: { shop: { select: { line: true } } },
    resolve: ({ shop }) => shop?.line ?? null,
  }),
);

builder.prismaObjectField(UserNode, 'pinnedListings', (t) =>
  t.prismaField({
    type: [ListingNode],
    nullable: true,
    description: `Listings on sale that the shop shows first, in the seller's order, at most ${PINS_MAX}. One that is sold or withdrawn is not among them any more.`,
    complexity: { field: 10, multiplier: PINS_MAX },
    select: { id: true, shop: { select: { pinnedListingIds: true } } },
    resolve: async (query, { id: sellerId, shop }, _args, { platform }) => {
      const ids = shop?.pinnedListingIds ?? [];
      if (ids.length === 0) return [];
      const rows = await platform.db.listing.findMany({
        ...query,
        where: { id: { in: ids }, sellerId, status: 'active', seller: { isBlocked: false } },
      });
      return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
  }),
);

const ShopTagRef = builder.objectRef<ShopTag>('ShopTag').implement({
  authScopes: { everyone: true },
  description: 'A type or an exterior of what a shop has on sale.',
  fields: (t) => ({
    tag: t.field({
      type: MarketTagObject,
      nullable: true,
      description: 'The tag. Null if the catalogue does not name it.',
      resolve: ({ category, internalName }, _args, { market }) =>
        market.tags.find((tag) => tag.category === category && tag.internalName === internalName) ?? null,
    }),
    count: t.exposeInt('count', { description: "Number of the shop's listings on sale that have it." }),
  }),
});

builder.prismaObjectField(UserNode, 'shopTags', (t) =>
  t.field({
    type: [ShopTagRef],
    nullable: true,
    description: 'Types and exteriors of what the shop has on sale, the most frequent first.',
    complexity: { field: 40, multiplier: 5 },
    resolve: async ({ id }, _args, { platform }) => {
      const tags = await countShopTags(platform.db, id);
      return tags.toSorted(
        (one, other) => other.count - one.count || (one.internalName < other.internalName ? -1 : 1),
      );
    },
  }),
);

builder.prismaObjectField(ViewerNode, 'shopAddressOffer', (t) =>
  t.string({
    nullable: true,
    description:
      "The address that the viewer's nickname makes, which `claimShopAddress` takes. Null if it makes none.",
    resolve: ({ nickname }) => shopAddressOf(nickname ?? '')?.address ?? null,
  }),
);

type Payload = Record<string, never>;
type PayloadFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<Payload>>['implement']>[0]['fields']>
>[0];

const shopPayload = {
  description: 'The shop after the change.',
  outputFields: (t: PayloadFields) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The viewer, with the new state of the shop.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};

builder.relayMutationField(
  'setShopLine',
  {
    description: 'The line about the shop.',
    inputFields: (t) => ({
      line: t.string({
        required: true,
        description: `At most ${SHOP_LINE_MAX} displayed characters in one line, without links and contacts. Empty: none.`,
      }),
    }),
  },
  {
    description: "Sets the line about the viewer's shop.",
    authScopes: { signedIn: true },
    errors: { types: [ShopLineUnfit] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const line = requireText('line', input.line, TEXT_LENGTH_MAX);
      await setShopLine(platform, { userId: requireViewer(viewer).userId, line });
      return {};
    },
  },
  shopPayload,
);

builder.relayMutationField(
  'claimShopAddress',
  {
    description: 'The mutation needs no input.',
    inputFields: (t) => ({
      clientMutationId: t.string({
        required: false,
        description: 'The field is ignored; it exists because an input type cannot be empty.',
      }),
    }),
  },
  {
    description:
      "Makes the viewer's nickname the address of their shop (`shopAddressOffer`). The former address leads to it for 90 days. Repeating it changes nothing.",
    authScopes: { signedIn: true },
    errors: { types: [ShopAddressUnfit, ShopAddressTaken] },
    resolve: async (_root, _args, { platform, viewer }) => {
      await claimShopAddress(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  shopPayload,
);

builder.relayMutationField(
  'setPinnedListings',
  {
    description: 'The listings to show first.',
    inputFields: (t) => ({
      listingIds: t.globalIDList({
        required: true,
        for: ListingNode,
        description: `Open listings of the viewer, in the order in which the shop shows them, at most ${PINS_MAX}. Empty: none.`,
      }),
    }),
  },
  {
    description: "Sets which listings the viewer's shop shows first.",
    authScopes: { signedIn: true },
    errors: { types: [PinNotOnSale] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const listingIds = input.listingIds.map(({ id }) => id);
      await setPinnedListings(platform, { userId: requireViewer(viewer).userId, listingIds });
      return {};
    },
  },
  shopPayload,
);
