import { beforeEach, expect, test, vi } from 'vitest';
import { FairLine, LineFull } from '../../../api/http/admission/fairLine.ts';

const LINE = { width: 2, waitingMax: 6, placeMs: 250 };
let line: FairLine;
let served: string[];
const places = new Map<string, AbortController>();
beforeEach(() => {
  line = new FairLine(LINE);
  served = [];
  places.clear();
});

/** Enters; the name is in `served` once it is served. */
function enter(caller: string, name: string): Promise<void> {
  const place = new AbortController();
  places.set(name, place);
  return line.enter(caller, place.signal).then(() => {
    served.push(name);
  });
}
const end = (name: string) => places.get(name)?.abort();
const turn = () => new Promise((done) => setImmediate(done));
const turns = async (count: number) => {
  for (let each = 0; each < count; each++) await turn();
};

test('T-30 nobody begins in the step in which all came, then one in each turn, and two at once', async () => {
  for (const name of ['a1', 'a2', 'a3']) void enter('a', name);
  await Promise.resolve();
  expect(served).toEqual([]);
  await turn();
  expect(served).toEqual(['a1']);
  await turns(3);
  expect(served).toEqual(['a1', 'a2']);
  end('a2');
  await turns(3);
  expect(served).toEqual(['a1', 'a2', 'a3']);
});

test('T-30 callers take turns: who comes last with one is next', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void enter('a', name);
  void enter('b', 'b1');
  await turns(3);
  for (const name of ['a1', 'b1', 'a2', 'a3']) {
    end(name);
    await turns(3);
  }
  expect(served).toEqual(['a1', 'b1', 'a2', 'a3', 'a4', 'a5']);
  expect(line.waitingCount).toBe(0);
});

test('T-30 more than may wait are refused, and those who wait are served all the same', async () => {
  const all = Array.from({ length: 7 }, (_, index) => enter(`${index}`, `${index}`));
  await expect(all[6]).rejects.toThrow(LineFull);
  for (let index = 0; index < 6; index++) {
    await all[index];
    end(`${index}`);
  }
  expect(served).toHaveLength(6);
});

test('T-30 whoever has gone gives the place on, before the turn and after', async () => {
  for (const name of ['a1', 'a2', 'gone', 'a3', 'a4']) void enter('a', name);
  await turns(3);
  end('gone');
  end('a1');
  end('a1');
  await turns(4);
  expect(served).toEqual(['a1', 'a2', 'gone', 'a3']);
});

test('T-30 work that waits for something else than the processor holds its place for a moment only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const name of ['a1', 'a2', 'a3']) void enter('a', name);
  await turns(3);
  vi.advanceTimersByTime(LINE.placeMs);
  vi.useRealTimers();
  await turns(3);
  expect(served).toEqual(['a1', 'a2', 'a3']);
});
