import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type MarkdownBlock,
  type MarkdownDocument,
  type MarkdownPiece,
  markdownPieces,
  plainMarkdown,
  readMarkdown,
} from '../../web/content/articles/markdown.ts';
import { CALLS } from '../partners/openApi/documented.ts';

const documentOf = (name: string): MarkdownDocument =>
  readMarkdown(readFileSync(new URL(`../../docs/open/${name}.md`, import.meta.url), 'utf8'));

const blocksOf = ({ lead, sections }: MarkdownDocument): MarkdownBlock[] => [
  ...lead,
  ...sections.flatMap(({ blocks }) => blocks),
];

function linesOf(block: MarkdownBlock): readonly string[] {
  if (block.kind === 'code') return [];
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items : [block.head, ...block.rows].flat();
}

const linksOf = (document: MarkdownDocument): string[] =>
  blocksOf(document)
    .flatMap(linesOf)
    .flatMap(markdownPieces)
    .flatMap((piece: MarkdownPiece) => (typeof piece === 'object' && 'to' in piece ? [piece.to] : []));

describe('the documents for partners as pages', () => {
  test('a line has its code, links and strong words; anything else stays text', () => {
    expect(markdownPieces('a `b` **c** [`d`](/e) <i>')).toEqual([
      'a ',
      { code: 'b' },
      ' ',
      { strong: 'c' },
      ' ',
      { to: '/e', pieces: [{ code: 'd' }] },
      ' <i>',
    ]);
    expect(plainMarkdown('## [`a`](/b) **c `d`**')).toBe('## a c d');
  });

  test('blocks: lists with continued lines, tables with bars in cells, code as it stands', () => {
    const text =
      '# T\n\nlead\ntwo\n\n## One\n\n1. a\n   b\n2. 中\n   文\n\n* c\n\n| h | i |\n|---|---|\n| `x\\|y` | |\n\n```sh\n# no heading\n\n| no table\n```\n\nend';
    const { title, lead, sections } = readMarkdown(text);
    expect([title, lead]).toEqual(['T', [{ kind: 'paragraph', text: 'lead two' }]]);
    expect(sections[0]).toMatchObject({
      id: 'part-1',
      heading: 'One',
      blocks: [
        { kind: 'list', isOrdered: true, items: ['a b', '中文'] },
        { kind: 'list', isOrdered: false, items: ['c'] },
        { kind: 'table', head: ['h', 'i'], rows: [['`x|y`', '']] },
        { kind: 'code', text: '# no heading\n\n| no table' },
        { kind: 'paragraph', text: 'end' },
      ],
    });
  });

  test.each(['guide', 'errors'])(
    '%s: both languages have the same shape, and nothing is left unread',
    (name) => {
      const [zh, en] = [documentOf(`${name}.zh`), documentOf(`${name}.en`)];
      const shapeOf = ({ sections }: MarkdownDocument) =>
        sections.map(({ id, blocks }) => [
          id,
          blocks.filter(({ kind }) => kind === 'table' || kind === 'code').length,
        ]);
      expect(shapeOf(zh)).toEqual(shapeOf(en));
      for (const document of [zh, en]) {
        expect(document.title).not.toBe('');
        expect(document.lead.length).toBeGreaterThan(0);
        const plain = blocksOf(document).flatMap(linesOf).map(plainMarkdown);
        expect(plain.filter((line) => /\]\(|\*\*|^#|```/.test(line))).toEqual([]);
      }
    },
  );

  test('each code has a row of its own to point at', () => {
    const names = blocksOf(documentOf('errors.en')).flatMap((block) =>
      block.kind === 'table' && block.head.length > 2 ? block.rows.map(([first]) => first) : [],
    );
    expect(names).toContain('`listingGone`');
    expect(new Set(names).size).toBe(names.length);
  });

  test('links lead within the site or to https', () => {
    const links = ['guide.zh', 'guide.en', 'errors.zh', 'errors.en'].map(documentOf).flatMap(linksOf);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((to) => !/^(?:\/|https:)/.test(to))).toEqual([]);
    const known = CALLS.map(({ operation: { tags = [], operationId } }) => `${tags[0]}/${operationId}`);
    const calls = links.flatMap((to) => (to.includes('/docs#/') ? [to.replace('/open/v1/docs#/', '')] : []));
    expect(calls.length).toBeGreaterThan(30);
    expect(calls.filter((call) => !known.includes(call))).toEqual([]);
  });
});
