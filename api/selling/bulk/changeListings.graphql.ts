import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { NothingSelected, UndoNotAllowed } from '../listing/listing.errors.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import { BATCH_MAX } from '../listing/runBatch.ts';
import { readSellItems, SellItemInput } from '../listing/sellItem.graphql.ts';
import { batchPayload, withListings } from '../listing/selling.graphql.ts';
import { unlistListings } from '../listing/unlistListings.ts';
import { listAtOnce, repriceAtOnce } from './actAtOnce.ts';
import { UNDO_BATCHES_MAX, undoListings } from './undoListings.ts';

const REQUEST_ID =
  'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same results.';

const RepriceItemInput = builder.inputType('RepriceItemInput', {
  description: 'A listing with its new price: `priceCents` or `multiplier`, not both.',
  fields: (t) => ({
    listingId: t.globalID({ required: true, for: ListingNode, description: 'A listing of the viewer.' }),
    priceCents: t.field({
      type: 'Cents',
      required: false,
      description: 'The new ask in fen, lowered if too high as in SellItemInput.',
    }),
    multiplier: t.float({
      required: false,
      description: 'Multiplier of the reference price, 0.97 to 1.1, with at most three decimals.',
    }),
    isPriceConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Confirms a price that is below half of the reference price.',
    }),
  }),
});

builder.relayMutationField(
  'listItems',
  {
    description: 'The items to sell.',
    inputFields: (t) => ({
      items: t.field({
        type: [SellItemInput],
        required: true,
        description: `The items with their prices, at most ${BATCH_MAX}.`,
      }),
      clientRequestId: t.string({ required: true, description: REQUEST_ID }),
    }),
  },
  {
    description:
      'Puts items on sale. Every item that cannot be listed returns its reason. Safe to repeat with the ' +
      "same client request id. If more than one is listed, they are also one of the viewer's `bulkActions`.",
    authScopes: { signedIn: true },
    errors: { types: [ServiceClosed, NothingSelected, AccountBlocked, RequestIdReused] },
    resolve: async (_root, { input }, context) => {
      const outcomes = await listAtOnce(context.platform, {
        userId: requireViewer(context.viewer).userId,
        items: readSellItems(input.items),
        clientRequestId: input.clientRequestId,
      });
      return withListings(outcomes, context);
    },
  },
  batchPayload,
);

builder.relayMutationField(
  'repriceListings',
  {
    description: 'The listings and their new prices.',
    inputFields: (t) => ({
      items: t.field({
        type: [RepriceItemInput],
        required: true,
        description: `The listings with their new prices, at most ${BATCH_MAX}.`,
      }),
      clientRequestId: t.string({ required: true, description: REQUEST_ID }),
    }),
  },
  {
    description:
      'Changes the asks of listings, where possible. A listing that somebody has bought keeps its price. ' +
      "Safe to repeat with the same client request id. If more than one is changed, they are also one of the viewer's `bulkActions`.",
    authScopes: { signedIn: true },
    errors: { types: [NothingSelected, AccountBlocked, RequestIdReused] },
    resolve: async (_root, { input }, context) => {
      const outcomes = await repriceAtOnce(context.platform, {
        userId: requireViewer(context.viewer).userId,
        items: input.items.map(({ listingId, priceCents, multiplier, isPriceConfirmed }) => ({
          listingId: listingId.id,
          priceCents: priceCents ?? null,
          multiplier: multiplier ?? null,
          isPriceConfirmed: isPriceConfirmed ?? false,
        })),
        clientRequestId: input.clientRequestId,
      });
      return withListings(outcomes, context);
    },
  },
  batchPayload,
);

builder.relayMutationField(
  'unlistListings',
  {
    description: 'The listings to withdraw.',
    inputFields: (t) => ({
      listingIds: t.globalIDList({
        required: true,
        for: ListingNode,
        description: `Listings of the viewer, at most ${BATCH_MAX}.`,
      }),
      clientRequestId: t.string({ required: true, description: REQUEST_ID }),
    }),
  },
  {
    description: 'Withdraws listings that nobody has bought. Safe to repeat with the same client request id.',
    authScopes: { signedIn: true },
    errors: { types: [NothingSelected, RequestIdReused] },
    resolve: async (_root, { input }, context) => {
      const outcomes = await unlistListings(context.platform, {
        userId: requireViewer(context.viewer).userId,
        listingIds: input.listingIds.map(({ id }) => id),
        clientRequestId: input.clientRequestId,
      });
      return withListings(outcomes, context);
    },
  },
  batchPayload,
);

builder.relayMutationField(
  'undoListings',
  {
    description: 'The batches to undo.',
    inputFields: (t) => ({
      clientRequestIds: t.stringList({
        required: true,
        description: `Client request ids of \`listItems\` and \`repriceListings\`, at most ${UNDO_BATCHES_MAX}, none older than a minute.`,
      }),
    }),
  },
  {
    description:
      'Undoes batches of the last minute: new listings are withdrawn and changed prices restored, unless ' +
      'somebody has bought the copy or changed the price since. A bulk action that stands for one is undone with it. ' +
      'Repeating it changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [NothingSelected, UndoNotAllowed] },
    resolve: async (_root, { input }, context) => {
      const outcomes = await undoListings(context.platform, {
        userId: requireViewer(context.viewer).userId,
        clientRequestIds: input.clientRequestIds,
      });
      return withListings(outcomes, context);
    },
  },
  batchPayload,
);
