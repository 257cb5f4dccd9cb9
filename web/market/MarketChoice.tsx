import { createContext, type ReactNode, useContext, useState } from 'react';
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
 * up, because what was pressed counts until the address has moved.
 */
export function MarketChoiceProvider({ children }: MarketChoiceProviderProps) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<{ locationKey: string; filter: MarketFilter } | null>(null);
  const target = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  if (pressed !== null && pressed.locationKey !== location.key) {
    // Forgotten for good: Back may lead to this very address again.
    setPressed(null);
  }
  const choice: MarketChoice = {
    filter: pressed?.filter ?? parseMarketFilter(new URLSearchParams((target ?? location).search)),
    change(next) {
      setPressed({ locationKey: location.key, filter: next });
      void navigate({ search: writeMarketFilter(next).toString() }, { preventScrollReset: true });
    },
    isPending: pressed !== null || target !== undefined,
  };
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
