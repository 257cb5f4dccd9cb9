/** The longest letter, in characters as people count them. */
export const LETTER_LENGTH_MAX = 1_000;
/** So many letters of one user may wait for an answer, and so many may be written in 24 hours. */
export const LETTERS_UNANSWERED_MAX = 3;
export const LETTERS_A_DAY_MAX = 5;

/** Whether a user who has so many letters waiting and of the last day may write one more. */
export function mayWrite({ unanswered, ofLastDay }: { unanswered: number; ofLastDay: number }): boolean {
  return unanswered < LETTERS_UNANSWERED_MAX && ofLastDay < LETTERS_A_DAY_MAX;
}

/** A letter's text as it is kept: without blank ends. Null where nothing is left, or too much. */
export function letterText(text: string): string | null {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  return trimmed !== '' && [...trimmed].length <= LETTER_LENGTH_MAX ? trimmed : null;
}
