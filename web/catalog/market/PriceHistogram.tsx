import { styled } from 'styled-components';
import { useMarketCounts } from './MarketCounts.tsx';
import { PriceSlider } from './PriceSlider.tsx';

interface PriceHistogramProps {
  /** Null for no bound. In cents. */
  readonly minimumCents: number | null;
  readonly maximumCents: number | null;
  /** Runs while a handle moves; debounced like typing. */
  readonly onMove: (minimumCents: number | null, maximumCents: number | null) => void;
  /** Runs when a handle is released or loses the focus; applies at once. */
  readonly onSettle: () => void;
}

/**
 * Distribution of the lowest prices, with a bar for each quarter of a power of ten, and the slider over it.
 */
export function PriceHistogram({ minimumCents, maximumCents, onMove, onSettle }: PriceHistogramProps) {
  const bars = useMarketCounts()?.bars ?? [];
  const highest = Math.max(1, ...bars.map((bar) => bar.count));
  const [first, last] = [bars[0], bars.at(-1)];
  const isInside = (fromCents: number, toCents: number) =>
    (maximumCents === null || fromCents <= maximumCents) && (minimumCents === null || toCents > minimumCents);
  return (
    <Box>
      <Bars aria-hidden="true">
        {bars.map((bar, place) => {
          // Square root scale: a quarter of the items gives half of the height, so that a few hundred stay visible
          // beside thousands.
          const percent = bar.count === 0 ? 2 : Math.max(6, Math.sqrt(bar.count / highest) * 100);
          return (
            <Bar
              key={bar.fromCents}
              x={`${(place / bars.length) * 100}%`}
              width={`${80 / bars.length}%`}
              y={`${100 - percent}%`}
              height={`${percent}%`}
              $isInside={isInside(bar.fromCents, bar.toCents)}
            />
          );
        })}
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

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 38px;
`;

const Bar = styled.rect<{ $isInside: boolean }>`
  fill: ${({ $isInside }) => ($isInside ? 'color-mix(in srgb, var(--accent) 62%, var(--s1))' : 'var(--line-2)')};
  transition: y var(--t-3) var(--ease-out), height var(--t-3) var(--ease-out), fill var(--t-2);
`;
