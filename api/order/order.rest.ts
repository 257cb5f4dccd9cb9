import type { FastifyInstance } from 'fastify';
import type { Prisma } from '../graphql/generated/prisma/client.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import { toSafeNumber } from '../kernel/money.ts';
import { answer, no, ok } from '../rest/envelope.ts';
import { languageOf } from '../rest/language.ts';
import type { RestContext } from '../rest/restContext.ts';
import { nicknameOf } from '../user/user.ts';
import type { OrderPhase, OrderReason } from './order.ts';
import { STATUS_WORDS, statusOf, statusTextOf, UNKNOWN_STATUS } from './orderStatus.ts';

const MISSING = { zh: '订单不存在', en: 'No such order' };
const PLEASE_LOG_IN = { zh: '请先登录', en: 'Please log in.' };
const MANUAL_SELLER = '人工发货';

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

/** An order in the specification's words, from one reader's side. Money in cents (O-04). */
export function toWebOrder(order: Row, readerId: string, language: 'zh' | 'en') {
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
    fee: toSafeNumber(order.feeCents),
    type: order.isAutomatic ? 2 : 1,
    status: statusOf(state).code,
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
    sellerInfo: { avatar: seller.avatarUrl ?? '', nickname: seller.nickname ?? MANUAL_SELLER },
    buyerInfo: { avatar: buyer.avatarUrl ?? '', nickname: nicknameOf(buyer) },
    terminalPrice: toSafeNumber(isBuyer ? order.priceCents : order.priceCents - order.feeCents),
    direction: isBuyer ? 'buy' : 'sell',
  };
}

/** `GET /web/order/{orderNo}`: for the order's buyer and seller; to anybody else it does not exist (O-08). */
export function orderRoutes(app: FastifyInstance, { door, requestOf }: RestContext): void {
  app.get<{ Params: { orderNo: string } }>('/order/:orderNo', async (request, reply) => {
    const { viewer } = await requestOf(request, reply);
    const language = languageOf(request);
    if (!viewer) return answer(reply, 200, no(401, PLEASE_LOG_IN[language]));
    const { orderNo } = request.params;
    if (!/^[0-9]{1,32}$/.test(orderNo)) throw new InvalidInput('orderNo', 'digits only');
    const sides = [{ buyerId: viewer.userId }, { sellerId: viewer.userId }];
    const order = await door.platform.db.order.findUnique({ where: { orderNo, OR: sides }, select: FIELDS });
    if (!order) return answer(reply, 404, no(404, MISSING[language]));
    return answer(reply, 200, ok(toWebOrder(order, viewer.userId, language)));
  });
}
