import { expect, test } from 'vitest';
import { ownRow } from '../../../api/steam/account/ownRow.ts';

test('a change is read by its reader’s own id, and by nobody who has left', () => {
  const find = (where: { id: string; userId: string }) => where;
  expect(ownRow({ id: 'row' }, { userId: 'reader' }, find)).toEqual({ id: 'row', userId: 'reader' });
  expect(ownRow({ id: 'row', userId: 'other' }, { userId: 'reader' }, find)).toEqual({
    id: 'row',
    userId: 'reader',
  });
  expect(ownRow({ id: 'row' }, null, find)).toBeNull();
  expect(ownRow(null, { userId: 'reader' }, find)).toBeNull();
});
