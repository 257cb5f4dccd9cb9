/** The longest nickname in characters, as users count them. */
export const NICKNAME_LENGTH_MAX = 20;

/** Number of characters as users count them: an emoji of several code points is one. */
export function nicknameLength(text: string): number {
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text.normalize('NFC').trim())]
    .length;
}
