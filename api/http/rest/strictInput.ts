import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { assert } from '../../kernel/assert.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { UNKNOWN_FIELD } from './inputWords.ts';

type Shape = z.core.$ZodTypes;

/** True if every object of a shape refuses fields that it does not declare. */
export function isStrict(shape: z.core.$ZodType): boolean {
  const { def } = (shape as Shape)._zod;
  if (def.type === 'object')
    return def.catchall?._zod.def.type === 'never' && Object.values(def.shape).every(isStrict);
  if (def.type === 'array') return isStrict(def.element);
  if (def.type === 'union') return def.options.every(isStrict);
  if (def.type === 'pipe') return isStrict(def.in) && isStrict(def.out);
  return 'innerType' in def ? isStrict(def.innerType) : true;
}

function refuseAny(input: unknown): void {
  const [name] = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  if (name !== undefined) throw new InvalidInput(name, UNKNOWN_FIELD);
}

/**
 * Refuses fields of a body and parameters of a query that a call does not declare: a misspelt name that is ignored can send an item to the
 * wrong account. A route that would ignore some does not start. Needs a parsed request, so it is added after what takes fields away.
 */
export function refuseUnknownInput(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const part of [schema?.querystring, schema?.body])
      assert(
        part === undefined || isStrict(part as Shape),
        `${String(method)} ${url} ignores unknown fields`,
      );
  });
  app.addHook('preValidation', async ({ routeOptions: { schema }, query, body }) => {
    if (!schema?.querystring) refuseAny(query);
    if (!schema?.body) refuseAny(body);
  });
}
