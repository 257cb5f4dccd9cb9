import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { RuleRuns_rule$data, RuleRuns_rule$key } from '../../__generated__/RuleRuns_rule.graphql.ts';
import type { RuleRunsQuery } from '../../__generated__/RuleRunsQuery.graphql.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { RunOutcomes } from './RunOutcomes.tsx';
import { RunUndo } from './RunUndo.tsx';
import { hasOpenRuns } from './sellListFilter.ts';

interface RuleRunsProps {
  readonly ruleId: string;
  /** When the rule ran last: another moment means that the list has grown. */
  readonly lastRunAt: string;
  readonly writeMoment: WriteMoment;
}

/** The last runs of a rule with the number of listings by reason, and each run's listings. Loaded once it is opened. */
export function RuleRuns(props: RuleRunsProps) {
  const [search] = useSearchParams();
  const isOpened = hasOpenRuns(search);
  return <RunsFold key={String(isOpened)} isOpened={isOpened} {...props} />;
}

function RunsFold({
  ruleId,
  lastRunAt,
  writeMoment,
  isOpened,
}: RuleRunsProps & { readonly isOpened: boolean }) {
  const { t } = useTranslation('sell');
  const [isOpen, setIsOpen] = useState(isOpened);
  useFollowedRuns(ruleId, lastRunAt, isOpen);
  return (
    <Fold open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('rule_runs')}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <Runs ruleId={ruleId} writeMoment={writeMoment} />
        </Suspense>
      )}
    </Fold>
  );
}

/** Reads the open list again once its rule has run, by a press here or elsewhere. Opened later, it reads itself. */
function useFollowedRuns(ruleId: string, lastRunAt: string, isOpen: boolean): void {
  const refresh = useRefresh<RuleRunsQuery>(RUNS, { ruleId });
  const seenRunAt = useRef(lastRunAt);
  useEffect(() => {
    if (seenRunAt.current === lastRunAt) {
      return;
    }
    seenRunAt.current = lastRunAt;
    if (isOpen) {
      refresh();
    }
  }, [lastRunAt, isOpen, refresh]);
}

/** Shown at first. The query has those of a day with the shortest interval. */
const FEW = 10;

function Runs({ ruleId, writeMoment }: Omit<RuleRunsProps, 'lastRunAt'>) {
  const { t } = useTranslation('sell');
  const { node } = useLazyLoadQuery<RuleRunsQuery>(RUNS, { ruleId }, { fetchPolicy: 'store-and-network' });
  const rule = useFragment<RuleRuns_rule$key>(FRAGMENT, node?.rule);
  const [isAll, setIsAll] = useState(false);
  const runs = rule?.runs ?? [];
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
  readonly run: RuleRuns_rule$data['runs'][number];
  readonly writeMoment: WriteMoment;
}

function Run({ ruleId, run, writeMoment }: RunProps) {
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
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
          {run.changedCount > 0 &&
            run.fromCents != null &&
            run.toCents != null &&
            ` · ${t('rule_runSums', { from: paid(run.fromCents), to: paid(run.toCents) })}`}
          {reasons.length > 0 && ` · ${reasons.join(' · ')}`}
        </span>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'rule_runHide' : 'rule_runShow')}
        </button>
        <RunUndo ruleId={ruleId} run={run} />
      </Line>
      {isOpen && (
        <Suspense fallback={null}>
          <RunOutcomes ruleId={ruleId} runId={run.id} decidedCount={run.decidedCount} />
        </Suspense>
      )}
    </li>
  );
}

const RUNS = graphql`
  query RuleRunsQuery($ruleId: ID!) {
    node(id: $ruleId) {
      ... on SellingRule {
        ...RuleRuns_rule @alias(as: "rule")
      }
    }
  }
`;

// Also what a mutation answers: it may name a run that happened meanwhile, whose row is then shown at once.
const FRAGMENT = graphql`
  fragment RuleRuns_rule on SellingRule {
    runs(first: 100) {
      id
      createdAt
      decidedCount
      changedCount
      fromCents
      toCents
      reasons {
        because
        count
      }
      ...RunUndo_run
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
