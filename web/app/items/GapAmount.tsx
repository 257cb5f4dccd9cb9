import { styled } from 'styled-components';
import { Price } from '../../ui/Price.tsx';
import { gapText } from './gapText.ts';

interface GapAmountProps {
  /** Null: there is nothing to compare. */
  readonly gap: { readonly cents: number; readonly basisPoints: number } | null;
  /** The share alone. */
  readonly isShort?: boolean;
  /** It counts for nothing, so it is no reason for joy. */
  readonly isQuiet?: boolean;
}

/** What a deal between two places leaves after fees: a gain stands out, a loss does not. */
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
