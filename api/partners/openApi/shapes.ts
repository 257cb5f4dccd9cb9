import { z } from 'zod';
import { isId } from '../../kernel/ids.ts';
import { afterParam, idShape, limitParam, textShape } from '../../kernel/shapes.ts';

/** Valve's name of an item, by which the open platform identifies items. */
export const marketHashNameShape = textShape(200)
  .min(1)
  .describe("Valve's exact English name, such as `AK-47 | Redline (Field-Tested)`.");

/** The id of a row, as `/open/v1` writes it, or as GraphQL does (`node.id`) for its type there. */
export function rowIdShape(typename: string) {
  return z.preprocess((value) => {
    if (typeof value !== 'string' || isId(value)) return value;
    const [type, id] = Buffer.from(value, 'base64').toString('utf8').split(':');
    return type === typename ? id : value;
  }, idShape);
}

/** Number of rows of a page. */
export const pageLimit = limitParam(50);

/** The part of a list in the order of its ids. */
export const pageQuery = z.strictObject({ after: afterParam.pipe(idShape.optional()), limit: pageLimit });

/** The form of a partner's own number of an order, and its rule in words. */
export const OUT_ORDER_NO = /^[A-Za-z0-9_-]{4,50}$/;
export const OUT_ORDER_NO_RULE = '4 to 50 letters, digits, - or _';

/** A partner's own number of an order. */
export const outOrderNoShape = z
  .string()
  .regex(OUT_ORDER_NO, OUT_ORDER_NO_RULE)
  .describe('Your own number of the order, usable once: repeating it returns the first order.');

/** The idempotency key of a request with many rows. */
export const requestIdShape = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - or _')
  .describe('Your own name of this request: repeating it returns the first outcomes.');
