import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field } from '../../ui/Field.tsx';
import { parseYuan, yuanText } from '../../ui/money.ts';
import { Dollars } from '../../ui/Price.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { PriceHistogram } from './PriceHistogram.tsx';

/** Debounce of typed prices in ms: the default (requirement R-13). */
const DEBOUNCE_MS = 500;

/** Minimum and maximum price in yuan, by input or by slider. Applied after a moment, and at once by Enter or when left. */
export function PriceFilter() {
  const { filter, change } = useMarketFilter();
  const { t } = useTranslation('market');
  const [minimum, setMinimum] = useBoundText(filter.minPriceCents);
  const [maximum, setMaximum] = useBoundText(filter.maxPriceCents);
  const minimumCents = parseYuan(minimum);
  const maximumCents = parseYuan(maximum);
  const isMinimumWrong = minimum !== '' && minimumCents === null;
  const isMaximumWrong = maximum !== '' && maximumCents === null;
  const isReversed = minimumCents !== null && maximumCents !== null && minimumCents > maximumCents;
  const isUsable = !isMinimumWrong && !isMaximumWrong && !isReversed;
  const isChanged = minimumCents !== filter.minPriceCents || maximumCents !== filter.maxPriceCents;
  const act = () => change({ ...filter, minPriceCents: minimumCents, maxPriceCents: maximumCents });
  const settle = () => isUsable && isChanged && act();
  const apply = useEffectEvent(act);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each typed character starts the wait anew.
  useEffect(() => {
    if (!isUsable || !isChanged) {
      return;
    }
    const timer = setTimeout(apply, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [minimum, maximum, isUsable, isChanged]);
  const problem = isReversed ? t('priceReversed') : t('priceWrong');
  return (
    <>
      <PriceHistogram
        minimumCents={minimumCents}
        maximumCents={maximumCents}
        onMove={(low, high) => {
          setMinimum(boundText(low));
          setMaximum(boundText(high));
        }}
        onSettle={settle}
      />
      <Row onBlur={settle} onKeyDown={(event) => event.key === 'Enter' && settle()}>
        <Field
          label={t('minPrice')}
          isLabelHidden
          prefix="¥"
          inputMode="decimal"
          placeholder="0"
          maxLength={12}
          value={minimum}
          onChange={(event) => setMinimum(event.target.value)}
          aria-invalid={isMinimumWrong || isReversed || undefined}
        />
        <span aria-hidden="true">–</span>
        <Field
          label={t('maxPrice')}
          isLabelHidden
          prefix="¥"
          inputMode="decimal"
          placeholder={t('unlimited')}
          maxLength={12}
          value={maximum}
          onChange={(event) => setMaximum(event.target.value)}
          aria-invalid={isMaximumWrong || isReversed || undefined}
        />
      </Row>
      <Values>
        <Dollars cents={minimumCents} />
        <Dollars cents={maximumCents} />
      </Values>
      {!isUsable && <Problem role="alert">{problem}</Problem>}
    </>
  );
}

/** Text of a price input: what is typed, until the URL gets another bound than the typed one (a removed chip, Back). */
function useBoundText(cents: number | null): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(() => boundText(cents));
  const [knownCents, setKnownCents] = useState(cents);
  if (cents !== knownCents) {
    setKnownCents(cents);
    if (cents !== parseYuan(text)) {
      setText(boundText(cents));
    }
  }
  return [text, setText];
}

function boundText(cents: number | null): string {
  return cents === null ? '' : yuanText(cents);
}

/** As high as the histogram. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 2px 0 4px;
  color: var(--t3);
`;

/** Each value in dollars is below its bound. */
const Values = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 23px;
  padding-bottom: 4px;
  &:empty { display: none; }
`;

const Problem = styled.p`
  padding-bottom: 4px;
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;
