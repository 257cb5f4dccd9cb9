import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { writeGlobalId } from '../../http/graphql/globalId.ts';
import type { Listing } from '../../kernel/generated/prisma/client.ts';
import { ListingNode } from './listing.graphql.ts';
import type { ListingOutcome, ListingReason } from './listingOutcome.ts';

/** Why an item of a batch was left as it is. */
export const ListingReasonEnum = builder.enumType('ListingReason', {
  description: 'Why an item of a batch was skipped. The codes are stable.',
  values: {
    NOT_YOURS: { value: 'notYours', description: 'The item does not belong to the viewer.' },
    ACCOUNT_UNBOUND: { value: 'accountUnbound', description: 'Its Steam account is no longer bound.' },
    GONE: {
      value: 'gone',
      description: 'The copy has left the inventory, or the listing was sold or withdrawn.',
    },
    ALREADY_LISTED: { value: 'alreadyListed', description: 'The copy is already on sale.' },
    ORDER_UNDER_WAY: { value: 'orderUnderWay', description: 'The copy is reserved by an order in progress.' },
    ACCOUNT_ABNORMAL: { value: 'accountAbnormal', description: 'Steam rejects the sign-in of its account.' },
    ACCOUNT_NOT_SELLABLE: {
      value: 'accountNotSellable',
      description: 'Its Steam account cannot sell at present.',
    },
    IN_COOLDOWN: { value: 'inCooldown', description: 'Steam does not allow it to be traded before `until`.' },
    NOT_TRADABLE: { value: 'notTradable', description: 'Steam never allows it to be traded.' },
    NOT_MARKETABLE: { value: 'notMarketable', description: 'Steam never allows it to be sold.' },
    PRICE_MISSING: {
      value: 'priceMissing',
      description:
        'No price was given, a multiplier for an item without a reference price, or a step below the lowest ask where nobody else sells the item.',
    },
    PRICE_INVALID: {
      value: 'priceInvalid',
      description: 'The price is below the lowest ask, the multiplier is out of range, or both were given.',
    },
    PRICE_TOO_LOW: {
      value: 'priceTooLow',
      description:
        'The price is below half of the reference price and must be confirmed by `isPriceConfirmed`.',
    },
    REPEATED: { value: 'repeated', description: 'The request contains it twice; this is the second time.' },
    LISTINGS_CLOSED: {
      value: 'listingsClosed',
      description: 'Operators have closed listing, and its ask would rise.',
    },
    LOWEST_ASK_OUTLIER: {
      value: 'lowestAskOutlier',
      description:
        'In an action on many copies: the lowest ask of others is below 70 % of the reference price, and there is no other to follow.',
    },
    CHANGED_SINCE: {
      value: 'changedSince',
      description: 'Its price or cost was changed again after the batch.',
    },
    DISCOUNTED: {
      value: 'discounted',
      description: 'It has a discount, or a planned one, which must end first.',
    },
    NOT_DISCOUNTED: { value: 'notDiscounted', description: 'It has no discount that could end.' },
    FAILED: {
      value: 'failed',
      description: 'The market failed at this one, in an action on many copies. The others are done.',
    },
  } as const satisfies Record<string, { value: ListingReason; description: string }>,
});

/** An outcome with the current row of its listing. */
export type OutcomeShape = ListingOutcome & { listing: Listing | null };

/** The GraphQL type of an outcome. */
export const ListingResult = builder.objectRef<OutcomeShape>('ListingResult').implement({
  authScopes: { signedIn: true },
  description: 'The outcome of one item of a batch: done, or skipped for a reason.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Position of the item in the request, counted from 0.' }),
    inventoryItemId: t.id({
      nullable: true,
      description: "The inventory item. Null if it is not the viewer's.",
      resolve: ({ assetId }) => (assetId === null ? null : writeGlobalId('InventoryItem', assetId)),
    }),
    listing: t.field({
      type: ListingNode,
      nullable: true,
      description: 'The current listing. Null if there is none.',
      resolve: ({ listing }) => listing,
    }),
    reason: t.field({
      type: ListingReasonEnum,
      nullable: true,
      description: 'Why the item was skipped. Null if it was done.',
      resolve: ({ reason }) => reason,
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When its cooldown or protection ends, if that is the reason.',
    }),
    askCents: t.expose('askCents', {
      type: 'Cents',
      nullable: true,
      description: 'The ask that the batch set, in fen. Null if it set none.',
    }),
    loweredFromCents: t.expose('loweredFromCents', {
      type: 'Cents',
      nullable: true,
      description: 'The requested price in fen, if it was too high and was lowered to `askCents`.',
    }),
    referencePriceCents: t.expose('referenceCents', {
      type: 'Cents',
      nullable: true,
      description: 'The reference price that the price was compared with, in fen.',
    }),
  }),
});

/** Outcomes with their listings, read in one statement. */
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

/** The payload of every mutation of a batch. */
export const batchPayload = {
  description: 'The outcome of each item.',
  outputFields: (t: BatchFields) => ({
    results: t.field({
      type: [ListingResult],
      description: 'One result for each item, in their order.',
      resolve: (outcomes) => outcomes,
    }),
    doneCount: t.int({
      description: 'Number of items that were done.',
      resolve: (outcomes) => outcomes.filter(({ reason }) => reason === null).length,
    }),
    failedCount: t.int({
      description: 'Number of items that were skipped.',
      resolve: (outcomes) => outcomes.filter(({ reason }) => reason !== null).length,
    }),
    viewer: t.prismaField({
      type: ViewerNode,
      description: "The seller, with the listings' new state.",
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};
