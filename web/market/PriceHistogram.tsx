import { styled } from 'styled-components';
import { useMarketCounts } from './MarketCounts.tsx';
import { PriceSlider } from './PriceSlider.tsx';

interface PriceHistogramProps {
  /** Null: open at this end. In cents. */
  readonly minimumCents: number | null;
  readonly maximumCents: number | null;
  /** While a handle moves: nothing is asked for yet. */
  readonly onMove: (minimumCents: number | null, maximumCents: number | null) => void;
  /** A handle was let go. */
  readonly onSettle: () => void;
}

/** How the lowest prices spread, on a scale where each quarter of a power of ten has a bar, and the slider over it (look.md 3.4). */
export function PriceHistogram({ minimumCents, maximumCents, onMove, onSettle }: PriceHistogramProps) {
  const bars = useMarketCounts()?.bars ?? [];
  const highest = Math.max(1, ...bars.map((bar) => bar.count));
  const [first, last] = [bars[0], bars.at(-1)];
  const isInside = (fromCents: number, toCents: number) =>
    (maximumCents === null || fromCents <= maximumCents) && (minimumCents === null || toCents > minimumCents);
  return (
    <Box>
      <Bars aria-hidden="true">
        {bars.map((bar) => (
          <Bar
            key={bar.fromCents}
            $isInside={isInside(bar.fromCents, bar.toCents)}
            // Half of the height for a quarter of the items: a few hundred stay in sight beside thousands.
            style={{ height: bar.count === 0 ? 1 : `${Math.max(6, Math.sqrt(bar.count / highest) * 100)}%` }}
          />
        ))}
      </Bars>
      <PriceSlider
        scale={first && last ? { fromCents: first.fromCents, toCents: last.toCents } : null}
        minimumCents={minimumCents}
        maximumCents={maximumCents}
        onMove={onMove}
        onSettle={onSettle}
      />
    </Box>
  );
}

const Box = styled.div`
  height: 60px;
  padding-bottom: 4px;
`;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 38px;
`;

const Bar = styled.i<{ $isInside: boolean }>`
  flex: 1;
  border-radius: 2px 2px 0 0;
  background: ${({ $isInside }) => ($isInside ? 'color-mix(in srgb, var(--accent) 62%, var(--s1))' : 'var(--line-2)')};
  transition: height var(--t-3) var(--ease-out), background var(--t-2);
`;
