import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Routes of the signed-in user's wallet. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/wallet', feature: 'payments/wallet', page: 'WalletPage' })],
};
