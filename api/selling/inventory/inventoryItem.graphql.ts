import { phasePriceCents } from '../../catalog/items/referencePrice.ts';
import { referenceOf } from '../../catalog/prices/reference.ts';
import { builder } from '../../http/graphql/builder.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { SteamAccountNode } from '../../steam/account/steamAccount.graphql.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import { whyNotSellable } from '../listing/sellable.ts';
import { isTradableAt } from './inventoryItem.ts';

const InventoryProtection = builder.enumType('InventoryProtection', {
  description: 'Whether Steam keeps a copy in its separate context for protected items.',
  values: {
    NONE: { value: 'none', description: 'The copy is among the free items (context 2).' },
    PROTECTED: {
      value: 'protected',
      description: "The copy is under Steam's trade protection, or on Steam's own market (context 16).",
    },
  } as const,
});

/** The GraphQL type of a copy in the viewer's inventory. */
export const InventoryItemNode = builder.prismaNode('Asset', {
  variant: 'InventoryItem',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id,
    steamAccount: { userId: viewer?.userId ?? NO_ID, unboundAt: null },
  }),
  authScopes: { signedIn: true },
  description: "A copy in the inventory of one of the viewer's Steam accounts, as Steam last reported it.",
  fields: (t) => ({
    asset: t.variant('Asset', { description: 'The copy itself: wear, pattern, stickers, charm, name tag.' }),
    marketItem: t.relation('marketItem', { description: 'The market item that the copy belongs to.' }),
    account: t.relation('steamAccount', {
      type: SteamAccountNode,
      description: 'The Steam account that holds it.',
    }),
    isTradable: t.boolean({
      description: 'True if it can be traded now, which is required for listing it.',
      resolve: async (copy, _args, { loaders }) => isTradableAt(copy, await loaders.now()),
    }),
    tradableAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When its cooldown or protection ends. Null if it can be traded now, or if it never becomes ' +
        'tradable.',
      resolve: async (copy, _args, { loaders }) =>
        isTradableAt(copy, await loaders.now()) ? null : copy.tradableAt,
    }),
    isMarketable: t.exposeBoolean('isMarketable', {
      description:
        "True if Steam's own market accepts it. An item that is never marketable, such as a coin, cannot be " +
        'sold.',
    }),
    protection: t.field({
      type: InventoryProtection,
      description: 'Whether Steam keeps it among the protected items.',
      resolve: (copy) => (copy.contextId === '16' ? 'protected' : 'none'),
    }),
    activeListing: t.field({
      type: ListingNode,
      nullable: true,
      description: 'Its listing that is on sale, paused or being bought. Null if it is not listed.',
      select: (_args, _context, nested) => ({
        listings: nested({ where: { status: { in: ['active', 'paused', 'reserved'] } }, take: 1 }),
      }),
      resolve: (copy) => copy.listings[0] ?? null,
    }),
    referencePriceCents: t.field({
      type: 'Cents',
      nullable: true,
      description:
        'Reference price of such a copy in its phase, in fen, the same as in a preview of a listing.',
      select: { marketItemId: true, phase: true, marketItem: { select: { referencePriceCents: true } } },
      resolve: async (copy, _args, { loaders }) => {
        if (copy.phase === null) return copy.marketItem.referencePriceCents;
        const own = copy.marketItem.referencePriceCents;
        const modelCents = own === null ? null : BigInt(phasePriceCents(Number(own), copy.phase));
        const reference = referenceOf(
          modelCents,
          await loaders.references.load(copy.marketItemId),
          copy.phase,
        );
        return reference?.priceCents ?? null;
      },
    }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a sync of the inventory last found it.',
    }),
  }),
});

/** A page of copies in the viewer's inventory. */
export const InventoryItemConnection = builder.connectionObject(
  { type: InventoryItemNode, name: 'InventoryItemConnection', description: "A page of the viewer's copies." },
  { name: 'InventoryItemEdge', description: 'One copy of the page.' },
);

builder.prismaObjectField(InventoryItemNode, 'isSellable', (t) =>
  t.boolean({
    description:
      'True if it can be listed now: not listed yet, free to be traded, and held by an account that can sell.',
    select: {
      isGone: true,
      isTradable: true,
      isMarketable: true,
      tradableAt: true,
      steamAccount: { select: { status: true } },
      listings: { where: { status: { in: ['active', 'paused', 'reserved'] } }, take: 1 },
    },
    resolve: async ({ steamAccount, listings: [listing], ...copy }, _args, { loaders }) => {
      const account = { accountStatus: steamAccount.status, isUnbound: false };
      const facts = { ...copy, ...account, listingStatus: listing?.status ?? null };
      return whyNotSellable(facts, await loaders.now()) === null;
    },
  }),
);

/** The global id of a copy. */
export function inventoryItemIdOf(id: string): string {
  return Buffer.from(`InventoryItem:${id}`).toString('base64');
}
