import { z } from 'zod';
import { isPlainText } from '../../kernel/text.ts';

/** A text of bounded length that a database can hold: what it cannot would pass for a failure of ours (E-06). */
export function textShape(lengthMax: number) {
  return z.string().max(lengthMax).refine(isPlainText, 'contains characters that are no text');
}

/** An amount in fen, whole and not negative. */
export const centsShape = z.int().min(0).max(10_000_000_000).describe('Fen: hundredths of a yuan.');

/** A moment, as ISO 8601 in UTC. */
export const momentShape = z.iso.datetime().describe('ISO 8601, UTC.');

/** A row's id. Written in capitals it is the same id: ours are compared as texts. */
export const idShape = z.uuid().toLowerCase().describe('Opaque.');

/** The name that Valve gave an item: what the open platform knows items by. */
export const marketHashNameShape = textShape(200)
  .min(1)
  .describe("Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.");

/** Rows of a page, as a query's text. */
export const limitShape = z.coerce
  .number()
  .int()
  .min(1)
  .max(100)
  .default(50)
  .describe('Rows of the page, 1 to 100.');

/** Where a page goes on. */
export const afterShape = textShape(500).optional().describe('`next` of the page before.');

/** One page of rows. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    next: z.string().nullable().describe('Send it as `after` for the next page. Null: this is the last one.'),
  });
}

/** A query's list: one text, by commas. */
export const listShape = textShape(2_000)
  .optional()
  .transform((text) =>
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((values) => values.length <= 100, 'at most 100 values')
  .describe('Several values, by commas.');

/** A query's amount. */
export const centsQueryShape = z.coerce
  .number()
  .int()
  .min(0)
  .max(10_000_000_000)
  .optional()
  .describe('Fen: hundredths of a yuan.');

/** A partner's own number of an order. */
export const outOrderNoShape = z
  .string()
  .regex(/^[A-Za-z0-9_-]{4,50}$/, '4 to 50 letters, digits, - or _')
  .describe('Your own number of the order, good once: the same number again answers the first order.');

/** What makes a request of many rows one request, however often it is sent. */
export const requestIdShape = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - or _')
  .describe('Your own name of this request: the same again answers the first outcomes.');
