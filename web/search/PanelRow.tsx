import { createContext, type ReactNode, useContext, useId } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';

/** What every row of the panel knows of the field above it. */
interface PanelContext {
  /** Id of the row that the arrows marked. */
  readonly activeId: string | null;
  /** Where a keyword is searched for. */
  readonly pathOf: (keyword: string) => string;
  /** The reader goes somewhere: the panel closes. */
  readonly onLeave: () => void;
}

/** Set by `SearchPanel`. */
export const PanelContext = createContext<PanelContext | null>(null);

/** The panel that a row stands in. Throws outside of one. */
export function usePanel(): PanelContext {
  const panel = useContext(PanelContext);
  if (panel === null) throw new Error('usePanel was called outside of the search panel.');
  return panel;
}

interface PanelRowProps {
  readonly to: string;
  /** Called before the panel closes. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
  /** A second control beside the link, such as one that takes the row away. */
  readonly action?: ReactNode;
}

/** One row of the panel: a link over its width that arrows can mark. */
export function PanelRow({ to, onOpen, children, action }: PanelRowProps) {
  const id = useId();
  const { activeId, onLeave } = usePanel();
  return (
    <Row role="row" id={id} aria-selected={id === activeId}>
      <WideCell role="gridcell">
        <RowLink
          to={to}
          tabIndex={-1}
          onClick={() => {
            onOpen?.();
            onLeave();
          }}
        >
          {children}
        </RowLink>
      </WideCell>
      {action !== undefined && <Cell role="gridcell">{action}</Cell>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  padding-right: 8px;
  &:hover { background: var(--hover); }
  &[aria-selected="true"] { background: var(--hover); box-shadow: inset 2px 0 var(--accent); }
`;

const Cell = styled.div``;

const WideCell = styled(Cell)`
  flex: 1;
  min-width: 0;
`;

const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 6px 8px 6px 16px;
  color: var(--t1);
  > svg { flex: none; color: var(--t3); }
  @media (max-width: 767px) { min-height: 48px; }
`;
