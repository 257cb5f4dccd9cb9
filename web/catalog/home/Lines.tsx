import { styled } from 'styled-components';

/** A panel of rows with thin dividers. */
export const Lines = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s1);
  box-shadow: var(--e1);
  overflow: hidden;
  li + li { border-top: 1px solid var(--line); }
`;
