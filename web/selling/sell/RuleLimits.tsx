import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { YuanField } from '../../shell/YuanField.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import {
  LIMIT_FIELDS,
  PERCENT_BOUNDS,
  type PercentField,
  type RuleDraft,
  type RuleProblems,
} from './ruleDraft.ts';

/** A Steam account that a rule can be limited to. */
export interface PickAccount {
  readonly id: string;
  readonly accountName: string;
  readonly personaName?: string | null | undefined;
}

interface RuleLimitsProps {
  readonly draft: RuleDraft;
  readonly problems: RuleProblems;
  readonly accounts: readonly PickAccount[];
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** What can be wrong inside of the fold. */
const FOLDED_PROBLEMS = [...LIMIT_FIELDS, 'ceiling', 'hours'] as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/**
 * Bounds, step, scope and hours of a rule: folded away at first if none of them is set. Deleting the last value closes
 * nothing under the hand of whoever types another; a problem inside opens it.
 */
export function RuleLimits({ draft, problems, accounts, onChange }: RuleLimitsProps) {
  const { t } = useTranslation('sell');
  const [isOpen, setIsOpen] = useState(() => hasLimits(draft));
  const percent = (field: PercentField) => (
    <Field
      label={t(`rule_${field}`)}
      prefix="%"
      inputMode="decimal"
      maxLength={6}
      value={draft[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      problem={problems[field] && t(problems[field], PERCENT_BOUNDS[field])}
    />
  );
  return (
    <Fold
      open={isOpen || FOLDED_PROBLEMS.some((field) => field in problems)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{t('rule_limits')}</summary>
      <Pair>
        {percent('floorReference')}
        {percent('floorCost')}
      </Pair>
      <Pair>
        <YuanField
          label={t('rule_ceiling')}
          value={draft.ceiling}
          onChange={(event) => onChange({ ceiling: event.target.value })}
          problem={problems.ceiling && t(problems.ceiling)}
        />
        {percent('ceilingReference')}
        {percent('ceilingCost')}
        {percent('maxStep')}
      </Pair>
      <small>{t('rule_limitsHint')}</small>
      <LimitScope draft={draft} problems={problems} accounts={accounts} onChange={onChange} />
    </Fold>
  );
}

/** Words, accounts and hours of a rule. */
function LimitScope({ draft, problems, accounts, onChange }: RuleLimitsProps) {
  const { t } = useTranslation('sell');
  const hour = (field: 'fromHour' | 'toHour') => (
    <label>
      {t(`rule_${field}`)}
      <select value={draft[field]} onChange={(event) => onChange({ [field]: event.target.value })}>
        <option value="">{t('rule_anyHour')}</option>
        {HOURS.map((value) => (
          <option key={value} value={value}>
            {value}:00
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <Field
        label={t('rule_keyword')}
        maxLength={100}
        placeholder={t('rule_keywordPlaceholder')}
        value={draft.keyword}
        onChange={(event) => onChange({ keyword: event.target.value })}
      />
      {accounts.length > 1 && (
        <fieldset>
          <legend>{t('rule_accounts')}</legend>
          {accounts.map(({ id, accountName, personaName }) => (
            <Checkbox
              key={id}
              isChecked={draft.steamAccountIds.includes(id)}
              onChange={(isChosen) =>
                onChange({
                  steamAccountIds: isChosen
                    ? [...draft.steamAccountIds, id]
                    : draft.steamAccountIds.filter((each) => each !== id),
                })
              }
            >
              {personaName ?? accountName}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <Hours>
        {hour('fromHour')}
        {hour('toHour')}
        {problems.hours && <em role="alert">{t(problems.hours)}</em>}
      </Hours>
    </>
  );
}

function hasLimits(draft: RuleDraft): boolean {
  const { ceiling, keyword, fromHour, steamAccountIds } = draft;
  return (
    [ceiling, keyword, fromHour, ...LIMIT_FIELDS.map((field) => draft[field])].some(Boolean) ||
    steamAccountIds.length > 0
  );
}

const Fold = styled.details`
  > :not(summary) { margin-top: 14px; }
  summary { width: fit-content; font-size: 13px; color: var(--t2); cursor: pointer; }
  summary:hover { color: var(--t1); }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  fieldset { padding: 0; border: 0; }
  legend { font-size: 13px; color: var(--t2); }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: 14px 12px;
`;

const Hours = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font-size: 13px;
  color: var(--t2);
  label { display: flex; align-items: center; gap: 8px; }
  select {
    height: 36px;
    padding: 0 8px;
    border: 1px solid var(--ctl);
    border-radius: var(--r-input);
    background: var(--s1);
    color: var(--t1);
  }
  em { flex-basis: 100%; font-style: normal; font-size: 12px; color: var(--neg); }
`;
