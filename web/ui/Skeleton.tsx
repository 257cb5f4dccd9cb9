import { styled } from 'styled-components';

interface SkeletonProps {
  /** CSS lengths of the box that the content will fill. */
  readonly width?: string;
  readonly height?: string;
}

/**
 * A placeholder box without animation in the size of the content. It appears after 120 ms, so that a fast response
 * shows none.
 */
export function Skeleton({ width = '100%', height = '10px' }: SkeletonProps) {
  return <Box $width={width} $height={height} aria-hidden="true" />;
}

const Box = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: var(--r-1);
  background: var(--s3);
  animation: appear 1ms linear var(--skeleton-delay) backwards;
  @keyframes appear { from { opacity: 0; } }
`;

interface RowsSkeletonProps {
  readonly count: number;
  /** CSS lengths of a row, on wide screens and on phones. */
  readonly height: string;
  readonly narrowHeight: string;
  /** Size of the picture or icon at the start of a row. */
  readonly thumb: { readonly width: string; readonly height: string };
}

/** Placeholder rows of a list, in the height of rows. */
export function RowsSkeleton({ count, height, narrowHeight, thumb }: RowsSkeletonProps) {
  return Array.from({ length: count }, (_, index) => `row ${index}`).map((key) => (
    <Row key={key} $height={height} $narrowHeight={narrowHeight}>
      <Skeleton width={thumb.width} height={thumb.height} />
      <Words>
        <Skeleton width="30%" />
        <Skeleton width="55%" height="14px" />
      </Words>
      <Skeleton width="88px" height="16px" />
    </Row>
  ));
}

const Row = styled.div<{ $height: string; $narrowHeight: string }>`
  display: flex;
  align-items: center;
  gap: 20px;
  height: ${({ $height }) => $height};
  padding: 0 20px;
  border-top: 1px solid var(--line);
  > span { flex: none; }
  @media (max-width: 767px) { height: ${({ $narrowHeight }) => $narrowHeight}; gap: 12px; padding: 0 16px; }
`;

const Words = styled.div`
  flex: 1;
  display: grid;
  gap: 10px;
`;
