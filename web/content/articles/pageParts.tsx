import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

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

/** Placeholder of a page of texts: a title and lines. */
export function ContentSkeleton() {
  return (
    <PageSkeleton>
      <Lines>
        <Skeleton width="220px" height="32px" />
        <Skeleton width="min(520px, 90%)" height="16px" />
        <Skeleton width="100%" height="220px" />
      </Lines>
    </PageSkeleton>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 16px;
  padding: 28px 0 48px;
`;
