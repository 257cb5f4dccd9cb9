import { graphql, useFragment } from 'react-relay';
import type { useFeeRates_platform$key } from '../../__generated__/useFeeRates_platform.graphql.ts';
import type { FeeRates } from './RichText.tsx';

const FRAGMENT = graphql`
  fragment useFeeRates_platform on Platform {
    saleFeeBasisPoints
    withdrawalFeeBasisPoints
  }
`;

/** The current rates for texts that contain them; each is null when it could not be loaded. */
export function useFeeRates(platform: useFeeRates_platform$key | null): FeeRates {
  const data = useFragment(FRAGMENT, platform);
  return { sale: data?.saleFeeBasisPoints ?? null, withdrawal: data?.withdrawalFeeBasisPoints ?? null };
}
