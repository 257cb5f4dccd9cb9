import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RuleRow_rule$key } from '../../__generated__/RuleRow_rule.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { RuleRuns } from './RuleRuns.tsx';
import type { RuleView } from './RuleViews.tsx';
import { draftOf, type EditedRule } from './ruleDraft.ts';
import { useRuleActions } from './useRuleActions.ts';
import { useRuleSummary } from './useRuleSummary.ts';
import { useSwitchRule } from './useSwitchRule.ts';

interface RuleRowProps {
  readonly rule: RuleRow_rule$key;
  readonly views: readonly RuleView[];
  /** Position, from 0. */
  readonly place: number;
  readonly isLast: boolean;
  /** A restriction of the account stops every change of asks. */
  readonly isHeld: boolean;
  readonly writeMoment: WriteMoment;
  readonly onEdit: (rule: EditedRule) => void;
  /** Runs when asks may have changed. */
  readonly onChanged: () => void;
}

/** One rule: what it does, when it runs, the result of its last run, and its actions. */
export function RuleRow({
  rule,
  views,
  place,
  isLast,
  isHeld,
  writeMoment,
  onEdit,
  onChanged,
}: RuleRowProps) {
  const data = useFragment(FRAGMENT, rule);
  const { t } = useTranslation('sell');
  const summary = useRuleSummary(data, views);
  const actions = useRuleActions(data, onChanged);
  const [switchRule, isSwitching] = useSwitchRule(data);
  const [isLeaving, setIsLeaving] = useState(false);
  const items = [...data.marketItems, ...data.excludedMarketItems];
  const edit = () => onEdit({ id: data.id, draft: draftOf(data), items });
  return (
    <Row>
      <Place name={data.name} place={place} isLast={isLast} isBusy={actions.isBusy} onMove={actions.move} />
      <Words>
        <h2>
          {data.name}
          <Tag tone={data.isEnabled ? 'pos' : 'plain'}>{t(data.isEnabled ? 'rule_on' : 'rule_off')}</Tag>
          {data.stoppedAt != null && (
            <Tag tone="neg">{t('rule_stopped', { moment: writeMoment(data.stoppedAt) })}</Tag>
          )}
        </h2>
        <p>{summary}</p>
        <small className="num">
          {data.nextRunAt == null
            ? t('rule_neverNext')
            : t('rule_next', { moment: writeMoment(data.nextRunAt) })}
          {data.lastRunAt != null && ` · ${t('rule_last', { moment: writeMoment(data.lastRunAt) })}`}
        </small>
        {data.lastRunAt != null && (
          <RuleRuns ruleId={data.id} lastRunAt={data.lastRunAt} writeMoment={writeMoment} />
        )}
      </Words>
      <Buttons>
        <Button size="small" isBusy={actions.isBusy} disabled={isHeld} onClick={actions.run}>
          {t('rule_run')}
        </Button>
        <Button size="small" isBusy={isSwitching} onClick={switchRule}>
          {t(data.isEnabled ? 'rule_switchOff' : 'rule_switchOn')}
        </Button>
        <Button size="small" onClick={edit}>
          {t('rule_change')}
        </Button>
        <ConfirmButton
          confirms={isLeaving ? 'delete' : null}
          size="small"
          look={isLeaving ? 'danger' : 'ghost'}
          onBlur={() => setIsLeaving(false)}
          onClick={() => (isLeaving ? actions.remove() : setIsLeaving(true))}
        >
          {t(isLeaving ? 'rule_deleteSure' : 'rule_delete')}
        </ConfirmButton>
      </Buttons>
    </Row>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly place: number;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onMove: (place: number) => void;
}

/** The place of a rule in the order, and the buttons that move it. */
function Place({ name, place, isLast, isBusy, onMove }: PlaceProps) {
  const { t } = useTranslation('sell');
  return (
    <Order>
      <Arrow
        type="button"
        aria-label={t('rule_up', { name: name })}
        disabled={place === 0 || isBusy}
        onClick={() => onMove(place - 1)}
      >
        <Icon name="up" size={14} />
      </Arrow>
      <b className="num">{place + 1}</b>
      <Arrow
        type="button"
        aria-label={t('rule_down', { name: name })}
        disabled={isLast || isBusy}
        onClick={() => onMove(place + 1)}
      >
        <Icon name="down" size={14} />
      </Arrow>
    </Order>
  );
}

const FRAGMENT = graphql`
  fragment RuleRow_rule on SellingRule {
    id
    name
    isEnabled
    stoppedAt
    basis
    multiplier
    stepCents
    floorCents
    isCostFloor
    isFloorConfirmed
    minReferenceCents
    maxReferenceCents
    intervalMinutes
    sellToBidsAtLeast {
      basis
      share
    }
    filter {
      status
      keyword
      steamAccountIds
      copies {
        ...viewTexts_copies @relay(mask: false)
      }
    }
    copyText
    items {
      id
    }
    limits {
      floorReferenceShare
      floorCostShare
      ceilingCents
      ceilingReferenceShare
      ceilingCostShare
      maxStepShare
      keyword
      steamAccounts {
        id
        accountName
        personaName
      }
      fromHour
      toHour
    }
    nextRunAt
    lastRunAt
    marketItems {
      id
      nameZh
      nameEn
    }
    excludedMarketItems {
      id
      nameZh
      nameEn
    }
    excludedItems {
      id
    }
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: 16px;
  padding: 16px 20px;
  border-top: 1px solid var(--line);
  @media (max-width: 1023px) { grid-template-columns: 32px minmax(0, 1fr); }
  @media (max-width: 767px) { gap: 12px; padding: 14px 16px; }
`;

const Order = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 2px;
  color: var(--t3);
`;

const Arrow = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 24px;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover { background: var(--hover); color: var(--t1); }
  &:disabled { opacity: 0.35; cursor: default; background: none; }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  h2 { display: flex; align-items: center; gap: 8px; font-size: 15px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere; }
  p { font-size: 13px; line-height: 20px; color: var(--t2); }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 8px;
  @media (max-width: 1023px) { grid-column: 2; }
`;
