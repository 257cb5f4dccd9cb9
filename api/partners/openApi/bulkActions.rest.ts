import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/request.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import type { Db } from '../../kernel/db.ts';
import type { Language } from '../../kernel/domainError.ts';
import type { BulkAction } from '../../kernel/generated/prisma/client.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, idShape, limitParam, momentShape, pageOf } from '../../kernel/shapes.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';
import { findPlace, listOutcomes } from '../../selling/bulk/bulkAction.store.ts';
import { BULK_WAITING_MAX, type BulkChange, turnOf } from '../../selling/bulk/bulkAction.ts';
import {
  cancelBulkAction,
  pauseBulkAction,
  previewBulkAction,
  resumeBulkAction,
  startBulkAction,
  undoBulkAction,
} from '../../selling/bulk/bulkActions.ts';
import type { ListingReason } from '../../selling/listing/listingOutcome.ts';
import { changeShape, itemNamesOf, readChange } from './bulkChangeShape.ts';
import { readSelection, selectionShape } from './bulkSelection.rest.ts';
import { requestIdShape } from './shapes.ts';

const requestShape = { selection: selectionShape, change: changeShape };

const reasonsShape = z.array(
  z.object({
    error: z.string().describe('Why, as a stable code such as inCooldown or priceTooLow.'),
    msg: z.string().describe('The reason as text, in the language of Accept-Language (en or zh).'),
    count: z.int(),
  }),
);

const sumsFields = {
  totalCount: z.int().describe('Number of copies or listings that it is about.'),
  doneCount: z.int().describe('Number of those that were done, or would be.'),
  skipped: reasonsShape.describe('Those that are skipped, by reason.'),
  fromCents: z.int().describe('Sum of their former asks or costs, in fen.'),
  toCents: z.int().describe('Sum of their new asks or costs, in fen.'),
  loweredCount: z.int().describe('Number of those whose ask was too high and is lowered.'),
  loweredCents: z.int().describe('By how much together, in fen.'),
};

const previewShape = z
  .object({
    ...sumsFields,
    feeCents: z.int().describe('Sum of the fees on sales at the new asks, in fen.'),
    outlierCount: z
      .int()
      .describe('Number of those whose lowest ask of others is an outlier; they follow the next one.'),
    digest: z.string().describe('Names the copies or listings, for the start.'),
  })
  .meta({ id: 'BulkPreview' });

const actionShape = z
  .object({
    bulkActionId: idShape,
    kind: changeShape.shape.kind,
    state: z
      .enum(['waiting', 'running', 'paused', 'finished', 'stopped', 'undoing', 'undone', 'cancelled'])
      .describe(
        'waiting: a new one while another one is at work. stopped: an error ended it early; it can go on or be undone.',
      ),
    waitingPlace: z
      .int()
      .nullable()
      .describe('Its place among those that wait, from 1, which is next. Null if it does not wait.'),
    waitingFor: z
      .enum(['running', 'undoing'])
      .nullable()
      .describe(
        'Its state once its turn comes. Until then one that goes on, or is to be undone, keeps its state. Null if it does not wait.',
      ),
    decidedCount: z.int().describe('Number of those that are done or skipped by now.'),
    undoneCount: z.int().describe('Number of those that its undo restored.'),
    notRestored: reasonsShape.describe('Those that its undo did not restore, by reason.'),
    ...sumsFields,
    stopError: z.string().nullable().describe('The code of the error that stopped it.'),
    createdAt: momentShape,
    endedAt: momentShape.nullable(),
  })
  .meta({ id: 'BulkAction' });

const bulkOutcomeShape = z
  .object({
    inventoryItemId: idShape.nullable(),
    listingId: idShape.nullable(),
    isDone: z.boolean(),
    error: z.string().nullable().describe('Why it was skipped, as a stable code.'),
    fromCents: centsShape.nullable().describe('The former ask or cost, in fen.'),
    toCents: centsShape.nullable().describe('The new ask or cost, in fen.'),
  })
  .meta({ id: 'BulkOutcome' });

const centsOf = (cents: bigint | null): number | null => (cents === null ? null : toSafeNumber(cents));

function toReasons(refused: unknown, language: Language) {
  return Object.entries(refused as Record<ListingReason, number>).map(([error, count]) => ({
    error,
    msg: REASON_WORDS[error as ListingReason][language],
    count,
  }));
}

function toAction(
  row: BulkAction & { waitingPlace: number | null },
  language: Language,
): z.infer<typeof actionShape> {
  return {
    bulkActionId: row.id,
    kind: row.kind as z.infer<typeof actionShape>['kind'],
    state: row.state as z.infer<typeof actionShape>['state'],
    waitingPlace: row.waitingPlace,
    waitingFor: turnOf(row),
    totalCount: row.targetIds.length,
    decidedCount: row.position,
    doneCount: row.doneCount,
    undoneCount: row.undoneCount,
    notRestored: toReasons(row.undoRefused, language),
    skipped: toReasons(row.refused, language),
    fromCents: toSafeNumber(row.fromCents),
    toCents: toSafeNumber(row.toCents),
    loweredCount: row.loweredCount,
    loweredCents: toSafeNumber(row.loweredCents),
    stopError: row.stopCode,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

async function findAction(db: Db, userId: string, id: string) {
  const row = await db.bulkAction.findUnique({ where: { id, userId } });
  if (!row) throw new NotFound();
  return { ...row, waitingPlace: await findPlace(db, row) };
}

async function changeOf(db: Db, input: z.infer<typeof changeShape>): Promise<BulkChange> {
  const names = itemNamesOf(input);
  const items = await db.marketItem.findMany({
    where: { marketHashName: { in: names } },
    select: { id: true, marketHashName: true },
    take: names.length,
  });
  return readChange(input, new Map(items.map(({ id, marketHashName }) => [marketHashName, id])));
}

function previewRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.post(
    '/bulk-actions/preview',
    {
      schema: {
        tags: ['selling'],
        operationId: 'previewBulkAction',
        summary: 'What an action on many copies would do, in sums',
        description: 'A dry run with the same rules. It changes nothing.',
        body: z.strictObject(requestShape),
        response: { 200: successOf(previewShape) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const selection = await readSelection(platform.db, userId, request.body.selection);
      const change = await changeOf(platform.db, request.body.change);
      const sums = await previewBulkAction(platform, { userId, selection, change });
      return ok({
        totalCount: sums.totalCount,
        doneCount: sums.doneCount,
        skipped: toReasons(sums.refused, languageOf(request)),
        fromCents: toSafeNumber(sums.fromCents),
        toCents: toSafeNumber(sums.toCents),
        feeCents: toSafeNumber(sums.feeCents),
        loweredCount: sums.loweredCount,
        loweredCents: toSafeNumber(sums.loweredCents),
        outlierCount: sums.outlierCount,
        digest: sums.digest,
      });
    },
  );
}

function startRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.post(
    '/bulk-actions',
    {
      schema: {
        tags: ['selling'],
        operationId: 'startBulkAction',
        'x-errors': [
          'bulkQueueFull',
          'bulkSelectionChanged',
          'nothingSelected',
          'serviceClosed',
          'accountBlocked',
          'requestIdReused',
        ],
        summary: 'List, reprice, unlist or set the cost of many copies',
        description:
          'The market carries it out part by part; ask for its state. One runs at a time: another one waits for ' +
          `its turn, with the copies or listings that match now and the prices at that time. At most ${BULK_WAITING_MAX} wait.`,
        body: z.strictObject({
          requestId: requestIdShape,
          ...requestShape,
          digest: z
            .string()
            .max(50)
            .nullable()
            .default(null)
            .describe(
              'That of the preview: it begins only if the same copies or listings match now, else it is rejected as `bulkSelectionChanged`.',
            ),
        }),
        response: { 200: successOf(actionShape) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { requestId: clientRequestId, digest, ...sent } = request.body;
      const selection = await readSelection(platform.db, userId, sent.selection);
      const change = await changeOf(platform.db, sent.change);
      const start = { userId, selection, change, clientRequestId, digest, asked: sent };
      const id = await startBulkAction(platform, start);
      return ok(toAction(await findAction(platform.db, userId, id), languageOf(request)));
    },
  );
}

function stateRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  const { db } = platform;
  const params = z.strictObject({ bulkActionId: idShape });
  app.get(
    '/bulk-actions/:bulkActionId',
    {
      schema: {
        tags: ['selling'],
        operationId: 'getBulkAction',
        'x-errors': ['notFound'],
        summary: 'The state of an action on many copies',
        description: 'Actions are kept for 30 days.',
        params,
        response: { 200: successOf(actionShape) },
      },
    },
    async (request) => {
      const action = await findAction(db, callerOf(request).userId, request.params.bulkActionId);
      return ok(toAction(action, languageOf(request)));
    },
  );
}

/** The lists of outcomes: of the action itself, and of its undo. */
const OUTCOMES = [
  {
    path: 'outcomes',
    of: 'action',
    operationId: 'listBulkOutcomes',
    summary: 'What an action did with each copy',
    description: 'In the order in which the copies were done, page by page.',
  },
  {
    path: 'undo-outcomes',
    of: 'undo',
    operationId: 'listBulkUndoOutcomes',
    summary: 'What the undo of an action did with each copy',
    description:
      'In the order in which the copies were undone, page by page. `isDone`: it was restored. `fromCents` is what the action set, `toCents` what holds after the undo.',
  },
] as const;

function outcomeRoutes(app: RestApp, { services: { platform } }: OpenContext): void {
  const querystring = z.strictObject({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('The `next` of the previous page.'),
    limit: limitParam(50),
  });
  for (const { path, of, ...words } of OUTCOMES)
    app.get(
      `/bulk-actions/:bulkActionId/${path}`,
      {
        schema: {
          tags: ['selling'],
          ...words,
          'x-errors': ['notFound'],
          params: z.strictObject({ bulkActionId: idShape }),
          querystring,
          response: { 200: successOf(pageOf(bulkOutcomeShape)) },
        },
      },
      async (request) => {
        const { id } = await findAction(platform.db, callerOf(request).userId, request.params.bulkActionId);
        const { after = null, limit } = request.query;
        const outcomes = await listOutcomes(platform.db, id, of, {
          reason: null,
          group: null,
          after,
          size: limit + 1,
        });
        const rows = outcomes.slice(0, limit);
        return ok({
          rows: rows.map(({ assetId, listingId, reason, fromCents, toCents }) => ({
            inventoryItemId: assetId,
            listingId,
            isDone: reason === null,
            error: reason,
            fromCents: centsOf(fromCents),
            toCents: centsOf(toCents),
          })),
          next: outcomes.length > limit ? String(rows.at(-1)?.at ?? 0) : null,
        });
      },
    );
}

/** The calls that change the state of an action. */
const CHANGES = [
  {
    name: 'cancel',
    act: cancelBulkAction,
    summary: 'Take back what waits: a new action, an undo, or going on with one',
    description:
      'A new action never begins then; one that was to go on or to be undone stays as it was. Repeating it changes nothing.',
    errors: ['bulkActionUnknown'],
  },
  {
    name: 'pause',
    act: pauseBulkAction,
    summary: 'Pause an action after the part that is under way',
    description:
      'What is done stays done, and the next one that waits begins. Pausing a paused action changes nothing.',
    errors: ['bulkActionUnknown'],
  },
  {
    name: 'resume',
    act: resumeBulkAction,
    summary: 'Go on with a paused or stopped action',
    description:
      'It goes on where it was, at once or after those that are at work or wait: `waitingFor`. An error that stopped it must be gone, or it stops again.',
    errors: ['bulkActionUnknown', 'bulkQueueFull'],
  },
  {
    name: 'undo',
    act: undoBulkAction,
    summary: 'Undo everything that an action did, within a day of its end',
    description:
      'Copies that were sold meanwhile, or changed by hand, stay as they are: `notRestored` counts them by reason, and `/undo-outcomes` names each. While another one is at work, the undo waits: `waitingFor`.',
    errors: ['bulkActionUnknown', 'bulkQueueFull', 'undoNotAllowed'],
  },
] as const;

/** The actions of a seller on many copies for partners: `/bulk-actions`. */
export function bulkActionRoutes(app: RestApp, context: OpenContext): void {
  previewRoute(app, context);
  startRoute(app, context);
  stateRoute(app, context);
  outcomeRoutes(app, context);
  const { platform } = context.services;
  for (const { name, act, summary, description, errors } of CHANGES)
    app.post(
      `/bulk-actions/:bulkActionId/${name}`,
      {
        schema: {
          tags: ['selling'],
          operationId: `${name}BulkAction`,
          summary,
          description,
          'x-errors': errors,
          params: z.strictObject({ bulkActionId: idShape }),
          response: { 200: successOf(actionShape) },
        },
      },
      async (request) => {
        const { userId } = callerOf(request);
        const { bulkActionId: actionId } = request.params;
        await act(platform, { userId, actionId });
        return ok(toAction(await findAction(platform.db, userId, actionId), languageOf(request)));
      },
    );
}
