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
