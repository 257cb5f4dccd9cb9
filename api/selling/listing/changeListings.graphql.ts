import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { NothingSelected, UndoNotAllowed } from './listing.errors.ts';
import { ListingNode } from './listing.graphql.ts';
import { repriceListings } from './repriceListings.ts';
import { BATCH_MAX } from './runBatch.ts';
import { batchPayload, withListings } from './selling.graphql.ts';
import { UNDO_BATCHES_MAX, undoListings } from './undoListings.ts';
import { unlistListings } from './unlistListings.ts';

const REQUEST_ID = 'Made by the client, 8 to 64 characters: the same again answers the same results.';

const RepriceItemInput = builder.inputType('RepriceItemInput', {
  description: 'A listing with its new price: `priceCents` or `multiplier`, not both.',
  fields: (t) => ({
    listingId: t.globalID({ required: true, for: ListingNode, description: 'A listing of the viewer.' }),
    priceCents: t.field({
      type: 'Cents',
      required: false,
      description: 'The new ask in fen, lowered like that of SellItemInput.',
    }),
    multiplier: t.float({
      required: false,
      description: 'Of the reference price: 0.97 to 1.1, at most three decimals.',
    }),
    isPriceConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'The price is meant even where it is below half of the reference price.',
    }),
  }),
});

builder.relayMutationField(
  'repriceListings',
  {
    description: 'Which listings, at which prices.',
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
      'Gives listings new asks, those that can have them. One that somebody has bought keeps its price. Safe to repeat with the same client request id.',
    authScopes: { signedIn: true },
    errors: { types: [NothingSelected, AccountBlocked, RequestIdReused] },
    resolve: async (_root, { input }, context) => {
      const outcomes = await repriceListings(context.platform, {
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
    description: 'Which listings.',
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
    description:
      'Takes listings out of the market, those that nobody has bought. Safe to repeat with the same client request id.',
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
    description: 'Which batches.',
    inputFields: (t) => ({
      clientRequestIds: t.stringList({
        required: true,
        description: `Client request ids of \`listItems\` and \`repriceListings\`, at most ${UNDO_BATCHES_MAX}, none older than a minute.`,
      }),
    }),
  },
  {
    description:
      'Takes batches of the last minute back: what was listed is withdrawn, what was repriced has its former price again, where nobody bought it or changed it since. Once more changes nothing.',
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
