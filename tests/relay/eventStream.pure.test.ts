import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitEvents } from '../../web/relay/readStream.ts';

test('whole events come out, what is incomplete waits', () => {
  expect(splitEvents(':\n\nevent: next\ndata: {"a":1}\n\nevent: complete\ndata:\n\nevent: ne')).toEqual({
    events: [
      { event: 'next', data: '{"a":1}' },
      { event: 'complete', data: '' },
    ],
    rest: 'event: ne',
  });
});

test('the cut of the packets does not matter', () => {
  const text = 'event: next\ndata: {"a":"红线"}\n\n: ping\n\nevent: next\ndata: {"b":2}\n\n';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length }), (cut) => {
      const first = splitEvents(text.slice(0, cut));
      const second = splitEvents(first.rest + text.slice(cut));
      expect([...first.events, ...second.events]).toEqual(splitEvents(text).events);
    }),
  );
});
