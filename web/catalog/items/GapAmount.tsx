import { styled } from 'styled-components';
import { gapText } from '../../ui/money.ts';
import { Price } from '../../ui/Price.tsx';

interface GapAmountProps {
  /** Null when there is nothing to compare. */
  readonly gap: { readonly cents: number; readonly basisPoints: number } | null;
  /** Shows only the share. */
  readonly isShort?: boolean;
  /** True for a gap that is not reliable, so a gain is not highlighted. */
  readonly isQuiet?: boolean;
}

/** What remains of buying at one place and selling at another after fees. A gain is highlighted, a loss is not. */
export function GapAmount({ gap, isShort = false, isQuiet = false }: GapAmountProps) {
  if (gap === null) {
    return <Share>—</Share>;
  }
  return (
    <Share className="num" $isGain={!isQuiet && gap.cents > 0}>
      {!isShort && <Price cents={gap.cents} tone="inherit" hasPlus />} {gapText(gap.basisPoints)}
    </Share>
  );
}

const Share = styled.span<{ $isGain?: boolean }>`
  font-weight: 500;
  white-space: nowrap;
  color: ${({ $isGain = false }) => ($isGain ? 'var(--pos)' : 'var(--t3)')};
`;
