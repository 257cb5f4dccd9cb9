/** One block of a text. A bare string is a paragraph; `[words](/path)` in any text is a link within the site. */
export type ArticleBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly note: string }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  /** Examples to the cent, calculated from the rates in force. */
  | { readonly fees: FeeKind };

/** Whose fee the examples show. */
export type FeeKind = 'sale' | 'withdrawal';

/** A part of an article under its heading; the id names it in the address. */
export interface ArticleSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly ArticleBlock[];
}

/** The text of one article in one language, as its file holds it. */
export interface Article {
  readonly sections: readonly ArticleSection[];
}

/** A word of an article: plain, or a link. */
export interface ArticlePiece {
  readonly text: string;
  /** Path within the site. */
  readonly to?: string;
}

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Splits a text at its links. Anything that is no link within the site stays text: a file can never bring markup. */
export function articlePieces(text: string): ArticlePiece[] {
  const pieces: ArticlePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', to = ''] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: words, to });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** A text as one reads it, without the marks of its links. */
export function plainLine(text: string): string {
  return articlePieces(text)
    .map((piece) => piece.text)
    .join('');
}

/** Every text of an article in its order, for searching and for checking its links. */
export function articleTexts({ sections }: Article): string[] {
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockTexts)]);
}

/** The sentences of an article without its headings; a row of a table is one. */
export function articleSentences({ sections }: Article): string[] {
  return sections
    .flatMap(({ blocks }) => blocks.flatMap(blockLines))
    .flatMap((line) => plainLine(line).split(/(?<=[。！？；])|(?<=[.!?;])\s+/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function blockLines(block: ArticleBlock): readonly string[] {
  return typeof block === 'object' && 'table' in block
    ? block.table.rows.map((cells) => cells.filter(Boolean).join(' · '))
    : blockTexts(block);
}

function blockTexts(block: ArticleBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('note' in block) return [block.note];
  return 'table' in block ? [...block.table.head, ...block.table.rows.flat()] : [];
}
