import { Fragment } from 'react';
import { styled } from 'styled-components';

interface WearBarProps {
  /** Wear of one copy, 0 to 1; null shows only the range. The number must always be shown beside the bar. */
  readonly value?: number | null;
  /** Wear bounds of the finish, 0 to 1. */
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
 * The five exteriors. With a copy, the bar is the finish's possible range and the copy's place in it; without one it is
 * the whole scale from 0 to 1, pale where the finish does not reach. Drawn with SVG attributes, because the content
 * security policy forbids inline styles.
 */
export function WearBar({ value = null, from, to, isLarge = false }: WearBarProps) {
  const [low, high] = [from ?? 0, to ?? 1];
  const [start, end] = value === null ? [0, 1] : [Math.min(low, value), Math.max(high, value)];
  const place = (wear: number) => (wear - start) / (end - start || 1);
  const bar = { y: isLarge ? 5 : 4, height: isLarge ? 6 : 4 };
  return (
    <Scale height={isLarge ? 16 : 12} aria-hidden="true">
      {SEGMENTS.map(({ color, ...segment }) => (
        <Fragment key={color}>
          <Segment {...bar} {...cut(segment, start, end)} place={place} fill={color} opacity=".26" />
          <Segment {...bar} {...cut(segment, low, high)} place={place} fill={color} />
        </Fragment>
      ))}
      {value !== null && (
        <rect
          className="marker"
          x={percent(place(value))}
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

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The part of a span between two bounds. */
function cut({ from, to }: Span, low: number, high: number): Span {
  return { from: Math.max(from, low), to: Math.min(to, high) };
}

interface SegmentProps extends Span {
  readonly place: (wear: number) => number;
  readonly y: number;
  readonly height: number;
  readonly fill: string;
  readonly opacity?: string;
}

function Segment({ from, to, place, ...props }: SegmentProps) {
  return to <= from ? null : (
    <rect x={percent(place(from))} width={percent(place(to) - place(from))} {...props} />
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
