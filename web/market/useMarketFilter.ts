import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type MarketFilter, parseMarketFilter, writeMarketFilter } from './marketFilter.ts';

/** The choice in the address, or the one on its way there, so that a control answers the press at once. */
export function useMarketFilter(): {
  filter: MarketFilter;
  change: (next: MarketFilter) => void;
  isPending: boolean;
} {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const target = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const change = useCallback(
    (next: MarketFilter) => {
      void navigate({ search: writeMarketFilter(next).toString() }, { preventScrollReset: true });
    },
    [navigate],
  );
  return {
    filter: parseMarketFilter(new URLSearchParams((target ?? location).search)),
    change,
    isPending: target !== undefined,
  };
}
