import { styled } from 'styled-components';

/** One line that ends in an ellipsis where it does not fit. */
export const Ellipsis = styled.span`
  display: block;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
