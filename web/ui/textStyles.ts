import { styled } from 'styled-components';

/** One line of text, truncated with an ellipsis. */
export const Ellipsis = styled.span`
  display: block;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

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

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
