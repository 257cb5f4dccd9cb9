import type { CopyFilter } from './filter.ts';
import type { FilterPlace } from './filterFields.ts';
import { type FilterJson, readFilterJson, writeFilterJson } from './filterJson.ts';
import { writeFilter } from './filterText.ts';
import type { FilterVocabulary } from './vocabulary.ts';

/** Names were checked when the filter was stored; the catalogue may have lost one since. */
const AS_STORED: FilterVocabulary = { find: (_field, name) => name, suggest: () => [] };

/** A filter in normal form as a row keeps it: both are of the same filter, and the text, which is empty if any copy will do, tells equal ones. */
export function storedForms(filter: CopyFilter): { conditions: FilterJson; text: string } {
  return { conditions: writeFilterJson(filter), text: writeFilter(filter) };
}

/** A filter as it was stored. @throws FilterInvalid for a condition that is no longer known. */
export function readStoredFilter(conditions: unknown, place: FilterPlace): CopyFilter {
  return readFilterJson(conditions, { place, vocabulary: AS_STORED });
}
