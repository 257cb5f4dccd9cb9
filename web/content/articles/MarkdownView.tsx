import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ArticleText, Wide } from './ArticleView.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { type MarkdownBlock, type MarkdownDocument, type MarkdownPiece, markdownPieces } from './markdown.ts';

/** Addresses that the server answers itself, without a page of the app. */
const OF_SERVER = /^(?:https?:|\/open\/|\/graphql|\/llms\.txt)/;
/** Documents that are pages as well. */
const PAGES: Readonly<Record<string, string>> = { guide: '/openplat/guide', errors: '/openplat/errors' };
const CODE_NAME = /^`([a-z]\w+)`$/i;

interface MarkdownViewProps {
  readonly document: MarkdownDocument;
}

/** The text of a document for partners. */
export function MarkdownView({ document: { lead, sections } }: MarkdownViewProps) {
  return (
    <Text>
      <Blocks blocks={lead} />
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>
            <Line text={heading} />
          </h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </Text>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly MarkdownBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never change places.
  return blocks.map((block, place) => <Block key={place} block={block} />);
}

function Block({ block }: { readonly block: MarkdownBlock }) {
  if (block.kind === 'code') return <CodeBlock text={block.text} />;
  if (block.kind === 'table') return <Table head={block.head} rows={block.rows} />;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Line text={block.text} />
      </p>
    );
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((text) => (
        <li key={text}>
          <span>
            <Line text={text} />
          </span>
        </li>
      ))}
    </List>
  );
}

/** A row with the particulars of one code has its name as its URL fragment. */
function Table({ head, rows }: Omit<Extract<MarkdownBlock, { kind: 'table' }>, 'kind'>) {
  const { t } = useTranslation('articles');
  return (
    <Wide tabIndex={0} role="group" aria-label={t('table')}>
      <table>
        <thead>
          <tr>
            {head.map((text, place) =>
              text === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
                <td key={place} />
              ) : (
                <th key={text} scope="col">
                  <Line text={text} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')} id={cells.length > 2 ? CODE_NAME.exec(cells[0] ?? '')?.[1] : undefined}>
              {cells.map((text, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places.
                <td key={place}>
                  <Line text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** A line with its code, links and strong words. */
export function Line({ text }: { readonly text: string }) {
  return <Pieces pieces={markdownPieces(text)} />;
}

function Pieces({ pieces }: { readonly pieces: readonly MarkdownPiece[] }) {
  return pieces.map((piece, place) => {
    if (typeof piece === 'string') return piece;
    const key = `${place}`;
    if ('code' in piece) return <code key={key}>{piece.code}</code>;
    if ('strong' in piece)
      return (
        <b key={key}>
          <Line text={piece.strong} />
        </b>
      );
    const to = PAGES[/^\/open\/(\w+)\.\w+\.md$/.exec(piece.to)?.[1] ?? ''] ?? piece.to;
    return OF_SERVER.test(to) ? (
      <a key={key} href={to}>
        <Pieces pieces={piece.pieces} />
      </a>
    ) : (
      <Link key={key} to={to}>
        <Pieces pieces={piece.pieces} />
      </Link>
    );
  });
}

const Text = styled(ArticleText)`
  max-width: none;
  overflow-wrap: anywhere;
  > p, > ul, > ol, section > p { max-width: 760px; }
  > section:first-of-type { margin-top: 32px; }
  code { padding: 1px 5px; border: 1px solid var(--line); border-radius: var(--r-1); background: var(--s1); font: 0.87em/1.5 var(--mono); color: var(--t1); }
  b { font-weight: 600; color: var(--t1); }
  p + div, ul + div, ol + div { margin-top: 12px; }
  tr { scroll-margin-top: 76px; }
  tr:target { background: var(--accent-w); }
  td { min-width: 88px; overflow-wrap: normal; }
  td code { white-space: nowrap; }
`;
