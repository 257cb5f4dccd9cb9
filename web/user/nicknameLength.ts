/** Characters of the longest nickname, as people count them. */
export const NICKNAME_LENGTH_MAX = 20;

/** Characters as people count them: an emoji of several code points is one. */
export function nicknameLength(text: string): number {
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text.normalize('NFC').trim())]
    .length;
}
