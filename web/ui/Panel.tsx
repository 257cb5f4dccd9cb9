import { styled } from 'styled-components';

/** A card on the page: thin border, slight shadow, no outer margin. */
export const Panel = styled.section`
  background: var(--s1);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  box-shadow: var(--e1);
`;
