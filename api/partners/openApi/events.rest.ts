import { z } from 'zod';
import { failureShape, ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import { idShape, momentShape, param, textShape } from '../../kernel/shapes.ts';
import { listEvents, resendEvent } from '../callbacks/callback.store.ts';
import { FIRST_EVENT, readEventCursor, writeEventCursor } from '../callbacks/callback.ts';
import { callbackData } from '../callbacks/callbackBody.ts';
import { pageLimit } from './shapes.ts';

const eventShape = z
  .object({
    id: idShape.describe("The `webhook-id` of the event's callback."),
    type: z.enum(['order.changed', 'endpoint.test']),
    timestamp: momentShape,
    data: z.record(z.string(), z.unknown()).describe("The data that the event's callback carries."),
    state: z.enum(['waiting', 'delivered', 'dead']).describe("Delivery state of the event's callback."),
    cursor: z.string().describe('Send it as `after` to continue after this event.'),
  })
  .meta({ id: 'Event' });

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
        querystring: z.object({
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
      const events = found.slice(0, size).map((event) => ({
        id: event.id,
        type: event.type,
        timestamp: event.createdAt.toISOString(),
        data: callbackData(event),
        state: event.state,
        cursor: writeEventCursor(event),
      }));
      return ok({ events, hasMore: found.length > size });
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
        params: z.object({ eventId: idShape }),
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
