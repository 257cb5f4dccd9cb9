import { css } from 'styled-components';

/** The columns of the comparison, the same for its head and its rows: item, price here, each platform, the best both ways. Stands below an element that tells how many platforms there are. */
export const comparisonColumns = css`
  display: grid;
  grid-template-columns: minmax(260px, 1fr) 104px repeat(var(--platforms), 104px) 190px;
  align-items: center;
  gap: 12px;
  padding: 0 20px;
`;
