import { styled } from 'styled-components';
import { wholeNumberText } from '../ui/money.ts';

interface FacetCountProps {
  /** Null: not known yet; its place stays free. */
  readonly count: number | null;
}

/** How many items a filter's line would show, at the line's end. */
export function FacetCount({ count }: FacetCountProps) {
  return <Figure className="num">{count === null ? '' : wholeNumberText(count)}</Figure>;
}

const Figure = styled.span`
  margin-left: auto;
  padding-left: 8px;
  font-size: 12px;
  font-weight: 400;
  color: var(--t3);
`;
