import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from '../../web/relay/connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function scene() {
  const world = { isUp: true, isOnline: true, checks: 0 };
  const connection = createConnection({
    fetch: async (url) => {
      if (url === '/readyz') world.checks += 1;
      if (!world.isUp) throw new TypeError('no answer');
      return new Response('{}');
    },
    isOnline: () => world.isOnline,
  });
  const seen: boolean[] = [];
  connection.subscribe(() => seen.push(connection.current().isAway));
  const ask = () => connection.send('/graphql', {}).catch(() => null);
  return { world, connection, seen, ask };
}

test('one lost answer is an accident, two in a row are an outage, and an answer ends it', async () => {
  const { world, connection, seen, ask } = scene();
  world.isUp = false;
  await ask();
  world.isUp = true;
  await ask();
  world.isUp = false;
  await ask();
  expect(connection.current()).toEqual({ isAway: false, isOffline: false });
  await ask();
  expect(connection.current()).toEqual({ isAway: true, isOffline: false });
  world.isUp = true;
  await ask();
  expect(seen).toEqual([true, false]);
});

test('an answer that was on its way when the network went does not bring it back', async () => {
  const late = Promise.withResolvers<Response>();
  let isLate = true;
  const connection = createConnection({
    fetch: () => (isLate ? late.promise : Promise.resolve(new Response('{}'))),
    isOnline: () => false,
  });
  const asked = connection.send('/graphql', {});
  connection.hear(false);
  late.resolve(new Response('{}'));
  await asked;
  expect(connection.current()).toEqual({ isAway: true, isOffline: true });
  isLate = false;
  await connection.send('/graphql', {});
  expect(connection.current().isAway).toBe(false);
});

test('a request that its own caller gave up says nothing of the connection', async () => {
  const { world, connection } = scene();
  world.isUp = false;
  for (let time = 0; time < 3; time += 1)
    await connection.send('/graphql', { signal: AbortSignal.abort() }).catch(() => null);
  expect(connection.current().isAway).toBe(false);
});

test('while away the server is asked with growing pauses, one question at a time, and not after it is back', async () => {
  const { world, seen, ask } = scene();
  world.isUp = false;
  for (let time = 0; time < 5; time += 1) await ask();
  await vi.advanceTimersByTimeAsync(60_000);
  // After 2, 4, 8, then every 15 seconds.
  expect(world.checks).toBe(6);
  world.isUp = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(seen).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.checks).toBe(7);
});

test('the browser’s word is believed at once, and its return only with an answer of the server', async () => {
  const { world, connection } = scene();
  world.isOnline = false;
  world.isUp = false;
  connection.hear(false);
  expect(connection.current()).toEqual({ isAway: true, isOffline: true });
  world.isOnline = true;
  connection.hear(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.current()).toEqual({ isAway: true, isOffline: false });
  world.isUp = true;
  expect(await connection.check()).toBe(true);
  expect(connection.current().isAway).toBe(false);
});
