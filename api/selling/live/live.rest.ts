import { Readable } from 'node:stream';
import { z } from 'zod';
import { FILTER_LENGTH_MAX } from '../../catalog/filter/filter.ts';
import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { STREAM_RETRY_SECONDS } from '../../http/graphql/changeFeed.ts';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { param, textShape } from '../../kernel/shapes.ts';
import { catalogueVocabulary } from '../copies/catalogueVocabulary.ts';
import { CURSOR_LENGTH_MAX } from './changeCursor.ts';
import { type MarketChange, noteOf } from './marketStream.ts';

/** A message as a server-sent event: its id is the cursor, which browsers send again when they reconnect. */
function eventOf(change: MarketChange, market: MarketIndex): string {
  const { marketItemId, cursor, kind, listing, count } = change;
  const marketHashName = marketItemId && (market.findById(marketItemId)?.marketHashName ?? null);
  const data = JSON.stringify({
    cursor,
    kind,
    ...(listing && { listing: { ...listing, marketHashName } }),
    ...(kind === 'bids' && { book: { marketHashName } }),
    ...(count !== null && { count }),
  });
  return `${cursor === '' ? '' : `id: ${cursor}\n`}event: ${kind}\ndata: ${data}\n\n`;
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
  const querystring = z.strictObject({
    filter: param(textShape(FILTER_LENGTH_MAX).default('')),
    after: param(textShape(CURSOR_LENGTH_MAX).optional()),
  });
  app.get('/live', { schema: { querystring } }, async (request, reply) => {
    const { filter: text, after = request.headers['last-event-id'] } = request.query;
    const { market, live, changes } = services;
    const filter = readFilterText(text, { place: 'copies', vocabulary: catalogueVocabulary(market) });
    const { viewer, address } = await requestOf(request, reply);
    const left = new AbortController();
    request.raw.socket.once('close', () => left.abort());
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
