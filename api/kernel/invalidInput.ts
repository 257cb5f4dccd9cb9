/** Malformed input. Names the field, so that GraphQL and REST can return a clear error, HTTP 400 (E-06). */
export class InvalidInput extends Error {
  readonly field: string;
  /** The rule that the input violates, in English. */
  readonly rule: string;

  /**
   * @param field the argument as the caller wrote it.
   * @param message the rule that it violates.
   */
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.name = 'InvalidInput';
    this.field = field;
    this.rule = message;
  }
}

/**
 * What an input sets, or null where a second field says that it is removed: leaving a value out removes nothing.
 * @param set the field of the value, with what it has.
 * @param clear the field that removes it, with what it says.
 * @throws InvalidInput naming the field of the value, unless exactly one of the two is given.
 */
export function setOrCleared<Value>(
  set: { field: string; value: Value | null | undefined },
  clear: { field: string; isOn: boolean },
): Value | null {
  const value = set.value ?? null;
  if ((value !== null) === clear.isOn)
    throw new InvalidInput(set.field, `name either ${set.field} or ${clear.field}`);
  return value;
}
