import { styled } from 'styled-components';

interface WearBarProps {
  /** Wear of one copy, 0 to 1; null shows only the range. The number must always be shown beside the bar. */
  readonly value?: number | null;
  /** Wear bounds of the finish, 0 to 1. The rest of the bar is pale. */
  readonly from?: number | null;
  readonly to?: number | null;
  readonly isLarge?: boolean;
}

/** The wear bounds of the exteriors (Steam fact: Factory New below 0.07, then 0.15, 0.38, 0.45). */
const SEGMENTS = [
  { from: 0, to: 0.07, color: 'var(--fn)' },
  { from: 0.07, to: 0.15, color: 'var(--mw)' },
  { from: 0.15, to: 0.38, color: 'var(--ft)' },
  { from: 0.38, to: 0.45, color: 'var(--ww)' },
  { from: 0.45, to: 1, color: 'var(--bs)' },
] as const;

/**
 * A copy's wear on the scale of the five exteriors. Drawn with SVG attributes, because the content security policy
 * forbids inline styles.
 */
export function WearBar({ value = null, from = 0, to = 1, isLarge = false }: WearBarProps) {
  const low = from ?? 0;
  const high = to ?? 1;
  const height = isLarge ? 6 : 4;
  return (
    <Scale height={isLarge ? 16 : 12} aria-hidden="true">
      {SEGMENTS.map((segment) => (
        <Segment key={segment.from} {...segment} low={low} high={high} y={isLarge ? 5 : 4} height={height} />
      ))}
      {value !== null && (
        <rect
          className="marker"
          x={percent(value)}
          y="0"
          width="3"
          height="100%"
          rx="1.5"
          transform="translate(-1.5 0)"
        />
      )}
    </Scale>
  );
}

interface SegmentProps {
  readonly from: number;
  readonly to: number;
  readonly color: string;
  readonly low: number;
  readonly high: number;
  readonly y: number;
  readonly height: number;
}

function Segment({ from, to, color, low, high, y, height }: SegmentProps) {
  const start = Math.max(from, low);
  const end = Math.min(to, high);
  return (
    <>
      <rect x={percent(from)} width={percent(to - from)} y={y} height={height} fill={color} opacity=".26" />
      {end > start && (
        <rect x={percent(start)} width={percent(end - start)} y={y} height={height} fill={color} />
      )}
    </>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10000) / 100}%`;
}

const Scale = styled.svg`
  width: 100%;
  overflow: visible;
  .marker {
    fill: var(--t1);
    stroke: var(--s1);
    stroke-width: 4;
    paint-order: stroke;
  }
`;
