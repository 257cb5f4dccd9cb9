import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PanelHintProps {
  readonly children: ReactNode;
  /** It answers what was typed: a screen reader says it at once. */
  readonly isAnswer?: boolean;
}

/** A quiet sentence in the panel; no row that arrows mark. */
export function PanelHint({ children, isAnswer = false }: PanelHintProps) {
  return (
    <Row role="row">
      <Row role="gridcell">
        <Sentence role={isAnswer ? 'status' : undefined}>{children}</Sentence>
      </Row>
    </Row>
  );
}

const Row = styled.div``;

const Sentence = styled.p`
  margin: 0;
  padding: 12px 16px 8px;
  font-size: 13px;
  line-height: 20px;
  color: var(--t3);
`;
