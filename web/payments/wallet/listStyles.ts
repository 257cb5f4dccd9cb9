import { styled } from 'styled-components';
import { Moment } from '../../shell/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The card of a list of the wallet. */
export const Card = styled(Panel)`
  overflow: hidden;
`;

/** Title and filters of a list; the filters are below the title on phones. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  h2 { font-size: 14px; line-height: 22px; white-space: nowrap; }
  @media (max-width: 767px) { padding: 12px 16px; flex-direction: column; align-items: stretch; gap: 10px; }
`;

/** The rows, dimmed while another filter loads. */
export const Body = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
`;

/** Time of a row, in its area `when`. */
export const When = styled(Moment)`
  grid-area: when;
  font-size: 12px;
  color: var(--t3);
  @media (max-width: 767px) { text-align: right; }
`;

/** Amount of a row, in its area `money`. */
export const Money = styled.div`
  grid-area: money;
  text-align: right;
`;
