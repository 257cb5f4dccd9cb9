import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';
import { PERCENT_MAX, PERCENT_MIN } from '../discount/discount.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { InventoryFilterInput, readInventoryFilter } from '../inventory/inventoryList.graphql.ts';
import { NothingSelected, UndoNotAllowed } from '../listing/listing.errors.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import type { ListingReason } from '../listing/listingOutcome.ts';
import { OwnListingFilterInput, readOwnListingFilter } from '../listing/ownListing.graphql.ts';
import { ListingReasonEnum } from '../listing/selling.graphql.ts';
import { BulkActionAtWork, BulkActionUnknown, BulkSelectionChanged } from './bulk.errors.ts';
import { BulkActionKind, BulkActionNode, refusedCounts } from './bulkAction.graphql.ts';
import { BULK_TARGETS_MAX, type BulkBasis, type BulkChange } from './bulkAction.ts';
import {
  type BulkSelection,
  NAMED_MAX,
  pauseBulkAction,
  previewBulkAction,
  resumeBulkAction,
  SELECTION_IDS_MAX,
  startBulkAction,
  undoBulkAction,
} from './bulkActions.ts';

const BulkSelectionInput = builder.inputType('BulkSelection', {
  description: `What an action is about: the copies of the inventory or the own listings that match a filter, at most ${BULK_TARGETS_MAX}. Exactly one of the filters. It is read when the action begins.`,
  fields: (t) => ({
    inventory: t.field({
      type: InventoryFilterInput,
      required: false,
      description: 'The copies of the inventory that match. Reprice and unlist take those that are on sale.',
    }),
    listings: t.field({
      type: OwnListingFilterInput,
      required: false,
      description: 'The own listings that match.',
    }),
    exceptIds: t.globalIDList({
      required: false,
      for: [InventoryItemNode, ListingNode],
      description: `Copies of the inventory, or own listings, that are left out, at most ${SELECTION_IDS_MAX}.`,
    }),
    onlyIds: t.globalIDList({
      required: false,
      for: [InventoryItemNode, ListingNode],
      description: `Only these of what matches, at most ${SELECTION_IDS_MAX}. Default: everything that matches.`,
    }),
  }),
});

const BulkPriceBasis = builder.enumType('BulkPriceBasis', {
  description: 'What the new asks of an action start from.',
  values: {
    REFERENCE: { value: 'reference', description: 'The reference price times the multiplier.' },
    LOWEST_ASK: {
      value: 'lowestAsk',
      description: 'The lowest ask of other sellers for the same item and phase, less the step.',
    },
    OWN_ASK: { value: 'ownAsk', description: "The listing's own ask times the multiplier; only to reprice." },
    FIXED: { value: 'fixed', description: 'One price for all.' },
  } as const satisfies Record<string, { value: BulkBasis; description: string }>,
});

const BulkPriceInput = builder.inputType('BulkPrice', {
  description: 'The new asks of an action. Asks that are too high are lowered as in SellItemInput.',
  fields: (t) => ({
    basis: t.field({ type: BulkPriceBasis, required: true, description: 'What they start from.' }),
    multiplier: t.float({
      required: false,
      description: 'For REFERENCE, 0.97 to 1.1, and OWN_ASK, 0.5 to 1.5, with at most three decimals.',
    }),
    stepCents: t.field({
      type: 'Cents',
      required: false,
      description: 'For LOWEST_ASK: how far below it, in fen. 0 matches it.',
    }),
    priceCents: t.field({ type: 'Cents', required: false, description: 'For FIXED: the ask in fen.' }),
    isPriceConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Confirms asks that are below half of their reference price.',
    }),
  }),
});

const BulkDiscountInput = builder.inputType('BulkDiscount', {
  description: 'A discount on listings. Each gets its former ask back at the end.',
  fields: (t) => ({
    percent: t.int({
      required: true,
      description: `Whole percent off the ask that a listing has at the start, ${PERCENT_MIN} to ${PERCENT_MAX}.`,
    }),
    startsAt: t.field({
      type: 'DateTime',
      required: false,
      description: 'When it starts, within the next 30 days. Default: at once.',
    }),
    endsAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When it ends, from an hour to 30 days after the start.',
    }),
    isPriceConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Confirms asks that are below half of their reference price.',
    }),
  }),
});

const BulkChangeInput = builder.inputType('BulkChange', {
  description: 'What an action does with its targets.',
  fields: (t) => ({
    kind: t.field({ type: BulkActionKind, required: true, description: 'What it does with each.' }),
    price: t.field({ type: BulkPriceInput, required: false, description: 'For LIST and REPRICE.' }),
    costCents: t.field({
      type: 'Cents',
      required: false,
      description: 'For COST: the cost of each copy in fen. Omitted or null: unknown.',
    }),
    discount: t.field({
      type: BulkDiscountInput,
      required: false,
      description: 'For DISCOUNT. Omitted or null: ends the discounts that the listings have.',
    }),
  }),
});

async function readSelection(
  input: typeof BulkSelectionInput.$inferInput,
  context: GraphqlContext,
): Promise<BulkSelection> {
  const exceptIds = (input.exceptIds ?? []).map(({ id }) => id);
  const onlyIds = input.onlyIds?.map(({ id }) => id) ?? null;
  const { inventory, listings } = input;
  if (Boolean(inventory) === Boolean(listings))
    throw new InvalidInput('selection', 'one of inventory and listings');
  if (listings) return { inventory: null, listings: readOwnListingFilter(listings), exceptIds, onlyIds };
  const filter = await readInventoryFilter(inventory, requireViewer(context.viewer).userId, context);
  return { inventory: filter, listings: null, exceptIds, onlyIds };
}

function readChange({ kind, price, costCents, discount }: typeof BulkChangeInput.$inferInput): BulkChange {
  return {
    kind,
    costCents: costCents ?? null,
    discount: discount ? { ...discount, startsAt: discount.startsAt ?? null } : null,
    price: price
      ? {
          basis: price.basis,
          multiplier: price.multiplier ?? null,
          stepCents: price.stepCents ?? null,
          priceCents: price.priceCents ?? null,
          isPriceConfirmed: price.isPriceConfirmed,
        }
      : null,
  };
}

const RefusedGroup = builder
  .objectRef<{ reason: ListingReason; count: number; ids: string[]; isOfCopies: boolean }>('BulkRefusedGroup')
  .implement({
    authScopes: { signedIn: true },
    description: 'The targets that an action would skip for one reason.',
    fields: (t) => ({
      reason: t.field({
        type: ListingReasonEnum,
        description: 'Why they would be skipped.',
        resolve: ({ reason }) => reason,
      }),
      text: t.string({
        description: "The reason in the reader's language.",
        resolve: ({ reason }, _args, { language }) => REASON_WORDS[reason][language],
      }),
      count: t.exposeInt('count', { description: 'Number of targets.' }),
      items: t.prismaField({
        type: [InventoryItemNode],
        description: `Some of the copies, at most ${NAMED_MAX}.`,
        complexity: { field: 1, multiplier: NAMED_MAX },
        resolve: (query, { ids, isOfCopies }, _args, { platform, viewer }) =>
          platform.db.asset.findMany({
            ...query,
            where: {
              steamAccount: { userId: requireViewer(viewer).userId, unboundAt: null },
              ...(isOfCopies ? { id: { in: ids } } : { listings: { some: { id: { in: ids } } } }),
            },
            orderBy: { id: 'asc' },
            take: NAMED_MAX,
          }),
      }),
    }),
  });

builder.relayMutationField(
  'previewBulkAction',
  {
    description: 'What the action is about, and what it does.',
    inputFields: (t) => ({
      selection: t.field({ type: BulkSelectionInput, required: true, description: 'The targets.' }),
      change: t.field({ type: BulkChangeInput, required: true, description: 'What is done with each.' }),
    }),
  },
  {
    description: 'A dry run of `startBulkAction` with the same rules, in sums. It changes nothing.',
    authScopes: { signedIn: true },
    complexity: 100,
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context.viewer);
      const change = readChange(input.change);
      const selection = await readSelection(input.selection, context);
      return { change, preview: await previewBulkAction(context.platform, { userId, selection, change }) };
    },
  },
  {
    description: 'What the action would do.',
    outputFields: (t) => ({
      totalCount: t.int({
        description: 'Number of targets.',
        resolve: ({ preview }) => preview.totalCount,
      }),
      doneCount: t.int({
        description: 'Number of targets that would be done.',
        resolve: ({ preview }) => preview.doneCount,
      }),
      refused: t.field({
        type: [RefusedGroup],
        description: 'Targets that would be skipped, by reason, the most frequent first.',
        complexity: { field: 1, multiplier: 1 },
        resolve: ({ preview: { refused, refusedIds }, change: { kind } }) =>
          refusedCounts(refused).map(({ reason, count }) => ({
            reason,
            count,
            ids: refusedIds[reason] ?? [],
            isOfCopies: kind === 'list' || kind === 'cost',
          })),
      }),
      fromCents: t.field({
        type: 'Cents',
        description: 'Sum of the present asks or costs of those that would be done, in fen.',
        resolve: ({ preview }) => preview.fromCents,
      }),
      toCents: t.field({
        type: 'Cents',
        description: 'Sum of their new asks or costs, in fen.',
        resolve: ({ preview }) => preview.toCents,
      }),
      feeCents: t.field({
        type: 'Cents',
        description: 'Sum of the fees on sales at the new asks, in fen.',
        resolve: ({ preview }) => preview.feeCents,
      }),
      loweredCount: t.int({
        description: 'Number of targets whose ask would be too high and would be lowered.',
        resolve: ({ preview }) => preview.loweredCount,
      }),
      loweredCents: t.field({
        type: 'Cents',
        description: 'By how much they would be lowered together, in fen.',
        resolve: ({ preview }) => preview.loweredCents,
      }),
      outlierCount: t.int({
        description:
          'Number of targets whose lowest ask of others is an outlier, below 70 % of both the reference price and the next ask; they follow the next one.',
        resolve: ({ preview }) => preview.outlierCount,
      }),
      digest: t.string({
        description: 'Names the targets, for `startBulkAction`.',
        resolve: ({ preview }) => preview.digest,
      }),
    }),
  },
);

type Payload = { actionId: string };
type PayloadFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<Payload>>['implement']>[0]['fields']>
>[0];

/** The payload of every mutation that begins or changes an action. */
const actionPayload = {
  description: 'The action.',
  outputFields: (t: PayloadFields) => ({
    bulkAction: t.prismaField({
      type: BulkActionNode,
      description: 'The action in its new state.',
      resolve: (query, { actionId }, _args, { platform, viewer }) =>
        platform.db.bulkAction.findUniqueOrThrow({
          ...query,
          where: { id: actionId, userId: requireViewer(viewer).userId },
        }),
    }),
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The seller.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};

builder.relayMutationField(
  'startBulkAction',
  {
    description: 'What the action is about, and what it does.',
    inputFields: (t) => ({
      selection: t.field({ type: BulkSelectionInput, required: true, description: 'The targets.' }),
      change: t.field({ type: BulkChangeInput, required: true, description: 'What is done with each.' }),
      digest: t.string({
        required: false,
        description:
          '`digest` of the dry run: the action begins only if the same targets match now. Default: whatever matches.',
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same action.',
      }),
    }),
  },
  {
    description:
      'Begins an action on any number of copies or listings. The market carries it out part by part and ' +
      'reports by `bulkActionChanged`. One runs at a time for each seller.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        NothingSelected,
        BulkSelectionChanged,
        ServiceClosed,
        AccountBlocked,
        BulkActionAtWork,
        RequestIdReused,
      ],
    },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context.viewer);
      const selection = await readSelection(input.selection, context);
      const { clientRequestId, digest = null } = input;
      const request = { userId, selection, change: readChange(input.change), clientRequestId, digest };
      return { actionId: await startBulkAction(context.platform, request) };
    },
  },
  actionPayload,
);

const CHANGES = {
  pauseBulkAction: {
    act: pauseBulkAction,
    description: 'Pauses a running action after the part that is under way. Repeating it changes nothing.',
    types: [BulkActionUnknown],
  },
  resumeBulkAction: {
    act: resumeBulkAction,
    description: 'Goes on with a paused or stopped action. Repeating it changes nothing.',
    types: [BulkActionUnknown, BulkActionAtWork],
  },
  undoBulkAction: {
    act: undoBulkAction,
    description:
      'Begins to undo everything that an action has done, within a day of its end. What was bought or ' +
      'changed since is skipped. Repeating it changes nothing.',
    types: [BulkActionUnknown, BulkActionAtWork, UndoNotAllowed],
  },
};

for (const [name, { act, description, types }] of Object.entries(CHANGES))
  builder.relayMutationField(
    name,
    {
      description: 'The action.',
      inputFields: (t) => ({
        id: t.globalID({ required: true, for: BulkActionNode, description: 'An action of the viewer.' }),
      }),
    },
    {
      description,
      authScopes: { signedIn: true },
      errors: { types },
      resolve: async (_root, { input }, { platform, viewer }) => {
        const actionId = input.id.id;
        await act(platform, { userId: requireViewer(viewer).userId, actionId });
        return { actionId };
      },
    },
    actionPayload,
  );
