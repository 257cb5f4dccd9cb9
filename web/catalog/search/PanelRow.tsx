import { createContext, type ReactNode, useContext, useId } from 'react';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';

/** The data that rows share with the search field. */
interface PanelContext {
  /** Id of the row that the arrow keys marked. */
  readonly activeId: string | null;
  /** URL of the search for a keyword. */
  readonly pathOf: (keyword: string) => string;
  /** Runs when the user follows a link: the panel closes. */
  readonly onLeave: () => void;
}

/** Set by `SearchPanel`. */
export const PanelContext = createContext<PanelContext | null>(null);

/** The panel that contains a row. Throws outside of one. */
export function usePanel(): PanelContext {
  const panel = useContext(PanelContext);
  if (panel === null) throw new Error('usePanel was called outside of the search panel.');
  return panel;
}

interface PanelRowProps {
  /** Where the row leads; without it the row is a button. */
  readonly to?: string;
  /** Runs before the panel closes. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
  /** A second control beside the link, such as one that removes the row. */
  readonly action?: ReactNode;
}

/** One row of the panel: a full-width link or button that the arrow keys can mark. */
export function PanelRow({ to, onOpen, children, action }: PanelRowProps) {
  const id = useId();
  const { activeId, onLeave } = usePanel();
  function press() {
    onOpen?.();
    onLeave();
  }
  return (
    <Row role="row" id={id} aria-selected={id === activeId}>
      <WideCell role="gridcell">
        {to === undefined ? (
          <RowButton type="button" tabIndex={-1} onClick={press}>
            {children}
          </RowButton>
        ) : (
          <RowLink to={to} tabIndex={-1} onClick={press}>
            {children}
          </RowLink>
        )}
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

const ROW = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 6px 8px 6px 16px;
  color: var(--t1);
  > svg { flex: none; color: var(--t3); }
  @media (max-width: 767px) { min-height: 48px; }
`;

const RowLink = styled(Link)`
  ${ROW}
`;

const RowButton = styled.button`
  ${ROW}
  width: 100%;
  text-align: left;
`;
