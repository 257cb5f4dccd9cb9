import type { MessageText } from './messageWords.ts';

/** Texts of messages about orders paid through the payment app: unpaid, paid too late, or failed afterwards. */
export const PAYMENT_WORDS = {
  orderFailedToDeposit: {
    meaning: 'failed',
    zh: { title: '订单已关闭', body: '{item}：{status}，¥{amount} 已退到充值余额，可用于购买' },
    en: {
      title: 'Order closed',
      body: '{item}: {status}. ¥{amount} is in your deposit, for other purchases',
    },
  },
  orderFailedToPaymentApp: {
    meaning: 'failed',
    zh: {
      title: '订单已关闭，款项退回支付宝',
      body: '{item}：{status}，¥{amount} 正在原路退回支付宝，退回后会再通知你',
    },
    en: {
      title: 'Order closed: your money goes back to Alipay',
      body: '{item}: {status}. ¥{amount} is on its way back to Alipay; you get a message once it is there',
    },
  },
  paymentReturned: {
    meaning: 'returned',
    zh: {
      title: '款项已退回支付宝',
      body: '{item}：¥{amount} 已原路退回支付宝。原来用银行卡付的，到卡时间以银行为准',
    },
    en: {
      title: 'Money returned to Alipay',
      body: '{item}: ¥{amount} went back to Alipay. If a bank card paid it, the bank decides when it is there',
    },
  },
  paymentKept: {
    meaning: 'returned',
    zh: {
      title: '支付宝不接受退款，已转为充值余额',
      body: '{item}：支付宝不再接受这笔 ¥{amount} 的退款，已计入你的充值余额，可用于购买，不可提现',
    },
    en: {
      title: 'Alipay refused the refund: now your deposit',
      body: '{item}: Alipay no longer takes ¥{amount} back. It is in your deposit, for purchases, not for withdrawal',
    },
  },
  orderUnpaid: {
    meaning: 'failed',
    zh: { title: '未付款的订单已关闭', body: '{item}：{status}，想要的话请重新下单' },
    en: { title: 'Unpaid order closed', body: '{item}: {status}. Order it again if you still want it' },
  },
  latePaymentReturned: {
    meaning: 'returned',
    zh: { title: '迟到的付款已退回', body: '{item}：¥{amount} 在订单关闭后才付到，已原路退回支付宝' },
    en: {
      title: 'Late payment returned',
      body: '{item}: ¥{amount} was paid after the order had closed and went back to Alipay',
    },
  },
} satisfies Record<string, MessageText>;
