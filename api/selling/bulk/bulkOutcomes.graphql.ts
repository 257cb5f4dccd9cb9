import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import type { Asset, Listing } from '../../kernel/generated/prisma/client.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import { ListingReasonEnum } from '../listing/selling.graphql.ts';
import { BulkActionNode } from './bulkAction.graphql.ts';
import { listOutcomes } from './bulkAction.store.ts';
import type { BulkOutcome } from './bulkAction.ts';

const PAGE_MAX = 100;
const PAGE_DEFAULT = 20;

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

/** Adds the outcomes of an action, or of its undo, page by page. */
function outcomesField(
  name: 'outcomes' | 'undoOutcomes',
  words: { description: string; reason: string },
): void {
  builder.prismaObjectField(BulkActionNode, name, (t) =>
    t.connection(
      {
        type: BulkOutcomeRef,
        nullable: true,
        description: `${words.description} Forward only, at most ${PAGE_MAX} on a page.`,
        args: {
          reason: t.arg({ type: ListingReasonEnum, required: false, description: words.reason }),
        },
        complexity: connectionCost,
        resolve: async ({ id }, { reason, first, after }, context) => {
          const size = first ?? PAGE_DEFAULT;
          if (size < 0 || size > PAGE_MAX) throw new InvalidInput('first', `0 to ${PAGE_MAX}`);
          const found = await listOutcomes(context.platform.db, id, name === 'outcomes' ? 'action' : 'undo', {
            reason: reason ?? null,
            after: after ? readSortCursor('after', 'outcome', after, (value) => value !== null).value : null,
            size: size + 1,
          });
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
        },
      },
      BulkOutcomeConnection,
    ),
  );
}

outcomesField('outcomes', {
  description: 'The outcomes of the decided targets, in the order in which they were done.',
  reason: 'Return only targets that were skipped for this reason. Default: all.',
});
outcomesField('undoOutcomes', {
  description:
    'The outcomes of undoing the done targets, in the order in which they were undone: the last part first.',
  reason: 'Return only targets that were not restored for this reason. Default: all.',
});
