import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ReleaseCalendar_calendar$key } from '../../__generated__/ReleaseCalendar_calendar.graphql.ts';
import { dayText } from '../../accounts/user/periodText.ts';
import { Panel } from '../../ui/Panel.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { useCurrency, useMoneyText } from '../../ui/useCurrency.ts';
import { BARS_HEIGHT, barHeights, barText } from './releaseBars.ts';
import { type WalletFilter, walletPath } from './walletFilter.ts';

interface ReleaseCalendarProps {
  readonly calendar: ReleaseCalendar_calendar$key;
  readonly filter: WalletFilter;
}

/**
 * How much becomes withdrawable today and on each of the next eight days, as bars, with a table for screen readers. A
 * day opens the list of its sales; pressed again it closes it.
 */
export function ReleaseCalendar({ calendar, filter }: ReleaseCalendarProps) {
  const { days, laterCents, laterCount } = useFragment(FRAGMENT, calendar);
  const { t, i18n } = useTranslation('wallet');
  const money = useMoneyText();
  const heights = barHeights(days.map(({ amountCents }) => amountCents));
  const chosen = filter.day ?? days[0]?.day;
  const shown = days.map((each, index) => ({
    ...each,
    name: index === 0 ? t('today') : weekdayText(each.day, i18n.language),
    date: dayText(each.day, i18n.language),
    height: heights[index] ?? 0,
  }));
  return (
    <Card>
      <Head>
        <h2>{t('calendar')}</h2>
        <p>{t('calendarHint')}</p>
      </Head>
      <Days>
        {shown.map((each) => (
          <Day key={each.day} $isFull={each.day === chosen}>
            {each.count === 0 ? (
              <Bar day={each} />
            ) : (
              <Link
                to={walletPath({
                  ...filter,
                  fund: 'SETTLING',
                  day: filter.day === each.day ? null : each.day,
                })}
                preventScrollReset
                aria-current={filter.day === each.day || undefined}
              >
                <Bar day={each} />
                <VisuallyHidden>
                  {t('calendarDay', { amount: money.shown(each.amountCents), count: each.count })}
                </VisuallyHidden>
              </Link>
            )}
          </Day>
        ))}
      </Days>
      {laterCount > 0 && (
        <Later>{t('calendarLater', { amount: money.shown(laterCents), count: laterCount })}</Later>
      )}
      <CalendarTable days={shown} />
    </Card>
  );
}

interface ShownDay {
  readonly day: string;
  readonly name: string;
  readonly date: string;
  readonly amountCents: number;
  readonly count: number;
  readonly height: number;
}

function Bar({ day: { name, date, amountCents, height } }: { readonly day: ShownDay }) {
  const currency = useCurrency();
  return (
    <>
      <svg width="100%" height={BARS_HEIGHT + 18} aria-hidden="true">
        {height === 0 ? (
          <rect className="none" x="15%" y={BARS_HEIGHT + 17} width="70%" height="1" />
        ) : (
          <>
            <text x="50%" y={BARS_HEIGHT + 12 - height} textAnchor="middle">
              {barText(amountCents, currency)}
            </text>
            <rect x="15%" y={BARS_HEIGHT + 18 - height} width="70%" height={height} rx="3" />
          </>
        )}
      </svg>
      <b>{name}</b>
      <small className="num">{date}</small>
    </>
  );
}

function CalendarTable({ days }: { readonly days: readonly ShownDay[] }) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('calendar')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('calendarDate')}</th>
            <th scope="col">{t('column_amount')}</th>
            <th scope="col">{t('calendarSales')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, name, date, amountCents, count }) => (
            <tr key={day}>
              <th scope="row">{`${name} ${date}`}</th>
              <td>{money.shown(amountCents)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

function weekdayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}

const FRAGMENT = graphql`
  fragment ReleaseCalendar_calendar on WalletReleaseCalendar {
    days {
      day
      amountCents
      count
    }
    laterCents
    laterCount
  }
`;

const Card = styled(Panel)`
  position: relative;
  padding: 16px 24px 18px;
  @media (max-width: 767px) { padding: 14px 12px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  padding-bottom: 8px;
  h2 { font-size: 14px; line-height: 22px; }
  p { font-size: 12px; color: var(--t3); }
`;

const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(9, minmax(0, 1fr));
  gap: 8px;
  @media (max-width: 767px) { gap: 2px; }
`;

const Day = styled.li<{ $isFull: boolean }>`
  display: grid;
  text-align: center;
  rect { fill: var(--info); opacity: ${({ $isFull }) => ($isFull ? 1 : 0.55)}; }
  .none { fill: var(--line-2); opacity: 1; }
  text { font-size: 11px; fill: ${({ $isFull }) => ($isFull ? 'var(--t1)' : 'var(--t2)')}; font-variant-numeric: tabular-nums; }
  svg { display: block; margin-bottom: 6px; }
  b { display: block; font-size: 12px; line-height: 18px; font-weight: 500; color: ${({ $isFull }) => ($isFull ? 'var(--t1)' : 'var(--t2)')}; }
  small { display: block; font-size: 11px; line-height: 16px; color: var(--t3); white-space: nowrap; }
  a { display: block; border-radius: var(--r-2); }
  a:hover { background: var(--hover); }
  a[aria-current] { background: var(--sel); }
`;

const Later = styled.p`
  padding-top: 10px;
  font-size: 12px;
  color: var(--t3);
`;
