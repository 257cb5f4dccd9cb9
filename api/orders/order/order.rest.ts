import { z } from 'zod';
import { nicknameOf, sellerNameOf } from '../../accounts/user/nickname.ts';
import { ok } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/request.ts';
import { type RestApp, type RestContext, userOf } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import {
  integerParam,
  limitParam,
  nameShape,
  namesOf,
  orderNoShape,
  param,
  textShape,
} from '../../kernel/shapes.ts';
import { STATUS_WORDS, UNKNOWN_STATUS } from '../../notifications/message/orderStatusWords.ts';
import type { OrderPhase, OrderReason } from './order.ts';
import { countByGroup, ORDER_GROUPS, ORDER_SEARCH_MAX, orderSearchOf } from './orderList.ts';
import { countOrders, listOrderIds, listTradedItemIds } from './orderPage.store.ts';
import { statusOf, statusTextOf } from './orderStatus.ts';
import { findShownOrder, listShownOrders, type ShownOrder } from './shownOrder.store.ts';

const MISSING = { zh: '订单不存在', en: 'No such order' };

/** Encodes an order in the terms of the REST specification, from one reader's side. Money in fen (O-04). */
function toWebOrder(order: ShownOrder, readerId: string, language: 'zh' | 'en') {
  const isBuyer = order.buyerId === readerId;
  const state = {
    phase: order.phase as OrderPhase,
    verifyingFrom: order.verifyingFrom as OrderPhase | null,
    reason: order.reason as OrderReason | null,
  };
  const words = STATUS_WORDS[statusTextOf(state)] ?? UNKNOWN_STATUS;
  return {
    orderNo: order.orderNo,
    createTime: order.createdAt.toISOString(),
    updateTime: order.updatedAt.toISOString(),
    confirmTime: order.confirmedAt?.toISOString() ?? null,
    tradingTime: order.tradedAt?.toISOString() ?? null,
    floatValue: order.floatValue,
    stickerList: order.stickers,
    price: toSafeNumber(order.priceCents),
    // The buyer pays no fee (O-04).
    fee: isBuyer ? 0 : toSafeNumber(order.feeCents),
    type: order.isAutomatic ? 2 : 1,
    status: statusOf(state).code,
    displayStatus: statusOf(state).display,
    statusDes: words[language],
    templateInfo: {
      tagRarity: order.tagRarity,
      tagQuality: order.tagQuality,
      tagExterior: order.tagExterior,
      tagItemSet: order.tagItemSet,
      tagType: order.tagType,
      iconUrl: order.iconUrl ?? '',
      itemName: order.nameZh,
      hashName: order.marketHashName,
    },
    sellerInfo: {
      avatar: order.sellerAvatarUrl ?? '',
      nickname: sellerNameOf({ nickname: order.sellerNickname }),
    },
    buyerInfo: {
      avatar: order.buyerAvatarUrl ?? '',
      nickname: nicknameOf({ id: order.buyerId, nickname: order.buyerNickname }),
    },
    terminalPrice: toSafeNumber(isBuyer ? order.priceCents : order.priceCents - order.feeCents),
    direction: isBuyer ? 'buy' : 'sell',
  };
}

const SIDES = { buy: 'buyer', sell: 'seller' } as const;
const PAGES_MAX = 1_000;

const ordersQuery = z.object({
  direction: param(nameShape(namesOf(SIDES)).optional()),
  status: param(nameShape(namesOf(ORDER_GROUPS)).optional()),
  search: param(textShape(ORDER_SEARCH_MAX).default('')),
  page: integerParam({ min: 1, max: PAGES_MAX, default: 1 }),
  limit: limitParam(20),
});
const config = { needsUser: true };

function listRoute(app: RestApp, { services }: RestContext): void {
  const { db } = services.platform;
  app.get('/order', { config, schema: { querystring: ordersQuery } }, async (request) => {
    const { direction, status: group = null, page, limit } = request.query;
    const text = request.query.search.trim();
    const userId = userOf(request);
    const owner = { userId, side: direction ? SIDES[direction] : null };
    const search =
      text === '' ? null : orderSearchOf(services.market, text, await listTradedItemIds(db, owner));
    const counts = countByGroup(await countOrders(db, owner, search));
    const newest = { edgeId: null, isBackward: false, count: limit };
    const wanted = { ...owner, groups: group && [group], search };
    const ids = await listOrderIds(db, wanted, newest, (page - 1) * limit);
    const rows = await listShownOrders(db, { ids });
    const list = rows.map((row) => toWebOrder(row, userId, languageOf(request)));
    return ok({ list, total: counts[group ?? 'total'] });
  });
}

/**
 * `GET /web/order` lists the reader's own orders. `GET /web/order/{orderNo}` is for the order's buyer and seller;
 * anybody else gets "not found" (O-08).
 */
export function orderRoutes(app: RestApp, context: RestContext): void {
  listRoute(app, context);
  const { db } = context.services.platform;
  const params = z.object({ orderNo: orderNoShape });
  app.get('/order/:orderNo', { config, schema: { params } }, async (request) => {
    const userId = userOf(request);
    const { orderNo } = request.params;
    const [order] = await findShownOrder(db, { orderNo, readerId: userId });
    if (!order) throw new NotFound(MISSING);
    return ok(toWebOrder(order, userId, languageOf(request)));
  });
}
