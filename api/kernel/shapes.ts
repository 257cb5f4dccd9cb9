import { z } from 'zod';
import { parseYuan } from './money.ts';
import { isPlainText } from './text.ts';

/** Highest amount in fen that REST accepts or returns. */
const CENTS_MAX = 10_000_000_000;

/** A text of bounded length that the database can store; other text would look like an internal error (E-06). */
export function textShape(lengthMax: number) {
  return z
    .string('one text only')
    .max(lengthMax, `at most ${lengthMax} characters`)
    .refine(isPlainText, 'contains characters that are not valid text');
}

/** A parameter of a query: sent empty, it counts as absent. Given twice, it is a list, which no shape accepts (T-11). */
export function param<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), shape);
}

/** Reads the digits of a parameter. */
function readDigits(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  return typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? Number(value) : value;
}

function wholeNumber({ min, max }: { min: number; max: number }) {
  const rule = `a whole number from ${min} to ${max}`;
  return z.number(rule).int(rule).min(min, rule).max(max, rule);
}

/** A parameter that is an integer, as digits. */
export function integerParam(bounds: { min: number; max: number; default: number }) {
  return z.preprocess(readDigits, wholeNumber(bounds).default(bounds.default));
}

/** A number in a query, as text. */
export function numberShape({ min, max }: { min: number; max: number }) {
  const rule = `${min} to ${max}`;
  return z.preprocess(
    (value) => (typeof value === 'string' ? Number(value) : value),
    z.number(rule).min(min, rule).max(max, rule),
  );
}

/** One of several names. */
export function nameShape<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return z.enum(names, `one of ${names.join(', ')}`);
}

/** The names of a table, for `nameShape`. */
export function namesOf<Name extends string>(table: Record<Name, unknown>): [Name, ...Name[]] {
  return Object.keys(table) as [Name, ...Name[]];
}

/** True or false, as JSON or text; false if absent. */
export const flagShape = z.preprocess((value) => {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return value ?? undefined;
}, z.boolean('true or false').default(false));

/** A JSON body with these fields. A body that is no object counts as an empty one. */
export function bodyShape<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.preprocess(
    (body) => (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}),
    z.object(fields),
  );
}

/** A list in a query: one text, separated by commas. */
export const listShape = textShape(2_000)
  .optional()
  .transform((text) =>
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((values) => values.length <= 100, 'at most 100 values')
  .describe('Several values, separated by commas.');

/** An amount in yuan as text, converted to fen. */
export const yuanShape = textShape(20).transform((text, context) => {
  const cents = parseYuan(text);
  if (cents !== null) return cents;
  context.addIssue('an amount in yuan with at most two decimals');
  return z.NEVER;
});

/** An amount in fen, whole and not negative. */
export const centsShape = z.int().min(0).max(CENTS_MAX).describe('Amount in fen (hundredths of a yuan).');

/** An amount in a query. */
export const centsParam = z
  .preprocess(readDigits, wholeNumber({ min: 0, max: CENTS_MAX }).optional())
  .describe('Amount in fen (hundredths of a yuan).');

/** Earlier times mean nothing here, and one before the year 1 cannot be stored: it would look like an internal error (E-06). */
const isOfYears = (text: string) => text >= '1970';
const YEARS = '1970 to 9999';

/** An instant, as ISO 8601 in UTC. */
export const momentShape = z.iso.datetime().refine(isOfYears, YEARS).describe('Time in ISO 8601, UTC.');

/** A calendar day. */
export const dayShape = z.iso.date('written as 2026-01-31').refine(isOfYears, YEARS);

/** A row's id. Upper case is converted, because ids are compared as text. */
export const idShape = z.uuid().toLowerCase().describe('Opaque identifier of the row.');

/** Number of an order. */
export const orderNoShape = z
  .string()
  .regex(/^[0-9]{1,32}$/, 'digits only')
  .describe('Our number of the order.');

/** Number of rows of a page. */
export function limitParam(fallback: number) {
  return integerParam({ min: 1, max: 100, default: fallback }).describe('Rows of the page, 1 to 100.');
}

/** The cursor of the next page. */
export const afterParam = param(textShape(500).optional()).describe('The `next` of the previous page.');

/** One page of rows. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    next: z.string().nullable().describe('Send it as `after` for the next page. Null on the last page.'),
  });
}
