import { InvalidInput } from './invalidInput.ts';

/** NUL cannot be stored by PostgreSQL, and half a surrogate pair is no character. */
export function isPlainText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Lets a text of bounded length pass. @throws InvalidInput naming the field. */
export function requireText(field: string, text: string, lengthMax: number): string {
  if (!isPlainText(text)) throw new InvalidInput(field, 'contains characters that are no text');
  if (text.length > lengthMax) throw new InvalidInput(field, `at most ${lengthMax} characters`);
  return text;
}
