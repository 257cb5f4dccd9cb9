import type { Platform } from '../../kernel/platform.ts';
import { cancelByOperator } from '../../orders/order/cancelOrder.ts';
import type { OperatorCancelStep } from '../../orders/order/orderCancel.ts';
import { ORDER_HELP, type OrderCommand, readOrderCommand } from '../../orders/order/orderCommand.ts';
import { decideReview, viewReviews } from '../../orders/order/reviewProceeds.ts';
import { listOrders, ORDERS_PAGE } from './orderFile.store.ts';
import { operatorOf, runCommand } from './runCommand.ts';
import { viewOrderFile } from './viewOrderFile.ts';
import { writeListedOrder, writeOrderFile } from './writeOrderFile.ts';
import { writeWaitingReview } from './writeReview.ts';

const UNKNOWN = 'There is no such order / 没有这个订单';
const STEPS: Record<OperatorCancelStep, string> = {
  fail: 'Cancelled; the buyer has the money / 已取消，货款已退回买家',
  verify:
    'An offer may be out: Steam is asked, and the money goes back by its word / 可能已有报价：正在向 Steam 核实，据此退款',
  ask: 'Steam is being asked already; the order ends by its word now / 正在向 Steam 核实，订单将据此结束',
  underWay: 'A cancel is being verified already / 已在核实取消，没有变化',
  unpaid: 'Nothing was paid yet: it ends by its payment deadline / 尚未付款，到期自动关闭',
  settled:
    'It is settled: only a reversal at Steam takes that back. To wait with the money, block the users / 已结算：只能随 Steam 撤销；需暂缓请冻结用户',
  completed: 'It is completed / 订单已完成',
  failed: 'It has failed, and the money went back / 订单已失败，货款已退回',
};

const DECISIONS = {
  done: 'Done; the seller is told / 已完成，已通知卖家',
  unchanged: 'It was decided so before / 已是此决定，没有变化',
  decided: 'It was decided otherwise before, and money has moved / 已作出另一决定，款项已转移',
  none: 'Its money waits for no review / 这笔订单的货款不在核查中',
};

async function list({ db }: Platform, command: OrderCommand & { kind: 'list' }): Promise<boolean> {
  const orders = await listOrders(db, command);
  if (orders.length === 0) console.log('No orders / 没有订单');
  for (const order of orders) console.log(writeListedOrder(order));
  if (orders.length === ORDERS_PAGE && !command.isOverdue)
    console.log(`more / 更多: --before ${orders.at(-1)?.orderNo}`);
  return true;
}

async function show(
  { db }: Platform,
  { orderNo, operator }: OrderCommand & { kind: 'show' },
): Promise<boolean> {
  const seen = await viewOrderFile(db, { orderNo, operator: operatorOf(operator) });
  console.log(seen ? writeOrderFile(seen.file, seen.actions) : UNKNOWN);
  return seen !== null;
}

async function refund(platform: Platform, command: OrderCommand & { kind: 'refund' }): Promise<boolean> {
  const { orderNo, reason } = command;
  const step = await cancelByOperator(platform, { orderNo, reason, operator: operatorOf(command.operator) });
  console.log(step ? STEPS[step] : UNKNOWN);
  return step === 'fail' || step === 'verify' || step === 'ask' || step === 'underWay';
}

async function listReviews({ db }: Platform, operator: string | null): Promise<boolean> {
  const reviews = await viewReviews(db, operatorOf(operator));
  if (reviews.length === 0) console.log('No money waits for a review / 没有待核查的货款');
  for (const review of reviews) console.log(writeWaitingReview(review));
  return true;
}

async function review(
  platform: Platform,
  { operator, ...input }: OrderCommand & { kind: 'review' },
): Promise<boolean> {
  const step = await decideReview(platform, { ...input, operator: operatorOf(operator) });
  console.log(step ? DECISIONS[step] : UNKNOWN);
  return step === 'done' || step === 'unchanged';
}

/**
 * `npm run order`: lists and shows orders, refunds them by the rules, and completes reviews of proceeds. Exits with 1 if nothing could be
 * done.
 */
await runCommand<OrderCommand>({
  script: 'order',
  help: ORDER_HELP,
  read: readOrderCommand,
  isDangerous: ({ kind }) => kind === 'refund' || kind === 'review',
  run(platform, command) {
    if (command.kind === 'list') return list(platform, command);
    if (command.kind === 'reviews') return listReviews(platform, command.operator);
    if (command.kind === 'review') return review(platform, command);
    return command.kind === 'show' ? show(platform, command) : refund(platform, command);
  },
});
