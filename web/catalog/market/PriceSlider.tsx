import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { type PriceScale, placeCount, placeOfPrice, priceAtPlace } from './priceScale.ts';

interface PriceSliderProps {
  /** Null when there is no price to choose from. */
  readonly scale: PriceScale | null;
  readonly minimumCents: number | null;
  readonly maximumCents: number | null;
  readonly onMove: (minimumCents: number | null, maximumCents: number | null) => void;
  readonly onSettle: () => void;
}

const NO_SCALE: PriceScale = { fromCents: 1, toCents: 10 };

/** Two handles over one line. A handle at its end sets no bound. */
export function PriceSlider({ scale, minimumCents, maximumCents, onMove, onSettle }: PriceSliderProps) {
  const { t } = useTranslation('market');
  const { paid } = useMoneyText();
  const known = scale ?? NO_SCALE;
  const end = placeCount(known);
  const [low, setLow] = useHandle(known, minimumCents, 0);
  const [high, setHigh] = useHandle(known, maximumCents, end);
  const boundAt = (place: number, open: number) => (place === open ? null : priceAtPlace(known, place));
  const moveLow = (place: number) => {
    const next = Math.min(place, high - 1);
    setLow(next);
    onMove(boundAt(next, 0), maximumCents);
  };
  const moveHigh = (place: number) => {
    const next = Math.max(place, low + 1);
    setHigh(next);
    onMove(minimumCents, boundAt(next, end));
  };
  const shared = {
    min: 0,
    max: end,
    step: 1,
    disabled: scale === null,
    onPointerUp: onSettle,
    onBlur: onSettle,
  };
  const spoken = (cents: number | null) => (cents === null ? t('unlimited') : paid(cents));
  return (
    <Line>
      <Track aria-hidden="true">
        {scale !== null && (
          <rect
            x={`${(low / end) * 100}%`}
            width={`${(Math.max(0, high - low) / end) * 100}%`}
            height="100%"
          />
        )}
      </Track>
      <Handle
        {...shared}
        type="range"
        aria-label={t('priceFloor')}
        aria-valuetext={spoken(minimumCents)}
        value={low}
        onChange={(event) => moveLow(Number(event.target.value))}
      />
      <Handle
        {...shared}
        type="range"
        aria-label={t('priceCeiling')}
        aria-valuetext={spoken(maximumCents)}
        value={high}
        onChange={(event) => moveHigh(Number(event.target.value))}
      />
    </Line>
  );
}

/**
 * Position of a handle. It stays where it was dropped while that position still gives its price, because prices are
 * rounded more coarsely than positions.
 */
function useHandle(
  scale: PriceScale,
  cents: number | null,
  open: number,
): [place: number, put: (place: number) => void] {
  const [put, setPut] = useState(open);
  if (cents === null) {
    return [open, setPut];
  }
  return [priceAtPlace(scale, put) === cents ? put : placeOfPrice(scale, cents), setPut];
}

const Line = styled.div`
  position: relative;
  height: 4px;
  border-radius: 2px;
  background: var(--s3);
  overflow: visible;
`;

const Track = styled.svg`
  display: block;
  width: 100%;
  height: 4px;
  fill: var(--accent);
`;

const Handle = styled.input`
  position: absolute;
  inset: -10px -8px auto;
  width: calc(100% + 16px);
  height: 24px;
  margin: 0;
  background: none;
  appearance: none;
  pointer-events: none;
  outline: 0;
  &::-webkit-slider-runnable-track { background: none; }
  &::-moz-range-track { background: none; }
  &::-webkit-slider-thumb {
    appearance: none;
    pointer-events: auto;
    width: 16px;
    height: 16px;
    border: 3px solid var(--accent);
    border-radius: 50%;
    background: var(--s1);
    cursor: grab;
  }
  &::-moz-range-thumb {
    pointer-events: auto;
    box-sizing: border-box;
    width: 16px;
    height: 16px;
    border: 3px solid var(--accent);
    border-radius: 50%;
    background: var(--s1);
    cursor: grab;
  }
  &:focus-visible::-webkit-slider-thumb { outline: 2px solid var(--accent); outline-offset: 2px; }
  &:focus-visible::-moz-range-thumb { outline: 2px solid var(--accent); outline-offset: 2px; }
  &:disabled::-webkit-slider-thumb { border-color: var(--line-2); cursor: default; }
  &:disabled::-moz-range-thumb { border-color: var(--line-2); cursor: default; }
  @media (max-width: 1023px) {
    &::-webkit-slider-thumb { width: 24px; height: 24px; }
    &::-moz-range-thumb { width: 24px; height: 24px; }
  }
`;
