import type { MessageTemplate } from './message.ts';
import type { Words } from './messageWords.ts';

/** What is said of orders for which the payment app was to pay: unpaid, paid too late, or failed afterwards. */
export const PAYMENT_WORDS = {
  orderFailedToDeposit: {
    zh: { title: '订单已关闭', body: '{item}：{status}，¥{amount} 已退到充值余额，可用于购买' },
    en: {
      title: 'Order closed',
      body: '{item}: {status}. ¥{amount} is in your deposit, for other purchases',
    },
  },
  orderUnpaid: {
    zh: { title: '未付款的订单已关闭', body: '{item}：{status}，想要的话请重新下单' },
    en: { title: 'Unpaid order closed', body: '{item}: {status}. Order it again if you still want it' },
  },
  latePaymentReturned: {
    zh: { title: '迟到的付款已退回', body: '{item}：¥{amount} 在订单关闭后才付到，已原路退回支付宝' },
    en: {
      title: 'Late payment returned',
      body: '{item}: ¥{amount} was paid after the order had closed and went back to Alipay',
    },
  },
} satisfies Partial<Record<MessageTemplate, { zh: Words; en: Words }>>;
