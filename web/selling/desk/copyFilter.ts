import { parseYuan } from '../../ui/money.ts';

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

/** Longest text of a field. */
const TEXT_MAX = 100;

/** As the server does: ten years. */
const DAYS_MAX = 3_650;
const days = (text: string): number | null =>
  /^\d{1,4}$/.test(text) && Number(text) <= DAYS_MAX ? Number(text) : null;
const percent = (text: string): number | null => {
  const value = /^[-−+]?\d{1,4}(?:\.\d{1,2})?$/.test(text) ? Number(text.replace('−', '-')) : Number.NaN;
  return value >= -100 ? Math.round(value * 100) : null;
};

/** What a text means, by its field: a part of the filter; null if it means nothing. */
const READERS: Readonly<Record<CopyField, (text: string) => CopyFilter | null>> = {
  type: (text) => ({ types: [text] }),
  exterior: (text) => ({ exteriors: [text] }),
  rarity: (text) => ({ rarities: [text] }),
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
  return text.length <= TEXT_MAX && READERS[field](text) !== null;
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

/** True if nothing is filtered. */
export function isEveryCopy(texts: CopyTexts): boolean {
  return Object.keys(texts).length === 0;
}
