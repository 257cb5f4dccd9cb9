import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { lastMonths, RANGES, type WalletFilter } from './walletFilter.ts';

interface RangeSelectProps {
  readonly filter: WalletFilter;
  /** The server's time, milliseconds since 1970. */
  readonly nowMs: number;
  readonly onChange: (span: Pick<WalletFilter, 'range' | 'month'>) => void;
}

const MONTHS = 12;

/** Time range of a list: a named range, or one of the last months. */
export function RangeSelect({ filter, nowMs, onChange }: RangeSelectProps) {
  const { t } = useTranslation('wallet');
  const months = lastMonths(nowMs, MONTHS);
  const { month } = filter;
  const listed = month === null || months.includes(month) ? months : [...months, month];
  return (
    <Select
      aria-label={t('range')}
      value={month ?? filter.range ?? 'ALL'}
      onChange={(event) => {
        const { value } = event.target;
        const range = RANGES.find((each) => each === value) ?? null;
        onChange({ range, month: range === null && value !== 'ALL' ? value : null });
      }}
    >
      {RANGES.map((range) => (
        <option key={range ?? 'ALL'} value={range ?? 'ALL'}>
          {t(`range_${range ?? 'ALL'}`)}
        </option>
      ))}
      {listed.map((each) => (
        <option key={each} value={each}>
          {t('monthOption', { year: each.slice(0, 4), month: each.slice(5) })}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select`
  height: 36px;
  padding: 0 10px;
  border: 1px solid var(--ctl);
  border-radius: var(--r-input);
  background: var(--s1);
  color: var(--t1);
  &:focus-visible { border-color: var(--accent); outline: 0; box-shadow: 0 0 0 3px var(--accent-w); }
  option { background: var(--s1); color: var(--t1); }
  @media (max-width: 1023px) { height: 44px; font-size: 16px; }
`;
