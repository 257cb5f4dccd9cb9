import type { StoredAction } from '../../kernel/audit/operatorAction.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { ListedOrder, OrderFile } from './orderFile.store.ts';
import { writeReview } from './writeReview.ts';
import { writeActions } from './writeUserFile.ts';

const moment = (at: Date | null): string => at?.toISOString() ?? '-';

/** Formats an order of a list as one line. */
export function writeListedOrder(order: ListedOrder): string {
  const { orderNo, phase, reason, priceCents, createdAt, deadlineAt, isPaused } = order;
  const state = reason ? `${phase} (${reason})` : phase;
  const clock = isPaused ? 'clock stands still / 计时暂停' : `deadline ${moment(deadlineAt)}`;
  return `${orderNo}  ${state}  ¥${formatYuan(priceCents)}  ${moment(createdAt)}  ${clock}`;
}

function writeHistory({ events }: OrderFile): string[] {
  return events.map(({ sequence, createdAt, fromPhase, toPhase, reason, actor, cause, evidence }) => {
    const move = fromPhase && fromPhase !== toPhase ? `${fromPhase} → ${toPhase}` : toPhase;
    const proofs = Object.entries(evidence as Record<string, string>).map(
      ([name, value]) => `${name}=${value}`,
    );
    return `${sequence}. ${moment(createdAt)}  ${move}${reason ? ` (${reason})` : ''}  ${actor}: ${cause}  ${proofs.join(' ')}`.trimEnd();
  });
}

function writeOffer({ tradeOffer }: OrderFile): string[] {
  if (!tradeOffer) return ['Steam: -'];
  const { tag, attempts, attemptedAt, steamOfferId, state, steamTradeId, events } = tradeOffer;
  const head = `Steam: ${tag}  offer ${steamOfferId ?? '-'}  state ${state ?? '-'}  trade ${steamTradeId ?? '-'}  attempts ${attempts}, last ${moment(attemptedAt)}`;
  return [head, ...events.map(({ state: fact, createdAt }) => `Steam: ${moment(createdAt)}  ${fact}`)];
}

function ownerOf(order: OrderFile, ownerId: string): string {
  if (ownerId === order.buyerId) return 'buyer';
  if (ownerId === order.sellerId) return 'seller';
  return ownerId === order.id ? 'order' : 'platform';
}

/** Formats an order for operators, one line for each entry. */
export function writeOrderFile(order: OrderFile, actions: readonly StoredAction[]): string {
  const { payment, postings, jobs, callbackEvents } = order;
  return [
    `order / 订单: ${order.orderNo}`,
    `phase / 状态: ${order.phase}${order.verifyingFrom ? ` from ${order.verifyingFrom}` : ''}${order.reason ? ` (${order.reason})` : ''}`,
    `item / 饰品: ${order.marketItem.marketHashName}`,
    `price / 价格: ¥${formatYuan(order.priceCents)}, fee / 手续费 ¥${formatYuan(order.feeCents)}`,
    `buyer / 买家: ${order.buyerId}`,
    `seller / 卖家: ${order.sellerId}${order.isAutomatic ? '  robot / 自动发货' : '  by hand / 手动发货'}`,
    `deadline / 期限: ${moment(order.deadlineAt)}${order.pausedAt ? `, stands still since / 暂停于 ${moment(order.pausedAt)}` : ''}`,
    ...(payment
      ? [`payment / 支付: ${payment.number}  ${payment.status}  ¥${formatYuan(payment.amountCents)}`]
      : []),
    ...writeReview(order),
    'history / 历史:',
    ...writeHistory(order).map((line) => `  ${line}`),
    ...writeOffer(order),
    'books / 账目:',
    ...postings.map(
      ({ key, at, cause, account, ownerId, amountCents }) =>
        `  ${moment(at)}  ${key}  ${cause}  ${ownerOf(order, ownerId)}'s ${account}  ${amountCents > 0n ? '+' : ''}${formatYuan(amountCents)}`,
    ),
    ...jobs.map(
      ({ queue, id, state, createdOn, retryCount }) =>
        `job / 任务: ${queue}  ${id}  ${state}  ${moment(createdOn)}  retried ${retryCount}`,
    ),
    ...callbackEvents.map(
      ({ id, sequence, state, attempts, nextAttemptAt, partner }) =>
        `callback / 回调: ${partner.appId}  ${id}  event ${sequence}  ${state}  attempts ${attempts}${state === 'waiting' ? `, next ${moment(nextAttemptAt)}` : ''}`,
    ),
    ...writeActions(actions),
  ].join('\n');
}
