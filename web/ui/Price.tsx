import { styled } from 'styled-components';
import { moneyParts } from './money.ts';

interface PriceProps {
  /** Null where there is no price: a dash is shown. */
  readonly cents: number | null;
  /** Text size in px; that of the surroundings unless told. */
  readonly size?: 12 | 13 | 14 | 16 | 20 | 24 | 32 | 44;
  /** `quiet` for an amount that cannot be acted on; `money-in` for income. Spending stays neutral: buying is no error. */
  readonly tone?: 'plain' | 'quiet' | 'money-in' | 'inherit';
  readonly hasPlus?: boolean;
}

/** Every amount of money on every page. Its text reads as one word, so no second text for screen readers is needed. */
export function Price({ cents, size, tone = 'plain', hasPlus = false }: PriceProps) {
  if (cents === null) {
    return (
      <Money $size={size} $tone="quiet">
        —
      </Money>
    );
  }
  const { sign, symbol, integer, fraction } = moneyParts(cents, hasPlus);
  return (
    <Money $size={size} $tone={tone}>
      {sign}
      <Currency $isInherited={tone === 'inherit'}>{symbol}</Currency>
      {integer}
      <Fraction>{fraction}</Fraction>
    </Money>
  );
}

const TONES = { plain: 'var(--t1)', quiet: 'var(--t3)', 'money-in': 'var(--pos)', inherit: 'inherit' };

const Money = styled.span<{ $size: number | undefined; $tone: keyof typeof TONES }>`
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $tone }) => TONES[$tone]};
  ${({ $size }) => ($size === undefined ? '' : `font-size: ${$size}px; line-height: ${$size < 24 ? Math.round($size * 1.4) : $size + 8}px;`)}
`;

const Currency = styled.span<{ $isInherited: boolean }>`
  font-size: max(11px, 0.74em);
  font-weight: 500;
  margin-right: 0.14em;
  color: ${({ $isInherited }) => ($isInherited ? 'inherit' : 'var(--t2)')};
`;

const Fraction = styled.span`
  font-size: max(11px, 0.8em);
`;
