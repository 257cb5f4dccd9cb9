import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PanelHintProps {
  readonly children: ReactNode;
  /** True for a response to the input, which screen readers announce at once. */
  readonly isAnswer?: boolean;
}

/** A short text in the panel, which arrow keys skip. */
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
