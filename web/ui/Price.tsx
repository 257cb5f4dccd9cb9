import { styled } from 'styled-components';
import { moneyParts, YUAN } from './money.ts';
import { useCurrency } from './useCurrency.ts';

interface PriceProps {
  /** Null where there is no price: a dash is shown. */
  readonly cents: number | null;
  /** Text size in px; that of the surroundings unless told. */
  readonly size?: 12 | 13 | 14 | 16 | 20 | 24 | 32 | 44;
  /** `quiet` for an amount that cannot be acted on; `money-in` for income. Spending stays neutral: buying is no error. */
  readonly tone?: 'plain' | 'quiet' | 'money-in' | 'inherit';
  readonly hasPlus?: boolean;
  /** What is about to be paid stays in yuan; a reader of dollars gets their value beside it (requirement R-11). */
  readonly isPaid?: boolean;
}

/** Every amount of money on every page. Its text reads as one word, so no second text for screen readers is needed. */
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
  /** Null for nothing. */
  readonly cents: number | null;
  readonly isInherited?: boolean;
}

/** The dollar value beside an amount in yuan, for readers of dollars; nothing for others. */
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
