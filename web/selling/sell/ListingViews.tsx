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
    // The page shows one account or all; the API takes some.
    if (steamAccountIds != null && steamAccountIds.length !== 1) {
      return null;
    }
    const accountId = steamAccountIds?.[0] ?? null;
    return { ...filter, status, keyword: keyword ?? '', accountId, copies: copyTextsOf(copies) };
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
export function listingsKey({ status, keyword, accountId, copies }: Omit<SellListFilter, 'sort'>): string {
  return JSON.stringify([status, keyword.trim(), accountId, copyKey(copies)]);
}
