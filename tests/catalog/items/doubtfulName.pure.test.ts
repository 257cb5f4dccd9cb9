import { expect, test } from 'vitest';
import { findDoubtfulNames } from '../../../api/catalog/items/doubtfulName.ts';
import { readCatalogue, readNameWords } from '../../../api/catalog/items/readCatalogue.ts';

const words = readNameWords();
const known = readCatalogue().map(({ marketHashName }) => marketHashName);
const reasonOf = (name: string) => findDoubtfulNames([name], known, words)[0]?.reason ?? null;

test.each([
  ['AK-47 | Redlin (Field-Tested)', 'AK-47 | Redline (Field-Tested)'],
  ['AK-47 | redline (Field-Tested)', 'AK-47 | Redline (Field-Tested)'],
  ['AK-47 | Redline (Field Tested)', 'AK-47 | Redline (Field-Tested)'],
  ['StatTrak AK-47 | Redline (Field-Tested)', 'StatTrak™ AK-47 | Redline (Field-Tested)'],
  ['Karambit | Doppler (Factory New)', '★ Karambit | Doppler (Factory New)'],
  ['Sticker | Coutdown (Holo)', 'Sticker | Countdown (Holo)'],
  ['Sticker | Boom(Foil)', 'Sticker | Boom (Foil)'],
])('%s is misspelt', (name, near) => {
  expect(reasonOf(name)).toBe(`not known; “${near}” is`);
});

test.each(['asdfgh', 'Music Kit |', '#CSGO_crate_musickit_masterminds2_capsule', 'AK-47 | (Field-Tested)'])(
  '%s says nothing of what it is',
  (name) => expect(reasonOf(name)).toBe('not known, and its kind cannot be told'),
);

test.each([
  'AK-47 | Some New Finish (Field-Tested)',
  'Souvenir Charm | Austin 2025 Highlight | 1v2 Clutch',
  // Only its year is another.
  'Sticker | Vitality (Gold) | Cologne 2031',
  'Utterly New Case',
  'Cologne 2026 Viewer Pass',
])('%s is a new item', (name) => expect(reasonOf(name)).toBeNull());
