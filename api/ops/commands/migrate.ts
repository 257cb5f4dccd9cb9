import { type PlainCommand, readPlainCommand } from '../../kernel/commandLine.ts';
import { prepareDatabase } from '../database/prepareDatabase.ts';
import { runWords } from './runCommand.ts';

const HELP = `npm run db:migrate

Applies to the database of DATABASE_URL what its schema lacks. The embedded one is migrated by every start.
为 DATABASE_URL 指定的数据库执行尚未执行的迁移；内置数据库在每次启动时自动迁移。`;

/** `npm run db:migrate`: brings the schema of a database of one's own up to date. */
await runWords<PlainCommand>({ script: 'db:migrate', help: HELP, read: readPlainCommand }, async () => {
  const url = process.env.DATABASE_URL;
  if (!url)
    throw new Error(
      'DATABASE_URL names the database to migrate. The embedded one is migrated by every start.',
    );
  const applied = await prepareDatabase(url);
  console.log(applied.length === 0 ? 'Nothing to apply.' : `Applied: ${applied.join(', ')}`);
  return true;
});
