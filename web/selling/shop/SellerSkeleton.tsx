import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of the page while its data loads. */
export function SellerSkeleton() {
  return (
    <Boxes>
      <Skeleton width="180px" height="28px" />
      <Skeleton width="320px" />
      <Skeleton width="100%" height="220px" />
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 16px;
  padding: 28px 0 48px;
`;
