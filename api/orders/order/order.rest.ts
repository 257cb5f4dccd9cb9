import { z } from 'zod';
import { nicknameOf, sellerNameOf } from '../../accounts/user/nickname.ts';
import { ok } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/request.ts';
import { type RestApp, type RestContext, userOf } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import type { Prisma } from '../../kernel/generated/prisma/client.ts';
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

const MISSING = { zh: '订单不存在', en: 'No such order' };

const FIELDS = {
  orderNo: true,
  createdAt: true,
  updatedAt: true,
  confirmedAt: true,
  tradedAt: true,
  priceCents: true,
  feeCents: true,
  isAutomatic: true,
  phase: true,
  verifyingFrom: true,
  reason: true,
  buyerId: true,
  asset: { select: { floatValue: true, stickers: true } },
  marketItem: true,
  seller: { select: { id: true, nickname: true, avatarUrl: true } },
  buyer: { select: { id: true, nickname: true, avatarUrl: true } },
} satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof FIELDS }>;

/** Encodes an order in the terms of the REST specification, from one reader's side. Money in fen (O-04). */
function toWebOrder(order: Row, readerId: string, language: 'zh' | 'en') {
  const isBuyer = order.buyerId === readerId;
  const state = {
    phase: order.phase as OrderPhase,
    verifyingFrom: order.verifyingFrom as OrderPhase | null,
    reason: order.reason as OrderReason | null,
  };
  const words = STATUS_WORDS[statusTextOf(state)] ?? UNKNOWN_STATUS;
  const { marketItem, seller, buyer } = order;
  return {
    orderNo: order.orderNo,
    createTime: order.createdAt.toISOString(),
    updateTime: order.updatedAt.toISOString(),
    confirmTime: order.confirmedAt?.toISOString() ?? null,
    tradingTime: order.tradedAt?.toISOString() ?? null,
    floatValue: order.asset.floatValue,
    stickerList: order.asset.stickers,
    price: toSafeNumber(order.priceCents),
    // The buyer pays no fee (O-04).
    fee: isBuyer ? 0 : toSafeNumber(order.feeCents),
    type: order.isAutomatic ? 2 : 1,
    status: statusOf(state).code,
    displayStatus: statusOf(state).display,
    statusDes: words[language],
    templateInfo: {
      tagRarity: marketItem.tagRarity,
      tagQuality: marketItem.tagQuality,
      tagExterior: marketItem.tagExterior,
      tagItemSet: marketItem.tagItemSet,
      tagType: marketItem.tagType,
      iconUrl: marketItem.iconUrl ?? '',
      itemName: marketItem.nameZh,
      hashName: marketItem.marketHashName,
    },
    sellerInfo: { avatar: seller.avatarUrl ?? '', nickname: sellerNameOf(seller) },
    buyerInfo: { avatar: buyer.avatarUrl ?? '', nickname: nicknameOf(buyer) },
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
    const rows = await db.order.findMany({
      where: { id: { in: ids } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: FIELDS,
    });
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
    const sides = [{ buyerId: userId }, { sellerId: userId }];
    const order = await db.order.findUnique({ where: { orderNo, OR: sides }, select: FIELDS });
    if (!order) throw new NotFound(MISSING);
    return ok(toWebOrder(order, userId, languageOf(request)));
  });
}
