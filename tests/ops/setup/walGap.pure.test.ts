import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { findMissing, findWalGap, readTimelines, requireWhole } from '../../../api/ops/backup/walGap.ts';

const ONE = [{ id: '00000001', begin: 0 }];
const piece = (number: string, line = '00000001'): string => `${line}00000000${number.padStart(8, '0')}`;

test('a log that goes on piece by piece has no gap, over the end of a run of 256, too', () => {
  const names = [piece('FE'), piece('FF'), '000000010000000100000000', '000000010000000100000001'];
  expect(findMissing(names, piece('FE'), ONE)).toBeNull();
  expect(findMissing(names.toReversed(), piece('FF'), ONE)).toBeNull();
});

test('the first piece that is missing is named, with the one before', () => {
  const names = [piece('3'), piece('4'), piece('7'), piece('9')];
  expect(findMissing(names, piece('3'), ONE)).toEqual({ name: piece('5'), before: piece('4') });
  expect(findMissing(names, piece('2'), ONE)).toEqual({ name: piece('2'), before: null });
  expect(findMissing(names, piece('9'), ONE)).toBeNull();
  expect(findMissing([], piece('3'), ONE)).toEqual({ name: piece('3'), before: null });
});

test('a restored database goes on along a line of its own, and what the old line held beyond counts for nothing', () => {
  const lines = readTimelines('00000002', '1\t0/5000148\tno recovery target specified\n');
  expect(lines).toEqual([
    { id: '00000001', begin: 0 },
    { id: '00000002', begin: 5 },
  ]);
  const old = ['3', '4', '5', '6', '8'].map((number) => piece(number));
  expect(findMissing(old, piece('3'), lines)).toBeNull();
  const on = [...old, piece('5', '00000002'), piece('6', '00000002')];
  expect(findMissing(on, piece('3'), lines)).toBeNull();
  expect(findMissing([...on, piece('8', '00000002')], piece('3'), lines)?.name).toBe(piece('7', '00000002'));
});

test('months of pieces are looked through, however many there are', () => {
  const many = Array.from({ length: 200_000 }, (_, number) => {
    const parts = [Math.floor(number / 256), number % 256];
    return `00000001${parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')}`;
  });
  const first = many[0] ?? '';
  expect(findMissing(many, first, ONE)).toBeNull();
  const name = many[150_000] ?? '';
  const torn = many.filter((each) => each !== name);
  expect(findMissing(torn, first, ONE)).toEqual({ name, before: many[149_999] });
});

test('the moment of a gap is when the piece before was last written to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wal-gap-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'wal'));
  const packed = gzipSync('a piece');
  packed.writeUInt32LE(Date.parse('2026-11-22T08:30:00Z') / 1_000, 4);
  for (const name of ['3', '5']) writeFileSync(join(folder, 'wal', `${piece(name)}.gz`), packed);
  writeFileSync(join(folder, 'wal', `${piece('4')}.half`), '');
  const wholeUntil = new Date('2026-11-22T08:30:00Z');
  expect(findWalGap(folder, piece('3'))).toEqual({ name: piece('4'), wholeUntil });
  expect(findWalGap(folder, piece('5'))).toBeNull();
});

test('a restore goes past no gap: it names the piece and the moment, and a time before is free', () => {
  const wholeUntil = new Date('2026-11-22T08:30:00Z');
  const gap = { name: piece('4'), wholeUntil };
  expect(() => requireWhole(gap, null)).toThrow(
    /piece 000000010000000000000004 .+ up to 2026-11-22T08:30:00.000Z/,
  );
  expect(() => requireWhole(gap, new Date('2026-11-22T08:30:01Z'))).toThrow('--up-to-gap');
  expect(() => requireWhole(gap, wholeUntil)).not.toThrow();
  expect(() => requireWhole({ ...gap, wholeUntil: null }, null)).toThrow('the base backup needs it');
  expect(() => requireWhole(null, null)).not.toThrow();
});
