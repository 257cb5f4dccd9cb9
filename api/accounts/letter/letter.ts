/** Maximum length of a letter, in displayed characters. */
export const LETTER_LENGTH_MAX = 1_000;
/** Most unanswered letters of one user, and most letters in 24 hours. */
export const LETTERS_UNANSWERED_MAX = 3;
export const LETTERS_A_DAY_MAX = 5;

/** Whether a user with these counts may write another letter. */
export function mayWrite({ unanswered, ofLastDay }: { unanswered: number; ofLastDay: number }): boolean {
  return unanswered < LETTERS_UNANSWERED_MAX && ofLastDay < LETTERS_A_DAY_MAX;
}

/** Trims a letter's text. Null if nothing remains, or too much. */
export function letterText(text: string): string | null {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  return trimmed !== '' && [...trimmed].length <= LETTER_LENGTH_MAX ? trimmed : null;
}
