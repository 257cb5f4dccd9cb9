import { styled } from 'styled-components';

/** A quiet sentence in the panel. */
export const PanelHint = styled.p`
  margin: 0;
  padding: 12px 16px 8px;
  font-size: 13px;
  line-height: 20px;
  color: var(--t3);
`;
