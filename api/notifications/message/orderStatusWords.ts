/** Chinese and English words of an order's state, for messages and for `statusDes` of REST (O-02). */
export const STATUS_WORDS = {
  creating: { zh: '订单创建中', en: 'Order being created' },
  awaitingPayment: { zh: '等待付款', en: 'Waiting for payment' },
  awaitingOffer: { zh: '等待发送报价', en: 'Waiting for the offer' },
  delivering: { zh: '卖家发货中', en: 'Seller delivering' },
  awaitingAccept: { zh: '等待确认报价', en: 'Waiting for offer confirmation' },
  onHold: { zh: '交易暂挂', en: 'Trade on hold' },
  verifying: { zh: '状态核实中', en: 'Verifying status' },
  buyerCancelVerifying: { zh: '买家取消核实中', en: "Verifying buyer's cancel" },
  sellerCancelVerifying: { zh: '卖家取消核实中', en: "Verifying seller's cancel" },
  systemCancelVerifying: { zh: '系统取消核实中', en: "Verifying system's cancel" },
  protected: { zh: '交易保护中', en: 'Protected' },
  completed: { zh: '交易成功', en: 'Trade successful' },
  paymentTimeout: { zh: '付款超时', en: 'Payment timed out' },
  sellerShipmentTimeout: { zh: '卖家发货超时', en: 'Seller shipment timeout' },
  sellerRevoked: { zh: '卖家撤回报价', en: 'Seller revoked the offer' },
  sellerCancelled: { zh: '卖家取消', en: 'Seller cancelled' },
  buyerCancelled: { zh: '买家取消', en: 'Buyer cancelled' },
  buyerCounterOffer: { zh: '买家恶意还价', en: 'Buyer made a malicious counter-offer' },
  buyerReceiveTimeout: { zh: '买家收货超时', en: 'Buyer receive timeout' },
  buyerDeclined: { zh: '买家拒绝报价', en: 'Buyer declined' },
  itemGone: { zh: '商品已不在卖家库存', en: 'Item no longer with the seller' },
  wrongDelivery: { zh: '卖家发给了他人', en: 'Seller delivered to somebody else' },
  reversed: { zh: '交易被撤回', en: 'Trade reversed' },
  systemCancelled: { zh: '系统取消', en: 'System cancelled' },
} as const satisfies Record<string, { zh: string; en: string }>;

/** The stable name of the text that is displayed for an order's state. */
export type OrderStatusText = keyof typeof STATUS_WORDS;

/** The specification's text where a status is unknown (O-01). */
export const UNKNOWN_STATUS = { zh: '获取失败', en: 'Could not be read' };
