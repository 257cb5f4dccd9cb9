import type { MessageTemplate, Words } from './message.ts';

/** What is said of orders that nobody paid for, or paid for too late. */
export const UNPAID_WORDS = {
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
