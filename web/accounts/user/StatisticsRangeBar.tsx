import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StatisticsDaysForm } from './StatisticsDaysForm.tsx';
import { lastDays, type SettingChoice, STATISTICS_RANGES, settingPath } from './settingChoice.ts';

interface StatisticsRangeBarProps {
  readonly choice: SettingChoice;
  /** The viewer's current day by the market's clock, such as 2026-11-21; null until it is known. */
  readonly today: string | null;
  readonly onChoose: (choice: Pick<SettingChoice, 'range' | 'days'>) => void;
}

/** Range of the statistics: a named one, or two custom days. */
export function StatisticsRangeBar({ choice, today, onChoose }: StatisticsRangeBarProps) {
  const { t } = useTranslation('user');
  const address = settingPath({ ...choice, tab: 'statistics' });
  /** The URL at which the form was opened. At another one it is closed. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = choice.days !== null || openAt === address;
  const initial = choice.days ?? (today === null ? null : lastDays(today, 30));
  return (
    <div>
      <Chips role="group" aria-label={t('statisticsRange')}>
        {STATISTICS_RANGES.map((range) => (
          <Chip
            key={range}
            type="button"
            aria-pressed={!isOpen && choice.range === range}
            onClick={() => {
              setOpenAt(null);
              onChoose({ range, days: null });
            }}
          >
            {t(`range_${range}`)}
          </Chip>
        ))}
        <Chip type="button" aria-pressed={isOpen} onClick={() => setOpenAt(address)}>
          {t('range_custom')}
        </Chip>
      </Chips>
      {isOpen && (
        <StatisticsDaysForm
          initial={initial}
          today={today}
          onChoose={(days) => onChoose({ range: null, days })}
        />
      )}
    </div>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Chip = styled.button`
  height: 34px;
  padding: 0 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-full);
  color: var(--t2);
  white-space: nowrap;
  &:hover { color: var(--t1); border-color: var(--ctl); }
  &[aria-pressed="true"] { background: var(--accent-w); border-color: var(--accent); color: var(--accent-t); font-weight: 500; }
  @media (max-width: 1023px) { height: 40px; }
`;
