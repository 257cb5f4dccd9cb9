/**
 * Every state in which Steam can show an offer, or none, at every deadline of a seller and of a buyer: what comes of the order, in the status
 * texts of O-02. The first word is a person's order, the second a robot's; `·` goes on waiting for Steam's own end of the offer.
 */
export const DEADLINE_TABLE: Readonly<
  Record<
    'shipment' | 'shipmentToBanned' | 'acceptance',
    Readonly<Record<string, readonly [byHand: string, byRobot: string]>>
  >
> = {
  shipment: {
    none: ['SELLER_SHIPMENT_TIMEOUT', 'SELLER_SHIPMENT_TIMEOUT'],
    1: ['·', '·'],
    2: ['AWAITING_ACCEPT', 'AWAITING_ACCEPT'],
    3: ['PROTECTED', 'PROTECTED'],
    4: ['BUYER_COUNTER_OFFER', 'BUYER_COUNTER_OFFER'],
    5: ['SELLER_SHIPMENT_TIMEOUT', 'SELLER_SHIPMENT_TIMEOUT'],
    6: ['SELLER_SHIPMENT_TIMEOUT', 'SELLER_SHIPMENT_TIMEOUT'],
    7: ['BUYER_DECLINED', 'BUYER_DECLINED'],
    8: ['ITEM_GONE', 'ITEM_GONE'],
    9: ['SELLER_SHIPMENT_TIMEOUT', 'SELLER_SHIPMENT_TIMEOUT'],
    10: ['SELLER_SHIPMENT_TIMEOUT', 'SELLER_SHIPMENT_TIMEOUT'],
    11: ['ON_HOLD', 'ON_HOLD'],
    12: ['REVERSED', 'REVERSED'],
  },
  // Steam lets the buyer's account not trade: what was not delivered is the buyer's doing.
  shipmentToBanned: {
    none: ['BUYER_RECEIVE_TIMEOUT', 'BUYER_RECEIVE_TIMEOUT'],
    1: ['·', '·'],
    2: ['AWAITING_ACCEPT', 'AWAITING_ACCEPT'],
    3: ['PROTECTED', 'PROTECTED'],
    4: ['BUYER_COUNTER_OFFER', 'BUYER_COUNTER_OFFER'],
    5: ['BUYER_RECEIVE_TIMEOUT', 'BUYER_RECEIVE_TIMEOUT'],
    6: ['BUYER_RECEIVE_TIMEOUT', 'BUYER_RECEIVE_TIMEOUT'],
    7: ['BUYER_DECLINED', 'BUYER_DECLINED'],
    8: ['ITEM_GONE', 'ITEM_GONE'],
    9: ['BUYER_RECEIVE_TIMEOUT', 'BUYER_RECEIVE_TIMEOUT'],
    10: ['BUYER_RECEIVE_TIMEOUT', 'BUYER_RECEIVE_TIMEOUT'],
    11: ['ON_HOLD', 'ON_HOLD'],
    12: ['REVERSED', 'REVERSED'],
  },
  acceptance: {
    1: ['·', '·'],
    2: ['·', 'BUYER_RECEIVE_TIMEOUT'],
    3: ['PROTECTED', 'PROTECTED'],
    4: ['BUYER_COUNTER_OFFER', 'BUYER_COUNTER_OFFER'],
    5: ['BUYER_RECEIVE_TIMEOUT', 'BUYER_RECEIVE_TIMEOUT'],
    6: ['BUYER_RECEIVE_TIMEOUT', 'BUYER_RECEIVE_TIMEOUT'],
    7: ['BUYER_DECLINED', 'BUYER_DECLINED'],
    8: ['ITEM_GONE', 'ITEM_GONE'],
    // What was seen open has been confirmed: this is a flicker of Steam's.
    9: ['·', 'BUYER_RECEIVE_TIMEOUT'],
    10: ['BUYER_RECEIVE_TIMEOUT', 'BUYER_RECEIVE_TIMEOUT'],
    11: ['ON_HOLD', 'ON_HOLD'],
    12: ['REVERSED', 'REVERSED'],
  },
};

/** The rows of a deadline. */
export function rowsOf(
  deadline: keyof typeof DEADLINE_TABLE,
): [state: string, byHand: string, byRobot: string][] {
  return Object.entries(DEADLINE_TABLE[deadline]).map(([state, [byHand, byRobot]]) => [
    state,
    byHand,
    byRobot,
  ]);
}
