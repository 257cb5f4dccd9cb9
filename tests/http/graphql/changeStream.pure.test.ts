import { expect, test } from 'vitest';
import { createChangeFeed } from '../../../api/http/graphql/changeFeed.ts';
import { openChangeStream } from '../../../api/http/graphql/changeStream.ts';
import type { ChangeEvent } from '../../../api/kernel/events.ts';

const event = (id: string, topic: ChangeEvent['topic'] = 'order'): ChangeEvent => ({
  id,
  topic,
  userId: 'somebody',
});
const over = { value: undefined, done: true };

test('what was pushed is read in its order, before and after somebody waits for it', async () => {
  const stream = openChangeStream(() => {});
  stream.push(event('1'));
  stream.push(null);
  expect(await stream.next()).toEqual({ value: event('1'), done: false });
  expect(await stream.next()).toEqual({ value: null, done: false });
  const later = [stream.next(), stream.next()];
  stream.push(event('2'));
  stream.push(event('3'));
  expect(await Promise.all(later)).toEqual([
    { value: event('2'), done: false },
    { value: event('3'), done: false },
  ]);
});

test('it ends once: whoever waits is told, what was not read is gone, and nothing comes after', async () => {
  let ends = 0;
  const stream = openChangeStream(() => {
    ends += 1;
  });
  const waiting = stream.next();
  stream.end();
  await stream.return?.();
  stream.push(event('1'));
  expect([await waiting, await stream.next(), ends]).toEqual([over, over, 1]);
});

test('T-7 L-02 a reader who has stopped reading is ended at a thousand changes', async () => {
  let ends = 0;
  const stream = openChangeStream(() => {
    ends += 1;
  });
  for (let count = 0; count < 1_000; count += 1) stream.push(event(String(count)));
  expect(ends).toBe(0);
  stream.push(event('one more'));
  expect([ends, await stream.next()]).toEqual([1, over]);
});

test('T-7 one person follows twenty streams; where one ends another has room, and others have theirs', async () => {
  const feed = createChangeFeed();
  const leaving = new AbortController();
  const open = (userId: string, signal?: AbortSignal) =>
    feed.follow(userId, 'order', { signal, sessionId: undefined });
  open('somebody', leaving.signal);
  for (let count = 1; count < 20; count += 1) open('somebody');
  expect(() => open('somebody')).toThrow('20 live streams');
  open('somebody else');
  leaving.abort();
  open('somebody');
  expect(() => open('somebody')).toThrow('20 live streams');
  // Ended before anybody read of it.
  feed.end();
  open('somebody');
});

test('T-7 the visitors of one IPv6 network follow four public streams together', () => {
  const feed = createChangeFeed();
  const open = (address: string) => feed.followBook({ userId: null, address }, 'item');
  for (let host = 1; host <= 4; host += 1) open(`2001:db8:1:2::${host}`);
  expect(() => open('2001:db8:1:2:9::9')).toThrow('4 live streams');
  open('2001:db8:1:3::1');
  feed.end();
});

test('a reader who left before the stream was opened follows nothing', async () => {
  const feed = createChangeFeed();
  for (let count = 0; count < 30; count += 1)
    feed.follow('somebody', 'order', { signal: AbortSignal.abort(), sessionId: undefined });
  feed.publish(event('1'));
});

test('a stream tells its own topic, and ends with its own session', async () => {
  const feed = createChangeFeed();
  const stream = feed
    .follow('somebody', 'order', { signal: undefined, sessionId: 's1' })
    [Symbol.asyncIterator]();
  feed.publish(event('w', 'wallet'));
  feed.publish(event('s2', 'session'));
  feed.publish({ ...event('x'), userId: 'somebody else' });
  feed.publish(event('o'));
  expect(await stream.next()).toMatchObject({ value: { id: 'o' } });
  feed.publish(event('s1', 'session'));
  expect(await stream.next()).toEqual(over);
});
