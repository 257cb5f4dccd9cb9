import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface HomeSkeletonProps {
  /** Layout of the content. */
  readonly shape: 'cards' | 'trends' | 'lines';
}

const HEIGHTS = { cards: '282px', trends: '244px', lines: '260px' };

/** Placeholder of a block of the home page, in the size of its content. */
export function HomeSkeleton({ shape }: HomeSkeletonProps) {
  return (
    <Ground $height={HEIGHTS[shape]}>
      <Skeleton width="40%" height="14px" />
      <Skeleton width="64%" />
      <Skeleton width="52%" />
    </Ground>
  );
}

const Ground = styled.div<{ $height: string }>`
  height: ${({ $height }) => $height};
  padding: 20px;
  display: flex;
  flex-direction: column;
  gap: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s1);
`;
