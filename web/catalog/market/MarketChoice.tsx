import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useOptimistic,
  useState,
  useTransition,
} from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { EMPTY_FILTER, type MarketFilter, parseMarketFilter, writeMarketFilter } from './marketFilter.ts';

/** The market's filter and the function that changes it. */
export interface MarketChoice {
  readonly filter: MarketFilter;
  readonly change: (next: MarketFilter) => void;
  /** Handlers of a button that removes every filter, and a price that is not applied yet. The sort order is kept. */
  readonly clearing: { readonly onMouseDown: (event: MouseEvent) => void; readonly onClick: () => void };
  /** How often that was done. */
  readonly clearCount: number;
  /** True while the list of the filter loads. */
  readonly isPending: boolean;
}

interface MarketChoiceProviderProps {
  readonly children: ReactNode;
}

const ChoiceContext = createContext<MarketChoice | null>(null);

/**
 * Provides the filter to the controls inside. It is stored in the URL. A press shows in all controls at once, and two
 * quick presses add up, because the pressed state is used until the page of the new URL has rendered.
 */
export function MarketChoiceProvider({ children }: MarketChoiceProviderProps) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const target = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const settled = parseMarketFilter(new URLSearchParams((target ?? location).search));
  const [filter, showAtOnce] = useOptimistic(settled);
  const [isPending, startChange] = useTransition();
  function change(next: MarketFilter) {
    startChange(async () => {
      showAtOnce(next);
      await navigate({ search: writeMarketFilter(next).toString() }, { preventScrollReset: true });
    });
  }
  const [clearCount, setClearCount] = useState(0);
  const clearing: MarketChoice['clearing'] = {
    // A typed price is applied once its field loses the focus.
    onMouseDown: (event) => event.preventDefault(),
    onClick() {
      setClearCount(clearCount + 1);
      change({ ...EMPTY_FILTER, sort: filter.sort });
    },
  };
  const choice = { filter, change, clearing, clearCount, isPending: isPending || target !== undefined };
  return <ChoiceContext value={choice}>{children}</ChoiceContext>;
}

/** The filter that the controls show. Throws outside of the provider. */
export function useMarketFilter(): MarketChoice {
  const choice = useContext(ChoiceContext);
  if (choice === null) {
    throw new Error('useMarketFilter was called outside of the market page.');
  }
  return choice;
}
