import { contradictionIn } from './contradiction.ts';
import { FilterInvalid, type FilterReason } from './filter.errors.ts';
import {
  ANY_COPY,
  COMPARISON_NAMES,
  type Condition,
  type CopyFilter,
  DEPTH_MAX,
  isCondition,
  limitOf,
  NAME_LENGTH_MAX,
  normalFilter,
  type PriceBound,
  VALUES_MAX,
  type WantedSticker,
} from './filter.ts';
import {
  FIELD_NAMES,
  type FilterField,
  type FilterPlace,
  fieldOf,
  PRICE_BASE_NAMES,
  priceBasesIn,
  wordOf,
} from './filterFields.ts';
import { DECIMAL, plainNumber } from './filterText.ts';
import type { FilterReading } from './readFilterText.ts';
import { nearestWord } from './vocabulary.ts';

/** A filter as JSON, as GraphQL's input has it: what stands beside each other in one object must all hold. */
export interface FilterJson {
  readonly [key: string]: unknown;
}

const boundJson = (bound: PriceBound): FilterJson =>
  'cents' in bound ? { cents: bound.cents } : { [bound.of]: bound.factor };
const stickerJson = ({ name, count, slot }: WantedSticker): FilterJson => ({
  name,
  ...(count === 1 ? {} : { count }),
  ...(slot === null ? {} : { slot }),
});

function conditionJson(condition: Condition): FilterJson {
  switch (condition.kind) {
    case 'words':
    case 'names':
      return { [condition.field]: [...condition.values] };
    case 'flag':
      return { [condition.field]: condition.value };
    case 'numbers':
      return { [condition.field]: { in: [...condition.values] } };
    case 'compare':
      return { [condition.field]: { [condition.comparison]: condition.value } };
    case 'price':
      return { price: { [condition.comparison]: boundJson(condition.bound) } };
    case 'stickers':
      return { sticker: condition.stickers.map(stickerJson) };
  }
}

/** The structured form of a filter in normal form; `readFilterJson` makes the same filter of it. */
export function writeFilterJson(filter: CopyFilter): FilterJson {
  if (isCondition(filter)) return conditionJson(filter);
  if ('not' in filter) return { not: writeFilterJson(filter.not) };
  if ('any' in filter) return { any: filter.any.map(writeFilterJson) };
  return filter.all.length === 0 ? {} : { all: filter.all.map(writeFilterJson) };
}

/** A value as an error shows it. */
const shown = (value: unknown): string => (typeof value === 'object' ? typeof value : String(value));

/** Reads the structured form. Each method knows the path of what it reads. */
class JsonReader {
  readonly #reading: FilterReading;
  readonly #paths = new Map<Condition, string>();

  constructor(reading: FilterReading) {
    this.#reading = reading;
  }

  read(json: unknown): CopyFilter {
    const filter = normalFilter(this.#readGroup(json, '', 0));
    const limit = limitOf(filter);
    if (limit !== null) this.#fail(limit, '', '');
    const contradiction = contradictionIn(filter);
    if (contradiction !== null)
      this.#fail('contradiction', this.#paths.get(contradiction) ?? '', contradiction.field);
    return filter;
  }

  #readGroup(json: unknown, path: string, depth: number): CopyFilter {
    if (depth > 2 * DEPTH_MAX) this.#fail('tooDeep', path, '');
    const members: CopyFilter[] = [];
    for (const [key, value] of Object.entries(this.#objectOf(json, path))) {
      if (value === null || value === undefined) continue;
      const inner = path === '' ? key : `${path}.${key}`;
      if (key === 'all' || key === 'any') {
        const groups = this.#listOf(value, inner).map((group, at) =>
          this.#readGroup(group, `${inner}[${at}]`, depth + 1),
        );
        members.push(key === 'all' ? { all: groups } : { any: groups });
      } else if (key === 'not') members.push({ not: this.#readGroup(value, inner, depth + 1) });
      else members.push(...this.#readField(key, value, inner));
    }
    if (members.length === 0 && depth > 0) this.#fail('missingValue', path, '');
    return members.length === 0 ? ANY_COPY : { all: members };
  }

  #readField(key: string, value: unknown, path: string): Condition[] {
    const field = FIELD_NAMES.find((name) => name === key);
    if (field === undefined)
      this.#fail('unknownField', path, key, nearestWord(key, [...FIELD_NAMES, 'all', 'any', 'not']));
    const definition = fieldOf(field);
    if (!(definition.places as readonly FilterPlace[]).includes(this.#reading.place))
      this.#fail('notHere', path, key);
    const conditions = this.#conditionsOf(field, value, path);
    if (conditions.length === 0) this.#fail('missingValue', path, key);
    for (const condition of conditions) this.#paths.set(condition, path);
    return conditions;
  }

  #conditionsOf(field: FilterField, value: unknown, path: string): Condition[] {
    const definition = fieldOf(field);
    switch (definition.kind) {
      case 'flag':
        if (typeof value !== 'boolean') this.#fail('unknownValue', path, shown(value));
        return [{ kind: 'flag', field: field as 'isStatTrak', value }];
      case 'word':
        return [
          {
            kind: 'words',
            field: field as 'type',
            values: this.#unique(value, path, (text) => this.#wordOf(field as 'type', text, path)),
          },
        ];
      case 'name':
        return [
          {
            kind: 'names',
            field: field as 'item',
            values: this.#unique(value, path, (text) => this.#nameOf(field as 'item', text, path)),
          },
        ];
      case 'sticker':
        return [
          {
            kind: 'stickers',
            field: 'sticker',
            stickers: this.#listOf(value, path).map((one, at) => this.#stickerOf(one, `${path}[${at}]`)),
          },
        ];
      case 'number':
        return this.#numbersOf(field as 'wear', value, path);
      case 'price':
        return Object.entries(this.#objectOf(value, path)).flatMap(([key, bound]): Condition[] => {
          if (bound === null || bound === undefined) return [];
          const comparison = [...COMPARISON_NAMES, 'eq' as const].find((name) => name === key);
          if (comparison === undefined)
            this.#fail('unknownField', `${path}.${key}`, key, nearestWord(key, [...COMPARISON_NAMES, 'eq']));
          return [
            { kind: 'price', field: 'price', comparison, bound: this.#boundOf(bound, `${path}.${key}`) },
          ];
        });
    }
  }

  #numbersOf(field: 'wear', value: unknown, path: string): Condition[] {
    return Object.entries(this.#objectOf(value, path)).flatMap(([key, bound]): Condition[] => {
      if (bound === null || bound === undefined) return [];
      const inner = `${path}.${key}`;
      if (key === 'in') {
        const values = this.#listOf(bound, inner).map((number) => this.#numberOf(field, number, inner));
        return [{ kind: 'numbers', field, values: [...new Set(values)] }];
      }
      const comparison = COMPARISON_NAMES.find((name) => name === key);
      if (comparison === undefined)
        this.#fail('unknownField', inner, key, nearestWord(key, [...COMPARISON_NAMES, 'in']));
      return [{ kind: 'compare', field, comparison, value: this.#numberOf(field, bound, inner) }];
    });
  }

  #numberOf(field: 'wear', value: unknown, path: string): number {
    const definition = fieldOf(field);
    if (
      definition.kind !== 'number' ||
      typeof value !== 'number' ||
      !DECIMAL.test(plainNumber(value)) ||
      (definition.isWhole && !Number.isInteger(value))
    )
      this.#fail('notANumber', path, shown(value));
    if (value < definition.least || value > definition.most) this.#fail('outOfRange', path, shown(value));
    return value;
  }

  #boundOf(value: unknown, path: string): PriceBound {
    const given = Object.entries(this.#objectOf(value, path)).filter(
      ([, number]) => number !== null && number !== undefined,
    );
    const [key = '', number] = given[0] ?? [];
    const of = PRICE_BASE_NAMES.find((name) => name === key);
    if (given.length !== 1 || (key !== 'cents' && of === undefined))
      this.#fail('misplaced', path, given.map(([name]) => name).join(', '));
    if (of !== undefined && !priceBasesIn(this.#reading.place).includes(of))
      this.#fail('notHere', `${path}.${of}`, of);
    const amount = typeof number === 'bigint' ? Number(number) : number;
    if (typeof amount !== 'number' || !DECIMAL.test(plainNumber(amount)))
      this.#fail('notANumber', `${path}.${key}`, shown(number));
    if (of === undefined) {
      if (!Number.isInteger(amount)) this.#fail('notANumber', `${path}.${key}`, shown(number));
      if (amount < 0 || amount > 1_000_000_000_000) this.#fail('outOfRange', `${path}.${key}`, shown(number));
      return { cents: amount };
    }
    if (amount <= 0 || amount > 1_000) this.#fail('outOfRange', `${path}.${key}`, shown(number));
    return { of, factor: amount };
  }

  #wordOf(field: 'type', text: string, path: string): string {
    const canonical = wordOf(field, text);
    const definition = fieldOf(field);
    if (canonical === null)
      this.#fail(
        'unknownValue',
        path,
        text,
        nearestWord(text, definition.kind === 'word' ? Object.keys(definition.words) : []),
      );
    return canonical;
  }

  #nameOf(field: 'item' | 'sticker', text: string, path: string): string {
    if (text.length > NAME_LENGTH_MAX) this.#fail('tooLong', path, '');
    const { vocabulary } = this.#reading;
    const known = vocabulary.find(field, text);
    if (known === null)
      this.#fail(
        'unknownValue',
        path,
        text,
        text === '' ? null : (vocabulary.suggest(field, text, 1)[0] ?? null),
      );
    return known;
  }

  #stickerOf(value: unknown, path: string): WantedSticker {
    const { name, count = 1, slot = null, ...others } = this.#objectOf(value, path);
    const [other] = Object.keys(others);
    if (other !== undefined)
      this.#fail('unknownField', `${path}.${other}`, other, nearestWord(other, ['name', 'count', 'slot']));
    if (typeof name !== 'string') this.#fail('missingValue', `${path}.name`, 'name');
    for (const [key, number] of Object.entries({ count: count ?? 1, slot: slot ?? 1 }))
      if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > 6)
        this.#fail('outOfRange', `${path}.${key}`, shown(number));
    return {
      name: this.#nameOf('sticker', name, `${path}.name`),
      count: (count as number | null) ?? 1,
      slot: slot as number | null,
    };
  }

  #unique(value: unknown, path: string, read: (text: string) => string): string[] {
    return [
      ...new Set(
        this.#listOf(value, path).map((text) => {
          if (typeof text !== 'string') this.#fail('unknownValue', path, shown(text));
          return read(text);
        }),
      ),
    ];
  }

  #listOf(value: unknown, path: string): readonly unknown[] {
    if (!Array.isArray(value) || value.length === 0) this.#fail('missingValue', path, path);
    if (value.length > VALUES_MAX) this.#fail('tooMany', path, path);
    return value;
  }

  #objectOf(value: unknown, path: string): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      this.#fail('misplaced', path, shown(value));
    return value as Readonly<Record<string, unknown>>;
  }

  #fail(reason: FilterReason, path: string, word: string, nearest: string | null = null): never {
    throw new FilterInvalid({
      reason,
      position: null,
      length: null,
      path,
      word: word.slice(0, NAME_LENGTH_MAX),
      nearest,
    });
  }
}

/**
 * Reads the structured form. The result is in normal form.
 * @throws FilterInvalid with the path of what is wrong.
 */
export function readFilterJson(json: unknown, reading: FilterReading): CopyFilter {
  return new JsonReader(reading).read(json);
}
