import { css } from 'styled-components';

/**
 * The columns of the comparison, shared by head and rows: item, price here, each platform, the best in both
 * directions. A parent element must set the number of platforms.
 */
export const comparisonColumns = css`
  display: grid;
  grid-template-columns: minmax(260px, 1fr) 104px repeat(var(--platforms), 104px) 190px;
  align-items: center;
  gap: 12px;
  padding: 0 20px;
`;
