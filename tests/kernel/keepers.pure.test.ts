import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openKeeper, readKeepers } from '../../api/kernel/keepers.ts';

const MIB = 1_024 ** 2;

function figuresOf(name: string) {
  return readKeepers().find((keeper) => keeper.name === name);
}

test('a keeper holds no more bytes than its room, and lets go first of what was used longest ago', () => {
  const keeper = openKeeper<Buffer>('phases', (bytes) => bytes.length);
  keeper.set('used', Buffer.alloc(MIB / 2));
  for (let count = 0; count < 9; count += 1) {
    keeper.set(`unused ${count}`, Buffer.alloc(MIB / 2));
    expect(keeper.get('used')).toBeDefined();
  }
  expect(figuresOf('phases')).toEqual({ name: 'phases', entries: 4, bytes: 2 * MIB, maxBytes: 2 * MIB });
  expect(keeper.has('unused 0')).toBe(false);
});

test('an entry larger than the room is not kept, and takes the room of no other', () => {
  const keeper = openKeeper<Buffer>('partnerKeys', (bytes) => bytes.length);
  keeper.set('small', Buffer.alloc(10));
  keeper.set('large', Buffer.alloc(3 * MIB));
  expect([keeper.has('small'), keeper.has('large')]).toEqual([true, false]);
});

test('keepers of one name are added up: each has the room of the table', () => {
  const keepers = [openKeeper<true>('counts', () => 100), openKeeper<true>('counts', () => 200)];
  for (const keeper of keepers) keeper.set('caller', true);
  expect(figuresOf('counts')).toEqual({ name: 'counts', entries: 2, bytes: 300, maxBytes: 2 * MIB });
});

test('nothing in the api is kept by number alone: whoever opens a keeper bounds it in bytes', () => {
  const root = new URL('../../api/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const made = files.flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(/new LRUCache[^;]*?\}\)/g)].map(([text]) => ({
      path,
      text,
    })),
  );
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter(({ text }) => !text.includes('maxSize'))).toEqual([]);
});
