import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import type { InventoryFilter } from '../../__generated__/InventoryPageQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { BulkVerb } from '../../shell/dialogs.ts';
import { type Chosen, chosenCount, FORM_MAX, selectionIds } from '../bulk/selection.ts';
import { RULE_IDS_MAX, RULES_PATH, type RuleFilter, type RuleScope } from '../desk/ruleScope.ts';
import { readOpenListings } from './readOpenListings.ts';

/**
 * What a seller does with copies. Each opens a form: with a row for each of a few copies, in sums for many. `isAsking`
 * is true while the listings of a few are read for it.
 */
export interface SellActions {
  readonly isAsking: boolean;
  list(chosen: Chosen): void;
  /** Sells them to standing buy orders. */
  sellNow(chosen: Chosen): void;
  reprice(chosen: Chosen): void;
  unlist(chosen: Chosen): void;
  /** Stores what they cost. */
  cost(chosen: Chosen): void;
  /** Begins a selling rule for them. */
  setRule(chosen: Chosen): void;
  /** New prices where all of them are on sale, first prices otherwise. */
  price(chosen: Chosen): void;
}

/** Maximum number of copies in one quick sale. */
const QUICK_SALE_MAX = 100;

/** The list that a selection belongs to. */
/** Copies that an action may name one by one; any number that match a filter can be chosen as a whole. */
const NAMED_MAX = 10_000;

interface SellList {
  readonly filter: InventoryFilter;
  readonly totalCount: number;
}

/** What a rule for everything that an inventory shows must match. */
function ruleFilterOf({ keyword, steamAccountIds, copies }: InventoryFilter): RuleFilter {
  return { status: 'OPEN', keyword, steamAccountIds, copies };
}

/** Opens the form of a new rule for a selection. */
function useSetRule(filter: InventoryFilter): (chosen: Chosen) => void {
  const { t } = useTranslation('inventory');
  const { toasts } = useAppServices();
  const navigate = useNavigate();
  return ({ isAll, ids }) => {
    if (ids.size > RULE_IDS_MAX) {
      toasts.show('failure', t('ruleMax', { count: RULE_IDS_MAX }));
      return;
    }
    // A rule is about listings: everything under a tab of other copies would be none of them.
    if (isAll && filter.tab !== 'ALL' && filter.tab !== 'LISTED') {
      toasts.show('failure', t('ruleTab'));
      return;
    }
    const ruleScope: RuleScope = isAll
      ? { filter: ruleFilterOf(filter), copyText: '', itemIds: [], excludedItemIds: [...ids] }
      : { filter: null, copyText: '', itemIds: [...ids], excludedItemIds: [] };
    void navigate(RULES_PATH, { state: { ruleScope } });
  };
}

/** Opens the form of an action on a selection of any size. */
function useOpenBulk({ filter, totalCount }: SellList, onDone: () => void) {
  const { t } = useTranslation('inventory');
  const { dialogs, toasts } = useAppServices();
  return (chosen: Chosen, verbs: readonly BulkVerb[]) => {
    if (!chosen.isAll && chosen.ids.size > NAMED_MAX) {
      toasts.show('failure', t('namedMax', { count: NAMED_MAX }));
      return;
    }
    dialogs.open({
      kind: 'bulk',
      // What was chosen under another filter of the same list is still meant.
      selection: { inventory: chosen.isAll ? filter : {}, ...selectionIds(chosen) },
      count: chosenCount(chosen, totalCount),
      verbs,
      onDone,
    });
  };
}

/** List copies, reprice their listings, or withdraw those (requirement I-03). `onDone` runs when something changed. */
export function useSellActions({ filter, totalCount }: SellList, onDone: () => void): SellActions {
  const { t } = useTranslation(['inventory', 'shell']);
  const { dialogs, toasts } = useAppServices();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const done = () => {
    onDone();
    void revalidate();
  };
  const isMany = ({ isAll, ids }: Chosen) => isAll || ids.size > FORM_MAX;
  const openBulk = useOpenBulk({ filter, totalCount }, onDone);
  const list = ({ ids }: Chosen) => void dialogs.open({ kind: 'sell', assetIds: [...ids], onDone: done });
  const sellNow = (chosen: Chosen) =>
    chosenCount(chosen, totalCount) > QUICK_SALE_MAX || chosen.isAll
      ? toasts.show('failure', t('sellNowMax', { count: QUICK_SALE_MAX }))
      : void dialogs.open({ kind: 'quickSale', assetIds: [...chosen.ids], onDone: done });
  async function withListings({ ids }: Chosen, open: (listingIds: readonly string[]) => void): Promise<void> {
    setIsAsking(true);
    const listingIds = await readOpenListings(environment, [...ids]);
    setIsAsking(false);
    if (listingIds === 'refused') {
      toasts.show('failure', t('shell:error_INTERNAL_SERVER_ERROR'));
    } else if (listingIds !== 'signedOut' && listingIds !== 'lost') {
      // The layout requests the sign-in, and the network layer reports a lost response.
      open(listingIds);
    }
  }
  const openListings = (kind: 'reprice' | 'unlist') => (listingIds: readonly string[]) => {
    const [listingId] = listingIds;
    if (listingId === undefined) {
      toasts.show('failure', t('noneOnSale'));
    } else {
      dialogs.open(
        kind === 'unlist' ? { kind, listingId, onDone: done } : { kind, listingIds, onDone: done },
      );
    }
  };
  return {
    isAsking,
    list: (chosen) => (isMany(chosen) ? openBulk(chosen, ['LIST']) : list(chosen)),
    sellNow,
    reprice: (chosen) =>
      isMany(chosen) ? openBulk(chosen, ['REPRICE']) : void withListings(chosen, openListings('reprice')),
    unlist: (chosen) =>
      // With `isAll` the ids are the exceptions, so that a single copy is not known by name either.
      chosen.isAll || chosen.ids.size > 1
        ? openBulk(chosen, ['UNLIST'])
        : void withListings(chosen, openListings('unlist')),
    cost: (chosen) => openBulk(chosen, ['COST']),
    setRule: useSetRule(filter),
    price: (chosen) =>
      isMany(chosen)
        ? openBulk(chosen, ['LIST', 'REPRICE'])
        : void withListings(chosen, (listingIds) =>
            listingIds.length === chosen.ids.size ? openListings('reprice')(listingIds) : list(chosen),
          ),
  };
}
