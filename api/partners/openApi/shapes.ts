import { z } from 'zod';
import { isPlainText } from '../../kernel/text.ts';

/** A text of bounded length that the database can store; other text would look like an internal error (E-06). */
export function textShape(lengthMax: number) {
  return z.string().max(lengthMax).refine(isPlainText, 'contains characters that are no text');
}

/** An amount in fen, whole and not negative. */
export const centsShape = z
  .int()
  .min(0)
  .max(10_000_000_000)
  .describe('Amount in fen (hundredths of a yuan).');

/** An instant, as ISO 8601 in UTC. */
export const momentShape = z.iso.datetime().describe('Time in ISO 8601, UTC.');

/** A row's id. Upper case is converted, because ids are compared as text. */
export const idShape = z.uuid().toLowerCase().describe('Opaque identifier of the row.');

/** Valve's name of an item, by which the open platform identifies items. */
export const marketHashNameShape = textShape(200)
  .min(1)
  .describe("Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.");

/** Number of rows of a page, as query text. */
export const limitShape = z.coerce
  .number()
  .int()
  .min(1)
  .max(100)
  .default(50)
  .describe('Rows of the page, 1 to 100.');

/** The cursor of the next page. */
export const afterShape = textShape(500).optional().describe('The `next` of the previous page.');

/** One page of rows. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    next: z.string().nullable().describe('Send it as `after` for the next page. Null on the last page.'),
  });
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

/** An amount in a query. */
export const centsQueryShape = z.coerce
  .number()
  .int()
  .min(0)
  .max(10_000_000_000)
  .optional()
  .describe('Amount in fen (hundredths of a yuan).');

/** A partner's own number of an order. */
export const outOrderNoShape = z
  .string()
  .regex(/^[A-Za-z0-9_-]{4,50}$/, '4 to 50 letters, digits, - or _')
  .describe('Your own number of the order, usable once: repeating it returns the first order.');

/** The idempotency key of a request with many rows. */
export const requestIdShape = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - or _')
  .describe('Your own name of this request: repeating it returns the first outcomes.');
