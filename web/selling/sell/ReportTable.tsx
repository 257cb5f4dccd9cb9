import { styled } from 'styled-components';

/** A table of a report: it scrolls sideways on phones. */
export const ReportTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 20px;
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: 9px 12px; border-top: 1px solid var(--line); text-align: right; white-space: nowrap; }
  th { font-weight: 400; color: var(--t3); font-size: 12px; }
  tbody th { font-size: 13px; color: var(--t1); }
  th:first-child, td:first-child { padding-left: 0; text-align: left; }
  th:last-child, td:last-child { padding-right: 0; }
  tfoot th, tfoot td { font-weight: 600; color: var(--t1); font-size: 13px; }
  a { color: var(--accent-t); }
`;

/** Around a table that is wider than a phone. */
export const ReportScroll = styled.div`
  overflow-x: auto;
  --ring: -2px;
  scrollbar-width: thin;
`;
