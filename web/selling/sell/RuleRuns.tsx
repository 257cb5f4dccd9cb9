import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { RuleRunsOutcomesQuery } from '../../__generated__/RuleRunsOutcomesQuery.graphql.ts';
import type { RuleRunsQuery } from '../../__generated__/RuleRunsQuery.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';

interface RuleRunsProps {
  readonly ruleId: string;
  readonly writeMoment: WriteMoment;
}

/** The last runs of a rule with the number of listings by reason, and each run's listings. Loaded once it is opened. */
export function RuleRuns({ ruleId, writeMoment }: RuleRunsProps) {
  const { t } = useTranslation('sell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('rule_runs')}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <Runs ruleId={ruleId} writeMoment={writeMoment} />
        </Suspense>
      )}
    </Fold>
  );
}

/** Shown at first. The query has those of a day with the shortest interval. */
const FEW = 10;

function Runs({ ruleId, writeMoment }: RuleRunsProps) {
  const { t } = useTranslation('sell');
  const { node } = useLazyLoadQuery<RuleRunsQuery>(RUNS, { ruleId }, { fetchPolicy: 'store-and-network' });
  const [isAll, setIsAll] = useState(false);
  const runs = node?.runs ?? [];
  return (
    <>
      <ul>
        {runs.slice(0, isAll ? undefined : FEW).map((run) => (
          <Run key={run.id} ruleId={ruleId} run={run} writeMoment={writeMoment} />
        ))}
      </ul>
      {!isAll && runs.length > FEW && (
        <Button size="small" look="ghost" onClick={() => setIsAll(true)}>
          {t('rule_runsMore')}
        </Button>
      )}
    </>
  );
}

interface RunProps {
  readonly ruleId: string;
  readonly run: NonNullable<NonNullable<RuleRunsQuery['response']['node']>['runs']>[number];
  readonly writeMoment: WriteMoment;
}

function Run({ ruleId, run, writeMoment }: RunProps) {
  const { t } = useTranslation('sell');
  const [isOpen, setIsOpen] = useState(false);
  const reasons = run.reasons
    .filter(({ because }) => because !== 'UNCHANGED')
    .map(({ because, count }) => t('rule_reasonCount', { reason: t(`rule_because_${because}`), count }));
  return (
    <li>
      <Line className="num">
        <Moment at={run.createdAt} writeMoment={writeMoment} />
        <span>
          {t('rule_runSays', { decided: run.decidedCount, count: run.changedCount })}
          {reasons.length > 0 && ` · ${reasons.join(' · ')}`}
        </span>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'rule_runHide' : 'rule_runShow')}
        </button>
      </Line>
      {isOpen && (
        <Suspense fallback={null}>
          <Outcomes ruleId={ruleId} runId={run.id} />
        </Suspense>
      )}
    </li>
  );
}

function Outcomes({ ruleId, runId }: { readonly ruleId: string; readonly runId: string }) {
  const { node } = useLazyLoadQuery<RuleRunsOutcomesQuery>(OUTCOMES, { ruleId, runId });
  const { t, i18n } = useTranslation('sell');
  const { paid } = useMoneyText();
  return (
    <Listings>
      {node?.run?.outcomes.map(({ listing, fromCents, toCents, because, soldFor, order }, at) => {
        const endCents = soldFor?.priceCents ?? toCents;
        const item = listing?.marketItem;
        const name = i18n.language === 'zh' ? item?.nameZh : item?.nameEn;
        return (
          <li key={listing?.id ?? at}>
            <span>
              {name ?? t('unknownItem')} {listing?.asset.floatValue?.toFixed(4)}
            </span>
            <span className="num">
              {paid(fromCents)}
              {endCents != null && (
                <>
                  {' → '}
                  <b>{paid(endCents)}</b>
                </>
              )}
            </span>
            {order == null ? (
              <span>{t(`rule_because_${because}`)}</span>
            ) : (
              <Link to={`/user/orderDetail?orderNo=${order.orderNo}`}>{t(`rule_because_${because}`)}</Link>
            )}
          </li>
        );
      })}
    </Listings>
  );
}

const RUNS = graphql`
  query RuleRunsQuery($ruleId: ID!) {
    node(id: $ruleId) {
      ... on SellingRule {
        runs(first: 100) {
          id
          createdAt
          decidedCount
          changedCount
          reasons {
            because
            count
          }
        }
      }
    }
  }
`;

const OUTCOMES = graphql`
  query RuleRunsOutcomesQuery($ruleId: ID!, $runId: String!) {
    node(id: $ruleId) {
      ... on SellingRule {
        run(id: $runId) {
          id
          outcomes {
            fromCents
            toCents
            because
            soldFor {
              priceCents
            }
            order {
              orderNo
            }
            listing {
              id
              asset {
                floatValue
              }
              marketItem {
                nameZh
                nameEn
              }
            }
          }
        }
      }
    }
  }
`;

const Fold = styled.details`
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
  summary { width: fit-content; cursor: pointer; color: var(--t3); }
  summary:hover { color: var(--t1); }
  > ul { display: grid; gap: 4px; padding: 6px 0 2px; }
  time { color: var(--t3); }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  > span { min-width: 0; }
  button { border: 0; background: none; padding: 0; color: var(--accent-t); cursor: pointer; }
`;

const Listings = styled.ul`
  max-height: 260px;
  margin: 4px 0 8px;
  padding: 4px 12px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(88px, auto); gap: 12px; padding: 3px 0; }
  li > :last-child { text-align: right; }
  li > span:last-child { color: var(--t3); }
  a { color: var(--accent-t); }
  b { color: var(--t1); font-weight: 600; }
  @media (max-width: 767px) {
    li { grid-template-columns: minmax(0, 1fr) auto; }
    li > :first-child { grid-column: 1 / -1; }
  }
`;
