import { parseYuan, yuanText } from '../../ui/money.ts';

/** What a seller's copies must be like, as the API takes it. Fields that match everything are absent. */
export interface CopyFilter {
  readonly types?: readonly string[];
  readonly exteriors?: readonly string[];
  readonly rarities?: readonly string[];
  readonly minPriceCents?: number;
  readonly maxPriceCents?: number;
  readonly minDaysHeld?: number;
  readonly maxDaysHeld?: number;
  readonly minDaysOnSale?: number;
  readonly maxDaysOnSale?: number;
  readonly minAboveLowest?: number;
  readonly maxAboveLowest?: number;
  readonly hasCost?: boolean;
  readonly cooldownUntil?: string;
}

/** A field of the form: its text stands in the URL under this name. */
export type CopyField = (typeof COPY_FIELDS)[number];

export const COPY_FIELDS = [
  'type',
  'exterior',
  'rarity',
  'priceMin',
  'priceMax',
  'heldMin',
  'heldMax',
  'saleMin',
  'saleMax',
  'aboveMin',
  'aboveMax',
  'cost',
  'cooldown',
] as const;

/** The texts of a filter. Absent: matches everything. */
export type CopyTexts = Readonly<Partial<Record<CopyField, string>>>;

/** Longest text of a field; of a list of tags. */
const TEXT_MAX = 100;
const TAGS_TEXT_MAX = 2_000;
/** Maximum number of tags in a list; the server has the same limit. */
const TAGS_MAX = 50;

/** As the server does: ten years. */
const DAYS_MAX = 3_650;
const days = (text: string): number | null =>
  /^\d{1,4}$/.test(text) && Number(text) <= DAYS_MAX ? Number(text) : null;
const percent = (text: string): number | null => {
  const value = /^[-−+]?\d{1,4}(?:\.\d{1,2})?$/.test(text) ? Number(text.replace('−', '-')) : Number.NaN;
  return value >= -100 ? Math.round(value * 100) : null;
};

/** Fields whose text is a list of tags, separated by commas. */
export const TAG_FIELDS = ['type', 'exterior', 'rarity'] as const;
export type TagField = (typeof TAG_FIELDS)[number];

/** The tags of a text. */
export function tagsOf(text: string | undefined): readonly string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))];
}

/** The text of a filter with a tag added, or without it. */
export function toggleTag(text: string | undefined, tag: string): string {
  const tags = tagsOf(text);
  return (tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag]).join(',');
}

function tagged(name: 'types' | 'exteriors' | 'rarities', text: string): CopyFilter | null {
  const tags = tagsOf(text);
  return tags.length > 0 && tags.length <= TAGS_MAX ? { [name]: tags } : null;
}

/** What a text means, by its field: a part of the filter; null if it means nothing. */
const READERS: Readonly<Record<CopyField, (text: string) => CopyFilter | null>> = {
  type: (text) => tagged('types', text),
  exterior: (text) => tagged('exteriors', text),
  rarity: (text) => tagged('rarities', text),
  priceMin: (text) => valued('minPriceCents', parseYuan(text)),
  priceMax: (text) => valued('maxPriceCents', parseYuan(text)),
  heldMin: (text) => valued('minDaysHeld', days(text)),
  heldMax: (text) => valued('maxDaysHeld', days(text)),
  saleMin: (text) => valued('minDaysOnSale', days(text)),
  saleMax: (text) => valued('maxDaysOnSale', days(text)),
  aboveMin: (text) => valued('minAboveLowest', percent(text)),
  aboveMax: (text) => valued('maxAboveLowest', percent(text)),
  cost: (text) => (text === 'known' || text === 'unknown' ? { hasCost: text === 'known' } : null),
  cooldown: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
      ? { cooldownUntil: new Date(`${text}T23:59:59.999+08:00`).toISOString() }
      : null,
};

function valued(name: keyof CopyFilter, value: number | null): CopyFilter | null {
  return value === null ? null : { [name]: value };
}

/** True if a text of the field means something. */
export function isCopyText(field: CopyField, text: string): boolean {
  const most = TAG_FIELDS.some((tags) => tags === field) ? TAGS_TEXT_MAX : TEXT_MAX;
  return text.length <= most && READERS[field](text) !== null;
}

/** Parses the URL. Texts without a meaning are ignored. */
export function readCopyTexts(search: URLSearchParams): CopyTexts {
  return Object.fromEntries(
    COPY_FIELDS.flatMap((field) => {
      const text = search.get(field)?.trim() ?? '';
      return text !== '' && isCopyText(field, text) ? [[field, text]] : [];
    }),
  );
}

/** Writes a filter to a URL. */
export function writeCopyTexts(search: URLSearchParams, texts: CopyTexts): void {
  for (const field of COPY_FIELDS) {
    const text = texts[field];
    if (text !== undefined && text !== '') {
      search.set(field, text);
    }
  }
}

/** The filter that texts mean. A lower bound above its upper bound changes places with it. */
export function copyFilterOf(texts: CopyTexts): CopyFilter {
  const filter: CopyFilter = Object.assign(
    {},
    ...COPY_FIELDS.map((field) => (texts[field] === undefined ? null : READERS[field](texts[field]))),
  );
  return Object.assign(
    { ...filter },
    ...(['PriceCents', 'DaysHeld', 'DaysOnSale', 'AboveLowest'] as const).map((name) => {
      const [min, max] = [filter[`min${name}`], filter[`max${name}`]];
      return min !== undefined && max !== undefined && min > max
        ? { [`min${name}`]: max, [`max${name}`]: min }
        : {};
    }),
  );
}

/** A filter as the API returns it. */
export type StoredCopyFilter = {
  readonly [Name in keyof CopyFilter]-?: CopyFilter[Name] | null | undefined;
};

const HOUR_MS = 3_600_000;
/** A moment as a day in China. */
const chinaDay = (moment: string) => new Date(Date.parse(moment) + 8 * HOUR_MS).toISOString().slice(0, 10);

/** The texts of a stored filter. */
export function copyTextsOf(filter: StoredCopyFilter): CopyTexts {
  const percentText = (value: number) => String(value / 100);
  const texts: readonly (readonly [CopyField, string | null | undefined])[] = [
    ['type', filter.types?.join(',')],
    ['exterior', filter.exteriors?.join(',')],
    ['rarity', filter.rarities?.join(',')],
    ['priceMin', filter.minPriceCents == null ? null : yuanText(filter.minPriceCents)],
    ['priceMax', filter.maxPriceCents == null ? null : yuanText(filter.maxPriceCents)],
    ['heldMin', filter.minDaysHeld == null ? null : String(filter.minDaysHeld)],
    ['heldMax', filter.maxDaysHeld == null ? null : String(filter.maxDaysHeld)],
    ['saleMin', filter.minDaysOnSale == null ? null : String(filter.minDaysOnSale)],
    ['saleMax', filter.maxDaysOnSale == null ? null : String(filter.maxDaysOnSale)],
    ['aboveMin', filter.minAboveLowest == null ? null : percentText(filter.minAboveLowest)],
    ['aboveMax', filter.maxAboveLowest == null ? null : percentText(filter.maxAboveLowest)],
    ['cost', filter.hasCost == null ? null : filter.hasCost ? 'known' : 'unknown'],
    ['cooldown', filter.cooldownUntil == null ? null : chinaDay(filter.cooldownUntil)],
  ];
  return Object.fromEntries(texts.filter(([, text]) => text != null && text !== ''));
}

/** A key of what a filter means: equal for filters that match the same copies, however they were typed. */
export function copyKey(texts: CopyTexts): string {
  const filter: Readonly<Record<string, unknown>> = { ...copyFilterOf(texts) };
  return JSON.stringify(
    Object.keys(filter)
      .sort()
      .map((name) => {
        const value = filter[name];
        return [name, Array.isArray(value) ? [...value].sort() : value];
      }),
  );
}

/** True if nothing is filtered. */
export function isEveryCopy(texts: CopyTexts): boolean {
  return Object.keys(texts).length === 0;
}
