import { createHash, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inputProblem } from '../../../api/http/rest/inputWords.ts';
import { isTagKnown } from '../../../api/http/rest/largeAnswer.ts';
import { parseCsv } from '../../../api/kernel/csv.ts';
import {
  DUMP_COLUMNS,
  DUMP_KINDS,
  HEADS,
  LINES,
  makeableDumps,
  oldestDayKept,
} from '../../../api/partners/dumps/dump.ts';
import { DumpWriter } from '../../../api/partners/dumps/dumpWriter.ts';
import { readPlatformKey } from '../../../api/partners/openApi/platformKey.ts';

describe('L-03 D-04 the days of dumps', () => {
  const daysAt = (now: string, wanted: string) =>
    makeableDumps(new Date(now)).flatMap(({ kind, day }) => (kind === wanted ? [day] : []));

  test('a day can be made from a minute after its end in UTC', () => {
    expect(daysAt('2026-11-27T00:00:59Z', 'sales')[0]).toBe('2026-11-25');
    expect(daysAt('2026-11-27T00:01:00Z', 'sales')[0]).toBe('2026-11-26');
    expect(daysAt('2026-11-27T23:59:59Z', 'sales')[0]).toBe('2026-11-26');
  });

  test.each(['asks', 'bids', 'traits'])(
    'the market is shown as that of a day within an hour of its end: %s',
    (kind) => {
      expect(daysAt('2026-11-27T00:00:59Z', kind)).toEqual([]);
      expect(daysAt('2026-11-27T00:01:00Z', kind)).toEqual(['2026-11-26']);
      expect(daysAt('2026-11-27T00:59:59Z', kind)).toEqual(['2026-11-26']);
      expect(daysAt('2026-11-27T01:00:00Z', kind)).toEqual([]);
      expect(daysAt('2026-11-27T23:59:59Z', kind)).toEqual([]);
    },
  );

  test('sales of a missed day are made for a week, the state of the market is not invented', () => {
    expect(daysAt('2026-03-02T12:00:00Z', 'sales')).toEqual([
      '2026-03-01',
      '2026-02-28',
      '2026-02-27',
      '2026-02-26',
      '2026-02-25',
      '2026-02-24',
      '2026-02-23',
    ]);
    const countsAt = (now: string) => DUMP_KINDS.map((kind) => daysAt(now, kind).length);
    expect(countsAt('2026-03-02T12:00:00Z')).toEqual([7, 0, 0, 0]);
    expect(countsAt('2026-03-02T00:05:00Z')).toEqual([7, 1, 1, 1]);
  });

  test('a day is kept until thirty days have passed', () => {
    expect(oldestDayKept(new Date('2026-12-26T12:00:00Z'))).toBe('2026-11-26');
    expect(oldestDayKept(new Date('2026-12-27T12:00:00Z'))).toBe('2026-11-27');
  });
});

describe('L-03 D-04 the lines of dumps', () => {
  const row = {
    marketHashName: 'AK-47 | Redline (Field-Tested)',
    phase: null,
    priceCents: 28_301n,
    count: 2,
  };

  test('JSON has the columns in their order, and amounts as numbers', () => {
    expect(HEADS.jsonl('asks') + LINES.jsonl('asks', row)).toBe(
      '{"marketHashName":"AK-47 | Redline (Field-Tested)","phase":null,"priceCents":28301,"count":2}\n',
    );
  });

  test('no cell of the CSV runs in a spreadsheet, and each is read back as it was', () => {
    const names = ['=1+1', '+1', '-2+3', '@SUM(A1)', '\tx', 'plain, with "quotes"', '★ Karambit | Doppler'];
    const text = HEADS.csv('bids') + names.map((name) => LINES.csv('bids', named(name))).join('');
    for (const line of text.slice(1).split('\r\n')) expect(line).not.toMatch(/(?:^|,)"?[=+@\t-]/);
    const records = parseCsv(text);
    expect(Array.isArray(records) && records.map(({ cells }) => cells)).toEqual([
      [...DUMP_COLUMNS.bids],
      ...names.map((name) => [name, 'wear<0.2', '9000', '3']),
    ]);
  });
  const named = (marketHashName: string) => ({
    marketHashName,
    conditions: 'wear<0.2',
    priceCents: 9_000n,
    count: 3,
  });

  test('an amount that JSON cannot hold makes no line', () => {
    const poisoned = { ...row, priceCents: 2n ** 53n };
    expect(() => LINES.jsonl('asks', poisoned)).toThrow('safe integer');
    expect(() => LINES.csv('asks', poisoned)).toThrow('safe integer');
  });
});

describe('L-03 D-04 the writer of dumps', () => {
  const key = readPlatformKey(
    generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  );

  test('stores full parts while it writes, and signs and hashes what they are together', async () => {
    const parts: { position: number; bytes: Buffer }[] = [];
    const writer = new DumpWriter(key, async (part) => {
      parts.push({ ...part, bytes: Buffer.from(part.bytes) });
    });
    // Text that hardly shrinks, so that there are many parts.
    const texts = Array.from({ length: 20 }, () => `${randomBytes(60_000).toString('base64')}\n`);
    for (const text of texts) await writer.write(text);
    expect(parts.length).toBeGreaterThan(2);
    const written = await writer.end();
    const bytes = Buffer.concat(parts.map((part) => part.bytes));
    expect(written).toMatchObject({ byteCount: BigInt(bytes.length), partCount: parts.length });
    expect(parts.map(({ position }) => position)).toEqual(parts.map((_, index) => index));
    expect(Math.max(...parts.map((part) => part.bytes.length))).toBeLessThanOrEqual(256 * 1024);
    expect(written.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(verify('RSA-SHA256', bytes, key.publicKeyPem, Buffer.from(written.signature, 'base64'))).toBe(
      true,
    );
    expect(zstdDecompressSync(bytes).toString()).toBe(texts.join(''));
    // One frame: most readers stop at the end of the first one.
    expect(bytes.subarray(1).includes(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]))).toBe(false);
  });

  test('a file without lines is a file', async () => {
    const parts: Buffer[] = [];
    const writer = new DumpWriter(key, async ({ bytes }) => {
      parts.push(bytes);
    });
    await writer.write('');
    expect((await writer.end()).byteCount).toBeGreaterThan(0n);
    expect(zstdDecompressSync(Buffer.concat(parts)).toString()).toBe('');
  });

  test('a part that cannot be stored fails the writing', async () => {
    const writer = new DumpWriter(key, async () => {
      throw new Error('disk full');
    });
    await writer.write('a line\n');
    await expect(writer.end()).rejects.toThrow('disk full');
    writer.close();
  });
});

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['*', true],
  ['"x"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('D-04 If-None-Match: %s', (sent, isKnown) => {
  expect(isTagKnown(sent, '"abc"')).toBe(isKnown);
});

test('D-04 a day without a file is told in both languages', () => {
  const rule = { field: 'day', rule: 'no file of this kind is kept of this day' };
  expect(inputProblem(rule, 'en')).toBe('day: no file of this kind is kept of this day');
  expect(inputProblem(rule, 'zh')).toBe('day: 没有这一天的该类文件');
});
