import { z } from 'zod';
import { comparedForm, sellerNameOf } from '../../accounts/user/nickname.ts';
import { ok } from '../../http/rest/envelope.ts';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import { isId } from '../../kernel/ids.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { textShape } from '../../kernel/shapes.ts';
import { deliveryRateOf } from './deliveryRate.ts';
import { findAddressOwner, findShop } from './shopSettings.store.ts';

/** `GET /web/shop/{address}`: a seller's shop by its address, a former one of the last 90 days, or the seller's id. */
export function shopRoutes(app: RestApp, { services, permit }: RestContext): void {
  app.get(
    '/shop/:address',
    { schema: { params: z.object({ address: textShape(200) }) } },
    async (request) => {
      permit(request, { isFromMemory: false, hasViewer: false });
      const { db } = services.platform;
      const { address } = request.params;
      const userId = isId(address) ? address : await findAddressOwner(db, comparedForm(address));
      const shop = userId === null ? null : await findShop(db, userId);
      if (shop === null) throw new NotFound();
      const { sellerRecord: record } = shop;
      const medianMs = record?.medianDeliveryMs ?? null;
      return ok({
        id: shop.id,
        address: shop.shopAddresses[0]?.address ?? null,
        name: sellerNameOf(shop),
        line: shop.shop?.line ?? null,
        isOpen: shop.isShopOpen,
        quantity: shop._count.listings,
        delivered: record?.deliveredCount ?? 0,
        deliveryRate: record ? deliveryRateOf(record) : null,
        deliveryMs: medianMs === null ? null : toSafeNumber(medianMs),
      });
    },
  );
}
