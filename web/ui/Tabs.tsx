import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly label: ReactNode;
    readonly count?: number | undefined;
    readonly isCurrent: boolean;
  }[];
}

/**
 * Tabs whose selection is stored in the URL, so each is a link and Back works. On narrow screens they scroll to the
 * current one.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const tab = bar.current?.children[current];
    if (bar.current && tab instanceof HTMLElement) {
      // Not scrollIntoView, which would scroll the page as well.
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [current]);
  return (
    <Bar ref={bar} aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.to}
          to={tab.to}
          aria-current={tab.isCurrent ? 'page' : undefined}
          $isCurrent={tab.isCurrent}
          preventScrollReset
        >
          {tab.label}
          {tab.count !== undefined && <small className="num">{tab.count}</small>}
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: relative;
  display: flex;
  gap: 24px;
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  --ring: -2px;
  scrollbar-width: none;
`;

const Tab = styled(Link)<{ $isCurrent: boolean }>`
  height: 42px;
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: 14px;
  white-space: nowrap;
  border-bottom: 2px solid ${({ $isCurrent }) => ($isCurrent ? 'var(--accent)' : 'transparent')};
  color: ${({ $isCurrent }) => ($isCurrent ? 'var(--t1)' : 'var(--t2)')};
  font-weight: ${({ $isCurrent }) => ($isCurrent ? 600 : 400)};
  small { font-size: 12px; color: var(--t3); font-weight: 400; }
  &:hover { color: var(--t1); }
`;
