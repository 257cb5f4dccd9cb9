import { accountKey, accountsOf } from '../desk/accountChoice.ts';
import { copyKey, copyTextsOf } from '../desk/copyFilter.ts';
import { type SavedView, ViewChips } from '../desk/ViewChips.tsx';
import {
  EVERYTHING,
  ownListingFilter,
  SELL_STATUSES,
  type SellListFilter,
  sellListPath,
} from './sellListFilter.ts';

interface ListingViewsProps {
  readonly filter: SellListFilter;
  /** Changes whenever the page was read again. */
  readonly version: string;
}

/** The saved views of the own listings. */
export function ListingViews({ filter, version }: ListingViewsProps) {
  const everything = { ...EVERYTHING, sort: filter.sort };
  const filterOf = ({ listings }: SavedView): SellListFilter | null => {
    const status = SELL_STATUSES.find((known) => known === listings?.status);
    if (listings == null || status === undefined) {
      return null;
    }
    const { keyword, steamAccountIds, copies } = listings;
    const accountIds = accountsOf(steamAccountIds);
    return (
      accountIds && { ...filter, status, keyword: keyword ?? '', accountIds, copies: copyTextsOf(copies) }
    );
  };
  return (
    <ViewChips
      place="LISTINGS"
      pathOf={(view) => {
        const shown = filterOf(view);
        return shown && sellListPath(shown);
      }}
      isShown={(view) => {
        const shown = filterOf(view);
        return shown !== null && listingsKey(shown) === listingsKey(filter);
      }}
      allPath={sellListPath(everything)}
      filter={listingsKey(filter) === listingsKey(everything) ? null : { listings: ownListingFilter(filter) }}
      version={version}
    />
  );
}

/** Equal for filters that show the same listings. */
export function listingsKey({ status, keyword, accountIds, copies }: Omit<SellListFilter, 'sort'>): string {
  return JSON.stringify([status, keyword.trim(), accountKey(accountIds), copyKey(copies)]);
}
