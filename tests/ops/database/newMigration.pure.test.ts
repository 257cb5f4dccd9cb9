import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationTime } from '../../../api/ops/database/newMigration.ts';
import { ROOT } from '../../tidy/sourceFile.ts';

const NOW = new Date('2026-11-30T23:40:05.600Z');

test('a new migration is named by the present time where that sorts behind all others', () => {
  expect(migrationTime(NOW, [])).toBe('20261130234005');
  expect(migrationTime(NOW, ['20261130100000_tell_what_an_undo_kept', 'migration_lock.toml'])).toBe(
    '20261130234005',
  );
});

test('beside one that is named by a later time it comes a second after that, and sorts behind it', () => {
  const later = '20261208100000_keep_removed_costs';
  expect(migrationTime(NOW, [later, '20261130100000_tell_what_an_undo_kept'])).toBe('20261208100001');
  expect(migrationTime(NOW, ['20261231235959_end_the_year'])).toBe('20270101000000');
  // The same second: the words of the name would decide.
  expect(migrationTime(NOW, ['20261130234005_zip_dumps'])).toBe('20261130234006');
});

test('a new migration sorts behind those of this repository', () => {
  const names = readdirSync(join(ROOT, 'prisma/migrations')).filter((name) => /^\d/.test(name));
  const added = `${migrationTime(NOW, names)}_add_gift_flag`;
  expect([...names, added].toSorted().at(-1)).toBe(added);
});
