import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface PanelGroupProps {
  readonly title: string;
  /** A control at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Rows of one kind under their title. */
export function PanelGroup({ title, action, children }: PanelGroupProps) {
  const id = useId();
  return (
    <>
      <Head role="row">
        <Cell role="gridcell" id={id}>
          {title}
        </Cell>
        {action !== undefined && <Cell role="gridcell">{action}</Cell>}
      </Head>
      <Rows role="rowgroup" aria-labelledby={id}>
        {children}
      </Rows>
    </>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 32px;
  padding: 4px 16px 0;
  font-size: 12px;
  color: var(--t3);
`;

const Rows = styled.div``;

const Cell = styled.div``;
