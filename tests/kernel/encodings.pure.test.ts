import { encodeGlobalID } from '@pothos/plugin-relay';
import { expect, test } from 'vitest';
import { writeGlobalId } from '../../api/http/graphql/globalId.ts';
import { writeSortCursor } from '../../api/kernel/sortCursor.ts';
import { encodeText } from '../../api/kernel/text.ts';

const ID = '01991c0e-0000-7000-8000-000000000000';

test.each(['', 'knife', '★ 蝴蝶刀', '😀 é', 'lone \ud800 half', '刀'.repeat(200_000)])(
  'the bytes of a text are those of a buffer (%#)',
  (text) => {
    expect(encodeText(text).equals(Buffer.from(text))).toBe(true);
  },
);

test('the bytes of a text stay when another one is encoded', () => {
  const first = encodeText('蝴蝶刀');
  encodeText('knife');
  expect(first.toString()).toBe('蝴蝶刀');
});

test('a node id is the one that the plugin writes', () => {
  expect(writeGlobalId('MarketItem', ID)).toBe(encodeGlobalID('MarketItem', ID));
});

test.each(['market', 'priceAscending', 'pending:toBuyer', 'by_due-time'])(
  'a cursor of %s is base64url',
  (sort) => {
    for (const value of [null, 0, 12_345.678, -1e-7])
      expect(writeSortCursor(sort, { value, id: ID })).toBe(
        Buffer.from(JSON.stringify([sort, value, ID])).toString('base64url'),
      );
  },
);
