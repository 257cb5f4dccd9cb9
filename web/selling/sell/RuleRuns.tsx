import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RuleRuns_rule$key } from '../../__generated__/RuleRuns_rule.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';

interface RuleRunsProps {
  readonly rule: RuleRuns_rule$key;
  readonly writeMoment: WriteMoment;
}

/** The last runs of a rule, collapsed at first. */
export function RuleRuns({ rule, writeMoment }: RuleRunsProps) {
  const { runs } = useFragment(FRAGMENT, rule);
  const { t } = useTranslation('sell');
  if (runs.length === 0) {
    return null;
  }
  return (
    <Fold>
      <summary>{t('rule_runs')}</summary>
      <ul>
        {runs.map((run) => (
          <li key={run.id} className="num">
            <Moment at={run.createdAt} writeMoment={writeMoment} />
            <span>{t('rule_runSays', { decided: run.decidedCount, count: run.changedCount })}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const FRAGMENT = graphql`
  fragment RuleRuns_rule on SellingRule {
    runs {
      id
      createdAt
      decidedCount
      changedCount
    }
  }
`;

const Fold = styled.details`
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
  summary { width: fit-content; cursor: pointer; color: var(--t3); }
  summary:hover { color: var(--t1); }
  ul { display: grid; gap: 4px; padding: 6px 0 2px; }
  li { display: flex; gap: 12px; }
  time { color: var(--t3); }
`;
