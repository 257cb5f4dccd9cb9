import { styled } from 'styled-components';
import { PriceMove } from './PriceMove.tsx';
import { SPARK_HEIGHT, SPARK_WIDTH, type SparkDay, sparklineOf } from './sparkline.ts';

interface SparklineProps {
  /** Days with a sale, oldest first. */
  readonly days: readonly SparkDay[];
  /** As wide as there is room, for a panel. */
  readonly isWide?: boolean;
}

/** A price over some days as a small line, with its change in words and numbers. A dash where too few days had a sale. */
export function Sparkline({ days, isWide = false }: SparklineProps) {
  const spark = sparklineOf(days);
  if (spark === null) {
    return <None>—</None>;
  }
  const direction = Math.sign(spark.change);
  return (
    <Pair $isWide={isWide}>
      <Line
        viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        $color={direction === 0 ? 'var(--t3)' : direction > 0 ? 'var(--up)' : 'var(--down)'}
      >
        <path d={spark.line} />
      </Line>
      <PriceMove change={spark.change} />
    </Pair>
  );
}

const None = styled.span`
  color: var(--t3);
`;

const Pair = styled.span<{ $isWide: boolean }>`
  display: ${({ $isWide }) => ($isWide ? 'flex' : 'inline-flex')};
  align-items: center;
  gap: 8px;
  min-width: 0;
  svg { ${({ $isWide }) => ($isWide ? 'flex: 1; min-width: 0; height: 44px;' : '')} }
`;

const Line = styled.svg<{ $color: string }>`
  flex: none;
  width: 64px;
  height: 24px;
  fill: none;
  stroke: ${({ $color }) => $color};
  stroke-width: 1.5;
  stroke-linejoin: round;
  path { vector-effect: non-scaling-stroke; }
`;
