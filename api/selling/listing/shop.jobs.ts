import { defineJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { moveShop, shopMoveJob } from './setShopOpen.ts';
import { listMovingSellerIds } from './shop.store.ts';

/** Maximum number of shops of one poll. */
const SHOPS_MAX = 50;

/** Listings of large shops that follow an opening or a closing. A shop whose worker died goes on in another one. */
export const shopJobs = [
  defineJob({
    ...shopMoveJob,
    concurrency: 2,
    every: 5_000,
    due: ({ db }: Platform) => listMovingSellerIds(db, SHOPS_MAX),
    run: (worker, { userId }) => moveShop(worker, userId),
  }),
];
