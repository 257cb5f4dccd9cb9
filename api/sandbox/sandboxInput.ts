import { z } from 'zod';

/** Invalid input. `field` is its name in the request. HTTP 400. */
export class SandboxInputError extends Error {
  readonly field: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.name = 'SandboxInputError';
    this.field = field;
  }
}

const nul = String.fromCharCode(0);

/**
 * Parses the fields of a form, a query or a JSON body. An empty field counts as absent, as forms send it. Throws `SandboxInputError` with
 * the name of the first invalid field.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  fields: Readonly<Record<string, string>>,
): z.infer<Schema> {
  const broken = Object.keys(fields).find((name) => fields[name]?.includes(nul));
  if (broken !== undefined) throw new SandboxInputError(broken, 'a character that cannot be stored');
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SandboxInputError(issue?.path.join('.') || 'input', issue?.message ?? 'does not fit');
}

/** An integer from `min` to `max`, in digits. */
export function wholeNumber(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}

/** The id of a Steam account, 17 digits. */
export const steamIdShape = z.string().regex(/^\d{17}$/, 'must be 17 digits');

/** An id of the sandbox's database, decimal digits below 2^63. */
export const bookIdShape = z.string().regex(/^\d{1,18}$|^[1-8]\d{18}$/, 'must be an id in digits');
