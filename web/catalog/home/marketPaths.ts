/**
 * The market URL for each list of the home page, with the same filter and sort order (the market's state is in its
 * URL, M-01).
 */
export const MARKET_PATHS = {
  all: '/market',
  automatic: '/market?zone=auto',
  hot: '/market?zone=hot&sort=3',
  lowStock: '/market?zone=low&sort=2',
  newest: '/market?sort=4',
  bargain: '/market?zone=bargain&sort=5',
} as const;

/** URL of the market filtered by one item type, by Steam's internal name. */
export function typePath(tagType: string): string {
  return `/market?${new URLSearchParams({ tagType })}`;
}
