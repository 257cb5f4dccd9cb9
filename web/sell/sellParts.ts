import { styled } from 'styled-components';

/** A note within the drawer, at its edges' distance. */
export const Inset = styled.div`
  padding: 12px 24px;
  @media (max-width: 767px) { padding: 12px 16px; }
`;
