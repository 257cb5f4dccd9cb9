import { styled } from 'styled-components';

/** Layout of a page of texts. */
export const Page = styled.div`
  min-width: 0;
  padding: 28px 0 48px;
`;

/** Title and introduction of such a page. */
export const PageHead = styled.header`
  padding-bottom: 24px;
  > p { max-width: 760px; padding-top: 6px; color: var(--t2); }
  > small { display: block; min-height: 18px; padding-top: 8px; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
