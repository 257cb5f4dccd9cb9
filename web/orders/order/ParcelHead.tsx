import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { useParcel_parcel$key } from '../../__generated__/useParcel_parcel.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { personName } from '../../ui/Avatar.tsx';
import { clockText, useNow } from '../../ui/clock.ts';
import { useRemainingText } from './orderClock.ts';
import { useParcel } from './useParcel.ts';

interface ParcelHeadProps {
  readonly parcel: useParcel_parcel$key;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
}

/** What an offer by hand is: to whom, from which account, how many copies, and by when. */
export function ParcelHead({ parcel, nowMs, writeMoment }: ParcelHeadProps) {
  const { handDelivery, orders } = useParcel(parcel);
  const { t, i18n } = useTranslation('order');
  const { until, pausedAt } = orders[0]?.display.clock ?? {};
  const nickname = personName(orders[0]?.buyer?.nickname ?? '', i18n.language);
  return (
    <Head>
      <div>
        <h3>{t('parcelTo', { nickname, count: orders.length })}</h3>
        <p>
          {t('parcelFrom')} <b>{handDelivery.accountName}</b>{' '}
          <span className="num">{handDelivery.steamId}</span>
        </p>
      </div>
      {until != null && (
        <DueClock until={until} pausedAt={pausedAt} nowMs={nowMs} writeMoment={writeMoment} />
      )}
    </Head>
  );
}

interface DueClockProps {
  /** ISO 8601, as the server sends it. */
  readonly until: string;
  /** Since when the clock stands because Steam is down. */
  readonly pausedAt: string | null | undefined;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
}

/** How long the most urgent order of a parcel still has: to the second in its last hour. */
function DueClock({ until, pausedAt, nowMs, writeMoment }: DueClockProps) {
  const { t } = useTranslation('order');
  const remainingText = useRemainingText();
  const runningMs = useNow(nowMs);
  const clockMs = pausedAt == null ? runningMs : Date.parse(pausedAt);
  const leftMs = Date.parse(until) - clockMs;
  const remaining = leftMs < HOUR_MS ? clockText(leftMs) : remainingText(until, clockMs);
  return (
    <Due className="num">
      <b>{t(pausedAt == null ? 'remaining' : 'remainingPaused', { remaining })}</b>
      <span>{t('parcelDue', { time: writeMoment(until) })}</span>
    </Due>
  );
}

const HOUR_MS = 3_600_000;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 16px 20px;
  h3 { font-size: 16px; line-height: 24px; }
  p { color: var(--t3); font-size: 13px; line-height: 20px; }
  p b { color: var(--t1); font-weight: 600; }
  @media (max-width: 767px) { padding: 14px 16px; }
`;

const Due = styled.div`
  display: flex;
  flex-direction: column;
  text-align: right;
  b { color: var(--warn); font-weight: 600; }
  span { font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { flex-flow: row wrap; gap: 0 8px; text-align: left; }
`;
