import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GapAmount } from '../items/GapAmount.tsx';
import { bestOf, gapOf, type Way } from './comparison.ts';

interface BestGapProps {
  readonly prices: Parameters<typeof bestOf>[0];
  readonly way: Way;
  /** Platforms that may be the best. */
  readonly counted: readonly string[];
}

/** One trade direction, and the platform with the largest gap. */
export function BestGap({ prices, way, counted }: BestGapProps) {
  const { t } = useTranslation(['multiplatform', 'shell']);
  const best = bestOf(prices, way, counted);
  return (
    <Line>
      <small>
        {best === null
          ? t(`way_${way}`)
          : t(`best_${way}`, { platform: t(`shell:platform_${best.platform}`) })}
      </small>
      <GapAmount gap={best === null ? null : gapOf(best, way)} />
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  font-size: 13px;
  line-height: 18px;
  small { font-size: 12px; color: var(--t3); white-space: nowrap; }
  @media (max-width: 767px) { align-items: flex-start; }
`;
