import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { NothingSelected, UndoNotAllowed } from '../listing/listing.errors.ts';
import type { ListingReason } from '../listing/listingOutcome.ts';
import { ListingReasonEnum } from '../listing/selling.graphql.ts';
import { BulkActionAtWork, BulkActionUnknown, BulkSelectionChanged } from './bulk.errors.ts';
import { BulkActionNode, refusedCounts } from './bulkAction.graphql.ts';
import {
  NAMED_MAX,
  pauseBulkAction,
  previewBulkAction,
  resumeBulkAction,
  startBulkAction,
  undoBulkAction,
} from './bulkActions.ts';
import { BulkChangeInput, BulkSelectionInput, readChange, readSelection } from './bulkInput.graphql.ts';

const RefusedGroup = builder
  .objectRef<{ reason: ListingReason; count: number; ids: string[]; isOfCopies: boolean }>('BulkRefusedGroup')
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
    description: 'The targets of a bulk action, and what it does with them.',
    inputFields: (t) => ({
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
    description: 'What the bulk action would do.',
    outputFields: (t) => ({
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
      digest: t.string({
        description: 'Digest of the targets, which `startBulkAction` compares with those that match then.',
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
  description: 'The bulk action after the mutation.',
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
      description: 'The viewer, with the current bulk actions.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};

builder.relayMutationField(
  'startBulkAction',
  {
    description: 'The targets of a bulk action, and what it does with them.',
    inputFields: (t) => ({
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
      digest: t.string({
        required: false,
        description:
          '`digest` of the dry run: the action begins only if the same targets match now. Default: the targets that match now.',
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
      description: 'The bulk action to pause, resume or undo.',
      inputFields: (t) => ({
        id: t.globalID({ required: true, for: BulkActionNode, description: 'A bulk action of the viewer.' }),
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
