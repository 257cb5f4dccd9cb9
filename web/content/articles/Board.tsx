import { styled } from 'styled-components';

/** Layout of an article with short, independent sections: each is a card, in two columns where there is room. */
export const Board = styled.div`
  > div { display: grid; gap: 16px; max-width: none; }
  section {
    padding: 20px 24px;
    background: var(--s1);
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    box-shadow: var(--e1);
  }
  section + section { margin-top: 0; }
  h2 { font-size: 16px; line-height: 24px; }
  @media (min-width: 1024px) {
    > div { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    section:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  @media (max-width: 767px) { section { padding: 16px; } }
`;
