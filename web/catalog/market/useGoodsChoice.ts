import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { type GoodsChoice, parseGoodsChoice, writeGoodsChoice } from './goodsChoice.ts';

/** The filter of the page's copies, and the function that changes it. */
export interface GoodsChoiceControl {
  readonly choice: GoodsChoice;
  readonly change: (next: GoodsChoice) => void;
  /** URL of another filter, for links; of this item unless another is named. */
  readonly pathOf: (next: GoodsChoice, marketHashName?: string) => string;
}

/** Reads the filter from the URL and writes it there. The scroll position is kept. */
export function useGoodsChoice(): GoodsChoiceControl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const hashName = params.get('hashName') ?? '';
  const pathOf = (next: GoodsChoice, name = hashName) => `/goods?${writeGoodsChoice(name, next)}`;
  return {
    choice: parseGoodsChoice(params),
    pathOf,
    change: (next) => void navigate(pathOf(next), { preventScrollReset: true }),
  };
}

/** True while the same page loads with another sort order or exterior. */
export function useGoodsPending(): boolean {
  return useNavigation().location?.pathname === '/goods';
}
