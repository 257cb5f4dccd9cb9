/** Malformed input: names the field, so that both doors can answer a clear 400 (E-06). */
export class InvalidInput extends Error {
  readonly field: string;
  /** What it must be, in English. */
  readonly rule: string;

  /** @param field the argument as the caller wrote it. @param message what it must be. */
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.name = 'InvalidInput';
    this.field = field;
    this.rule = message;
  }
}
