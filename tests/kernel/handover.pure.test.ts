import { expect, test } from 'vitest';
import { Handovers } from '../../api/kernel/handover.ts';

test('all who wait for an id get what is sent, each until its own end', async () => {
  const handovers = new Handovers();
  const early = handovers.wait('a', 1);
  expect(await early).toBeNull();
  const waits = [handovers.wait('a', 60_000), handovers.wait('a', 60_000), handovers.wait('b', 1)];
  handovers.note(JSON.stringify({ id: 'a', sealed: 'x' }));
  expect(await Promise.all(waits)).toEqual(['x', 'x', null]);
  // Nobody waits any longer.
  handovers.note(JSON.stringify({ id: 'a', sealed: 'y' }));
});
