import { ensureSite } from '../../http/site/buildSite.ts';
import { prepareDatabase } from '../database/prepareDatabase.ts';
import { importCatalogue } from '../seed/importCatalogue.ts';
import { seedNotices } from '../seed/seedNotices.ts';

// Runs once for all machines, as the owner of the database, before processes of a new version start. Safe to run again.
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL names the database, as its owner.');
const say = (line: string): void => console.log(line);
await ensureSite({ onProgress: say });
const applied = await prepareDatabase(url);
say(applied.length === 0 ? 'No migration to apply.' : `Applied: ${applied.join(', ')}`);
if (await importCatalogue(url, undefined, { isPriced: false })) say('Loaded the catalogue of CS2 items.');
if (await seedNotices(url)) say('Wrote the first announcements.');
