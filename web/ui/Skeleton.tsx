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
