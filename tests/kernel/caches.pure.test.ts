import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCache, readCaches } from '../../api/kernel/caches.ts';

const MIB = 1_024 ** 2;

function figuresOf(name: string) {
  return readCaches().find((cache) => cache.name === name);
}

test('a cache holds no more bytes than its maximum, and the least recently used goes first', () => {
  const cache = openCache<Buffer>('phases', (bytes) => bytes.length);
  cache.set('used', Buffer.alloc(MIB / 2));
  for (let count = 0; count < 9; count += 1) {
    cache.set(`unused ${count}`, Buffer.alloc(MIB / 2));
    expect(cache.get('used')).toBeDefined();
  }
  expect(figuresOf('phases')).toEqual({ name: 'phases', entries: 4, bytes: 2 * MIB, maxBytes: 2 * MIB });
  expect(cache.has('unused 0')).toBe(false);
});

test('an entry larger than the maximum is not kept, and takes the room of no other', () => {
  const cache = openCache<Buffer>('partnerKeys', (bytes) => bytes.length);
  cache.set('small', Buffer.alloc(10));
  cache.set('large', Buffer.alloc(3 * MIB));
  expect([cache.has('small'), cache.has('large')]).toEqual([true, false]);
});

test('caches of one name are added up: each has the maximum of the table', () => {
  const caches = [openCache<true>('counts', () => 100), openCache<true>('counts', () => 200)];
  for (const cache of caches) cache.set('caller', true);
  expect(figuresOf('counts')).toEqual({ name: 'counts', entries: 2, bytes: 300, maxBytes: 4 * MIB });
});

test('every cache of the api is opened with the table; the one beside counts the bytes of files', () => {
  const root = new URL('../../api/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const makers = files.filter((path) => readFileSync(new URL(path, root), 'utf8').includes('new LRUCache'));
  expect(makers.sort()).toEqual(['catalog/pictures/pictureFiles.ts', 'kernel/caches.ts']);
});
