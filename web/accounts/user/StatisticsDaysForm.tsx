import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { type DaySpan, problemOf, SPAN_DAYS_MAX } from './settingChoice.ts';

interface StatisticsDaysFormProps {
  readonly initial: DaySpan | null;
  readonly today: string | null;
  readonly onChoose: (days: DaySpan) => void;
}

/** Form for a custom range of two days, both inclusive. An error is shown below its input. */
export function StatisticsDaysForm({ initial, today, onChoose }: StatisticsDaysFormProps) {
  const { t } = useTranslation('user');
  const start = initial ?? { from: '', to: '' };
  /** Input for these days. When the URL changes to others, those replace it. */
  const [typed, setTyped] = useState<{ over: DaySpan; days: DaySpan } | null>(null);
  const isCurrent = typed?.over.from === start.from && typed.over.to === start.to;
  const days = isCurrent ? typed.days : start;
  const type = (part: Partial<DaySpan>) => setTyped({ over: start, days: { ...days, ...part } });
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked ? problemOf(days, today ?? undefined) : null;
  const words = problem === null ? undefined : t(`days_${problem}`, { count: SPAN_DAYS_MAX });
  const isAboutFrom = problem === 'fromMissing';
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (problemOf(days, today ?? undefined) === null) {
      onChoose(days);
    }
  }
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label={t('daysFrom')}
        type="date"
        max={today ?? undefined}
        value={days.from}
        problem={isAboutFrom ? words : undefined}
        onChange={(event) => type({ from: event.target.value })}
      />
      <Field
        label={t('daysTo')}
        type="date"
        max={today ?? undefined}
        value={days.to}
        problem={isAboutFrom ? undefined : words}
        onChange={(event) => type({ to: event.target.value })}
      />
      <Apply type="submit" look="primary">
        {t('daysApply')}
      </Apply>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 200px 200px auto;
  justify-content: start;
  align-items: start;
  gap: 12px;
  padding-top: 14px;
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

/** Aligned with the inputs, whose labels are above them. */
const Apply = styled(Button)`
  margin-top: 24px;
  @media (max-width: 1023px) { height: 44px; }
  @media (max-width: 767px) { margin-top: 0; grid-column: 1 / -1; }
`;
