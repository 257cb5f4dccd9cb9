import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RichText_platform$key } from '../../__generated__/RichText_platform.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Article, ArticleBlock } from './article.ts';
import { FeeExamples } from './FeeExamples.tsx';
import { type FeeRates, RichText, useFeeRates } from './RichText.tsx';

interface ArticleViewProps {
  readonly article: Article;
  /** Null when it could not be loaded. The text then says that the rates are shown before each confirmation. */
  readonly platform: RichText_platform$key | null;
}

/** The sections of an article. */
export function ArticleView({ article, platform }: ArticleViewProps) {
  const rates = useFeeRates(platform);
  return (
    <ArticleText>
      {article.sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>
            <RichText text={heading} rates={rates} />
          </h2>
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change places.
            <Block key={place} block={block} rates={rates} />
          ))}
        </section>
      ))}
    </ArticleText>
  );
}

function Block({ block, rates }: { readonly block: ArticleBlock; readonly rates: FeeRates }) {
  const { t } = useTranslation('articles');
  const say = (text: string) => <RichText text={text} rates={rates} />;
  if (typeof block === 'string') {
    return <p>{say(block)}</p>;
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((text) => (
          <li key={text}>{say(text)}</li>
        ))}
      </ul>
    );
  }
  if ('steps' in block) {
    return (
      <ol>
        {block.steps.map((text) => (
          <li key={text}>
            <span>{say(text)}</span>
          </li>
        ))}
      </ol>
    );
  }
  if ('note' in block) {
    return (
      <Note>
        <Icon name="info" />
        <span>{say(block.note)}</span>
      </Note>
    );
  }
  if ('fees' in block) {
    const basisPoints = rates[block.fees];
    return basisPoints === null ? (
      <p>{t('feesUnknown')}</p>
    ) : (
      <Wide>
        <FeeExamples kind={block.fees} basisPoints={basisPoints} />
      </Wide>
    );
  }
  return <TableBlock table={block.table} say={say} />;
}

interface TableBlockProps {
  readonly table: Extract<ArticleBlock, { table: unknown }>['table'];
  readonly say: (text: string) => React.ReactNode;
}

/** On phones a table of more than two columns scrolls horizontally, by keyboard too. */
function TableBlock({ table: { head, rows }, say }: TableBlockProps) {
  const isWide = head.length > 2;
  const { t } = useTranslation('articles');
  return (
    <Wide {...(isWide ? { tabIndex: 0, role: 'group', 'aria-label': t('table') } : {})}>
      <table>
        <thead>
          <tr>
            {head.map((text) =>
              text === '' ? (
                <td key="corner" />
              ) : (
                <th key={text} scope="col">
                  {say(text)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">{say(first)}</th>
              {others.map((text, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places.
                <td key={place}>{say(text)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Typography of a text. */
export const ArticleText = styled.div`
  max-width: 760px;
  font-size: 15px;
  line-height: 26px;
  color: var(--t2);
  section { scroll-margin-top: 76px; }
  section + section { margin-top: 32px; }
  h2 { margin-bottom: 10px; font-size: 18px; line-height: 28px; color: var(--t1); }
  p + p, p + ul, p + ol, ul + p, ol + p { margin-top: 10px; }
  a { color: var(--accent-t); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
  ul { display: grid; gap: 6px; padding-left: 20px; list-style: disc; }
  ul li::marker { color: var(--t3); }
  ol { display: grid; gap: 12px; counter-reset: step; }
  ol li { display: grid; grid-template-columns: 26px 1fr; gap: 12px; counter-increment: step; }
  ol li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    height: 26px;
    border-radius: var(--r-full);
    background: var(--accent-w);
    color: var(--accent-t);
    font-size: 13px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 22px; }
  caption { padding: 10px 14px 6px; text-align: left; font-size: 12px; line-height: 18px; color: var(--t3); }
  th, td { padding: 9px 14px; text-align: left; vertical-align: top; font-weight: 400; }
  thead th { font-size: 12px; line-height: 18px; color: var(--t3); white-space: nowrap; }
  tbody tr { border-top: 1px solid var(--line); }
  tbody th { color: var(--t1); }
  @media (max-width: 767px) { th, td { padding: 9px 8px; font-size: 13px; line-height: 20px; } }
`;

/** Frame of a table that scrolls within itself. */
export const Wide = styled.div`
  margin: 12px 0;
  overflow-x: auto;
  background: var(--s1);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
`;

const Note = styled.p`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: var(--r-3);
  background: var(--info-w);
  color: var(--t1);
  svg { flex: none; margin-top: 5px; color: var(--info); }
`;
