import { graphql, useFragment } from 'react-relay';
import type { useComparedPlatforms_query$key } from '../../__generated__/useComparedPlatforms_query.graphql.ts';
import type { Comparison, PlatformName, Way } from './comparison.ts';

/** The compared platforms and their state. */
export interface ComparedPlatforms {
  /** Those with a price feed, in their order. */
  readonly names: readonly PlatformName[];
  /** Those that may be the best: the selected one, or else all whose proceeds are money. */
  readonly counted: readonly string[];
  /** Those whose last feed is too old to count. */
  readonly stale: readonly string[];
  /** True when the sandbox generated a feed. */
  readonly isSandbox: boolean;
  readonly way: Way;
  /** The market's time, for the age of prices. */
  readonly nowMs: number;
}

/** The platforms of the comparison that the URL describes; null if they could not be read. */
export function useComparedPlatforms(
  query: useComparedPlatforms_query$key,
  { platform, way }: Comparison,
): ComparedPlatforms | null {
  const data = useFragment(
    graphql`
      fragment useComparedPlatforms_query on Query {
        platform {
          serverTime
        }
        pricePlatforms {
          name
          isStale
          isSandbox
          isWalletOnly
        }
      }
    `,
    query,
  );
  const known = data.pricePlatforms;
  if (known == null) {
    return null;
  }
  const counted = known.filter(({ name, isWalletOnly }) =>
    platform === '' ? !isWalletOnly : name === platform,
  );
  return {
    names: known.map(({ name }) => name as PlatformName),
    counted: counted.map(({ name }) => name),
    stale: known.filter(({ isStale }) => isStale).map(({ name }) => name),
    isSandbox: known.some(({ isSandbox }) => isSandbox),
    way,
    nowMs: Date.parse(data.platform?.serverTime ?? '1970-01-01'),
  };
}
