import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import {
  afterParam,
  idShape,
  momentShape,
  nameShape,
  namesOf,
  pageOf,
  param,
  textShape,
} from '../../kernel/shapes.ts';
import { CALLBACK_FAILURES, type CallbackFailure } from '../../notifications/callback/callbackAnswer.ts';
import { pageLimit, requestIdShape } from '../openApi/shapes.ts';
import {
  CALLBACK_STATES,
  CALLBACK_TYPES,
  type CallbackState,
  type CallbackType,
  readEventCursor,
  writeEventCursor,
} from './callback.ts';
import { type FoundCallback, listCallbacks } from './callbackSearch.store.ts';
import { type CallbackSearch, RESENDS_MAX, requireCallbackSearch } from './callbackSearch.ts';
import { previewResend, resendCallbacks } from './resendCallbacks.ts';

/** What callbacks are searched by; `wrap` reads each as a parameter of a query or as a field of a body. */
function searchFields<Kind extends 'query' | 'body'>(kind: Kind) {
  const option = <Shape extends z.ZodType>(shape: Shape) =>
    kind === 'query' ? param(shape.optional()) : shape.nullish();
  return {
    type: option(nameShape(CALLBACK_TYPES)).describe('Only callbacks of this type.'),
    state: option(nameShape(CALLBACK_STATES)).describe(
      'Only callbacks in this state: dead ones are not attempted any more. Omitted: in any state.',
    ),
    orderNo: option(textShape(50)).describe('Only callbacks about the order with our number.'),
    outOrderNo: option(textShape(50)).describe('Only callbacks about the order with your own number.'),
    since: option(momentShape).describe('Only events that occurred from this moment on, in ISO 8601, UTC.'),
    until: option(momentShape).describe('Only events that occurred before this moment, in ISO 8601, UTC.'),
  };
}

function searchOf(given: {
  type?: CallbackType | null | undefined;
  state?: CallbackState | null | undefined;
  orderNo?: string | null | undefined;
  outOrderNo?: string | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
}): CallbackSearch {
  const { type = null, state = null, orderNo = null, outOrderNo = null, since, until } = given;
  return {
    type,
    state,
    orderNo,
    outOrderNo,
    since: since ? new Date(since) : null,
    until: until ? new Date(until) : null,
  };
}

const attemptShape = z
  .object({
    attempt: z.int().describe('Number of the attempt, from 1, as in `webhook-attempt`.'),
    status: z.int().nullable().describe('HTTP status of your answer; null if there was none.'),
    failure: z
      .enum(namesOf(CALLBACK_FAILURES))
      .nullable()
      .describe('Why there was no answer; null if there was one.'),
    answer: z.string().nullable().describe('The first KB of your answer.'),
    durationMs: z.int().describe('How long the attempt took, in milliseconds.'),
    at: momentShape.describe('When the attempt ended.'),
  })
  .meta({ id: 'CallbackAttempt' });

const callbackShape = z
  .object({
    id: idShape.describe('The `webhook-id` of the callback, which `/events/{eventId}/resend` takes.'),
    type: z.enum(CALLBACK_TYPES),
    orderNo: z.string().nullable().describe('Our number of the order; null if it is about none.'),
    outOrderNo: z.string().nullable().describe('Your own number of the order; null if it has none.'),
    sequence: z.int().nullable().describe("Position of the change in its order's history."),
    state: z.enum(CALLBACK_STATES),
    attempts: z.int().describe('Number of attempts so far.'),
    nextAttemptAt: momentShape.nullable().describe('When the next attempt is due; null if there is none.'),
    deliveredAt: momentShape
      .nullable()
      .describe(
        'When you acknowledged it. Null unless its state is delivered: one that is sent again has none until it is acknowledged anew.',
      ),
    createdAt: momentShape.describe('When the event occurred.'),
    lastAttempt: attemptShape.nullable().describe('The last attempt; null if there was none yet.'),
  })
  .meta({ id: 'Callback' });

function toAttempt(delivery: FoundCallback['deliveries'][number]): z.infer<typeof attemptShape> {
  const { attempt, status, failure, answer, durationMs, createdAt } = delivery;
  return {
    attempt,
    status,
    answer,
    durationMs,
    failure: failure as CallbackFailure | null,
    at: createdAt.toISOString(),
  };
}

function toCallback(event: FoundCallback): z.infer<typeof callbackShape> {
  const { id, type, state, sequence, attempts, order, partnerId } = event;
  const [last] = event.deliveries;
  const own = order?.partnerOrder?.partnerId === partnerId ? order.partnerOrder : null;
  return {
    id,
    sequence,
    attempts,
    type: type as CallbackType,
    state: state as CallbackState,
    orderNo: order?.orderNo ?? null,
    outOrderNo: own?.outOrderNo ?? null,
    nextAttemptAt: state === 'waiting' ? event.nextAttemptAt.toISOString() : null,
    deliveredAt: state === 'delivered' ? (event.deliveredAt?.toISOString() ?? null) : null,
    createdAt: event.createdAt.toISOString(),
    lastAttempt: last ? toAttempt(last) : null,
  };
}

function searchRoute(app: RestApp, { services }: OpenContext): void {
  app.get(
    '/callbacks',
    {
      schema: {
        tags: ['events'],
        operationId: 'listCallbacks',
        summary: 'Search your callbacks, newest first, each with its last attempt',
        description: 'What is named must all match. `/events` has the data of the events, and their order.',
        querystring: z.strictObject({ ...searchFields('query'), after: afterParam, limit: pageLimit }),
        response: { 200: successOf(pageOf(callbackShape)) },
      },
    },
    async (request) => {
      const { after: text, limit: size, ...given } = request.query;
      const { partnerId } = callerOf(request);
      const search = requireCallbackSearch(searchOf(given));
      const after = text === undefined ? null : readEventCursor('after', text);
      const found = await listCallbacks(services.platform.db, { partnerId, search, after, size });
      const rows = found.slice(0, size);
      const last = rows.at(-1);
      const next = found.length > size && last ? writeEventCursor(last) : null;
      return ok({ rows: rows.map(toCallback), next });
    },
  );
}

const previewShape = z
  .object({
    matchedCount: z.int().describe('Number of callbacks that match, test callbacks aside.'),
    resendCount: z.int().describe(`Number of those that would be sent again, at most ${RESENDS_MAX}.`),
  })
  .meta({ id: 'CallbackResendPreview' });

const resendShape = z
  .object({
    resentCount: z.int().describe('Number of callbacks that are due again.'),
    leftCount: z
      .int()
      .describe(`Number of those that match and are left: over ${RESENDS_MAX}, or in delivery just then.`),
    resentUntil: momentShape
      .nullable()
      .describe('When the newest of them occurred: go on with it as `since`. Null if none matched.'),
  })
  .meta({ id: 'CallbackResend' });

function resendRoutes(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/callbacks/resend/preview',
    {
      schema: {
        tags: ['events'],
        operationId: 'previewResend',
        summary: 'How many callbacks a resend would send again',
        description: 'Changes nothing. Name a state, a time or an order, as for the resend itself.',
        body: z.strictObject(searchFields('body')),
        response: { 200: successOf(previewShape) },
      },
    },
    async (request) => {
      const { partnerId } = callerOf(request);
      return ok(await previewResend(services.platform, { partnerId, search: searchOf(request.body) }));
    },
  );
  app.post(
    '/callbacks/resend',
    {
      schema: {
        tags: ['events'],
        operationId: 'resendCallbacks',
        'x-errors': ['callbackResendTooSoon', 'requestIdReused'],
        summary: 'Send many callbacks again',
        description:
          `Those that match, the oldest first, at most ${RESENDS_MAX}, test callbacks never. Each keeps its id, and its schedule of ` +
          'attempts starts again. After an outage: `{"requestId": …, "state": "dead", "since": …}`. Without `state` those that ' +
          'you acknowledged come again, too. At most once in ten seconds (`callbackResendTooSoon`).',
        body: z.strictObject({ requestId: requestIdShape, ...searchFields('body') }),
        response: { 200: successOf(resendShape) },
      },
    },
    async (request) => {
      const { partnerId, userId } = callerOf(request);
      const { requestId: clientRequestId, ...given } = request.body;
      const search = searchOf(given);
      const { resentCount, leftCount, resentUntil } = await resendCallbacks(services.platform, {
        userId,
        partnerId,
        clientRequestId,
        search,
      });
      return ok({ resentCount, leftCount, resentUntil: resentUntil?.toISOString() ?? null });
    },
  );
}

/** A partner's callbacks: `/callbacks`, `/callbacks/resend`. */
export function callbackRoutes(app: RestApp, context: OpenContext): void {
  searchRoute(app, context);
  resendRoutes(app, context);
}
