import { contradictionIn } from './contradiction.ts';
import { FilterInvalid, type FilterReason } from './filter.errors.ts';
import {
  CONDITIONS_MAX,
  type Comparison,
  type Condition,
  type CopyFilter,
  DEPTH_MAX,
  FILTER_LENGTH_MAX,
  limitOf,
  NAME_LENGTH_MAX,
  normalFilter,
  type PriceBound,
  VALUES_MAX,
  type WantedSticker,
} from './filter.ts';
import {
  FIELD_NAMES,
  FILTER_FIELDS,
  type FilterField,
  type FilterPlace,
  fieldNamed,
  fieldOf,
  PRICE_BASE_NAMES,
  PRICE_BASES,
  priceBasesIn,
  wordOf,
} from './filterFields.ts';
import { comparisonOf, DECIMAL, nameText } from './filterText.ts';
import { type Piece, SIGN, TextScanner } from './textScanner.ts';
import { type FilterVocabulary, nearestWord } from './vocabulary.ts';

/** What a text may use. */
export interface FilterReading {
  readonly place: FilterPlace;
  readonly vocabulary: FilterVocabulary;
}

/** A value with what follows its quotes. */
interface Value extends Piece {
  readonly isQuoted: boolean;
  /** Characters of the value with its quotes, without what follows them. */
  readonly ownLength: number;
  readonly count: number;
  readonly slot: number | null;
}

const BARE_VALUE = /[^\s\u3000,，()（）"“”]+/uy;
const QUOTED_VALUE = /"((?:[^"\\]|\\.)*)"|“([^”]*)”/uy;
const SUFFIX = /(?:x(\d{1,2}))?(?:@(\d{1,2}))?(?=$|[\s\u3000,，()（）])/y;
const YUAN = /^[¥￥]?(\d{1,10})(?:\.(\d{1,2}))?$/;
const SIGNS: Readonly<Record<string, string>> = {
  '：': ':',
  '=': ':',
  '＝': ':',
  '＜': '<',
  '＞': '>',
  '≤': '<=',
  '≥': '>=',
};
const YES = new Set(['yes', 'true', '1', '是']);
const NO = new Set(['no', 'false', '0', '否']);
const STICKER_COUNT_MAX = 6;

/** Reads one text from left to right. Each method reads what its name says and leaves the rest. */
class TextReader {
  readonly #scan: TextScanner;
  readonly #reading: FilterReading;
  readonly #pieces = new Map<Condition, Piece>();
  #depth = 0;

  constructor(text: string, reading: FilterReading) {
    this.#scan = new TextScanner(text);
    this.#reading = reading;
  }

  readAll(): CopyFilter {
    if (this.#scan.text.length > FILTER_LENGTH_MAX)
      this.#fail('tooLong', this.#scan.pieceAt(0, this.#scan.text.length, ''));
    this.#scan.skipSpace();
    if (this.#scan.at === this.#scan.text.length) return { all: [] };
    const filter = normalFilter(this.#readAny());
    if (this.#scan.at < this.#scan.text.length) this.#fail('misplaced', this.#scan.pieceAt(this.#scan.at, 1));
    const limit = limitOf(filter);
    if (limit !== null) this.#fail(limit, this.#scan.pieceAt(0, this.#scan.text.length, ''));
    const contradiction = contradictionIn(filter);
    if (contradiction !== null)
      this.#fail(
        'contradiction',
        this.#pieces.get(contradiction) ?? this.#scan.pieceAt(0, this.#scan.text.length),
      );
    return filter;
  }

  #readAny(): CopyFilter {
    const members = [this.#readAllOf()];
    while (this.#scan.takeKeyword('or')) members.push(this.#readAllOf());
    return { any: members };
  }

  #readAllOf(): CopyFilter {
    const members = [this.#readOne()];
    for (;;) {
      const isJoined = this.#scan.takeKeyword('and');
      if (
        !isJoined &&
        (this.#scan.at === this.#scan.text.length || this.#scan.isAt(')', '）') || this.#scan.isKeyword('or'))
      )
        break;
      members.push(this.#readOne());
    }
    return { all: members };
  }

  #readOne(): CopyFilter {
    if (this.#scan.takeKeyword('not')) return { not: this.#readOne() };
    if (!this.#scan.isAt('(', '（')) return this.#readCondition();
    const opening = this.#scan.pieceAt(this.#scan.at, 1);
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX) this.#fail('tooDeep', opening);
    this.#scan.at += 1;
    this.#scan.skipSpace();
    const inner = this.#readAny();
    if (!this.#scan.isAt(')', '）')) this.#fail('notClosed', opening);
    this.#scan.at += 1;
    this.#depth -= 1;
    this.#scan.skipSpace();
    return inner;
  }

  #readCondition(): CopyFilter {
    const start = this.#scan.at;
    const word = this.#scan.takeWord();
    if (word === null)
      this.#fail(
        'misplaced',
        this.#scan.pieceAt(this.#scan.at, this.#scan.at < this.#scan.text.length ? 1 : 0),
      );
    const end = this.#scan.at;
    this.#scan.skipSpace();
    const found = this.#scan.take(SIGN);
    const piece = this.#scan.pieceAt(start, end - start);
    if (found === null) this.#failAlone(piece);
    const field = fieldNamed(word.text);
    if (field === null) this.#fail('unknownField', piece, nearestWord(piece.text, this.#wordsHere()));
    if (!(fieldOf(field).places as readonly FilterPlace[]).includes(this.#reading.place))
      this.#fail('notHere', piece);
    this.#scan.skipSpace();
    if (this.#scan.at === this.#scan.text.length) this.#fail('missingValue', piece);
    const condition = this.#conditionOf(field, SIGNS[found.text] ?? found.text, piece);
    const whole = this.#scan.pieceAt(start, this.#scan.at - start);
    for (const one of 'all' in condition ? (condition.all as Condition[]) : [condition as Condition])
      this.#pieces.set(one, whole);
    if (this.#pieces.size > CONDITIONS_MAX) this.#fail('tooMany', piece);
    this.#scan.skipSpace();
    return condition;
  }

  #conditionOf(field: FilterField, sign: string, piece: Piece): CopyFilter {
    const definition = fieldOf(field);
    const comparison = comparisonOf(sign);
    if (comparison !== null && definition.kind !== 'number' && definition.kind !== 'price')
      this.#fail('notComparable', piece);
    const values = this.#readValues(piece);
    const [first, second] = values as [Value, ...Value[]];
    const suffixed = values.find(({ length, ownLength }) => length > ownLength);
    if (suffixed !== undefined && definition.kind !== 'sticker') this.#fail('misplaced', suffixed);
    if (
      second !== undefined &&
      (comparison !== null || definition.kind === 'price' || definition.kind === 'flag')
    )
      this.#fail('misplaced', second);
    switch (definition.kind) {
      case 'number':
        return this.#numberCondition(field as 'wear', comparison, values);
      case 'price':
        return this.#priceCondition(comparison, first);
      case 'flag':
        return { kind: 'flag', field: field as 'isStatTrak', value: this.#flagOf(first) };
      case 'word':
        return {
          kind: 'words',
          field: field as 'type',
          values: unique(values.map((value) => this.#wordOf(field as 'type', value))),
        };
      case 'name':
        return {
          kind: 'names',
          field: field as 'item',
          values: unique(values.map((value) => this.#nameOf(field as 'item', value))),
        };
      case 'sticker':
        return {
          kind: 'stickers',
          field: 'sticker',
          stickers: values.map((value) => this.#stickerOf(value)),
        };
    }
  }

  #numberCondition(field: 'wear', comparison: Comparison | null, values: readonly Value[]): CopyFilter {
    if (comparison !== null && values[0])
      return { kind: 'compare', field, comparison, value: this.#numberOf(field, values[0], values[0].text) };
    const [only] = values;
    const bounds = only && values.length === 1 && !only.isQuoted ? only.text.split('-') : [];
    if (only && bounds.length === 2)
      return {
        all: [
          { kind: 'compare', field, comparison: 'gte', value: this.#numberOf(field, only, bounds[0] ?? '') },
          { kind: 'compare', field, comparison: 'lte', value: this.#numberOf(field, only, bounds[1] ?? '') },
        ],
      };
    return {
      kind: 'numbers',
      field,
      values: unique(values.map((value) => this.#numberOf(field, value, value.text))),
    };
  }

  #numberOf(field: FilterField, value: Value, text: string): number {
    const definition = fieldOf(field);
    if (definition.kind !== 'number') throw new Error(`${field} is no number`);
    const unit = /[a-z]$/i.exec(text)?.[0]?.toLowerCase() ?? '';
    const size = definition.units === undefined || unit === '' ? 1 : definition.units[unit];
    const digits = definition.units === undefined ? text : text.slice(0, text.length - unit.length);
    if (value.isQuoted || size === undefined || !DECIMAL.test(digits)) this.#fail('notANumber', value);
    // 0.7 days are 1,008 minutes, not a little less.
    const number = size === 1 ? Number(digits) : Math.round(Number(digits) * size * 1e6) / 1e6;
    if (definition.isWhole && !Number.isInteger(number)) this.#fail('notANumber', value);
    if (number < definition.least || number > definition.most) this.#fail('outOfRange', value);
    return number;
  }

  #priceCondition(comparison: Comparison | null, value: Value): CopyFilter {
    const bounds = value.text.split('-');
    if (comparison === null && bounds.length === 2)
      return {
        all: [
          { kind: 'price', field: 'price', comparison: 'gte', bound: this.#boundOf(value, bounds[0] ?? '') },
          { kind: 'price', field: 'price', comparison: 'lte', bound: this.#boundOf(value, bounds[1] ?? '') },
        ],
      };
    return {
      kind: 'price',
      field: 'price',
      comparison: comparison ?? 'eq',
      bound: this.#boundOf(value, value.text),
    };
  }

  #boundOf(value: Value, text: string): PriceBound {
    const yuan = YUAN.exec(text);
    if (yuan !== null && !value.isQuoted)
      return { cents: Number(yuan[1]) * 100 + Number((yuan[2] ?? '').padEnd(2, '0')) };
    const [base = '', factor, ...others] = text.toLowerCase().split('*');
    const of = PRICE_BASE_NAMES.find((name) => PRICE_BASES[name].word === base);
    if (
      of === undefined ||
      others.length > 0 ||
      value.isQuoted ||
      (factor !== undefined && !DECIMAL.test(factor))
    )
      this.#fail('notANumber', value);
    if (!priceBasesIn(this.#reading.place).includes(of)) {
      const start = value.position + value.text.indexOf(text);
      this.#fail('notHere', this.#scan.pieceAt(start, base.length));
    }
    const share = factor === undefined ? 1 : Number(factor);
    if (share <= 0 || share > 1_000) this.#fail('outOfRange', value);
    return { of, factor: share };
  }

  #flagOf(value: Value): boolean {
    const text = value.text.toLowerCase();
    if (YES.has(text)) return true;
    if (!NO.has(text)) this.#fail('unknownValue', value, 'yes');
    return false;
  }

  #wordOf(field: 'type', value: Value): string {
    const canonical = wordOf(field, value.text);
    if (canonical === null)
      this.#fail('unknownValue', value, nearestWord(value.text, Object.keys(FILTER_FIELDS[field].words)));
    return canonical;
  }

  #nameOf(field: 'item' | 'sticker', value: Value): string {
    const definition = fieldOf(field);
    const sign = definition.kind === 'name' ? (definition.sign ?? '') : '';
    const name = !value.isQuoted && value.text.startsWith(sign) ? value.text.slice(sign.length) : value.text;
    if (name.length > NAME_LENGTH_MAX) this.#fail('tooLong', value);
    const { vocabulary } = this.#reading;
    const known = vocabulary.find(field, name);
    if (known === null) {
      const near = name === '' ? undefined : vocabulary.suggest(field, name, 1)[0];
      const typed = near === undefined ? null : nameText(field, near);
      this.#fail('unknownValue', { ...value, length: value.ownLength }, typed);
    }
    return known;
  }

  #stickerOf(value: Value): WantedSticker {
    const { count, slot } = value;
    if (count < 1 || count > STICKER_COUNT_MAX || (slot !== null && (slot < 1 || slot > STICKER_COUNT_MAX)))
      this.#fail('outOfRange', value);
    return { name: this.#nameOf('sticker', value), count, slot };
  }

  #readValues(piece: Piece): Value[] {
    const values: Value[] = [];
    do {
      this.#scan.skipSpace();
      const value = this.#readValue();
      if (value === null) this.#fail('missingValue', piece);
      values.push(value);
      if (values.length > VALUES_MAX) this.#fail('tooMany', piece);
    } while (this.#scan.takeComma());
    return values;
  }

  #readValue(): Value | null {
    const start = this.#scan.at;
    const found = this.#scan.match(QUOTED_VALUE);
    if (found === null) {
      if (this.#scan.isAt('"', '“'))
        this.#fail('notClosed', this.#scan.pieceAt(start, this.#scan.text.length - start));
      const sign = this.#scan.text[this.#scan.at] === '@' ? '@' : '';
      const bare = this.#scan.take(BARE_VALUE);
      if (bare === null) return null;
      // A sign may stand before quotes, as in seller:@"a b".
      if (bare.text === sign && sign !== '') return this.#readValue();
      return { ...bare, isQuoted: false, ownLength: bare.length, count: 1, slot: null };
    }
    const text = found[1]?.replace(/\\(.)/gu, '$1') ?? found[2] ?? '';
    const ownLength = this.#scan.at - start;
    const suffix = this.#scan.match(SUFFIX);
    if (suffix === null) this.#fail('misplaced', this.#scan.pieceAt(this.#scan.at, 1));
    const piece = this.#scan.pieceAt(start, this.#scan.at - start, text);
    return {
      ...piece,
      isQuoted: true,
      ownLength,
      count: suffix[1] === undefined ? 1 : Number(suffix[1]),
      slot: suffix[2] === undefined ? null : Number(suffix[2]),
    };
  }

  #wordsHere(): string[] {
    const { place } = this.#reading;
    return FIELD_NAMES.filter((name) => (fieldOf(name).places as readonly FilterPlace[]).includes(place)).map(
      (name) => fieldOf(name).word,
    );
  }

  /** A word without a value: what it would be a value of, or what is near. */
  #failAlone(piece: Piece): never {
    if (fieldNamed(piece.text) !== null) this.#fail('missingValue', piece);
    for (const name of FIELD_NAMES) {
      const definition = fieldOf(name);
      const canonical = definition.kind === 'word' ? wordOf(name as 'type', piece.text) : null;
      if (canonical !== null) this.#fail('wordAlone', piece, `${definition.word}:${canonical}`);
    }
    this.#fail('wordAlone', piece, `name:${piece.text}`);
  }

  #fail(reason: FilterReason, { text, position, length }: Piece, nearest: string | null = null): never {
    throw new FilterInvalid({ reason, position, length, path: null, word: text, nearest });
  }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/**
 * Reads the text of a filter: conditions joined by a space or `and`, `or`, `not`, parentheses. The result is in normal form.
 * @throws FilterInvalid pointing at the word that is wrong.
 */
export function readFilterText(text: string, reading: FilterReading): CopyFilter {
  return new TextReader(text, reading).readAll();
}
