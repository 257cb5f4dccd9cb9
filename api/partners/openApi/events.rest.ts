import { z } from 'zod';
import { failureShape, ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import { idShape, momentShape, param, textShape } from '../../kernel/shapes.ts';
import { type ListedEvent, listEvents, resendEvent } from '../callbacks/callback.store.ts';
import { type CallbackType, FIRST_EVENT, readEventCursor, writeEventCursor } from '../callbacks/callback.ts';
import { CALLBACK_DATA, CALLBACK_VERSION, callbackData } from '../callbacks/callbackBody.ts';
import { pageLimit } from './shapes.ts';

/** An event of one type, with the data that its callback carries. */
function eventOf<Type extends CallbackType>(type: Type) {
  return z.object({
    id: idShape.describe("The `webhook-id` of the event's callback."),
    type: z.literal(type),
    version: z.string().describe('Version of the data, as the day on which it began.'),
    timestamp: momentShape,
    data: CALLBACK_DATA[type],
    state: z.enum(['waiting', 'delivered', 'dead']).describe("Delivery state of the event's callback."),
    cursor: z.string().describe('Send it as `after` to continue after this event.'),
  });
}

const eventShape = z
  .discriminatedUnion('type', [
    eventOf('order.changed').meta({ id: 'OrderChangedEvent' }),
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

/** The events of a partner, for catching up: `/events`. */
export function eventRoutes(app: RestApp, { services }: OpenContext): void {
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
          400: failureShape,
          401: failureShape,
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
        summary: 'Send the callback of an event again',
        description: 'It keeps its id, and its schedule of attempts starts again.',
        params: z.strictObject({ eventId: idShape }),
        response: { 200: successOf(z.object({ id: idShape })), 401: failureShape, 404: failureShape },
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
