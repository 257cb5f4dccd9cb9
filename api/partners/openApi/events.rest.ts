import { z } from 'zod';
import { limitHeaders } from '../../http/admission/partnerLimit.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import { idShape, integerParam, momentShape, nameShape, param, textShape } from '../../kernel/shapes.ts';
import {
  findNewestPosition,
  type ListedEvent,
  listEvents,
  resendEvent,
} from '../callbacks/callback.store.ts';
import {
  CALLBACK_TYPES,
  type CallbackType,
  FIRST_EVENT,
  readEventCursor,
  writeEventCursor,
} from '../callbacks/callback.ts';
import { CALLBACK_DATA, CALLBACK_VERSION, callbackBody, callbackData } from '../callbacks/callbackBody.ts';
import { callbackHeaders } from '../callbacks/callbackHeaders.ts';
import type { CallbackKeys } from '../callbacks/callbackKey.ts';
import { pageLimit } from './shapes.ts';

/** An event of one type, with the data that its callback carries. */
function eventOf<Type extends CallbackType>(type: Type) {
  return z.object({
    id: idShape.describe("The `webhook-id` of the event's callback."),
    type: z.literal(type),
    version: z
      .string()
      .describe(
        'Version of the data: the last day on which a field of a callback changed its meaning or went.',
      ),
    timestamp: momentShape,
    data: CALLBACK_DATA[type],
    state: z.enum(['waiting', 'delivered', 'dead']).describe("Delivery state of the event's callback."),
    cursor: z.string().describe('Send it as `after` to continue after this event.'),
  });
}

const eventShape = z
  .discriminatedUnion('type', [
    eventOf('order.changed').meta({ id: 'OrderChangedEvent' }),
    eventOf('bid.filled').meta({ id: 'BidFilledEvent' }),
    eventOf('bid.slept').meta({ id: 'BidSleptEvent' }),
    eventOf('bid.woken').meta({ id: 'BidWokenEvent' }),
    eventOf('bid.expired').meta({ id: 'BidExpiredEvent' }),
    eventOf('bid.cancelled').meta({ id: 'BidCancelledEvent' }),
    eventOf('offer.made').meta({ id: 'OfferMadeEvent' }),
    eventOf('offer.countered').meta({ id: 'OfferCounteredEvent' }),
    eventOf('offer.accepted').meta({ id: 'OfferAcceptedEvent' }),
    eventOf('offer.declined').meta({ id: 'OfferDeclinedEvent' }),
    eventOf('offer.ended').meta({ id: 'OfferEndedEvent' }),
    eventOf('account.held').meta({ id: 'AccountHeldEvent' }),
    eventOf('account.released').meta({ id: 'AccountReleasedEvent' }),
    eventOf('endpoint.test').meta({ id: 'EndpointTestEvent' }),
  ])
  .meta({ id: 'Event' });

function toEvent(event: ListedEvent): z.infer<typeof eventShape> {
  const { id, type, createdAt, state } = event;
  const timestamp = createdAt.toISOString();
  const cursor = writeEventCursor(event);
  // The serializer checks that the data is that of the type.
  const data = callbackData(event) as never;
  return { id, type, version: CALLBACK_VERSION, timestamp, data, state, cursor };
}

/** Maximum number of events on a signed page, because each signature takes time in the api. */
const SIGNED_MAX = 20;

const signedEventShape = z
  .object({
    id: idShape,
    type: z.enum(CALLBACK_TYPES),
    headers: z.record(z.string(), z.string()).describe('The headers of the callback, signed just now.'),
    body: z.string().describe('The body of the callback, byte for byte as it is signed.'),
    cursor: z.string().describe('Send it as `after` to continue after this event.'),
  })
  .meta({ id: 'SignedEvent' });

function toSignedEvent(event: ListedEvent, keys: CallbackKeys): z.infer<typeof signedEventShape> {
  const { id, type, attempts } = event;
  const body = callbackBody(event);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const headers = callbackHeaders(keys, { id, attempt: Math.max(1, attempts), body, nowSeconds });
  return { id, type, headers, body, cursor: writeEventCursor(event) };
}

function signedRoute(app: RestApp, { services, partnerLimit, callbackKeys }: OpenContext): void {
  app.get(
    '/events/signed',
    {
      schema: {
        tags: ['events'],
        operationId: 'listSignedEvents',
        summary: 'Events since a cursor as signed callbacks, to forward to a machine of yours',
        description:
          'For machines that no callback reaches, such as your own: `listen.ts` posts them to a local address. What is delivered to your ' +
          'callback address stays as it is. Each event counts as one request.',
        querystring: z.strictObject({
          after: param(textShape(60).optional()).describe('The last `next`.'),
          start: param(nameShape(['first', 'latest']).default('first')).describe(
            'Without `after`: begin with the first event, or behind the latest one.',
          ),
          limit: integerParam({ min: 1, max: SIGNED_MAX, default: SIGNED_MAX }).describe(
            `Events of the page, 1 to ${SIGNED_MAX}.`,
          ),
        }),
        response: {
          200: successOf(
            z.object({
              events: z.array(signedEventShape),
              next: z.string().describe('Send it as `after` to continue, also behind an empty page.'),
              hasMore: z.boolean(),
            }),
          ),
        },
      },
    },
    async (request, reply) => {
      const { after: text, start, limit: size } = request.query;
      const { partnerId } = callerOf(request);
      const { db } = services.platform;
      if (text === undefined && start === 'latest') {
        const newest = (await findNewestPosition(db, partnerId)) ?? FIRST_EVENT;
        return ok({ events: [], next: writeEventCursor(newest), hasMore: false });
      }
      const after = text === undefined ? FIRST_EVENT : readEventCursor('after', text);
      const found = await listEvents(db, { partnerId, after, size });
      const page = found.slice(0, size);
      if (page.length > 1) reply.headers(limitHeaders(await partnerLimit.spend(partnerId, page.length - 1)));
      const events = page.map((event) => toSignedEvent(event, callbackKeys));
      const next = events.at(-1)?.cursor ?? writeEventCursor(after);
      return ok({ events, next, hasMore: found.length > size });
    },
  );
}

/** The events of a partner, for catching up: `/events`. */
export function eventRoutes(app: RestApp, context: OpenContext): void {
  const { services } = context;
  signedRoute(app, context);
  app.get(
    '/events',
    {
      schema: {
        tags: ['events'],
        operationId: 'listEvents',
        summary: 'Events since a cursor, oldest first',
        description:
          'The same events as the callbacks, in the order in which they occurred. Store the last cursor: no ' +
          'event after it is ever missed. An empty page means that you are up to date.',
        querystring: z.strictObject({
          after: param(textShape(60).optional()).describe(
            'The last `cursor`. Omit it to start with the first event.',
          ),
          limit: pageLimit,
        }),
        response: {
          200: successOf(z.object({ events: z.array(eventShape), hasMore: z.boolean() })),
        },
      },
    },
    async (request) => {
      const { after: text, limit: size } = request.query;
      const { partnerId } = callerOf(request);
      const after = text === undefined ? FIRST_EVENT : readEventCursor('after', text);
      const found = await listEvents(services.platform.db, { partnerId, after, size });
      return ok({ events: found.slice(0, size).map(toEvent), hasMore: found.length > size });
    },
  );
  app.post(
    '/events/:eventId/resend',
    {
      schema: {
        tags: ['events'],
        operationId: 'resendEvent',
        'x-errors': ['notFound'],
        summary: 'Send the callback of an event again',
        description: 'It keeps its id, and its schedule of attempts starts again.',
        params: z.strictObject({ eventId: idShape }),
        response: { 200: successOf(z.object({ id: idShape })) },
      },
    },
    async (request) => {
      const { eventId } = request.params;
      const { partnerId } = callerOf(request);
      if (!(await resendEvent(services.platform.db, { partnerId, eventId }))) throw new NotFound();
      return ok({ id: eventId });
    },
  );
}
