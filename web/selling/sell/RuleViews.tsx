import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Select } from '../../ui/Field.tsx';
import { type RuleFilter, ruleFilterKey, ruleFilterOf, type StoredRuleFilter } from '../desk/ruleScope.ts';
import type { RuleDraft } from './ruleDraft.ts';

/** A saved view of own listings that a rule can be limited to. */
export interface RuleView {
  readonly id: string;
  readonly name: string;
  readonly listings?: StoredRuleFilter | null | undefined;
}

/** The name of the view that has a filter. Null if none has. */
export function nameOfView(filter: RuleFilter, views: readonly RuleView[]): string | null {
  return viewOf(filter, views)?.name ?? null;
}

function viewOf(filter: RuleFilter, views: readonly RuleView[]): RuleView | undefined {
  const key = ruleFilterKey(filter);
  return views.find(({ listings }) => listings != null && ruleFilterKey(ruleFilterOf(listings)) === key);
}

interface RuleViewsProps {
  readonly draft: RuleDraft;
  readonly views: readonly RuleView[];
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** Limits a rule to the filter of a saved view, which it copies, and shows the copies that a selection has named. */
export function RuleViews({ draft, views, onChange }: RuleViewsProps) {
  const { t } = useTranslation('sell');
  const { filter, itemIds } = draft;
  const chosen = filter === null ? '' : (viewOf(filter, views)?.id ?? OWN);
  const choose = (id: string) => {
    const view = views.find((each) => each.id === id);
    if (id !== OWN) {
      onChange({ filter: view?.listings == null ? null : ruleFilterOf(view.listings) });
    }
  };
  return (
    <>
      {(views.length > 0 || filter !== null) && (
        <Label>
          <span>{t('rule_view')}</span>
          <Select value={chosen} onChange={(event) => choose(event.target.value)}>
            <option value="">{t('rule_view_none')}</option>
            {chosen === OWN && <option value={OWN}>{t('rule_view_own')}</option>}
            {views.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <small>{t('rule_viewHint')}</small>
        </Label>
      )}
      {itemIds.length > 0 && (
        <Line>
          {t('rule_onlyCopies', { count: itemIds.length })}
          <button type="button" onClick={() => onChange({ itemIds: [] })}>
            {t('rule_excludedClear')}
          </button>
        </Line>
      )}
    </>
  );
}

/** The value of a filter that no view has. */
const OWN = 'own';

const Label = styled.label`
  display: grid;
  gap: 8px;
  span { font-size: 13px; color: var(--t2); }
  select { width: 100%; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Line = styled.p`
  display: flex;
  gap: 12px;
  font-size: 13px;
  color: var(--t2);
  button { border: 0; background: none; padding: 0; color: var(--accent-t); cursor: pointer; }
`;
