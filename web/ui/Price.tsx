import { styled } from 'styled-components';
import { moneyParts, YUAN } from './money.ts';
import { useCurrency } from './useCurrency.ts';

interface PriceProps {
  /** Null when there is no price; a dash is shown. */
  readonly cents: number | null;
  /** Text size in px; inherited by default. */
  readonly size?: 12 | 13 | 14 | 16 | 20 | 24 | 32 | 44;
  /**
   * `quiet` for an amount without an action; `money-in` for income. Spending is neutral, because buying is no error.
   */
  readonly tone?: 'plain' | 'quiet' | 'money-in' | 'inherit';
  readonly hasPlus?: boolean;
  /**
   * An amount to be paid stays in yuan, with its value in dollars beside it for readers of dollars (requirement
   *
   */
  readonly isPaid?: boolean;
}

/**
 * Renders every amount of money. Its text nodes are read as one word, so it needs no separate text for screen
 * readers.
 */
export function Price({ cents, size, tone = 'plain', hasPlus = false, isPaid = false }: PriceProps) {
  const currency = useCurrency();
  if (cents === null) {
    return (
      <Money $size={size} $tone="quiet">
        —
      </Money>
    );
  }
  const { sign, symbol, integer, fraction } = moneyParts(cents, hasPlus, isPaid ? YUAN : currency);
  const amount = (
    <Money $size={size} $tone={tone}>
      {sign}
      <Sign $isInherited={tone === 'inherit'}>{symbol}</Sign>
      {integer}
      <Fraction>{fraction}</Fraction>
    </Money>
  );
  return isPaid && currency.usdPerCny !== null ? (
    <Pair>
      {amount} <Dollars cents={cents} isInherited={tone === 'inherit'} />
    </Pair>
  ) : (
    amount
  );
}

interface DollarsProps {
  /** Null renders nothing. */
  readonly cents: number | null;
  readonly isInherited?: boolean;
}

/** The value in dollars beside an amount in yuan, for readers of dollars only. */
export function Dollars({ cents, isInherited = false }: DollarsProps) {
  const currency = useCurrency();
  if (currency.usdPerCny === null || cents === null) {
    return null;
  }
  const { sign, symbol, integer, fraction } = moneyParts(cents, false, currency);
  return (
    <Beside className="num" $isInherited={isInherited}>
      ≈ {sign}
      {symbol}
      {integer}
      {fraction}
    </Beside>
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

const Sign = styled.span<{ $isInherited: boolean }>`
  font-size: max(11px, 0.74em);
  font-weight: 500;
  margin-right: 0.14em;
  color: ${({ $isInherited }) => ($isInherited ? 'inherit' : 'var(--t2)')};
`;

const Fraction = styled.span`
  font-size: max(11px, 0.8em);
`;

const Pair = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: 0 6px;
`;

const Beside = styled.span<{ $isInherited: boolean }>`
  font-size: 12px;
  line-height: 18px;
  font-weight: 400;
  white-space: nowrap;
  color: ${({ $isInherited }) => ($isInherited ? 'inherit' : 'var(--t3)')};
`;
