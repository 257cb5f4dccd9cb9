import { styled } from 'styled-components';

/** Up to two lines that end in an ellipsis where they do not fit: for names in narrow columns, which one line would cut to nothing. */
export const TwoLines = styled.span`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  /* Chinese breaks between words, not within them, as long as a word fits. */
  word-break: keep-all;
  overflow-wrap: anywhere;
`;
