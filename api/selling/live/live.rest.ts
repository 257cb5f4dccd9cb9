import { Readable } from 'node:stream';
import { z } from 'zod';
import { FILTER_LENGTH_MAX } from '../../catalog/filter/filter.ts';
import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { STREAM_RETRY_SECONDS } from '../../http/graphql/changeFeed.ts';
import { queryParameters } from '../../http/rest/openDocument.ts';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { param, textShape } from '../../kernel/shapes.ts';
import { catalogueVocabulary } from '../copies/catalogueVocabulary.ts';
import { CURSOR_LENGTH_MAX } from './changeCursor.ts';
import { type MarketChange, noteOf } from './marketStream.ts';

const marketHashName = z.string().nullable().describe('The item by its market hash name.');

/** The data of an event. */
const messageShape = z
  .object({
    cursor: z.string().describe('Send it as `after` to go on behind this message. Empty with `reset`.'),
    kind: z
      .enum(['listed', 'repriced', 'sold', 'unlisted', 'bids', 'summary', 'reset', 'cursor'])
      .describe('What happened; `summary`, `reset` and `cursor` are about the stream itself.'),
    listing: z
      .object({
        listingId: z.string().describe('The copy, as in `GET /open/v1/copies`.'),
        askCents: z.int().describe('Its ask in fen.'),
        formerAskCents: z.int().nullable().describe('The ask before a new one, in fen. Null otherwise.'),
        wear: z.number().nullable().describe('Its wear (float). Null where copies have none.'),
        seed: z.int().nullable().describe('Its pattern template. Null where copies have none.'),
        phase: z.string().nullable().describe('Its Doppler phase or gem. Null where copies have none.'),
        marketHashName,
      })
      .optional()
      .describe('The copy that was listed, repriced, sold or unlisted.'),
    book: z.object({ marketHashName }).optional().describe('Whose buy orders changed, with `bids`.'),
    count: z.int().optional().describe('How many changes a `summary` stands for.'),
  })
  .meta({ id: 'LiveMessage' });

const queryShape = z.strictObject({
  filter: param(textShape(FILTER_LENGTH_MAX).default('')).describe(
    'The filter as in `GET /open/v1/copies`. Empty: every change.',
  ),
  after: param(textShape(CURSOR_LENGTH_MAX).optional()).describe(
    'The cursor of the last message that arrived, up to ten minutes ago. The header `Last-Event-ID` may carry it instead.',
  ),
});

/** `GET /live` in the OpenAPI document, which is otherwise made of the routes below `/open/v1`. */
export const LIVE_DOCUMENT = {
  '/live': {
    get: {
      operationId: 'streamChanges',
      tags: ['market'],
      summary: 'What changes in the market, as server-sent events',
      description:
        'Needs no signature. Each event has one message as its `data`, its `kind` as `event` and its cursor as `id`. A message comes within a ' +
        'second of the change, and may come twice after a reconnection. A visitor has at most four streams; each ends within an hour.',
      security: [],
      'x-errors': ['filterInvalid'],
      parameters: queryParameters(queryShape),
      responses: {
        200: {
          content: {
            'text/event-stream': {
              schema: { $ref: '#/components/schemas/LiveMessage' },
              example: {
                cursor: 'bDE6ODQyMTpiMTo3Nw',
                kind: 'repriced',
                listing: {
                  listingId: '0198f1a2-7c1e-7d43-9a55-3f0b6c1d2e11',
                  askCents: 12_800,
                  formerAskCents: 13_500,
                  wear: 0.1532,
                  seed: 661,
                  phase: null,
                  marketHashName: 'AK-47 | Case Hardened (Field-Tested)',
                },
              },
            },
          },
        },
        400: { $ref: '#/components/responses/Status400' },
      },
    },
  },
};

/** A message as a server-sent event: its id is the cursor, which browsers send again when they reconnect. */
function eventOf(change: MarketChange, market: MarketIndex): string {
  const { marketItemId, cursor, kind, listing, count } = change;
  const name = marketItemId && (market.findById(marketItemId)?.marketHashName ?? null);
  const message: z.infer<typeof messageShape> = {
    cursor,
    kind,
    ...(listing && { listing: { ...listing, marketHashName: name } }),
    ...(kind === 'bids' && { book: { marketHashName: name } }),
    ...(count !== null && { count }),
  };
  return `${cursor === '' ? '' : `id: ${cursor}\n`}event: ${kind}\ndata: ${JSON.stringify(message)}\n\n`;
}

// What a slow reader has not taken waits in the stream, which ends when it is too much: nothing is read ahead of the socket.
async function* eventsOf(stream: AsyncIterable<MarketChange | null>, market: MarketIndex) {
  for await (const change of stream) yield eventOf(change ?? noteOf('reset', ''), market);
}

/**
 * `GET /live`: changes of the market that match a filter, as server-sent events. `after`, or the header `Last-Event-ID`, resumes behind a
 * cursor for ten minutes.
 */
export function liveRoutes(app: RestApp, { services, requestOf }: RestContext): void {
  app.get('/live', { schema: { querystring: queryShape } }, async (request, reply) => {
    const { filter: text, after = request.headers['last-event-id'] } = request.query;
    const { market, live, changes } = services;
    const filter = readFilterText(text, { place: 'copies', vocabulary: catalogueVocabulary(market) });
    const { viewer, address } = await requestOf(request, reply);
    const left = new AbortController();
    request.raw.socket.once('close', () => left.abort());
    // A reader may have left before we listened.
    if (request.raw.socket.destroyed) left.abort();
    const reader = { signal: left.signal, sessionId: viewer?.sessionId ?? undefined };
    reply.header('cache-control', 'no-store');
    const stream = await live.join({ filter, after: [after].flat()[0] ?? null }, (onEnd) => {
      // For the answer to one stream too many; no other error says when to come again.
      reply.header('retry-after', STREAM_RETRY_SECONDS);
      const visitor = { userId: viewer?.userId ?? null, address };
      const opened = changes.openForVisitor<MarketChange>(visitor, onEnd, reader);
      reply.removeHeader('retry-after');
      return opened;
    });
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(eventsOf(stream, market)));
  });
}
