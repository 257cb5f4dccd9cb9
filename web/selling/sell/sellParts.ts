import { styled } from 'styled-components';

/** A note inside the drawer with the drawer's padding. */
export const Inset = styled.div`
  padding: 12px 24px;
  @media (max-width: 767px) { padding: 12px 16px; }
`;
