import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import type { Asset, Listing } from '../../kernel/generated/prisma/client.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, type SortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import type { ListingReason } from '../listing/listingOutcome.ts';
import { ListingReasonEnum } from '../listing/selling.graphql.ts';
import { BulkActionNode, BulkGroupEnum } from './bulkAction.graphql.ts';
import { listOutcomes } from './bulkAction.store.ts';
import { BULK_TARGETS_MAX, type BulkGroup, type BulkOutcome, type OutcomeFilter } from './bulkAction.ts';
import { listPlannedOutcomes } from './bulkActions.ts';
import { readChange, readSelection } from './bulkInput.graphql.ts';
import { PreviewBulkActionInput } from './previewBulkAction.graphql.ts';

const PAGE_MAX = 100;
const PAGE_DEFAULT = 20;
/** The cost of a dry run, as `previewBulkAction` has it. */
const PREVIEW_COST = 100;

type OutcomeShape = BulkOutcome & { at: number; item: Asset | null; listing: Listing | null };

const BulkOutcomeRef = builder.objectRef<OutcomeShape>('BulkOutcome').implement({
  authScopes: { signedIn: true },
  description: 'The outcome of one target of an action, or of its undo.',
  fields: (t) => ({
    item: t.field({
      type: InventoryItemNode,
      nullable: true,
      description: 'The copy. Null if it is not in an inventory of the viewer any more.',
      resolve: ({ item }) => item,
    }),
    listing: t.field({
      type: ListingNode,
      nullable: true,
      description: 'Its listing. Null if there is none.',
      resolve: ({ listing }) => listing,
    }),
    reason: t.field({
      type: ListingReasonEnum,
      nullable: true,
      description: 'Why it was skipped, or not restored. Null if it was done or restored.',
      resolve: ({ reason }) => reason,
    }),
    text: t.string({
      nullable: true,
      description: "The reason in the reader's language. Null if it was done or restored.",
      resolve: ({ reason }, _args, { language }) => reason && REASON_WORDS[reason][language],
    }),
    fromCents: t.expose('fromCents', {
      type: 'Cents',
      nullable: true,
      description:
        'The previous ask or cost in fen: of an undo, the one that the action set. Null if there was none.',
    }),
    toCents: t.expose('toCents', {
      type: 'Cents',
      nullable: true,
      description: 'The new ask or cost in fen: of an undo, the one after it. Null if there is none.',
    }),
    loweredFromCents: t.expose('loweredFromCents', {
      type: 'Cents',
      nullable: true,
      description: 'The requested ask in fen, if it was too high and was lowered to `toCents`.',
    }),
  }),
});

const BulkOutcomeConnection = builder.connectionObject(
  { type: BulkOutcomeRef, name: 'BulkOutcomeConnection', description: "A page of an action's outcomes." },
  { name: 'BulkOutcomeEdge', description: 'One outcome of the page.' },
);

/** Outcomes with their copies and listings, each read in one statement. */
async function withRows(
  outcomes: readonly (BulkOutcome & { at: number })[],
  { platform: { db }, viewer }: GraphqlContext,
): Promise<OutcomeShape[]> {
  const { userId } = requireViewer(viewer);
  const assetIds = outcomes.flatMap(({ assetId }) => assetId ?? []);
  const listingIds = outcomes.flatMap(({ listingId }) => listingId ?? []);
  const isOwn = { userId, unboundAt: null };
  const [items, listings] = await Promise.all([
    db.asset.findMany({ where: { id: { in: assetIds }, steamAccount: isOwn } }),
    db.listing.findMany({ where: { id: { in: listingIds }, sellerId: userId } }),
  ]);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const listingOf = new Map(listings.map((listing) => [listing.id, listing]));
  return outcomes.map((outcome) => ({
    ...outcome,
    item: itemOf.get(outcome.assetId ?? '') ?? null,
    listing: listingOf.get(outcome.listingId ?? '') ?? null,
  }));
}

interface PageArgs {
  reason?: ListingReason | null | undefined;
  group?: BulkGroup | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** Whether a cursor's value is a position among targets. */
function isPosition(value: number | null): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= BULK_TARGETS_MAX;
}

/** A page of outcomes. @throws InvalidInput naming a page that is too long or no cursor. */
async function pageOf(
  { reason = null, group = null, first, after }: PageArgs,
  context: GraphqlContext,
  read: (
    page: OutcomeFilter & { after: SortCursor | null; size: number },
  ) => Promise<(BulkOutcome & { at: number })[]>,
) {
  const size = first ?? PAGE_DEFAULT;
  if (size < 0 || size > PAGE_MAX) throw new InvalidInput('first', `0 to ${PAGE_MAX}`);
  const edge = after ? readSortCursor('after', 'outcome', after, isPosition) : null;
  const found = await read({ reason, group, after: edge, size: size + 1 });
  const edges = (await withRows(found.slice(0, size), context)).map((node) => ({
    node,
    cursor: writeSortCursor('outcome', { value: node.at, id: node.targetId }),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > size,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Adds the outcomes of an action, or of its undo, page by page. */
function outcomesField(
  name: 'outcomes' | 'undoOutcomes',
  words: { description: string; reason: string; group: string },
): void {
  builder.prismaObjectField(BulkActionNode, name, (t) =>
    t.connection(
      {
        type: BulkOutcomeRef,
        nullable: true,
        description: `${words.description} Forward only, at most ${PAGE_MAX} on a page.`,
        args: {
          reason: t.arg({ type: ListingReasonEnum, required: false, description: words.reason }),
          group: t.arg({ type: BulkGroupEnum, required: false, description: words.group }),
        },
        complexity: connectionCost,
        resolve: ({ id }, args, context) =>
          pageOf(args, context, ({ after, ...page }) => {
            const of = name === 'outcomes' ? 'action' : 'undo';
            return listOutcomes(context.platform.db, id, of, { ...page, after: after?.value ?? null });
          }),
      },
      BulkOutcomeConnection,
    ),
  );
}

outcomesField('outcomes', {
  description: 'The outcomes of the decided targets, in the order in which they were done.',
  reason: 'Return only targets that were skipped for this reason. Default: all.',
  group: 'Return only targets of this group. Default: all.',
});
outcomesField('undoOutcomes', {
  description:
    'The outcomes of undoing the done targets, in the order in which they were undone: the last part first.',
  reason: 'Return only targets that were not restored for this reason. Default: all.',
  group: 'Return only targets of this group: restored or not. Default: all.',
});

builder.queryField('bulkPreviewOutcomes', (t) =>
  t.connection(
    {
      type: BulkOutcomeRef,
      nullable: true,
      description:
        'What a bulk action would do now with each target, in the order in which it would do them: the copies behind the ' +
        `sums of \`previewBulkAction\`. Forward only, at most ${PAGE_MAX} on a page.`,
      authScopes: { signedIn: true },
      args: {
        input: t.arg({
          type: PreviewBulkActionInput,
          required: true,
          description: 'What the action is about, and what it does.',
        }),
        reason: t.arg({
          type: ListingReasonEnum,
          required: false,
          description: 'Return only targets that would be skipped for this reason. Default: all.',
        }),
        group: t.arg({
          type: BulkGroupEnum,
          required: false,
          description: 'Return only targets of this group. Default: all.',
        }),
        // Read when it is used: the cost of the field is told before its ids are known to be right.
        marketItemId: t.arg.id({
          required: false,
          description: 'Return only copies of this item in `phase`. Default: of all items.',
        }),
        phase: t.arg.string({
          required: false,
          description: 'With `marketItemId`: their Doppler phase or gem. Default: only copies without one.',
        }),
      },
      complexity: (args) => {
        const { field, multiplier } = connectionCost(args);
        return { field: field + PREVIEW_COST, multiplier };
      },
      resolve: async (_root, { input, marketItemId, phase, ...args }, context) => {
        const { userId } = requireViewer(context.viewer);
        const change = readChange(input.change);
        const selection = await readSelection(input.selection, context);
        const variety = marketItemId
          ? { marketItemId: readGlobalId(String(marketItemId)).id, phase: phase ?? null }
          : null;
        return pageOf(args, context, (page) =>
          listPlannedOutcomes(context.platform, { userId, selection, change }, { ...page, variety }),
        );
      },
    },
    BulkOutcomeConnection,
  ),
);
