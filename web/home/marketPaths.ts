/** Where each list of the home page goes on: the market with the same filter and order (its address is its only state, M-01). */
export const MARKET_PATHS = {
  all: '/market',
  automatic: '/market?zone=auto',
  hot: '/market?zone=hot&sort=3',
  lowStock: '/market?zone=low&sort=2',
  newest: '/market?sort=4',
  bargain: '/market?zone=bargain&sort=5',
} as const;

/** The market narrowed to one type of item, by Steam's internal name. */
export function typePath(tagType: string): string {
  return `/market?${new URLSearchParams({ tagType })}`;
}
