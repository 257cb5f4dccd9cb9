import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMomentText } from '../../shell/Moment.tsx';
import { CountdownButton } from '../../ui/CountdownButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { type AskRules, parseAsk, parseMultiplier } from './askRules.ts';
import { BulkField } from './BulkField.tsx';
import type { BulkPrice } from './BulkPrices.tsx';
import { useBlameText } from './PriceNote.tsx';
import type { CopyBlame } from './pricedCopy.ts';
import { type ScheduleReport, useScheduleListings } from './useScheduleListings.ts';

interface ScheduleNoteProps {
  readonly blames: ReadonlyMap<string, CopyBlame>;
  readonly rules: AskRules;
  readonly onDone?: (() => void) | undefined;
}

/**
 * Offers to schedule the form's copies that are only blocked by a cooldown, to be listed when it ends; then those of
 * them alone that were not scheduled. Renders nothing when there is none.
 */
export function ScheduleNote({ blames, rules, onDone }: ScheduleNoteProps) {
  const { t } = useTranslation('sell');
  const writeMoment = useMomentText(Date.now());
  const [report, setReport] = useState<ScheduleReport | null>(null);
  const [schedule, isInFlight] = useScheduleListings(({ doneCount, failed }) => {
    setReport({ doneCount: (report?.doneCount ?? 0) + doneCount, failed });
    if (doneCount > 0) onDone?.();
  });
  const cooling = [...blames].filter(([, { reason, until }]) => reason === 'IN_COOLDOWN' && until !== null);
  if (cooling.length === 0) {
    return null;
  }
  const ends = cooling.map(([, { until }]) => until ?? '').toSorted();
  const times = { first: writeMoment(ends[0] ?? ''), last: writeMoment(ends.at(-1) ?? '') };
  const open = cooling.flatMap(([id]) => (report === null || report.failed.has(id) ? [id] : []));
  return (
    <Box>
      {report === null ? (
        <Line>
          <Icon name="clock" size={14} />
          {t(times.first === times.last ? 'cooling' : 'coolingFrom', { ...times, count: cooling.length })}
        </Line>
      ) : (
        <ReportLines report={report} />
      )}
      {open.length > 0 && (
        <PriceLine
          count={open.length}
          rules={rules}
          isBusy={isInFlight}
          onSend={(price) => schedule(open, price)}
        />
      )}
    </Box>
  );
}

/** How many copies are scheduled by now, and how many are not for each reason. */
function ReportLines({ report: { doneCount, failed } }: { readonly report: ScheduleReport }) {
  const { t } = useTranslation('sell');
  const blameText = useBlameText();
  const reasons = Map.groupBy(failed.values(), blameText);
  return (
    <>
      {doneCount > 0 && (
        <Line role="status">
          <Icon name="check" size={14} />
          {t('scheduledStays', { count: doneCount })}
        </Line>
      )}
      {[...reasons].map(([reason, { length: count }]) => (
        <Line key={reason} role="alert" $isBad>
          <Icon name="alert" size={14} />
          {t('scheduleFailed', { count, reason })}
        </Line>
      ))}
    </>
  );
}

interface PriceLineProps {
  readonly count: number;
  readonly rules: AskRules;
  readonly isBusy: boolean;
  readonly onSend: (price: BulkPrice) => void;
}

function PriceLine({ count, rules, isBusy, onSend }: PriceLineProps) {
  const { t } = useTranslation('sell');
  const [kind, setKind] = useState<'multiplier' | 'price'>('multiplier');
  const [text, setText] = useState('1');
  const [hasTried, setHasTried] = useState(false);
  const isMultiplier = kind === 'multiplier';
  const value = isMultiplier ? parseMultiplier(text.trim(), rules) : parseAsk(text.trim());
  const isWrong = value === null || value === 0;
  const send = () => {
    setHasTried(true);
    if (!isWrong && !isBusy) {
      onSend(isMultiplier ? { multiplier: value } : { cents: value });
    }
  };
  return (
    // Enter does not submit, because the button counts down first.
    <Form noValidate onSubmit={(event) => event.preventDefault()}>
      <Segmented
        label={t('schedulePrice')}
        value={kind}
        options={[
          { value: 'multiplier', label: t('scheduleMultiplier') },
          { value: 'price', label: t('sameLabel') },
        ]}
        onChange={(next) => {
          setKind(next);
          setText(next === 'multiplier' ? '1' : '');
        }}
      />
      <BulkField
        isMultiplier={isMultiplier}
        rules={rules}
        text={text}
        isWrong={hasTried && isWrong}
        onChange={setText}
      />
      <CountdownButton
        waitingLabel={t('checkSchedule')}
        readyLabel={t('schedule', { count })}
        readySpoken={t('ready')}
        resetKey={`${count} ${kind} ${text}`}
        isBusy={isBusy}
        isQuiet
        onPress={send}
      />
    </Form>
  );
}

const Box = styled.section`
  display: grid;
  gap: 10px;
  margin-bottom: 12px;
  padding: 12px 24px;
  border-bottom: 1px solid var(--line);
  background: var(--s2);
  @media (max-width: 767px) { padding-inline: 16px; }
`;

const Line = styled.p<{ $isBad?: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 13px;
  line-height: 20px;
  color: ${({ $isBad = false }) => ($isBad ? 'var(--neg)' : 'var(--t2)')};
`;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  > :nth-child(2) { flex: 1 1 170px; }
  @media (max-width: 1023px) { > button { height: 44px; } }
`;
