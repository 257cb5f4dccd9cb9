import { styled } from 'styled-components';

/** Up to two lines, truncated with an ellipsis: for names in narrow columns, where one line would be too short. */
export const TwoLines = styled.span`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  /* Breaks Chinese text between words, not within them, as long as a word fits. */
  word-break: keep-all;
  overflow-wrap: anywhere;
`;
