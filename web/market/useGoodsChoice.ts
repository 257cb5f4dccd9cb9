import { useNavigate, useSearchParams } from 'react-router';
import { type GoodsChoice, parseGoodsChoice, writeGoodsChoice } from './goodsChoice.ts';

/** The page's choice of copies, and the way to change it. */
export interface GoodsChoiceControl {
  readonly choice: GoodsChoice;
  readonly change: (next: GoodsChoice) => void;
  /** The address of another choice, for links. */
  readonly pathOf: (next: GoodsChoice) => string;
}

/** Reads the choice from the address and writes it there; the place on the page is kept. */
export function useGoodsChoice(): GoodsChoiceControl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const hashName = params.get('hashName') ?? '';
  const pathOf = (next: GoodsChoice) => `/goods?${writeGoodsChoice(hashName, next)}`;
  return {
    choice: parseGoodsChoice(params),
    pathOf,
    change: (next) => void navigate(pathOf(next), { preventScrollReset: true }),
  };
}
