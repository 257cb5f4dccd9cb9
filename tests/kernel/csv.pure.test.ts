import { expect, test } from 'vitest';
import { csvFile, parseCsv } from '../../api/kernel/csv.ts';

test.each([
  [
    'plain cells, lines ended either way',
    'a,b\r\n1,2\n3,4\r5,6',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
      [4, '5', '6'],
    ],
  ],
  [
    'quotes, doubled quotes, a line within a cell',
    '"a ""x""","b\r\nc"\nd,e',
    [
      [1, 'a "x"', 'b\r\nc'],
      [3, 'd', 'e'],
    ],
  ],
  [
    'empty lines are skipped and counted',
    '\uFEFFa,b\n\n,\n1,2\n',
    [
      [1, 'a', 'b'],
      [4, '1', '2'],
    ],
  ],
  [
    'an empty last cell',
    'a,b,\n1,,',
    [
      [1, 'a', 'b', ''],
      [2, '1', '', ''],
    ],
  ],
  [
    'semicolons',
    'a;b\n1,5;2',
    [
      [1, 'a', 'b'],
      [2, '1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  ['nothing', '', []],
])('a file is read: %s', (_name, text, expected) => {
  const records = parseCsv(text);
  expect(Array.isArray(records) && records.map(({ line, cells }) => [line, ...cells])).toEqual(expected);
});

test.each([
  ['a quote that is never closed', 'a,b\n1,"2\n3', 2],
  ['text after a quote', 'a\n"b"c', 2],
])('no file: %s names its line', (_name, text, line) => {
  expect(parseCsv(text)).toEqual({ line });
});

test('T-28 a written cell is never a formula, and reads back unchanged', () => {
  const rows = [
    ['name', 'x'],
    ['=1+1', '@cmd'],
    ['+1', '-2'],
    ['-x', 'a "b", c'],
    ['two\r\nlines', "o'clock"],
  ];
  const file = csvFile(rows);
  for (const line of file.slice(1).split('\r\n')) expect(line.replace(/^"/, '')).not.toMatch(/^[=+@]|^-\D/);
  const records = parseCsv(file);
  expect(Array.isArray(records) && records.map(({ cells }) => cells)).toEqual(rows);
});

test('10,000 lines are read at once', () => {
  const file = csvFile(
    Array.from({ length: 10_000 }, (_, at) => [`id-${at}`, 'AK-47 | "Redline", worn', '12.50']),
  );
  expect((parseCsv(file) as unknown[]).length).toBe(10_000);
});
