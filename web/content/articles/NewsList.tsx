import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Panel } from '../../ui/Panel.tsx';
import { type NewsEntry, newsPath } from './articleLists.ts';

/** The news, newest first. */
export function NewsList({ articles }: { readonly articles: readonly NewsEntry[] }) {
  return (
    <Panel as="div">
      <List>
        {articles.map(({ id, date, title, summary }) => (
          <li key={id}>
            <Link to={newsPath(id)}>
              <time className="num" dateTime={date}>
                {date}
              </time>
              <span>
                <b>{title}</b>
                {summary}
              </span>
            </Link>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  li + li { border-top: 1px solid var(--line); }
  a { display: flex; gap: 8px 28px; padding: 16px 20px; color: var(--t2); }
  a:hover { background: var(--hover); }
  a:focus-visible { outline-offset: -2px; }
  time { flex: none; width: 90px; font-size: 12px; line-height: 22px; color: var(--t3); }
  b { display: block; font-size: 15px; line-height: 22px; font-weight: 500; color: var(--t1); }
  span { min-width: 0; }
  @media (max-width: 767px) { a { flex-direction: column; padding: 14px 16px; } }
`;
