import { styled } from 'styled-components';
import { wholeNumberText } from '../../ui/money.ts';

interface FacetCountProps {
  /** Null while unknown; its space is reserved. */
  readonly count: number | null;
}

/** Number of items that match a filter's row, at the row's end. */
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
