import { createContext, type ReactNode, useContext, useOptimistic, useTransition } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type MarketFilter, parseMarketFilter, writeMarketFilter } from './marketFilter.ts';

/** The market's choice and the way to change it. */
export interface MarketChoice {
  readonly filter: MarketFilter;
  readonly change: (next: MarketFilter) => void;
  /** True while the list of the choice is on its way. */
  readonly isPending: boolean;
}

interface MarketChoiceProviderProps {
  readonly children: ReactNode;
}

const ChoiceContext = createContext<MarketChoice | null>(null);

/**
 * Holds the choice for the controls inside. The address is its home; a press shows in all of them at once, and two quick presses add
 * up, because what was pressed counts until the page of the new address stands.
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
  const choice: MarketChoice = { filter, change, isPending: isPending || target !== undefined };
  return <ChoiceContext value={choice}>{children}</ChoiceContext>;
}

/** The choice that the controls show. Throws outside of the provider. */
export function useMarketFilter(): MarketChoice {
  const choice = useContext(ChoiceContext);
  if (choice === null) {
    throw new Error('useMarketFilter was called outside of the market page.');
  }
  return choice;
}
