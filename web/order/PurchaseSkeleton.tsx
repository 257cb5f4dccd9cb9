import { styled } from 'styled-components';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The dialog's boxes while its data is on the way. */
export function PurchaseSkeleton() {
  return (
    <Boxes>
      <Skeleton height="76px" />
      <Skeleton height="68px" />
      <Skeleton height="48px" />
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 16px;
`;
