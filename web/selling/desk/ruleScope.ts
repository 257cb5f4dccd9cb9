import type { RuleRow_rule$data } from '../../__generated__/RuleRow_rule.graphql.ts';
import type { SellingRuleInput } from '../../__generated__/usePreviewRuleQuery.graphql.ts';

/** What listings a rule must match, as the API takes it. */
export type RuleFilter = NonNullable<SellingRuleInput['filter']>;

/** A filter as the API returns it. */
export type StoredRuleFilter = NonNullable<RuleRow_rule$data['filter']>;

/** What a new rule is for, as a selection of own listings or of an inventory hands it over. */
export interface RuleScope {
  readonly filter: RuleFilter | null;
  /** What its copies must be like, in the language of filters; empty: any. */
  readonly copyText: string;
  /** Only these copies; empty: all that match. */
  readonly itemIds: readonly string[];
  /** Copies that it leaves out. */
  readonly excludedItemIds: readonly string[];
}

/** URL of the selling rules. */
export const RULES_PATH = '/user/sell?tab=rules';

/** Maximum number of copies that one list of a rule may name; the server has the same limit. */
export const RULE_IDS_MAX = 500;

/** The filter of a saved view or rule as the input of a rule. */
export function ruleFilterOf({ status, keyword, steamAccountIds, copies }: StoredRuleFilter): RuleFilter {
  return { status: status as NonNullable<RuleFilter['status']>, keyword, steamAccountIds, copies };
}

/** Equal for filters that match the same listings: what matches everything does not count, nor does an order. */
export function ruleFilterKey(filter: RuleFilter): string {
  return JSON.stringify(plain(filter));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(String).sort();
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.entries(value)
    .map(([name, inner]) => [name, plain(inner)] as const)
    .filter(([, inner]) => inner != null && inner !== '' && !(Array.isArray(inner) && inner.length === 0))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * The scope that a new rule begins with: a selection of own listings or of an inventory hands one over in the state of its navigation, a search over copies its
 * filter in the address. Null where there is none.
 */
export function readRuleScope(state: unknown, search: URLSearchParams): RuleScope | null {
  const scope = (state as { ruleScope?: RuleScope } | null)?.ruleScope;
  if (scope !== undefined && Array.isArray(scope.itemIds) && Array.isArray(scope.excludedItemIds)) {
    return scope;
  }
  const copyText = (search.get('copies') ?? '').trim();
  return copyText === '' ? null : { filter: null, copyText, itemIds: [], excludedItemIds: [] };
}

/**
 * Why no rule can be set for listings that are named: rows that are not loaded any more have no copies here, and a rule
 * names only so many. Null if one can be set.
 */
export function ruleObstacle(namedCount: number, knownCount: number): 'tooMany' | 'notLoaded' | null {
  if (namedCount > RULE_IDS_MAX) return 'tooMany';
  return knownCount === namedCount ? null : 'notLoaded';
}
