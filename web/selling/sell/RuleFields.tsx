import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { TextProblem } from '../../catalog/goods/FilterProblem.tsx';
import { YuanField } from '../../shell/YuanField.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { RuleBids } from './RuleBids.tsx';
import { RuleCopies } from './RuleCopies.tsx';
import { type PickAccount, RuleLimits } from './RuleLimits.tsx';
import { type PickItem, RulePicks } from './RulePicks.tsx';
import { type RuleView, RuleViews } from './RuleViews.tsx';
import {
  MULTIPLIER_BOUNDS,
  needsFloor,
  RULE_BASES,
  RULE_INTERVALS,
  RULE_NAME_MAX,
  type RuleDraft,
  type RuleProblems,
} from './ruleDraft.ts';

interface RuleFieldsProps extends ScopeFieldsProps {
  readonly views: readonly RuleView[];
  readonly accounts: readonly PickAccount[];
  /** What is wrong with the filter of copies. */
  readonly copyProblem: TextProblem | null;
}

interface ScopeFieldsProps {
  readonly draft: RuleDraft;
  /** Empty until the form was submitted once. */
  readonly problems: RuleProblems;
  /** The items that the rule names already. */
  readonly items: readonly PickItem[];
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** All fields of a rule. */
export function RuleFields({
  draft,
  problems,
  copyProblem,
  items,
  views,
  accounts,
  onChange,
}: RuleFieldsProps) {
  const { t } = useTranslation('sell');
  return (
    <>
      <Field
        label={t('rule_name')}
        maxLength={RULE_NAME_MAX}
        placeholder={t('rule_namePlaceholder')}
        autoFocus
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        problem={problems.name && t(problems.name)}
      />
      <BasisFields draft={draft} problems={problems} items={items} onChange={onChange} />
      <YuanField
        label={t(needsFloor(draft) ? 'rule_floor' : 'rule_floorOptional')}
        value={draft.floor}
        onChange={(event) => onChange({ floor: event.target.value })}
        problem={problems.floor && t(problems.floor)}
      />
      <Checkbox isChecked={draft.isCostFloor} onChange={(isCostFloor) => onChange({ isCostFloor })}>
        {t('rule_costFloor')}
      </Checkbox>
      <RuleBids draft={draft} problems={problems} onChange={onChange} />
      <RuleLimits draft={draft} problems={problems} accounts={accounts} onChange={onChange} />
      <RuleViews draft={draft} views={views} onChange={onChange} />
      <RuleCopies draft={draft} problem={copyProblem} onChange={onChange} />
      <ScopeFields draft={draft} problems={problems} items={items} onChange={onChange} />
      <Group>
        <Caption>{t('rule_interval')}</Caption>
        <Segmented
          label={t('rule_interval')}
          value={draft.interval}
          options={RULE_INTERVALS.map((value) => ({ value, label: t(`rule_every_${value}`) }))}
          onChange={(interval) => onChange({ interval })}
        />
      </Group>
    </>
  );
}

function BasisFields({ draft, problems, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('sell');
  const { basis } = draft;
  const bounds = basis === 'LOWEST_ASK' ? MULTIPLIER_BOUNDS.REFERENCE : MULTIPLIER_BOUNDS[basis];
  return (
    <>
      <Group>
        <Caption>{t('rule_basis')}</Caption>
        <Segmented
          label={t('rule_basis')}
          value={basis}
          options={RULE_BASES.map((value) => ({ value, label: t(`rule_basis_${value}`) }))}
          onChange={(next) => onChange({ basis: next, multiplier: next === 'COST' ? '1.1' : '0.99' })}
        />
        <small>{t(`rule_basisHint_${basis}`)}</small>
      </Group>
      {basis === 'LOWEST_ASK' ? (
        <YuanField
          label={t('rule_step')}
          value={draft.step}
          onChange={(event) => onChange({ step: event.target.value })}
          problem={problems.step && t(problems.step)}
        />
      ) : (
        <Field
          label={t('rule_multiplier', bounds)}
          prefix="×"
          inputMode="decimal"
          maxLength={6}
          value={draft.multiplier}
          onChange={(event) => onChange({ multiplier: event.target.value })}
          problem={problems.multiplier && t(problems.multiplier, bounds)}
        />
      )}
    </>
  );
}

function ScopeFields({ draft, problems, items, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('sell');
  const [isNarrow, setIsNarrow] = useState(draft.marketItemIds.length > 0);
  const price = (field: 'minReference' | 'maxReference') => (
    <YuanField
      label={t(`rule_${field}`)}
      value={draft[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      problem={problems[field] && t(problems[field])}
    />
  );
  return (
    <>
      <Group>
        <Caption>{t('rule_scope')}</Caption>
        <Segmented
          label={t('rule_scope')}
          value={isNarrow ? 'some' : 'all'}
          options={[
            { value: 'all', label: t('rule_scope_all') },
            { value: 'some', label: t('rule_scope_some') },
          ]}
          onChange={(value) => {
            setIsNarrow(value === 'some');
            onChange({ marketItemIds: [] });
          }}
        />
        {isNarrow && (
          <RulePicks
            label={t('rule_scope_some')}
            items={items}
            chosenIds={draft.marketItemIds}
            onChange={(marketItemIds) => onChange({ marketItemIds })}
          />
        )}
      </Group>
      <Pair>
        {price('minReference')}
        {price('maxReference')}
      </Pair>
      <ExcludedItems draft={draft} items={items} onChange={onChange} />
      {draft.excludedItemIds.length > 0 && (
        <Line>
          {t('rule_excludedCopies', { count: draft.excludedItemIds.length })}
          <button type="button" onClick={() => onChange({ excludedItemIds: [] })}>
            {t('rule_excludedClear')}
          </button>
        </Line>
      )}
    </>
  );
}

/** Items that a rule leaves alone: folded away at first if there are none, and never closed by the removal of the last. */
function ExcludedItems({ draft, items, onChange }: Omit<ScopeFieldsProps, 'problems'>) {
  const { t } = useTranslation('sell');
  const { excludedMarketItemIds } = draft;
  const [isOpen, setIsOpen] = useState(excludedMarketItemIds.length > 0);
  const label = t('rule_excluded', { count: excludedMarketItemIds.length });
  return (
    <Fold open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <RulePicks
        label={label}
        items={items}
        chosenIds={excludedMarketItemIds}
        onChange={(next) => onChange({ excludedMarketItemIds: next })}
      />
    </Fold>
  );
}

const Group = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  > :not(span, small) { max-width: 100%; overflow-x: auto; --ring: -2px; scrollbar-width: none; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Caption = styled.span`
  font-size: 13px;
  color: var(--t2);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: 18px 12px;
`;

const Fold = styled.details`
  summary { width: fit-content; padding-bottom: 8px; font-size: 13px; color: var(--t2); cursor: pointer; }
  summary:hover { color: var(--t1); }
`;

const Line = styled.p`
  display: flex;
  gap: 12px;
  font-size: 13px;
  color: var(--t2);
  button { border: 0; background: none; padding: 0; color: var(--accent-t); cursor: pointer; }
`;
