import { graphql } from '../../generated/gql.ts';

/** Saves a new selling rule. */
export const CREATE_RULE = graphql(`
  mutation CreateSellingRule($rule: SellingRuleInput!, $request: String!) {
    createSellingRule(input: { rule: $rule, clientRequestId: $request }) {
      __typename
      ... on CreateSellingRulePayload { sellingRule { id nextRunAt } viewer { sellingRules { id name } } }
      ... on DomainError { code }
    }
  }
`);

/** Writes a rule anew. */
export const UPDATE_RULE = graphql(`
  mutation UpdateSellingRule($ruleId: ID!, $rule: SellingRuleInput!) {
    updateSellingRule(input: { ruleId: $ruleId, rule: $rule }) {
      __typename
      ... on UpdateSellingRulePayload { sellingRule { name isEnabled nextRunAt } }
      ... on DomainError { code }
    }
  }
`);

/** Enables or disables a rule. */
export const SWITCH_RULE = graphql(`
  mutation SetSellingRuleEnabled($ruleId: ID!, $isEnabled: Boolean!) {
    setSellingRuleEnabled(input: { ruleId: $ruleId, isEnabled: $isEnabled }) {
      __typename
      ... on SetSellingRuleEnabledPayload { sellingRule { isEnabled nextRunAt floorCents } }
      ... on DomainError { code }
    }
  }
`);

/** Puts a rule at another place. */
export const MOVE_RULE = graphql(`
  mutation MoveSellingRule($ruleId: ID!, $place: Int!) {
    moveSellingRule(input: { ruleId: $ruleId, place: $place }) {
      __typename
      ... on MoveSellingRulePayload { viewer { sellingRules { id name } } }
      ... on DomainError { code }
    }
  }
`);

/** Deletes a rule. */
export const DELETE_RULE = graphql(`
  mutation DeleteSellingRule($ruleId: ID!) {
    deleteSellingRule(input: { ruleId: $ruleId }) { ... on DeleteSellingRulePayload { sellingRule { id } viewer { sellingRules { id } } } }
  }
`);

/** Runs a rule now. */
export const RUN_RULE = graphql(`
  mutation RunSellingRule($ruleId: ID!, $request: String!) {
    runSellingRule(input: { ruleId: $ruleId, clientRequestId: $request }) {
      __typename
      ... on RunSellingRulePayload {
        decidedCount changedCount soldCount
        run {
          id decidedCount changedCount soldCount
          outcomes {
            fromCents toCents because leastBidCents unsoldBecause soldFor { priceCents netCents } order { orderNo } listing { id askCents }
          }
        }
        sellingRule { runs { id } lastRunAt }
      }
      ... on DomainError { code }
    }
  }
`);

/** The dry run. */
export const PREVIEW_RULE = graphql(`
  query PreviewSellingRule($rule: SellingRuleInput!, $ruleId: ID) {
    previewSellingRule(input: { rule: $rule, ruleId: $ruleId }) {
      __typename
      ... on SellingRulePreview {
        openCount decidedCount changedCount fromCents toCents soldCount soldCents soldNetCents
        outcomes { fromCents toCents because leastBidCents unsoldBecause soldFor { priceCents netCents } order { orderNo } listing { id askCents } }
      }
      ... on DomainError { code }
    }
  }
`);

/** The viewer's rules, whole. */
export const RULES = graphql(`
  query SellingRules {
    viewer {
      listedMarketItems { id }
      sellingRules {
        id name isEnabled basis multiplier stepCents floorCents isCostFloor minReferenceCents maxReferenceCents intervalMinutes
        nextRunAt lastRunAt
        marketItems { id } excludedMarketItems { id } excludedItems { id costCents }
        runs { createdAt decidedCount changedCount outcomes { because } }
      }
    }
  }
`);

/** Notes what copies cost. */
export const SET_COSTS = graphql(`
  mutation SetCosts($costs: [CostInput!]!) {
    setCosts(input: { costs: $costs }) { ... on SetCostsPayload { items { id costCents } } }
  }
`);

/** One run of a rule. */
export const RULE_RUN = graphql(`
  query SellingRuleRun($ruleId: ID!, $runId: String!) {
    node(id: $ruleId) { ... on SellingRule { run(id: $runId) { decidedCount outcomes { because listing { id } } } } }
  }
`);

/** What bounds the viewer's rules, and what their last runs came to. */
export const RULE_LIMITS = graphql(`
  query SellingRuleLimits {
    viewer { sellingRules {
      lastRunAt nextRunAt
      sellToBidsAtLeast { basis share }
      limits { floorReferenceShare floorCostShare ceilingCents ceilingReferenceShare ceilingCostShare maxStepShare keyword steamAccounts { id } fromHour toHour }
      runs(first: 3) { id reasons { because count } }
    } }
  }
`);

/** A page of what a run did. */
export const RUN_OUTCOMES = graphql(`
  query SellingRuleRunOutcomes($ruleId: ID!, $runId: String!, $first: Int!, $after: String, $because: SellingRuleReason) {
    node(id: $ruleId) { ... on SellingRule { run(id: $runId) {
      decidedCount changedCount fromCents toCents loweredCount reasons { because count }
      allOutcomes(first: $first, after: $after, because: $because) {
        edges { node { fromCents toCents because listing { id } } }
        pageInfo { hasNextPage endCursor }
      }
    } } }
  }
`);

/** The dry run by reasons, and its first rows. */
export const PREVIEW_REASONS = graphql(`
  query PreviewSellingRuleReasons($rule: SellingRuleInput!, $first: Int!, $skip: Int!) {
    previewSellingRule(input: { rule: $rule }) {
      __typename
      ... on SellingRulePreview { fromCents toCents waitsUntil reasons { because count } outcomes(first: $first, skip: $skip) { because listing { id } } }
    }
  }
`);

/** What the viewer's rules did since yesterday evening. */
export const RULE_ACTIVITY = graphql(`
  query SellingRuleActivity {
    viewer { sellingRuleActivity { since runCount changedCount fromCents toCents loweredCount soldCount stoppedCount } }
  }
`);

/** The items on sale whose names contain the words. */
export const LISTED_ITEMS = graphql(`
  query ListedMarketItems($keyword: String) {
    viewer { listedMarketItems(keyword: $keyword) { id } listedMarketItemCount(keyword: $keyword) }
  }
`);
