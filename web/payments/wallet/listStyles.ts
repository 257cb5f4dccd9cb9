import { css, styled } from 'styled-components';
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

/** The balances that have a column of their own in the list of transactions. */
export const BALANCE_COLUMNS = ['AVAILABLE', 'SETTLING'] as const;

/** Whether a balance has a column. The notes of a row say what became of the others. */
export function hasColumn({ fund }: { readonly fund: string }): boolean {
  return (BALANCE_COLUMNS as readonly string[]).includes(fund);
}

/** The columns of the list of transactions, of its head and its rows. In a narrow list the balances are below the amount. */
export const GRID = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 172px 112px 116px 108px 32px;
  grid-template-areas: "thumb what facts amount available settling toggle";
  align-items: center;
  gap: 0 16px;
  @media (max-width: 1199px) {
    grid-template-columns: 56px minmax(0, 1fr) 172px 136px 32px;
    grid-template-areas: "thumb what facts amount toggle" "thumb what facts balances toggle";
  }
  @media (max-width: 767px) {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    grid-template-areas: "thumb what amount" "thumb what balances" "facts facts facts";
    gap: 0 10px;
  }
`;
