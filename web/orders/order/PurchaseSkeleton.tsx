import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of the dialog while its data loads. */
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
