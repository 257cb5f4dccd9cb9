import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { type HelpEntry, helpPath } from './articleLists.ts';

/** Articles with title and summary, each a link. */
export function HelpLines({ entries }: { readonly entries: readonly HelpEntry[] }) {
  return (
    <List>
      {entries.map(({ serial, title, summary }) => (
        <li key={serial}>
          <Link to={helpPath(serial)}>
            <span>
              <b>{title}</b>
              <small>{summary}</small>
            </span>
            <Icon name="right" size={14} />
          </Link>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li { border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; }
  h2 + & li:first-child { border-top: 1px solid var(--line); }
  a { display: flex; align-items: center; gap: 12px; padding: 11px 20px; }
  a:hover { background: var(--hover); }
  a:focus-visible { outline-offset: -2px; }
  li:last-child a { border-radius: 0 0 var(--r-3) var(--r-3); }
  span { flex: 1; min-width: 0; }
  b { display: block; font-size: 14px; line-height: 22px; font-weight: 500; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  svg { flex: none; color: var(--t3); }
`;
