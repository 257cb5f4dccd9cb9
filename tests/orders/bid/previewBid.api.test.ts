import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANY_COPY, type CopyFilter } from '../../../api/catalog/filter/filter.ts';
import { readFilterText } from '../../../api/catalog/filter/readFilterText.ts';
import { previewBid } from '../../../api/orders/bid/previewBid.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openCartBuyer } from '../cart/cartScene.ts';
import { offerCopies, offerCopy, openRobot, takeItem } from './bidScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const LITTLE_WEAR = readFilterText('wear<0.1', {
  place: 'bid',
  vocabulary: { find: (_field, name) => name, suggest: () => [] },
});

test('B-10 what a bid would buy at once is found behind a thousand cheaper copies that do not fit, or are its own', async () => {
  const [seller, own] = [await openRobot(market), await openCartBuyer(market)];
  const marketItemId = await takeItem(market);
  await offerCopies(market, own, { itemId: marketItemId, askCents: 1_000, count: 1_100 });
  await offerCopies(market, seller, { itemId: marketItemId, askCents: 2_000, count: 1_100 });
  for (const askCents of [3_000, 4_000, 9_500])
    await offerCopy(market, seller, { itemId: marketItemId, askCents, wear: 0.05 });
  const preview = (userId: string | null, conditions: CopyFilter) =>
    previewBid(market.platform, { userId, marketItemId, quantity: 3, priceCents: 9_000n, conditions });
  expect(await preview(own.userId, ANY_COPY)).toMatchObject({ buysAtOnce: 3, sumCents: 6_000n });
  expect(await preview(null, ANY_COPY)).toMatchObject({ buysAtOnce: 3, sumCents: 3_000n });
  expect(await preview(own.userId, LITTLE_WEAR)).toMatchObject({ buysAtOnce: 2, sumCents: 7_000n });
});
