/** The fields of an action that tests compare. */
export const FACTS = `id state totalCount decidedCount doneCount undoneCount fromCents toCents loweredCount loweredCents stopCode undoUntil endedAt
  refused { reason count } undoRefused { reason count }`;
/** Begins an action. */
export const START = `mutation ($selection: BulkSelection!, $change: BulkChange!, $request: String!, $digest: String) {
  startBulkAction(input: { selection: $selection, change: $change, clientRequestId: $request, digest: $digest }) { __typename
    ... on StartBulkActionPayload { bulkAction { ${FACTS} } } ... on DomainError { code message } ... on BulkSelectionChanged { previewedCount matchingCount } } }`;
/** The dry run of an action. */
export const PREVIEW = `query ($selection: BulkSelection!, $change: BulkChange!) {
  previewBulkAction(input: { selection: $selection, change: $change }) { totalCount doneCount fromCents toCents feeCents
    loweredCount loweredCents outlierCount comparedCount aboveMedianCount digest refused { reason count items { id } }
    loweredItems: groupItems(group: LOWERED) { id } outlierItems: groupItems(group: OUTLIER) { id } } }`;
/** Lists at the reference price, a hundredth less. */
export const LIST = { kind: 'LIST', price: { basis: 'REFERENCE', multiplier: 0.99 } };
/** Everything in the inventory. */
export const ALL = { inventory: { tab: 'ALL' } };
