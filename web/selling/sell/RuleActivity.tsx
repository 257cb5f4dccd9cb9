import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { RuleActivity_activity$key } from '../../__generated__/RuleActivity_activity.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { RUNS_PATH } from './sellListFilter.ts';

interface RuleActivityProps {
  readonly activity: RuleActivity_activity$key;
  readonly writeMoment: WriteMoment;
}

/** What all rules did since yesterday evening, and the way to their runs. */
export function RuleActivity({ activity, writeMoment }: RuleActivityProps) {
  const data = useFragment(FRAGMENT, activity);
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const { runCount, changedCount, fromCents, toCents, loweredCount, soldCount, stoppedCount } = data;
  const facts = [
    runCount === 0 ? t('activity_none') : t('activity_runs', { count: runCount }),
    runCount > 0 &&
      (changedCount === 0 ? t('activity_unchanged') : t('activity_changed', { count: changedCount })),
    changedCount > 0 &&
      fromCents != null &&
      toCents != null &&
      t('activity_sums', { from: paid(fromCents), to: paid(toCents) }),
    loweredCount > 0 && t('activity_lowered', { count: loweredCount }),
    soldCount > 0 && t('activity_sold', { count: soldCount }),
  ].filter((fact) => fact !== false);
  return (
    <Facts aria-label={t('activity')} className="num">
      <li>{t('activity_since', { moment: writeMoment(data.since) })}</li>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {stoppedCount > 0 && (
        <li>
          <Stopped to="/user/messageCenter">{t('activity_stopped', { count: stoppedCount })}</Stopped>
        </li>
      )}
      {runCount > 0 && (
        <li>
          <Link to={RUNS_PATH} preventScrollReset>
            {t('activity_show')}
          </Link>
        </li>
      )}
    </Facts>
  );
}

const FRAGMENT = graphql`
  fragment RuleActivity_activity on SellingRuleActivity {
    since
    runCount
    changedCount
    fromCents
    toCents
    loweredCount
    soldCount
    stoppedCount
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 0;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  background: var(--s2);
  font-size: 13px;
  line-height: 20px;
  color: var(--t2);
  li:not(:last-child)::after { content: '·'; padding: 0 8px; color: var(--t3); }
  a { color: var(--accent-t); }
  @media (max-width: 767px) { padding-inline: 16px; }
`;

const Stopped = styled(Link)`
  && { color: var(--warn); }
`;
