import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

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
