import { styled } from 'styled-components';

/** One line of text, truncated with an ellipsis. */
export const Ellipsis = styled.span`
  display: block;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
