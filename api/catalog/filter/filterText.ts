import {
  COMPARISON_NAMES,
  COMPARISONS,
  type Comparison,
  type Condition,
  type CopyFilter,
  isCondition,
  type PriceBound,
  type WantedSticker,
} from './filter.ts';
import { type FilterField, type FilterNumber, fieldOf, PRICE_BASES } from './filterFields.ts';

/** Characters that a value may have without quotes. A dot, a sign or a star in it is read as part of it. */
const BARE = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u;
/** Words of the grammar, which must be quoted as values. */
const RESERVED = new Set(['and', 'or', 'not']);

/** A value as text: in quotes where it would be read otherwise. */
function quoted(value: string): string {
  return BARE.test(value) && !RESERVED.has(value.toLowerCase()) ? value : inQuotes(value);
}

function inQuotes(value: string): string {
  return `"${value.replace(/["\\]/g, (sign) => `\\${sign}`)}"`;
}

/** Numbers of a filter: not negative, without an exponent, with at most 30 decimals. */
export const DECIMAL = /^\d{1,12}(?:\.\d{1,30})?$/;

/** A name as it is typed in a condition: those of stickers always stand in quotes, behind which their number follows. */
export function nameText(field: FilterField, name: string): string {
  return field === 'sticker' ? inQuotes(name) : quoted(name);
}

/** A number without an exponent, in its shortest form. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e-')) return text;
  const [digits = '', exponent] = text.split('e-');
  return `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`;
}

function numberText(field: FilterNumber, value: number): string {
  const definition = fieldOf(field);
  const units = definition.kind === 'number' ? definition.units : undefined;
  for (const [unit, size] of Object.entries(units ?? {}))
    if (value % size === 0 && (value > 0 || size === 1)) return `${value / size}${unit}`;
  return plainNumber(value);
}

/** An amount in yuan with as few decimals as it needs. */
function yuanOf(cents: number): string {
  const [whole, part] = [Math.trunc(cents / 100), cents % 100];
  if (part === 0) return String(whole);
  return `${whole}.${String(part).padStart(2, '0').replace(/0$/, '')}`;
}

function boundText(bound: PriceBound): string {
  if ('cents' in bound) return yuanOf(bound.cents);
  const { word } = PRICE_BASES[bound.of];
  return bound.factor === 1 ? word : `${word}*${plainNumber(bound.factor)}`;
}

function stickerText({ name, count, slot }: WantedSticker): string {
  return `${nameText('sticker', name)}${count === 1 ? '' : `x${count}`}${slot === null ? '' : `@${slot}`}`;
}

function conditionText(condition: Condition): string {
  const definition = fieldOf(condition.field);
  const { word } = definition;
  switch (condition.kind) {
    case 'words':
      return `${word}:${condition.values.join(',')}`;
    case 'names': {
      const sign = definition.kind === 'name' ? (definition.sign ?? '') : '';
      return `${word}:${condition.values.map((value) => `${sign}${quoted(value)}`).join(',')}`;
    }
    case 'flag':
      return `${word}:${condition.value ? 'yes' : 'no'}`;
    case 'numbers':
      return `${word}:${condition.values.map((value) => numberText(condition.field, value)).join(',')}`;
    case 'compare':
      return `${word}${COMPARISONS[condition.comparison]}${numberText(condition.field, condition.value)}`;
    case 'price':
      return `${word}${condition.comparison === 'eq' ? ':' : COMPARISONS[condition.comparison]}${boundText(condition.bound)}`;
    case 'stickers':
      return `${word}:${condition.stickers.map(stickerText).join(',')}`;
  }
}

/** The text of a filter in normal form. Equal filters have equal texts; the empty text matches every copy. */
export function writeFilter(filter: CopyFilter): string {
  if (isCondition(filter)) return conditionText(filter);
  if ('not' in filter) {
    const inner = writeFilter(filter.not);
    return isCondition(filter.not) ? `not ${inner}` : `not (${inner})`;
  }
  if ('any' in filter) return filter.any.map(writeFilter).join(' or ');
  return filter.all
    .map((member) => ('any' in member ? `(${writeFilter(member)})` : writeFilter(member)))
    .join(' ');
}

/** The comparison of a sign. Null for any other. */
export function comparisonOf(sign: string): Comparison | null {
  return COMPARISON_NAMES.find((name) => COMPARISONS[name] === sign) ?? null;
}
