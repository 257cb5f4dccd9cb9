import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { RuleBoard_viewer$key } from '../../__generated__/RuleBoard_viewer.graphql.ts';
import type { RuleBoardViewsQuery } from '../../__generated__/RuleBoardViewsQuery.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RULES_PATH, type RuleScope, readRuleScope } from '../desk/ruleScope.ts';
import { RuleActivity } from './RuleActivity.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleRow } from './RuleRow.tsx';
import type { EditedRule } from './ruleDraft.ts';

interface RuleBoardProps {
  readonly viewer: RuleBoard_viewer$key;
  /** True while the account may not list. */
  readonly isHeld: boolean;
  readonly writeMoment: WriteMoment;
  /** Runs when rules or asks changed. */
  readonly onChanged: () => void;
}

const RULES_MAX = 20;

/** The seller's rules in their order, and the form for a new one. */
export function RuleBoard({ viewer, isHeld, writeMoment, onChanged }: RuleBoardProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('sell');
  const [scope, leaveScope] = useRuleScope();
  // Null for a new rule.
  const [open, setOpen] = useState<EditedRule | null | undefined>(scope === null ? undefined : null);
  const { viewer: owner } = useLazyLoadQuery<RuleBoardViewsQuery>(
    VIEWS,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const views = owner?.savedViews ?? [];
  const rules = data.sellingRules ?? [];
  const add = (
    <Button look="primary" disabled={rules.length >= RULES_MAX} onClick={() => setOpen(null)}>
      <Icon name="plus" size={14} />
      {t('rule_new')}
    </Button>
  );
  return (
    <>
      {rules.length === 0 ? (
        <Empty art="k-rifle" title={t('rule_none')} hint={t('rule_noneHint')} action={add} />
      ) : (
        <>
          {data.sellingRuleActivity != null && (
            <RuleActivity activity={data.sellingRuleActivity} writeMoment={writeMoment} />
          )}
          <Head>
            <p>{t(isHeld ? 'rule_held' : rules.length >= RULES_MAX ? 'rule_full' : 'rule_orderHint')}</p>
            {add}
          </Head>
          <ol>
            {rules.map((rule, place) => (
              <RuleRow
                key={rule.id}
                rule={rule}
                views={views}
                place={place}
                isLast={place === rules.length - 1}
                isHeld={isHeld}
                writeMoment={writeMoment}
                onEdit={setOpen}
                onChanged={onChanged}
              />
            ))}
          </ol>
        </>
      )}
      {open !== undefined && (
        <RuleDialog
          rule={open}
          scope={scope}
          views={views}
          accounts={data.steamAccounts ?? []}
          onDone={onChanged}
          onClose={() => {
            setOpen(undefined);
            leaveScope();
          }}
        />
      )}
    </>
  );
}

/** What a selection has handed over for a new rule, and how to forget it, so that a reload does not open the form again. */
function useRuleScope(): [RuleScope | null, () => void] {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const scope = readRuleScope(state, new URLSearchParams(search));
  return [
    scope,
    () => {
      if (scope !== null) {
        void navigate(RULES_PATH, { replace: true, preventScrollReset: true });
      }
    },
  ];
}

// A query of its own, which the other tabs of the page do not need.
const VIEWS = graphql`
  query RuleBoardViewsQuery {
    viewer {
      id
      savedViews(place: LISTINGS) {
        id
        name
        listings {
          status
          keyword
          steamAccountIds
          copies {
            ...viewTexts_copies @relay(mask: false)
          }
        }
      }
    }
  }
`;

const FRAGMENT = graphql`
  fragment RuleBoard_viewer on Viewer {
    sellingRules {
      id
      ...RuleRow_rule
    }
    steamAccounts {
      id
      accountName
      personaName
    }
    sellingRuleActivity {
      ...RuleActivity_activity
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 14px 20px;
  p { flex: 1; min-width: 0; font-size: 13px; line-height: 20px; color: var(--t2); }
  @media (max-width: 767px) { padding: 12px 16px; flex-wrap: wrap; p { flex-basis: 100%; } }
`;
