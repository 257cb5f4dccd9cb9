/**
 * Letters as strokes on a grid of 4 by 6, so that a name is drawn without fonts and no text of it enters the markup. What
 * has no letter here is left out.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 6V2L2 0 4 2V6M0 4H4',
  B: 'M0 0V6H3L4 5V4L3 3H0M3 3 4 2V1L3 0H0',
  C: 'M4 1 3 0H1L0 1V5L1 6H3L4 5',
  D: 'M0 0V6H2.5L4 4.5V1.5L2.5 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1 3 0H1L0 1V5L1 6H3L4 5V3.2H2.3',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M1 0H3M2 0V6M1 6H3',
  J: 'M4 0V5L3 6H1L0 5V4.4',
  K: 'M0 0V6M4 0 0 3.6M1.4 2.5 4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3 4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2.4L3 3.4H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.4 4.4 4.2 6.4',
  R: 'M0 6V0H3L4 1V2.4L3 3.4H0M2 3.4 4 6',
  S: 'M4 1 3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 1 6 2 2.6 3 6 4 0',
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M0 0 2 3 4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM1.4 4.4 2.6 1.6',
  1: 'M.8 1.2 2 0V6M.8 6H3.2',
  2: 'M0 1 1 0H3L4 1V2.4L0 6H4',
  3: 'M0 0H4L2 2.4 4 4V5L3 6H1L0 5',
  4: 'M3 6V0L0 4H4',
  5: 'M4 0H0V2.6H3L4 3.6V5L3 6H1L0 5',
  6: 'M4 1 3 0H1L0 1V5L1 6H3L4 5V4L3 3H0',
  7: 'M0 0H4L1.6 6',
  8: 'M1 0H3L4 1V2L3 3 4 4V5L3 6H1L0 5V4L1 3 0 2V1ZM1 3H3',
  9: 'M0 5 1 6H3L4 5V1L3 0H1L0 1V2L1 3H4',
  '-': 'M.8 3H3.2',
  '.': 'M2 5.6V6',
  '!': 'M2 0V4M2 5.6V6',
  '?': 'M0 1 1 0H3L4 1V2L2 3.4V4M2 5.6V6',
  '&': 'M4 6 .8 1.6V.8L1.6 0H2.4L3.2 .8 0 4V5L1 6H2.4L4 4',
  '+': 'M2 1.4V4.6M.4 3H3.6',
  $: 'M4 1 3 .4H1L0 1.2V2L1 3H3L4 4V4.8L3 5.6H1L0 5M2 -.4V6.4',
  "'": 'M2 0V1.4',
};
const ADVANCE = 5.6;
const LINE = 8.2;
const LETTERS_MAX = 34;

/** Where a text stands: it is made to fit, in as many lines as let it be the largest. */
export interface LetterBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How letters are drawn. */
export interface LetterStyle {
  readonly color: string;
  readonly outline: string;
  /** Degrees of a slant to the right. */
  readonly slant?: number;
  readonly lines?: number;
}

/** The letters of a text that can be drawn, in capitals and without accents. */
export function drawableText(text: string): string {
  const plain = text.normalize('NFKD').toUpperCase().replaceAll('’', "'");
  const known = [...plain].map((letter) =>
    Object.hasOwn(GLYPHS, letter) ? letter : /[\s_,:|/]/.test(letter) ? ' ' : '',
  );
  return known.join('').replaceAll(/ +/g, ' ').trim().slice(0, LETTERS_MAX).trim();
}

/** A text as SVG markup of strokes, centred in its box; nothing for a text without letters. */
export function letteringMarkup(text: string, box: LetterBox, style: LetterStyle): string {
  const words = drawableText(text);
  if (words === '') {
    return '';
  }
  const layouts = [1, 2, 3].slice(0, style.lines ?? 2).map((count) => wrap(words, count));
  const scaleOf = (lines: readonly string[]) =>
    Math.min(box.width / widthOf(lines), box.height / (lines.length * LINE - 2.2), box.height / 6);
  const lines = layouts.reduce((best, layout) => (scaleOf(layout) > scaleOf(best) * 1.1 ? layout : best));
  const scale = round(scaleOf(lines));
  const top = box.y + (box.height - (lines.length * LINE - 2.2) * scale) / 2;
  const glyphs = lines.flatMap((line, row) => {
    const left = box.x + (box.width - (line.length * ADVANCE - 1.6) * scale) / 2;
    return [...line].map((letter, column) =>
      glyphAt(letter, left / scale + column * ADVANCE, top / scale + row * LINE),
    );
  });
  const slant =
    style.slant === undefined
      ? ''
      : `translate(${round((box.y + box.height / 2) * Math.tan((style.slant * Math.PI) / 180))} 0) skewX(${-style.slant}) `;
  const strokes = glyphs.join('');
  return `<g transform="${slant}scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${style.outline}" stroke-width="2.5">${strokes}</g><g stroke="${style.color}" stroke-width="1.25">${strokes}</g></g>`;
}

function glyphAt(letter: string, x: number, y: number): string {
  const path = GLYPHS[letter];
  return path === undefined ? '' : `<path transform="translate(${round(x)} ${round(y)})" d="${path}"/>`;
}

/** Splits at spaces into at most so many lines of about the same length. */
function wrap(text: string, count: number): string[] {
  const target = text.length / count;
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isFull = line !== '' && lines.length < count && line.length + word.length / 2 >= target;
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length * ADVANCE - 1.6), 4);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
