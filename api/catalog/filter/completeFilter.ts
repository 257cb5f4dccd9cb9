import {
  FIELD_NAMES,
  type FilterPlace,
  fieldNamed,
  fieldOf,
  PRICE_BASES,
  priceBasesIn,
} from './filterFields.ts';
import { nameText } from './filterText.ts';
import type { FilterReading } from './readFilterText.ts';

/** A way to go on with a text: what stands from `start` to `end` becomes `insertion`. */
export interface FilterCompletion {
  readonly start: number;
  readonly end: number;
  readonly insertion: string;
  /** What it selects, where it begins a condition; empty for a value. */
  readonly description: string;
}

/** Maximum number of completions in one answer. */
export const COMPLETIONS_MAX = 8;

/** The condition that is being typed: its word, its sign, and its last value with the quotes that it begins with. */
const TYPED =
  /(?:^|[\s\u3000(（])([\p{L}\p{N}_.]+)(<=|>=|[:：=<>≤≥])(?:[^\s\u3000"“(（]|"[^"]*"|“[^”]*”)*?(@?["“]?)([^"”,，]*)$/u;
const WORD = /(?:^|[\s\u3000(（])([\p{L}\p{N}_.]*)$/u;

function fieldCompletions(typed: string, end: number, place: FilterPlace): FilterCompletion[] {
  const wanted = typed.toLowerCase();
  const start = end - typed.length;
  return FIELD_NAMES.map(fieldOf)
    .filter(({ word, places }) => places.includes(place) && word.startsWith(wanted))
    .map(({ kind, word, description }) => ({
      start,
      end,
      description,
      insertion: kind === 'number' || kind === 'price' ? word : `${word}:`,
    }))
    .slice(0, COMPLETIONS_MAX);
}

/** The values of a field that begin with a text, as they are typed. */
function valuesOf(
  field: (typeof FIELD_NAMES)[number],
  typed: string,
  { place, vocabulary }: FilterReading,
): string[] {
  const definition = fieldOf(field);
  const begins = (word: string) => word.startsWith(typed.toLowerCase());
  switch (definition.kind) {
    case 'word':
      return Object.entries(definition.words)
        .filter(([word, { aliases }]) => [word, ...aliases].some(begins))
        .map(([word]) => word);
    case 'flag':
      return ['yes', 'no'].filter(begins);
    case 'price':
      return priceBasesIn(place)
        .map((name) => PRICE_BASES[name].word)
        .filter(begins);
    case 'number':
      return [];
    case 'name':
      return vocabulary.suggest(field as 'item', typed, COMPLETIONS_MAX).map((name) => nameText(field, name));
    case 'sticker':
      return vocabulary.suggest('sticker', typed, COMPLETIONS_MAX).map((name) => nameText(field, name));
  }
}

/**
 * How a text can go on at a place in it: the conditions that begin with the word there, or the values of the condition that is being typed.
 * Empty where nothing is known.
 */
export function completeFilter(text: string, position: number, reading: FilterReading): FilterCompletion[] {
  const before = text.slice(0, position);
  const typed = TYPED.exec(before);
  if (typed === null) {
    const word = WORD.exec(before)?.[1];
    return word === undefined ? [] : fieldCompletions(word, position, reading.place);
  }
  const [, word = '', , opening = '', value = ''] = typed;
  const field = fieldNamed(word);
  // Behind a value without quotes a space begins the next condition.
  if (field === null || (opening === '' && /[\s\u3000]/.test(value))) {
    const next = WORD.exec(before)?.[1];
    return next === undefined ? [] : fieldCompletions(next, position, reading.place);
  }
  const start = position - value.length - opening.length;
  return valuesOf(field, value, reading)
    .slice(0, COMPLETIONS_MAX)
    .map((insertion) => ({ start, end: position, insertion, description: '' }));
}
