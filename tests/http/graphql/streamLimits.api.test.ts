import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type EventStream, openEventStream } from './eventStream.ts';
import { MARKED_HEADERS } from './markedHeaders.ts';

const MESSAGES = 'subscription { messageAdded { id } }';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('T-7 the twenty-first live stream of a user is refused, and there is room again when one ends', async () => {
  const buyer = await openBuyer(market);
  const other = await openBuyer(market);
  const streams: EventStream<unknown>[] = [];
  for (let count = 0; count < 20; count += 1) streams.push(await openEventStream(buyer, MESSAGES));
  const ask = async () => {
    const response = await buyer.fetch('/graphql', {
      method: 'POST',
      headers: { ...MARKED_HEADERS, accept: 'text/event-stream' },
      body: JSON.stringify({ query: MESSAGES }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 200) await response.body?.cancel();
    return response;
  };
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('"code":"TOO_MANY_REQUESTS"');
  // Requests that are not streams are served as usual, and so are all other clients.
  expect((await buyer.query('{ viewer { id } }')).errors).toEqual([]);
  const others = await openEventStream(other, MESSAGES);
  others.close();
  streams.pop()?.close();
  await expect.poll(async () => (await ask()).status).toBe(200);
  for (const stream of streams) stream.close();
});
