import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Routes of the market's public pages. */
export const feature: Feature = {
  main: [
    pageRoute({ path: 'market', feature: 'catalog/market', page: 'MarketPage' }),
    pageRoute({ path: 'goods', feature: 'catalog/market', page: 'GoodsPage' }),
  ],
};
