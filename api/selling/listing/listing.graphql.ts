import { UserNode } from '../../accounts/user/user.graphql.ts';
import { findAttachedKit } from '../../catalog/items/readCatalogue.ts';
import { findMarketItem, MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { pathOfCopy, pathOfNamed, pictureArgs } from '../../catalog/pictures/picture.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import type { Asset } from '../../kernel/generated/prisma/client.ts';
import { inspectedCopy } from './inspected.store.ts';
import { type InspectedCopy, inspectUrl } from './inspectUrl.ts';
import { renderingPaths } from './rendering.ts';

/** How a sold item is delivered. */
export const DeliveryType = builder.enumType('DeliveryType', {
  description: 'How a sold item is delivered.',
  values: {
    MANUAL: { value: 'manual', description: 'The seller sends the offer by hand.' },
    AUTOMATIC: { value: 'automatic', description: 'A robot sends the offer within seconds.' },
  } as const,
});

const ListingStatus = builder.enumType('ListingStatus', {
  description: 'State of a listing.',
  values: {
    ACTIVE: { value: 'active', description: 'On sale, so that it can be bought.' },
    PAUSED: {
      value: 'paused',
      description:
        "Nobody can buy it, because its seller's shop is closed or its Steam account cannot sell at " +
        'present.',
    },
    RESERVED: { value: 'reserved', description: 'Bought by an order in progress.' },
    SOLD: { value: 'sold', description: 'Sold by a completed order.' },
    WITHDRAWN: { value: 'withdrawn', description: 'Taken off the market without a sale.' },
  } as const,
});

/** A sticker as an asset's row stores it. */
export interface StickerShape {
  slot: number;
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  wear: number | null;
  iconUrl: string | null;
}
type CharmShape = Omit<StickerShape, 'slot' | 'wear'> & { seed: number | null };

/** The GraphQL type of a sticker on a copy. */
export const Sticker = builder.objectRef<StickerShape>('Sticker').implement({
  authScopes: { everyone: true },
  description: 'A sticker that is applied to a copy.',
  fields: (t) => ({
    slot: t.exposeInt('slot', { description: 'Place on the weapon, counted from 0.' }),
    marketHashName: t.exposeString('marketHashName', {
      description: 'Market hash name of the sticker itself.',
    }),
    nameZh: t.exposeString('nameZh', { description: 'Name of the sticker in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name of the sticker in English.' }),
    wear: t.exposeFloat('wear', {
      nullable: true,
      description: 'Wear of the sticker: 0 is new, 1 is scraped off completely.',
    }),
    iconUrl: t.exposeString('iconUrl', { nullable: true, description: "Address of the sticker's picture." }),
    picture: t.string({
      nullable: true,
      description:
        "Path of the sticker's picture on this site. Null if the catalogue does not have the sticker.",
      args: pictureArgs,
      resolve: ({ marketHashName }, { size }, context) => pathOfNamed(context, marketHashName, size),
    }),
    referencePriceCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Reference price of the sticker itself, not applied, in fen. Null if there is none.',
      resolve: ({ marketHashName }, _args, { market }) =>
        market.findByName(marketHashName)?.referencePriceCents ?? null,
    }),
  }),
});

const Charm = builder.objectRef<CharmShape>('Charm').implement({
  authScopes: { everyone: true },
  description: 'A charm that is attached to a copy.',
  fields: (t) => ({
    marketHashName: t.exposeString('marketHashName', {
      description: 'Market hash name of the charm itself.',
    }),
    nameZh: t.exposeString('nameZh', { description: 'Name of the charm in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name of the charm in English.' }),
    seed: t.exposeInt('seed', { nullable: true, description: 'Pattern template of the charm.' }),
    iconUrl: t.exposeString('iconUrl', { nullable: true, description: "Address of the charm's picture." }),
    picture: t.string({
      nullable: true,
      description: "Path of the charm's picture on this site. Null if the catalogue does not have the charm.",
      args: pictureArgs,
      resolve: ({ marketHashName }, { size }, context) => pathOfNamed(context, marketHashName, size),
    }),
  }),
});

/** A copy as the game would draw it, with what the market in memory knows of its item. Null if it knows no such item. */
function inspectedAsset(asset: Asset, { market }: GraphqlContext): InspectedCopy | null {
  const marketItem = market.findById(asset.marketItemId);
  return marketItem && inspectedCopy({ ...asset, marketItem });
}

/** The GraphQL type of one copy of an item. */
export const AssetRef = builder.prismaObject('Asset', {
  authScopes: { everyone: true },
  description: 'One concrete copy of an item in a Steam inventory, as it was when it was listed.',
  fields: (t) => ({
    assetId: t.exposeString('assetId', { description: "Steam's id of the copy in its seller's inventory." }),
    floatValue: t.exposeFloat('floatValue', { nullable: true, description: 'Wear of the copy, 0 to 1.' }),
    paintSeed: t.exposeInt('paintSeed', { nullable: true, description: 'Pattern template, 0 to 1000.' }),
    paintIndex: t.exposeInt('paintIndex', { nullable: true, description: "Valve's number of the finish." }),
    phase: t.exposeString('phase', { nullable: true, description: 'Doppler phase or gem; null if none.' }),
    picture: t.string({
      description:
        "Path of the copy's picture on this site, in its phase; a drawing shows its share of fade or blue, too.",
      args: pictureArgs,
      resolve: (copy, { size }, context) => pathOfCopy(context, copy, size),
    }),
    inspectUrl: t.string({
      nullable: true,
      description:
        'Link that opens the copy in the game, with its stickers, charm and name. Null for an item without a finish of which Steam gave no ' +
        'certificate.',
      resolve: (row, _args, context) => {
        const copy = inspectedAsset(row, context);
        return copy && inspectUrl({ ...copy, certificate: row.certificate }, findAttachedKit);
      },
    }),
    renderings: t.stringList({
      description:
        'Paths of pictures of the copy itself on this site, front and back, with its wear, pattern, stickers and charm. The first request for ' +
        'one waits until it is drawn. Empty for an item without a finish, and where the market has no renderer: `picture` shows the item, ' +
        'not the copy.',
      resolve: (row, _args, context) => {
        const copy = inspectedAsset(row, context);
        return copy ? renderingPaths(context.platform.config, row.id, copy) : [];
      },
    }),
    nameTag: t.exposeString('nameTag', {
      nullable: true,
      description: 'Name that its owner gave it; null if none.',
    }),
    stickers: t.field({
      type: [Sticker],
      description: 'Its stickers by slot.',
      // The game allows five stickers.
      complexity: { field: 1, multiplier: 5 },
      resolve: (asset) => asset.stickers as unknown as StickerShape[],
    }),
    charm: t.field({
      type: Charm,
      nullable: true,
      description: 'The charm attached to the copy; null if none.',
      resolve: (asset) => asset.charm as unknown as CharmShape | null,
    }),
  }),
});

builder.prismaObjectFields(AssetRef, (t) => ({
  fadeShare: t.exposeFloat('fadeShare', {
    nullable: true,
    description:
      'How much of the gradient of a Fade, Amber Fade or Acid Fade shows, in percent from 80 to 100. Null if its finish has none.',
  }),
  blueShare: t.exposeFloat('blueShare', {
    nullable: true,
    description:
      'Share of blue of a Case Hardened or Heat Treated in percent: on the play side of a knife, on the top of a gun. Null if unknown.',
  }),
  blueBackShare: t.exposeFloat('blueBackShare', {
    nullable: true,
    description:
      'Share of blue on the back side of a knife or on the magazine of an AK-47, in percent. Null if unknown.',
  }),
}));

/** The GraphQL type of a listing. */
export const ListingNode = builder.prismaNode('Listing', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description: 'A copy that is or was on sale.',
  fields: (t) => ({
    status: t.field({
      type: ListingStatus,
      description: 'Current state of the listing.',
      resolve: (row) => row.status as 'active',
    }),
    askCents: t.expose('askCents', { type: 'Cents', description: "The seller's ask, in fen." }),
    deliveryType: t.field({
      type: DeliveryType,
      description: 'How the copy is delivered.',
      resolve: (row) => (row.isAutomatic ? 'automatic' : 'manual'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the copy was listed.' }),
    isOwn: t.boolean({
      description: 'True if the reader is the seller, who cannot buy it.',
      resolve: (row, _args, { viewer }) => row.sellerId === viewer?.userId,
    }),
    // By loaders, since most rows come from statements of our own, without their relations (decision 0337).
    asset: t.field({
      type: AssetRef,
      description: 'The copy that is on sale.',
      resolve: ({ assetId }, _args, { loaders }) => loaders.asset.load(assetId),
    }),
    seller: t.field({
      type: UserNode,
      nullable: true,
      description: 'The user who sells the copy.',
      resolve: ({ sellerId }, _args, { loaders }) => loaders.user.load(sellerId),
    }),
    marketItem: t.field({
      type: MarketItemNode,
      nullable: true,
      description: 'The market item that the copy belongs to.',
      resolve: ({ marketItemId }, _args, context) => findMarketItem(context, marketItemId),
    }),
  }),
});

/** A page of listings: of an item, of a shop, or of the viewer's own. Its resolver gives `totalCount`. */
export const ListingConnection = builder.connectionObject(
  {
    type: ListingNode,
    name: 'ListingConnection',
    description: 'A page of listings.',
    fields: (t) => ({
      totalCount: t.int(totalCount),
    }),
  },
  { name: 'ListingEdge', description: 'One listing of the page.' },
);
