/** One block of a text. A string is a paragraph; `[words](/path)` in any text is an internal link. */
export type ArticleBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly note: string }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  /** Examples to the cent, computed from the current rates. */
  | { readonly fees: FeeKind };

/** The fee that the examples show. */
export type FeeKind = 'sale' | 'withdrawal';

/** A section of an article with its heading. The id is its URL fragment. */
export interface ArticleSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly ArticleBlock[];
}

/** The text of one article in one language, as in its file. */
export interface Article {
  readonly sections: readonly ArticleSection[];
}

/** A piece of text: plain, or a link. */
export interface ArticlePiece {
  readonly text: string;
  /** Path within the site. */
  readonly to?: string;
}

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Splits a text at its internal links. Everything else stays text, so a file can never inject markup. */
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

/** A text without link syntax. */
export function plainLine(text: string): string {
  return articlePieces(text)
    .map((piece) => piece.text)
    .join('');
}

/** Every text of an article in order, for searching and for checking links. */
export function articleTexts({ sections }: Article): string[] {
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockTexts)]);
}

/** The sentences of an article without its headings. A table row is one sentence. */
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

/** An article with a title of its own, as on the pages of the information feature and of the open platform. */
export interface TitledArticle extends Article {
  readonly title: string;
  readonly summary: string;
  /** Date of the last change, such as 2026-11-01; only agreements have one. */
  readonly updated?: string;
}
