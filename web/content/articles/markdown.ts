/** A piece of a line of Markdown. */
export type MarkdownPiece =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  | { readonly to: string; readonly pieces: readonly MarkdownPiece[] };

/** A block of a section. */
export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A heading of the second level with what follows. The id is its URL fragment, the same in every language. */
export interface MarkdownSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly MarkdownBlock[];
}

/** A document: title, what precedes its first section, and its sections. */
export interface MarkdownDocument {
  readonly title: string;
  readonly lead: readonly MarkdownBlock[];
  readonly sections: readonly MarkdownSection[];
}

const PIECE = /`([^`]+)`|\*\*(.+?)\*\*|\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)/g;
const ITEM = /^(?:\*|-|(\d+)\.) +(.*)$/;
/** Chinese has no spaces between words, so none stands for the end of a line there. */
const HAN_END = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u;
const HAN_START = /^[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Splits a line at its code, links and strong words. Everything else stays text, so that a document can inject no markup. */
export function markdownPieces(text: string): MarkdownPiece[] {
  const pieces: MarkdownPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const [whole, code, strong, words, to] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    if (code !== undefined) pieces.push({ code });
    else if (strong !== undefined) pieces.push({ strong });
    else pieces.push({ to: to ?? '', pieces: markdownPieces(words ?? '') });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The text of a line without its marks. */
export function plainMarkdown(text: string): string {
  const plain = (piece: MarkdownPiece): string => {
    if (typeof piece === 'string') return piece;
    if ('code' in piece) return piece.code;
    return 'strong' in piece ? plainMarkdown(piece.strong) : piece.pieces.map(plain).join('');
  };
  return markdownPieces(text).map(plain).join('');
}

/** Joins a line with the one before. */
function joined(before: string, line: string): string {
  const text = line.trim();
  return HAN_END.test(before) || HAN_START.test(text) ? `${before}${text}` : `${before} ${text}`;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function codeOf(lines: string[]): MarkdownBlock {
  const end = lines.findIndex((line, place) => place > 0 && line.startsWith('```'));
  const inside = lines.splice(0, end < 0 ? lines.length : end + 1).slice(1, end < 0 ? undefined : -1);
  return { kind: 'code', text: inside.join('\n') };
}

function tableOf(lines: string[]): MarkdownBlock {
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const [head = [], , ...rows] = lines.splice(0, end < 0 ? lines.length : end).map(cellsOf);
  return { kind: 'table', head, rows };
}

function listOf(lines: string[]): MarkdownBlock {
  const items: string[] = [];
  const isOrdered = /^\d/.test(lines[0] ?? '');
  for (let line = lines[0]; line !== undefined && line.trim() !== ''; line = lines[0]) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(joined(items.pop() ?? '', line));
    lines.shift();
  }
  return { kind: 'list', isOrdered, items };
}

function paragraphOf(lines: string[]): MarkdownBlock {
  let text = lines.shift() ?? '';
  while (lines[0] !== undefined && lines[0].trim() !== '' && !/^(?:```|\||#|\* )/.test(lines[0]))
    text = joined(text, lines.shift() ?? '');
  return { kind: 'paragraph', text };
}

function blocksOf(lines: string[]): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (let line = lines[0]; line !== undefined; line = lines[0]) {
    if (line.trim() === '') lines.shift();
    else if (line.startsWith('```')) blocks.push(codeOf(lines));
    else if (line.startsWith('|')) blocks.push(tableOf(lines));
    else if (ITEM.test(line)) blocks.push(listOf(lines));
    else blocks.push(paragraphOf(lines));
  }
  return blocks;
}

/**
 * Reads what our own documents for partners use of Markdown: a title, sections, paragraphs, flat lists, tables, code, and within lines code,
 * links and strong words.
 */
export function readMarkdown(text: string): MarkdownDocument {
  const [first = '', ...parts] = `\n${text}`.split(/\n## /);
  const [title = '', ...lead] = first.replace(/^\s*# /, '').split('\n');
  const sections = parts.map((part, place) => {
    const [heading = '', ...lines] = part.split('\n');
    return { id: `part-${place + 1}`, heading, blocks: blocksOf(lines) };
  });
  return { title, lead: blocksOf(lead), sections };
}
