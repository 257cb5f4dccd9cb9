/** A part of a text. */
export interface Piece {
  readonly text: string;
  readonly position: number;
  readonly length: number;
}

const SPACE = /[\s\u3000]*/y;
const WORD = /[\p{L}\p{N}_.]+/uy;
/** A sign between the name of a condition and its value. */
export const SIGN = /<=|>=|[:：=＝<＜>＞≤≥]/y;

/** Walks through the text of a filter from left to right. `at` is where it stands. */
export class TextScanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes a word, if there is one. */
  takeWord(): Piece | null {
    return this.take(WORD);
  }

  /** Takes a comma of either width. */
  takeComma(): boolean {
    if (!this.isAt(',', '，')) return false;
    this.at += 1;
    return true;
  }

  /** Takes a word of the grammar with the space behind it. */
  takeKeyword(keyword: 'and' | 'or' | 'not'): boolean {
    if (!this.isKeyword(keyword)) return false;
    this.at += keyword.length;
    this.skipSpace();
    return true;
  }

  /** Whether it stands at a word of the grammar, and not at a condition of that name. */
  isKeyword(keyword: string): boolean {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0];
    if (word?.toLowerCase() !== keyword) return false;
    return !/^[\s\u3000]*(?:<=|>=|[:：=＝<＜>＞≤≥])/.test(this.text.slice(this.at + keyword.length));
  }

  /** Whether it stands at one of some signs. */
  isAt(...signs: readonly string[]): boolean {
    return signs.includes(this.text[this.at] ?? '');
  }

  /** Takes what a sticky pattern matches here. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }

  /** Takes what a sticky pattern matches here, as a part of the text. */
  take(pattern: RegExp): Piece | null {
    const position = this.at;
    const found = this.match(pattern);
    return found === null ? null : { text: found[0], position, length: found[0].length };
  }

  /** Takes spaces of every kind. */
  skipSpace(): void {
    this.match(SPACE);
  }

  /** A part of the text by its place. */
  pieceAt(position: number, length: number, text = this.text.slice(position, position + length)): Piece {
    return { text, position, length };
  }
}
