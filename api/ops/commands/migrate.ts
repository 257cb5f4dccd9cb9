import { prepareDatabase } from '../database/prepareDatabase.ts';

const url = process.env.DATABASE_URL;
if (!url)
  throw new Error('DATABASE_URL names the database to migrate. The embedded one is migrated by every start.');
const applied = await prepareDatabase(url);
console.log(applied.length === 0 ? 'Nothing to apply.' : `Applied: ${applied.join(', ')}`);
