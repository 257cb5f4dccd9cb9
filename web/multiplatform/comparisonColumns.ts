import { css } from 'styled-components';

/** The columns of the comparison, the same for its head and its rows: item, price elsewhere, price here, difference, what to do. */
export const comparisonColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px 130px 110px 170px;
  align-items: center;
  gap: 16px;
  padding: 0 20px;
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr) 92px 88px 72px 140px; gap: 10px; }
`;
