import type { RuleRow_rule$data } from '../../__generated__/RuleRow_rule.graphql.ts';
import { draftOf } from './ruleDraft.ts';
import { useSaveRule } from './useSaveRule.ts';

/** Enables or disables a rule. A failure is shown in a toast. */
export function useSwitchRule(rule: RuleRow_rule$data): [() => void, boolean] {
  const [save, isInFlight] = useSaveRule();
  return [() => save(rule.id, { ...draftOf(rule), isEnabled: !rule.isEnabled }), isInFlight];
}
