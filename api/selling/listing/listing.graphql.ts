import { builder } from '../../http/graphql/builder.ts';
import { inspectUrl } from './inspectUrl.ts';

/** How a sold item travels: the seller's own hands, or a robot's. */
export const DeliveryType = builder.enumType('DeliveryType', {
  description: 'How a sold item travels.',
  values: {
    MANUAL: { value: 'manual', description: 'The seller sends the offer by hand.' },
    AUTOMATIC: { value: 'automatic', description: 'A robot sends the offer within seconds.' },
  } as const,
});

const ListingStatus = builder.enumType('ListingStatus', {
  description: 'Where a listing stands.',
  values: {
    ACTIVE: { value: 'active' },
    PAUSED: {
      value: 'paused',
      description:
        "Its seller's shop is closed, or its Steam account cannot sell now: nobody can buy it until that is over.",
    },
    RESERVED: { value: 'reserved' },
    SOLD: { value: 'sold' },
    WITHDRAWN: { value: 'withdrawn' },
  } as const,
});

/** A sticker as an asset's row holds it. */
export interface StickerShape {
  slot: number;
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  wear: number | null;
  iconUrl: string | null;
}
type CharmShape = Omit<StickerShape, 'slot' | 'wear'> & { seed: number | null };

/** A sticker on a copy. */
export const Sticker = builder.objectRef<StickerShape>('Sticker').implement({
  authScopes: { everyone: true },
  description: 'A sticker on a copy.',
  fields: (t) => ({
    slot: t.exposeInt('slot', { description: 'Place on the weapon, from 0.' }),
    marketHashName: t.exposeString('marketHashName', { description: 'Its own market hash name.' }),
    nameZh: t.exposeString('nameZh', { description: 'Name in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name in English.' }),
    wear: t.exposeFloat('wear', { nullable: true, description: 'How far it is scraped: 0 new, 1 gone.' }),
    iconUrl: t.exposeString('iconUrl', { nullable: true, description: 'Picture.' }),
  }),
});

const Charm = builder.objectRef<CharmShape>('Charm').implement({
  authScopes: { everyone: true },
  description: 'A charm on a copy.',
  fields: (t) => ({
    marketHashName: t.exposeString('marketHashName', { description: 'Its own market hash name.' }),
    nameZh: t.exposeString('nameZh', { description: 'Name in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name in English.' }),
    seed: t.exposeInt('seed', { nullable: true, description: "The charm's template." }),
    iconUrl: t.exposeString('iconUrl', { nullable: true, description: 'Picture.' }),
  }),
});

/** One copy of an item. */
export const AssetRef = builder.prismaObject('Asset', {
  authScopes: { everyone: true },
  description: 'One concrete copy of an item in a Steam inventory, as it was when it was listed.',
  fields: (t) => ({
    assetId: t.exposeString('assetId', { description: "Steam's id of the copy in its seller's inventory." }),
    floatValue: t.exposeFloat('floatValue', { nullable: true, description: 'Wear, 0 to 1.' }),
    paintSeed: t.exposeInt('paintSeed', { nullable: true, description: 'Pattern template, 0 to 1000.' }),
    paintIndex: t.exposeInt('paintIndex', { nullable: true, description: "Valve's number of the finish." }),
    phase: t.exposeString('phase', { nullable: true, description: 'Doppler phase or gem.' }),
    inspectUrl: t.string({
      nullable: true,
      description: 'Opens the copy in the game, without its stickers. Null for what has no finish.',
      select: {
        floatValue: true,
        paintSeed: true,
        paintIndex: true,
        marketItem: { select: { tagWeapon: true, tagRarity: true, tagQuality: true } },
      },
      resolve: ({ marketItem, ...asset }) => inspectUrl({ ...marketItem, ...asset }),
    }),
    nameTag: t.exposeString('nameTag', { nullable: true, description: 'Name that its owner gave it.' }),
    stickers: t.field({
      type: [Sticker],
      description: 'Its stickers by slot.',
      // The game lets five be put on.
      complexity: { field: 1, multiplier: 5 },
      select: { stickers: true },
      resolve: (asset) => asset.stickers as unknown as StickerShape[],
    }),
    charm: t.field({
      type: Charm,
      nullable: true,
      description: 'Its charm.',
      select: { charm: true },
      resolve: (asset) => asset.charm as unknown as CharmShape | null,
    }),
  }),
});

/** A copy on sale. */
export const ListingNode = builder.prismaNode('Listing', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description: 'A copy on sale, or one that was.',
  fields: (t) => ({
    status: t.field({
      type: ListingStatus,
      description: 'Where it stands.',
      select: { status: true },
      resolve: (row) => row.status as 'active',
    }),
    askCents: t.expose('askCents', { type: 'Cents', description: "The seller's price, in fen." }),
    deliveryType: t.field({
      type: DeliveryType,
      description: 'How it is delivered.',
      select: { isAutomatic: true },
      resolve: (row) => (row.isAutomatic ? 'automatic' : 'manual'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was listed.' }),
    isOwn: t.boolean({
      description: 'The reader is the seller, and cannot buy it.',
      select: { sellerId: true },
      resolve: (row, _args, { viewer }) => row.sellerId === viewer?.userId,
    }),
    asset: t.relation('asset', { description: 'The copy.' }),
    seller: t.relation('seller', { nullable: true, description: 'Who sells it.' }),
    marketItem: t.relation('marketItem', { nullable: true, description: 'What kind of item it is.' }),
  }),
});
