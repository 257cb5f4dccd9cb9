import { styled } from 'styled-components';

/** The answers of a dialog: at its right end, and as wide as they can be at the thumb. */
export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
  padding-top: 20px;
  @media (max-width: 767px) { button { flex: 1 1 auto; height: 44px; } }
`;
