import { InvalidInput } from '../../kernel/invalidInput.ts';
import { type Cents, parseYuan } from '../../kernel/money.ts';
import { requireText } from '../../kernel/text.ts';

/** A query or body as received. Its values may have any type. */
export type RawParams = Readonly<Record<string, unknown>>;

/** A single text, or null if it is absent or empty. Repeated names and objects are rejected (T-11). */
export function textParam(params: RawParams, name: string, lengthMax = 200): string | null {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw new InvalidInput(name, 'one text only');
  return requireText(name, value, lengthMax);
}

/** One of the names of a table, or null if it is absent. */
export function nameParam<Name extends string>(
  params: RawParams,
  name: string,
  known: Record<Name, unknown>,
): Name | null {
  const text = textParam(params, name, 40);
  if (text !== null && !Object.hasOwn(known, text))
    throw new InvalidInput(name, `one of ${Object.keys(known).join(', ')}`);
  return text as Name | null;
}

/** Several comma-separated values. */
export function listParam(params: RawParams, name: string): string[] {
  const values = (textParam(params, name, 2_000) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  if (values.length > 100) throw new InvalidInput(name, 'at most 100 values');
  return values;
}

/** An integer within bounds, or the default. */
export function integerParam(
  params: RawParams,
  name: string,
  bounds: { min: number; max: number; default: number },
): number {
  const raw = Object.hasOwn(params, name) ? params[name] : undefined;
  const text = typeof raw === 'number' ? String(raw) : textParam(params, name, 12);
  if (text === null) return bounds.default;
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= bounds.min && value <= bounds.max))
    throw new InvalidInput(name, `a whole number from ${bounds.min} to ${bounds.max}`);
  return value;
}

/** An amount in yuan, converted to fen, or null. */
export function yuanParam(params: RawParams, name: string): Cents | null {
  const text = textParam(params, name, 20);
  if (text === null) return null;
  const cents = parseYuan(text);
  if (cents === null) throw new InvalidInput(name, 'an amount in yuan with at most two decimals');
  return cents;
}

/** True or false, as JSON or text. */
export function flagParam(params: RawParams, name: string): boolean {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (value === undefined || value === null) return false;
  if (value === true || value === 'true' || value === '1') return true;
  if (value === false || value === 'false' || value === '0') return false;
  throw new InvalidInput(name, 'true or false');
}
