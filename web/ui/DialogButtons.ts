import { styled } from 'styled-components';

/** The buttons of a dialog: right-aligned, and full-width on phones. */
export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
  padding-top: 20px;
  @media (max-width: 767px) { button { flex: 1 1 auto; height: 44px; } }
`;
