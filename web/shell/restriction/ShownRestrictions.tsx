import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { useMomentText } from '../Moment.tsx';
import { letterPath } from './letterPath.ts';
import type { Restriction } from './RestrictionPanel.tsx';

/** How many amounts that wait are shown in full above every page. */
const WAITING_SHOWN = 2;

interface ShownRestrictionsProps {
  readonly restrictions: readonly Restriction[];
  /** Those of them that are shown. */
  readonly shown: readonly Restriction[];
  readonly onLeave: (() => void) | undefined;
}

/** What restricts the account: what is stopped, why, what still works, and who decides. */
export function ShownRestrictions({ restrictions, shown, onLeave }: ShownRestrictionsProps) {
  const { t } = useTranslation('restriction');
  const stopping = shown.filter(({ stoppedActions }) => stoppedActions.length > 0);
  const waiting = shown.filter(({ stoppedActions }) => stoppedActions.length === 0);
  // Together they leave free what none of them stops. The first one says it.
  const free = restrictions.reduce<readonly string[]>(
    (left, { freeActions }) => left.filter((action) => freeActions.some((each) => each === action)),
    restrictions[0]?.freeActions ?? [],
  );
  const one = (restriction: Restriction) => (
    <One
      key={`${restriction.kind} ${restriction.orderNo} ${restriction.since}`}
      restriction={restriction}
      free={restriction === shown[0] ? free : null}
      onLeave={onLeave}
    />
  );
  return (
    <List role="status" aria-label={t('title')}>
      {[...stopping, ...waiting.slice(0, WAITING_SHOWN)].map(one)}
      {waiting.length > WAITING_SHOWN && (
        <More>
          <summary>{t('more', { number: waiting.length - WAITING_SHOWN })}</summary>
          {waiting.slice(WAITING_SHOWN).map(one)}
        </More>
      )}
    </List>
  );
}

/** A restriction in one line. */
export function StopLine({ restriction: { kind, amountCents } }: { readonly restriction: Restriction }) {
  const { t } = useTranslation('restriction');
  const { paid } = useMoneyText();
  return (
    <Stopped>
      <Icon name="lock" size={14} />{' '}
      {t(`kind_${kind}`, { amount: amountCents == null ? '' : paid(amountCents) })}
    </Stopped>
  );
}

interface OneProps {
  readonly restriction: Restriction;
  /** What still works. Null for all but the first, which alone is unfolded at first. */
  readonly free: readonly string[] | null;
  readonly onLeave: (() => void) | undefined;
}

function One({ restriction, free, onLeave }: OneProps) {
  const { kind, reason, stoppedActions, orderNo, amountCents, note, decidedBy, since, until } = restriction;
  const { t } = useTranslation('restriction');
  const money = useMoneyText();
  const { pathname, search } = useLocation();
  const writeMoment = useMomentText(Date.parse(since ?? until ?? '1970'));
  const nameAll = (names: readonly string[]) =>
    names.map((name) => t(`action_${name}`)).join(t('actionSeparator'));
  const time = until == null ? '' : writeMoment(until);
  const why = t(`why_${reason}`, { orderNo: orderNo ?? '' });
  const amount = amountCents == null ? '' : money.paid(amountCents);
  return (
    <Box $tone={TONES[kind] ?? 'var(--info)'} open={free !== null}>
      <summary>
        <Icon name={ICONS[kind] ?? 'lock'} />
        <b>{t(`kind_${kind}`, { amount })}</b>
        <Icon name="down" size={14} />
      </summary>
      <div>
        <Facts>
          {stoppedActions.length > 0 && (
            <>
              <dt>{t('stopped')}</dt>
              <dd>
                {nameAll(stoppedActions)}
                {kind === 'ACCOUNT_BLOCKED' && t('hidden')}
              </dd>
            </>
          )}
          <dt>{t('why')}</dt>
          <dd>{note == null ? why : t('note', { why, note })}</dd>
          {free !== null && (
            <>
              <dt>{t('free')}</dt>
              <dd>{nameAll(free)}</dd>
            </>
          )}
          <dt>{t('end')}</dt>
          <dd>{t(`end_${decidedBy}${until == null ? '_open' : ''}`, { time })}</dd>
        </Facts>
        <Ways>
          {orderNo != null && (
            <Link to={`/user/orderDetail?${new URLSearchParams({ orderNo })}`} onClick={onLeave}>
              {t('order')}
            </Link>
          )}
          {kind === 'TRADE_BANNED' && (
            <Link to="/user/setting" onClick={onLeave}>
              {t('link')}
            </Link>
          )}
          <Link to={letterPath({ kind, orderNo: orderNo ?? null }, pathname + search)} onClick={onLeave}>
            {t('answer')}
          </Link>
        </Ways>
      </div>
    </Box>
  );
}

/** What stops most is red, what stops one thing amber; money that waits for somebody is blue. */
const TONES: Readonly<Record<string, string>> = {
  ACCOUNT_BLOCKED: 'var(--neg)',
  WITHDRAWALS_HELD: 'var(--warn-m)',
  WITHDRAWALS_FROZEN: 'var(--warn-m)',
  TRADE_BANNED: 'var(--warn-m)',
};

const ICONS: Readonly<Record<string, IconName>> = {
  TRADE_BANNED: 'steam',
  TRADE_MONEY_WAITS: 'clock',
  PROCEEDS_REVIEWED: 'search',
};

const List = styled.section`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
`;

/** The amounts beyond the first, which a seller of many may have. */
const More = styled.details`
  display: grid;
  font-size: 13px;
  summary { min-height: 24px; color: var(--t2); cursor: pointer; }
  > div { margin-top: 12px; }
  @media (max-width: 1023px) { summary { min-height: 44px; line-height: 44px; } }
`;

const Box = styled.details<{ $tone: string }>`
  padding: 12px 16px;
  border: 1px solid ${({ $tone }) => $tone};
  border-radius: var(--r-3);
  background: var(--s2);
  summary {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    min-height: 24px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker { display: none; }
  summary svg { flex: none; margin-top: 3px; color: ${({ $tone }) => $tone}; }
  summary svg:last-child { margin-left: auto; color: var(--t3); }
  &[open] summary svg:last-child { transform: rotate(180deg); }
  > div { padding-left: 28px; }
  b { font-weight: 600; }
  @media (max-width: 1023px) { summary { min-height: 28px; } }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 16px;
  margin: 4px 0 0;
  font-size: 13px;
  line-height: 20px;
  dt { color: var(--t3); white-space: nowrap; }
  dd { margin: 0; color: var(--t2); overflow-wrap: anywhere; }
  dd::first-letter { text-transform: uppercase; }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-top: 6px;
  font-size: 13px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: var(--accent-t);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (max-width: 1023px) { a { min-height: 44px; } }
`;

const Stopped = styled.small`
  font-size: 12px;
  line-height: 18px;
  color: var(--warn);
  svg { vertical-align: -2px; }
`;
