import { encodeGlobalID } from '@pothos/plugin-relay';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import type { Listing } from '../../kernel/generated/prisma/client.ts';
import { ListingNode } from './listing.graphql.ts';
import type { ListingOutcome, ListingReason } from './listingOutcome.ts';

/** Why an item of a batch was left as it is. */
export const ListingReasonEnum = builder.enumType('ListingReason', {
  description: 'Why an item of a batch was left as it is. Stable.',
  values: {
    NOT_YOURS: { value: 'notYours', description: "It is none of the viewer's." },
    ACCOUNT_UNBOUND: { value: 'accountUnbound', description: 'Its Steam account is no longer bound.' },
    GONE: {
      value: 'gone',
      description: 'The copy has left the inventory, or the listing has been sold or taken back.',
    },
    ALREADY_LISTED: { value: 'alreadyListed', description: 'It is on sale already.' },
    ORDER_UNDER_WAY: { value: 'orderUnderWay', description: 'Somebody has bought it.' },
    ACCOUNT_ABNORMAL: { value: 'accountAbnormal', description: 'Steam refuses its account.' },
    ACCOUNT_NOT_SELLABLE: { value: 'accountNotSellable', description: 'Its account cannot sell.' },
    IN_COOLDOWN: { value: 'inCooldown', description: 'Steam does not let it be traded before `until`.' },
    NOT_TRADABLE: { value: 'notTradable', description: 'Steam never lets it be traded.' },
    NOT_MARKETABLE: { value: 'notMarketable', description: 'Steam never lets it be sold.' },
    PRICE_MISSING: {
      value: 'priceMissing',
      description: 'No price was named, or a multiplier for an item without a reference price.',
    },
    PRICE_INVALID: {
      value: 'priceInvalid',
      description: 'Below the lowest ask; a multiplier outside of its range; or both price and multiplier.',
    },
    PRICE_TOO_LOW: {
      value: 'priceTooLow',
      description:
        'Below half of the reference price. Confirm it for this item by `isPriceConfirmed` if it is meant.',
    },
    REPEATED: { value: 'repeated', description: 'The request names it twice; this is the second time.' },
    LISTINGS_CLOSED: {
      value: 'listingsClosed',
      description: 'Operators have closed listing for now, and its ask would rise.',
    },
    CHANGED_SINCE: { value: 'changedSince', description: 'Its price was changed again after the batch.' },
  } as const satisfies Record<string, { value: ListingReason; description: string }>,
});

/** An outcome with the listing's row as it stands now. */
export type OutcomeShape = ListingOutcome & { listing: Listing | null };

/** What became of one item of a batch. */
export const ListingResult = builder.objectRef<OutcomeShape>('ListingResult').implement({
  authScopes: { signedIn: true },
  description: 'What became of one item of a batch: done, or left as it is for a reason.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Place of the item in the request, from 0.' }),
    assetId: t.id({
      nullable: true,
      description: "The inventory item. Null where it is none of the viewer's.",
      resolve: ({ assetId }) => (assetId === null ? null : encodeGlobalID('InventoryItem', assetId)),
    }),
    listing: t.field({
      type: ListingNode,
      nullable: true,
      description: 'The listing as it stands now. Null where there is none.',
      resolve: ({ listing }) => listing,
    }),
    reason: t.field({
      type: ListingReasonEnum,
      nullable: true,
      description: 'Why it was left as it is. Null: done.',
      resolve: ({ reason }) => reason,
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When its cooldown or protection ends, where that is the reason.',
    }),
    askCents: t.expose('askCents', {
      type: 'Cents',
      nullable: true,
      description: 'The ask that the batch gave it, in fen. Null where it gave none.',
    }),
    loweredFromCents: t.expose('loweredFromCents', {
      type: 'Cents',
      nullable: true,
      description: 'The price was too high and was lowered from this to `askCents`, in fen.',
    }),
    referencePriceCents: t.expose('referenceCents', {
      type: 'Cents',
      nullable: true,
      description: 'The reference price that the price was held against, in fen.',
    }),
  }),
});

/** Outcomes with their listings, read by one statement. */
export async function withListings(
  outcomes: readonly ListingOutcome[],
  { platform, viewer }: GraphqlContext,
): Promise<OutcomeShape[]> {
  const { userId: sellerId } = requireViewer(viewer);
  const ids = outcomes.flatMap(({ listingId }) => (listingId === null ? [] : [listingId]));
  const rows =
    ids.length === 0 ? [] : await platform.db.listing.findMany({ where: { id: { in: ids }, sellerId } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return outcomes.map((outcome) => ({ ...outcome, listing: byId.get(outcome.listingId ?? '') ?? null }));
}

type BatchFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<OutcomeShape[]>>['implement']>[0]['fields']>
>[0];

/** The payload of every mutation over a batch. */
export const batchPayload = {
  description: 'What became of each item.',
  outputFields: (t: BatchFields) => ({
    results: t.field({
      type: [ListingResult],
      description: 'One for each item, in their order.',
      resolve: (outcomes) => outcomes,
    }),
    doneCount: t.int({
      description: 'Items with which it was done.',
      resolve: (outcomes) => outcomes.filter(({ reason }) => reason === null).length,
    }),
    failedCount: t.int({
      description: 'Items that were left as they are.',
      resolve: (outcomes) => outcomes.filter(({ reason }) => reason !== null).length,
    }),
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The seller.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};
