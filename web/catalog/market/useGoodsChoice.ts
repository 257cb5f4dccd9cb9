import { createContext, useContext, useOptimistic, useTransition } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { type GoodsChoice, parseGoodsChoice, writeGoodsChoice } from './goodsChoice.ts';

/** What the controls of an item's page change, and whether their last press is answered. */
interface GoodsPresses {
  /** The filter with every press so far, also those whose copies still load. */
  readonly pressed: GoodsChoice;
  readonly change: (next: GoodsChoice) => void;
  /** True while the copies of another filter, or another item, load. */
  readonly isPending: boolean;
}

/** The filter of the page's copies, and the function that changes it. */
export interface GoodsChoiceControl extends GoodsPresses {
  /** The filter of the copies that are shown. */
  readonly choice: GoodsChoice;
  /** URL of another filter, for links; of this item unless another is named. */
  readonly pathOf: (next: GoodsChoice, marketHashName?: string) => string;
}

/** Provides the result of `useGoodsPresses` to the page. */
export const PressesContext = createContext<GoodsPresses | null>(null);

/**
 * The presses of the page's controls. A change shows in all of them at once, and two quick ones add up, because
 * the pressed filter is used until the page of the new URL has rendered. The scroll position is kept.
 */
export function useGoodsPresses(): GoodsPresses {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const target = useNavigation().location;
  const isComing = target?.pathname === '/goods';
  const coming = new URLSearchParams(target?.search);
  const hashName = params.get('hashName') ?? '';
  const isSameItem = isComing && coming.get('hashName') === hashName;
  const [pressed, showAtOnce] = useOptimistic(parseGoodsChoice(isSameItem ? coming : params));
  const [isChanging, startChange] = useTransition();
  function change(next: GoodsChoice) {
    startChange(async () => {
      showAtOnce(next);
      await navigate(goodsPath(hashName, next), { preventScrollReset: true });
    });
  }
  return { pressed, change, isPending: isChanging || isComing };
}

/** The filter that the URL holds, and the one that the controls show and change. Throws outside of an item's page. */
export function useGoodsChoice(): GoodsChoiceControl {
  const presses = useContext(PressesContext);
  const [params] = useSearchParams();
  if (presses === null) {
    throw new Error('useGoodsChoice was called outside of the page of an item.');
  }
  const hashName = params.get('hashName') ?? '';
  return {
    ...presses,
    choice: parseGoodsChoice(params),
    pathOf: (next, name = hashName) => goodsPath(name, next),
  };
}

function goodsPath(hashName: string, choice: GoodsChoice): string {
  return `/goods?${writeGoodsChoice(hashName, choice)}`;
}
