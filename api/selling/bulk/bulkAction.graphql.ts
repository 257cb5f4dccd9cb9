import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { addMs } from '../../kernel/clock.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';
import type { ListingReason } from '../listing/listingOutcome.ts';
import { ListingReasonEnum } from '../listing/selling.graphql.ts';
import { findPlace, listWaiting } from './bulkAction.store.ts';
import {
  BULK_UNDO_MS,
  BULK_WAITING_MAX,
  type BulkGroup,
  type BulkKind,
  type BulkState,
  turnOf,
} from './bulkAction.ts';

/** What an action does. */
export const BulkActionKind = builder.enumType('BulkActionKind', {
  description: 'What an action on many copies does with each of them.',
  values: {
    LIST: { value: 'list', description: 'Puts copies on sale.' },
    REPRICE: { value: 'reprice', description: 'Changes the asks of listings.' },
    UNLIST: { value: 'unlist', description: 'Takes listings off the market.' },
    COST: { value: 'cost', description: 'Stores what copies cost their owner.' },
    DISCOUNT: { value: 'discount', description: 'Gives listings a discount for some time, or ends it.' },
  } as const satisfies Record<string, { value: BulkKind; description: string }>,
});

const BulkActionState = builder.enumType('BulkActionState', {
  description: 'State of an action on many copies.',
  values: {
    WAITING: {
      value: 'waiting',
      description: 'It has not begun, since another one is at work; `waitingPlace` says how many come first.',
    },
    RUNNING: { value: 'running', description: 'The market is carrying it out.' },
    PAUSED: { value: 'paused', description: 'Its seller paused it; it can go on or be undone.' },
    FINISHED: { value: 'finished', description: 'Every target is decided.' },
    STOPPED: {
      value: 'stopped',
      description: 'A domain error ended it early: `stopCode`. It can go on or be undone.',
    },
    UNDOING: { value: 'undoing', description: 'The market is undoing it.' },
    UNDONE: { value: 'undone', description: 'Everything that it did was undone.' },
    CANCELLED: { value: 'cancelled', description: 'Its seller took it back before its turn came.' },
  } as const satisfies Record<string, { value: BulkState; description: string }>,
});

/** Outcomes that are looked at together. */
export const BulkGroupEnum = builder.enumType('BulkGroup', {
  description: 'Targets of a bulk action, or of its dry run, that somebody may want to look at together.',
  values: {
    DONE: { value: 'done', description: 'They are done, or restored by the undo.' },
    SKIPPED: { value: 'skipped', description: 'They are skipped, or not restored by the undo.' },
    LOWERED: { value: 'lowered', description: 'They are done, at a lower ask, since theirs is too high.' },
    OUTLIER: {
      value: 'outlier',
      description: 'They are done; the lowest ask of others is an outlier, which they do not follow.',
    },
  } as const satisfies Record<string, { value: BulkGroup; description: string }>,
});

const RefusedCount = builder
  .objectRef<{ reason: ListingReason; count: number }>('BulkRefusedCount')
  .implement({
    authScopes: { signedIn: true },
    description: 'Number of targets that were skipped, or not restored by an undo, for one reason.',
    fields: (t) => ({
      reason: t.field({
        type: ListingReasonEnum,
        description: 'Why they were skipped, or not restored.',
        resolve: ({ reason }) => reason,
      }),
      text: t.string({
        description: "The reason in the reader's language.",
        resolve: ({ reason }, _args, { language }) => REASON_WORDS[reason][language],
      }),
      count: t.exposeInt('count', { description: 'Number of targets with this reason.' }),
    }),
  });

/** Refused targets by reason, the most frequent first. */
export function refusedCounts(refused: unknown): { reason: ListingReason; count: number }[] {
  return Object.entries(refused as Record<ListingReason, number>)
    .map(([reason, count]) => ({ reason: reason as ListingReason, count }))
    .toSorted((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
}

/** About as many reasons as one action, or its undo, meets. */
const REASONS_USUAL = 4;

/** The GraphQL type of an action. */
export const BulkActionNode = builder.prismaNode('BulkAction', {
  id: { field: 'id' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description:
    'An action of the viewer on any number of copies or listings. The market carries it out part by part, ' +
    'whatever becomes of the page, and can undo the whole of it.',
  fields: (t) => ({
    kind: t.field({
      type: BulkActionKind,
      description: 'What it does with each target.',
      select: { kind: true },
      resolve: ({ kind }) => kind as BulkKind,
    }),
    state: t.field({
      type: BulkActionState,
      description: 'Current state of the action.',
      select: { state: true },
      resolve: ({ state }) => state as BulkState,
    }),
    totalCount: t.int({
      description: 'Number of copies or listings that the action is about.',
      select: { targetIds: true },
      resolve: ({ targetIds }) => targetIds.length,
    }),
    decidedCount: t.exposeInt('position', { description: 'Number of targets that are done or skipped.' }),
    doneCount: t.exposeInt('doneCount', { description: 'Number of targets that were done.' }),
    undoneCount: t.exposeInt('undoneCount', { description: 'Number of targets that its undo restored.' }),
    fromCents: t.expose('fromCents', {
      type: 'Cents',
      description: 'Sum of the previous asks or costs of the done targets, in fen.',
    }),
    toCents: t.expose('toCents', {
      type: 'Cents',
      description: 'Sum of the new asks or costs of the done targets, in fen.',
    }),
    loweredCount: t.exposeInt('loweredCount', {
      description: 'Number of done targets whose requested ask was too high and was lowered.',
    }),
    loweredCents: t.expose('loweredCents', {
      type: 'Cents',
      description: 'By how much they were lowered together, in fen.',
    }),
    stopCode: t.field({
      type: 'ErrorCode' as 'String',
      nullable: true,
      description: 'Code of the domain error that stopped it. Null if none did.',
      select: { stopCode: true },
      resolve: ({ stopCode }) => stopCode,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the action was requested.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended or was paused. Null while it is at work.',
    }),
    undoUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when its undo can be asked for. Null if it cannot be undone now, or something of it waits.',
      select: { state: true, endedAt: true, waitingFor: true },
      resolve: async ({ state, endedAt, waitingFor }, _args, { loaders }) => {
        if (waitingFor !== null || endedAt === null || !['paused', 'finished', 'stopped'].includes(state))
          return null;
        const until = addMs(endedAt, BULK_UNDO_MS);
        return until >= (await loaders.now()) ? until : null;
      },
    }),
  }),
});

builder.prismaObjectFields(BulkActionNode, (t) => ({
  waitingPlace: t.int({
    nullable: true,
    description: 'Its place among the actions that wait, from 1, which is next. Null if it does not wait.',
    select: { id: true, userId: true, state: true, waitingFor: true },
    resolve: (action, _args, { platform }) => findPlace(platform.db, action),
  }),
  waitingFor: t.field({
    type: BulkActionState,
    nullable: true,
    description:
      'Its state once its turn comes: `RUNNING` for a new action and one that goes on, `UNDOING` for an undo. ' +
      'Until then one that began before keeps its state, and `cancelBulkAction` leaves it so. Null if it does not wait.',
    select: { state: true, waitingFor: true },
    resolve: turnOf,
  }),
  undoRefused: t.field({
    type: [RefusedCount],
    description:
      'Targets that its undo did not restore, by reason, the most frequent first. Each is one of `undoOutcomes`.',
    complexity: { field: 1, multiplier: REASONS_USUAL },
    select: { undoRefused: true },
    resolve: ({ undoRefused }) => refusedCounts(undoRefused),
  }),
  refused: t.field({
    type: [RefusedCount],
    description: 'Skipped targets by reason, the most frequent first.',
    complexity: { field: 1, multiplier: REASONS_USUAL },
    select: { refused: true },
    resolve: ({ refused }) => refusedCounts(refused),
  }),
}));

builder.prismaObjectField(ViewerNode, 'bulkActions', (t) =>
  t.prismaConnection(
    {
      type: BulkActionNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's actions on many copies of the last 30 days, the latest first.",
      complexity: connectionCost,
      resolve: (query, user, _args, { platform }) =>
        listById(query, ({ where, ...page }) =>
          platform.db.bulkAction.findMany({ ...page, where: { ...where, userId: user.id } }),
        ),
    },
    { name: 'BulkActionConnection', description: "A page of the viewer's actions." },
    { name: 'BulkActionEdge', description: 'One action of the page.' },
  ),
);

builder.prismaObjectField(ViewerNode, 'bulkQueue', (t) =>
  t.prismaField({
    type: [BulkActionNode],
    description:
      `The viewer's action that is at work, then those that wait for it, at most ${BULK_WAITING_MAX}, in the order of ` +
      'their turns: new ones, and those whose undo or resumption waits.',
    // Usually one or two, of which one statement reads all.
    complexity: { field: 1, multiplier: 2 },
    resolve: async (query, user, _args, { platform }) => {
      const waiting = await listWaiting(platform.db, user.id);
      const actions = await platform.db.bulkAction.findMany({
        ...query,
        where: {
          userId: user.id,
          OR: [{ state: { in: ['running', 'undoing'] } }, { id: { in: waiting } }],
        },
        take: BULK_WAITING_MAX + 1,
      });
      // The one at work is not in the list of those that wait.
      return actions.toSorted((one, other) => waiting.indexOf(one.id) - waiting.indexOf(other.id));
    },
  }),
);

builder.prismaObjectField(ViewerNode, 'lastBulkAction', (t) =>
  t.prismaField({
    type: BulkActionNode,
    nullable: true,
    description:
      "The viewer's action that was paused or ended last, whatever is at work meanwhile, except one whose undo or " +
      'resumption waits, which is in `bulkQueue`, and one that was done at once with a request, unless its undo was ' +
      'asked for later. Null if there is none.',
    resolve: (query, user, _args, { platform }) =>
      platform.db.bulkAction.findFirst({
        ...query,
        where: {
          userId: user.id,
          state: { in: ['paused', 'finished', 'stopped', 'undone'] },
          waitingFor: null,
          isAtOnce: false,
        },
        orderBy: [{ endedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
);

builder.subscriptionField('bulkActionChanged', (t) =>
  t.prismaField({
    type: BulkActionNode,
    nullable: true,
    description:
      "Reports that one of the viewer's actions on many copies began, went on or ended. Null after a gap: " +
      'load the data again.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'bulkAction') as AsyncIterable<{ id: string } | null>,
    resolve: (query, event, _args, { platform, viewer }) =>
      event
        ? platform.db.bulkAction.findUnique({
            ...query,
            where: { id: (event as { id: string }).id, userId: requireViewer(viewer).userId },
          })
        : null,
  }),
);
