import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import type { Asset } from '../../kernel/generated/prisma/client.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import type { ListingReason } from '../listing/listingOutcome.ts';
import { ListingReasonEnum } from '../listing/selling.graphql.ts';
import { SALES_DAYS, SALES_MIN } from '../listing/stockAge.ts';
import { BulkGroupEnum, refusedCounts } from './bulkAction.graphql.ts';
import type { BulkChange } from './bulkAction.ts';
import { GROUP_NAMED_MAX, NAMED_MAX, previewBulkAction } from './bulkActions.ts';
import { BulkChangeInput, BulkSelectionInput, readChange, readSelection } from './bulkInput.graphql.ts';

/** Targets of a dry run that it names. */
interface NamedTargets {
  ids: readonly string[];
  /** True if they are copies, false if listings. */
  isOfCopies: boolean;
}

/** The copies of named targets. */
function listNamed(
  query: object,
  { ids, isOfCopies }: NamedTargets,
  { platform, viewer }: GraphqlContext,
): Promise<Asset[]> {
  const isNamed = { in: [...ids] };
  return platform.db.asset.findMany({
    ...query,
    where: {
      steamAccount: { userId: requireViewer(viewer).userId, unboundAt: null },
      ...(isOfCopies ? { id: isNamed } : { listings: { some: { id: isNamed } } }),
    },
    orderBy: { id: 'asc' },
    take: NAMED_MAX,
  });
}

const isOfCopies = ({ kind }: BulkChange): boolean => kind === 'list' || kind === 'cost';

const RefusedGroup = builder
  .objectRef<NamedTargets & { reason: ListingReason; count: number }>('BulkRefusedGroup')
  .implement({
    authScopes: { signedIn: true },
    description: 'The targets that a bulk action would skip for one reason.',
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
      count: t.exposeInt('count', { description: 'Number of targets with this reason.' }),
      items: t.prismaField({
        type: [InventoryItemNode],
        description: `Some of the copies, at most ${NAMED_MAX}.`,
        complexity: { field: 1, multiplier: NAMED_MAX },
        resolve: (query, named, _args, context) => listNamed(query, named, context),
      }),
    }),
  });

const BulkPreview = builder
  .objectRef<{ change: BulkChange; preview: Awaited<ReturnType<typeof previewBulkAction>> }>('BulkPreview')
  .implement({
    authScopes: { signedIn: true },
    description: 'What a bulk action would do now.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of targets of the selection.',
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
        resolve: ({ preview: { refused, refusedIds }, change }) =>
          refusedCounts(refused).map(({ reason, count }) => ({
            reason,
            count,
            ids: refusedIds[reason] ?? [],
            isOfCopies: isOfCopies(change),
          })),
      }),
      fromCents: t.field({
        type: 'Cents',
        description: 'Sum of the present asks or costs of the targets that would be done, in fen.',
        resolve: ({ preview }) => preview.fromCents,
      }),
      toCents: t.field({
        type: 'Cents',
        description: 'Sum of the new asks or costs of the targets that would be done, in fen.',
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
        description: 'Sum of the amounts by which asks would be lowered, in fen.',
        resolve: ({ preview }) => preview.loweredCents,
      }),
      outlierCount: t.int({
        description:
          'Number of targets whose lowest ask of others is an outlier, below 70 % of both the reference price and the next ask; they follow the next one.',
        resolve: ({ preview }) => preview.outlierCount,
      }),
      comparedCount: t.int({
        description: `Number of new asks whose item and phase was sold at least ${SALES_MIN} times in the last ${SALES_DAYS} days. 0 for actions without prices.`,
        resolve: ({ preview }) => preview.comparedCount,
      }),
      aboveMedianCount: t.int({
        description: 'Number of these asks that are above the median price of those sales.',
        resolve: ({ preview }) => preview.aboveMedianCount,
      }),
      digest: t.string({
        description: 'Digest of the targets, which `startBulkAction` compares with those that match then.',
        resolve: ({ preview }) => preview.digest,
      }),
    }),
  });

builder.objectField(BulkPreview, 'groupItems', (t) =>
  t.prismaField({
    type: [InventoryItemNode],
    description: `Some of the copies of a group, at most ${GROUP_NAMED_MAX}.`,
    args: {
      group: t.arg({ type: BulkGroupEnum, required: true, description: 'The group of targets to name.' }),
    },
    complexity: { field: 1, multiplier: GROUP_NAMED_MAX },
    resolve: (query, { preview, change }, { group }, context) =>
      listNamed(query, { ids: preview.groupIds[group], isOfCopies: isOfCopies(change) }, context),
  }),
);

/** Selects targets, and says what is done with them. */
export const PreviewBulkActionInput = builder.inputType('PreviewBulkActionInput', {
  description: 'The targets of a bulk action, and what it does with them.',
  fields: (t) => ({
    selection: t.field({
      type: BulkSelectionInput,
      required: true,
      description: 'The copies or listings that the action is about.',
    }),
    change: t.field({
      type: BulkChangeInput,
      required: true,
      description: 'What the action does with each target.',
    }),
  }),
});

builder.queryField('previewBulkAction', (t) =>
  t.field({
    type: BulkPreview,
    nullable: true,
    description: 'A dry run of `startBulkAction` with the same rules, in sums. It changes nothing.',
    authScopes: { signedIn: true },
    complexity: 100,
    args: {
      input: t.arg({
        type: PreviewBulkActionInput,
        required: true,
        description: 'What the action is about, and what it does.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context.viewer);
      const change = readChange(input.change);
      const selection = await readSelection(input.selection, context);
      return { change, preview: await previewBulkAction(context.platform, { userId, selection, change }) };
    },
  }),
);
