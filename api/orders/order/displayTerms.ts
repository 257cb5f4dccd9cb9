/**
 * The terms in which the server says how an order looks, each with its description in the GraphQL schema. A client maps them to words,
 * icons and colours.
 */

export const ORDER_TONES = {
  accent: 'The viewer must act now.',
  warning: 'A deadline runs for somebody else, or something needs attention.',
  info: 'Steam or the platform is at work.',
  positive: 'The order or the event succeeded.',
  negative: 'The order or the event failed.',
} as const;
export type OrderTone = keyof typeof ORDER_TONES;

export const DISPLAYED_ACTORS = {
  viewer: 'The viewer, as buyer or as seller.',
  buyer: 'The buyer, where the viewer is the seller.',
  seller: 'The seller, where the viewer is the buyer.',
  steam: 'Steam, while no party can act.',
  platform: 'The platform, or a robot of the seller.',
  either: 'Either side: an offer is still open at Steam while the order ends.',
} as const;
export type DisplayedActor = keyof typeof DISPLAYED_ACTORS;

export const ORDER_OUTCOMES = {
  protectedBuyer: 'The buyer has the item; trade protection is running.',
  protectedSeller: 'The item is delivered; the money is settling.',
  completedBuyer: 'The item belongs to the buyer.',
  completedSeller: 'The money belongs to the seller.',
  waitingForReview: "The seller's money waits for a review by the operators.",
  reviewedToDeposit: "After the review the money became the seller's deposit.",
  notCharged: 'The order failed before its money was held.',
  refundedBuyer: 'The money went back where it came from.',
  refundedSeller: 'The money went back to the buyer.',
  refundedToDeposit: "What the payment app paid became the buyer's deposit.",
  refundingToApp: 'The money is on its way back to the payment app.',
  refundedToApp: 'The money went back to the payment app.',
  keptAsDeposit: "The payment app refused the refund: the money became the buyer's deposit.",
} as const;
export type OrderOutcome = keyof typeof ORDER_OUTCOMES;

export const ORDER_SENTENCES = {
  creating: 'The order is being created.',
  pay: 'The buyer must pay the order.',
  sendOffer: 'The seller must send the offer.',
  linkRefusedBuyer: 'The trade link of the viewer is no longer valid.',
  linkRefusedSeller: 'The trade link of the buyer is no longer valid.',
  accountBlockedBuyer: 'Steam does not let the account of the viewer trade.',
  accountBlockedSeller: 'Steam does not let the account of the buyer trade.',
  accountHeldBuyer: 'Steam would hold the trade for days because of the account of the viewer.',
  accountHeldSeller: 'Steam would hold the trade for days because of the account of the buyer.',
  confirmOffer: 'The seller must confirm the offer on the phone.',
  robotConfirmsBuyer: 'A robot of the seller confirms the offer.',
  robotConfirmsSeller: 'The robot of the viewer confirms the offer; the viewer may do it too.',
  acceptOffer: 'The buyer must accept the offer.',
  onHold: 'Steam holds the trade.',
  verifying: 'The platform asks Steam; no money moves before the result.',
  offerLeftOpenBuyer: 'The offer is still open; the money comes back when it ends.',
  offerLeftOpenSeller: 'The offer is still open; the order is cancelled when it ends.',
  paused: 'Steam is down and the deadline is paused.',
  protectedBuyer: 'The item cannot be traded until trade protection ends.',
  protectedSeller: 'The money can be withdrawn when trade protection ends.',
  completedBuyer: 'The item can be traded.',
  completedSeller: 'The money can be withdrawn.',
  waitingForReview: 'The operators review the sale before its money is paid.',
  reviewedToDeposit: 'The money can buy and cannot be withdrawn.',
  closed: 'The order has failed and is closed.',
} as const;
export type OrderSentence = keyof typeof ORDER_SENTENCES;

export const ORDER_TASKS = {
  pay: 'Pay the order at the payment app.',
  replaceLink: 'Replace the trade link.',
  acceptOffer: 'Accept the offer at Steam.',
  sendOffer: 'Send the offer at Steam.',
  confirmOffer: 'Confirm the offer on the phone.',
  declineOffer: 'Decline the offer that is still open.',
  cancelOffer: 'Cancel the offer that is still open.',
} as const;
export type OrderTask = keyof typeof ORDER_TASKS;

export const ORDER_ACTIONS = {
  declineOffer: 'Decline the offer that is still open at Steam.',
  cancelOffer: 'Cancel the offer that is still open at Steam.',
  acceptOffer: 'Accept the offer at Steam.',
  pay: 'Continue the payment: `payOrder`.',
  replaceLink: 'Replace the trade link: `setOrderTradeUrl`.',
  sendOffer: 'Send the offer by hand: `handDelivery`.',
  cancelOrder: 'Cancel the order, from `cancel.from` on: `cancelOrder`.',
  buyAnother: 'Buy the same kind of item from somebody else.',
  openInventory: "Open the viewer's inventory.",
} as const;
export type OrderAction = keyof typeof ORDER_ACTIONS;

export const CLOCK_KINDS = {
  deadline: 'The time by which somebody must act.',
  steamHold: 'The end of the trade hold of Steam.',
  tradeProtection: 'The end of trade protection, when the money settles.',
} as const;
export type ClockKind = keyof typeof CLOCK_KINDS;

export const MONEY_PLACES = {
  notHeld: 'No money is held yet, because the order is not paid.',
  escrowOfBuyer: 'In escrow, paid from the balance of the viewer.',
  escrowFromApp: 'In escrow, paid through the payment app.',
  escrowForSeller: 'In escrow, paid by the buyer.',
  settlingToSeller: 'In the settling balance of the seller.',
  settlingToViewer: 'In the settling balance of the viewer.',
  paidToSeller: 'In the proceeds of the seller.',
  paidToViewer: 'In the proceeds of the viewer.',
  underReview: 'In the settling balance of the viewer, until a review by the operators is decided.',
  reviewedToDeposit: 'In the deposit of the viewer, after a review by the operators.',
  nothingMoved: 'No money was moved, because the order was never paid.',
  latePaymentOnItsWay: 'Paid after the order had closed, and on its way back to the payment app.',
  latePaymentReturned: 'Paid after the order had closed, and back at the payment app.',
  returningToApp: 'On its way back to the payment app.',
  returnedToApp: 'Refunded through the payment app.',
  keptAsDeposit: 'In the deposit of the viewer, since the payment app refused the refund.',
  refundedToViewer: 'Refunded to the balance of the viewer.',
  refundedToDeposit: 'Paid by the payment app, and refunded to the deposit of the viewer.',
  refundedToBuyer: 'Refunded to the buyer, however it was paid.',
} as const;
export type MoneyPlace = keyof typeof MONEY_PLACES;

export const AMOUNT_LABELS = {
  amountDue: 'A purchase that is not paid.',
  actualPayment: 'A purchase that was paid.',
  amountToReceive: 'A sale whose money has not come.',
  actualReceived: 'A sale whose money has come.',
} as const;
export type AmountLabel = keyof typeof AMOUNT_LABELS;

export const AMOUNT_KINDS = {
  unpaid: 'A purchase that waits for its payment.',
  moved: 'The money has moved on the accounts of the viewer.',
  expected: 'A sale that the buyer has not received yet.',
  none: 'The order failed: the amount is the price that it was about.',
} as const;
export type AmountKind = keyof typeof AMOUNT_KINDS;

export const STEP_STATES = {
  done: 'The order has passed this step.',
  now: 'The order is at this step.',
  next: 'The step comes later.',
  failed: 'The order failed at this step.',
} as const;
export type StepState = keyof typeof STEP_STATES;

export const ORDER_ROUTES = {
  payment: 'Payment, trade offer and acceptance lie ahead.',
  shipment: 'Trade offer, acceptance and trade protection lie ahead.',
  receipt: 'Acceptance, trade protection and payout lie ahead.',
  protection: 'Trade protection and payout lie ahead.',
  endOfProtection: 'The end of trade protection and the payout lie ahead.',
  verification: 'The order continues after the verification.',
} as const;
export type OrderRoute = keyof typeof ORDER_ROUTES;

export const CANCEL_KINDS = {
  unpaid: 'No money goes back, because the order was not paid.',
  returnsToApp: 'The money goes back to the payment app.',
  returnsToViewer: 'The money goes back to the balance of the viewer.',
  returnsToBuyer: 'The money goes back to the buyer, and the item leaves the market.',
} as const;
export type CancelKind = keyof typeof CANCEL_KINDS;

export const ORDER_FACTS = {
  ordered: 'The order was placed.',
  paymentAwaited: 'The order waits for its payment.',
  held: 'The money is held in escrow.',
  offerAwaited: 'After a verification the order waits for its offer again.',
  offerMade: 'The offer was made and waits for its confirmation.',
  offerSent: 'The offer was sent to the buyer.',
  onHold: 'Steam holds the trade.',
  verifying: 'The platform began to check the offer at Steam.',
  received: 'The buyer received the item.',
  completed: 'The order is complete.',
  failed: 'The order failed and ended.',
  paused: 'The deadline is paused because Steam is down.',
  resumed: 'The deadline runs again, because Steam is back.',
  offerWithdrawn: 'The offer was withdrawn because of another copy in it, and the copy is sent again.',
  linkRefused: 'Steam refused the trade link of the buyer.',
  linkReplaced: 'The buyer replaced the trade link.',
  buyerBanned: 'Steam does not let the account of the buyer trade.',
  cancelAsked: 'A side asked to cancel the order.',
  offerPassedOver: 'The seller sent an offer that differs from the order.',
  wrongItemTaken: 'The buyer accepted another item than the ordered one.',
  pricedDeliveryTaken: 'The buyer accepted the ordered item and gave items for it.',
  extraItemsTaken: 'The buyer accepted the ordered item and more.',
  otherItemElsewhere: 'Another account accepted an offer that named the order and gave another item.',
  offerUntagged: 'The right offer was sent without the message of the order.',
  wrongOfferOver: 'The wrong offer was cancelled or ended.',
  offerDiffers: 'The offer differs from the order and was stopped.',
  holdCancelled: 'The held trade was cancelled at Steam.',
  reversedLate: 'Steam reversed the completed trade.',
  faultFound: 'Steam shows who reversed the trade.',
} as const;
export type OrderFact = keyof typeof ORDER_FACTS;

export const HOLD_NOTICES = {
  causedByViewer: 'The Steam account of the viewer causes the hold.',
  causedByBuyer: 'The Steam account of the buyer causes the hold.',
  causedBySeller: 'The Steam account of the seller causes the hold.',
  causedByBoth: 'Both Steam accounts cause the hold.',
  cancelledByViewer: 'The viewer cancelled the held trade at Steam.',
  cancelledByBuyer: 'The buyer cancelled the held trade at Steam.',
  cancelledBySeller: 'The seller cancelled the held trade at Steam.',
} as const;
export type HoldNotice = keyof typeof HOLD_NOTICES;

export const DELIVERY_FAULTS = {
  otherItemOffered: 'The open offer gives another item.',
  moreOffered: 'The open offer gives more than was ordered.',
  itemsAsked: 'The open offer asks the buyer for items.',
  offeredElsewhere: 'The open offer went to another account.',
  otherItemTaken: 'The buyer accepted another item.',
  itemsTaken: "The accepted offer took items of the buyer's.",
  moreTaken: 'The accepted offer gave more than was ordered.',
  otherItemElsewhere: 'Another account accepted an offer that named the order and gave another item.',
  deliveredElsewhere: 'Another account accepted the item.',
  tagMissing: 'The right offer is open without the message of the order.',
} as const;
export type DeliveryFault = keyof typeof DELIVERY_FAULTS;

export const DELIVERY_ADVICES = {
  cancelAndResend: 'The seller must cancel the offer and send the right one.',
  doNotAccept: 'The buyer must not accept the offer.',
  waitForOffer: 'The buyer can only wait for the right offer.',
  resend: 'The seller must still send the right item, and may reverse the wrong trade.',
  waitForItem: 'The buyer waits for the right item; either side may reverse the wrong trade.',
  reverse: 'The order has ended; the seller may reverse the trade.',
  returnItem: 'The order has ended; the buyer may return the item.',
  reversePriced: 'The buyer may reverse the trade to get the items back.',
  returnPriced: 'The seller should return the items that the offer took.',
  askBack: 'The order goes on; the seller asks the buyer for what was too much.',
  returnMore: 'The order goes on; the buyer may return what was too much.',
  resendElsewhere:
    'The seller must still send the right item, and may reverse the trade with the other account.',
  leaveOpen: 'The offer counts as it is; the seller need not act.',
  reverseElsewhere: 'The order has ended; the seller may reverse the trade with the other account.',
  nothingToDo: 'The buyer has the money back and need not act.',
} as const;
export type DeliveryAdvice = keyof typeof DELIVERY_ADVICES;

export const EVENT_CAUSES = {
  ordered: 'The buyer placed the order.',
  paymentAppChosen: 'The buyer chose to pay through the payment app.',
  paid: 'The price was paid.',
  settled: 'Trade protection ended, and the proceeds were released.',
  deadline: 'The deadline of the phase passed.',
  buyerCancel: 'The buyer cancelled the order.',
  sellerCancel: 'The seller cancelled the order.',
  operatorCancel: 'An operator cancelled the order.',
  cancelAsked: 'A side asked to cancel the order, which is being verified.',
  offerInvalid: 'Steam reports the offer as invalid.',
  offerActive: 'Steam reports the offer as active.',
  offerAccepted: 'Steam reports the offer as accepted.',
  offerCountered: 'Steam reports a counter-offer.',
  offerExpired: 'Steam reports the offer as expired.',
  offerCancelled: 'Steam reports the offer as cancelled by its sender.',
  offerDeclined: 'Steam reports the offer as declined.',
  offerItemsInvalid: 'Steam reports that items of the offer are no longer available.',
  offerCreated: 'Steam reports the offer as created and waiting for its confirmation.',
  offerConfirmationCancelled: 'Steam reports that the confirmation of the offer was denied.',
  offerInEscrow: 'Steam reports that it holds the offer.',
  tradeComplete: 'Steam reports the trade as complete.',
  tradeFailed: 'Steam reports the trade as failed.',
  tradeRolledBack: 'Steam reports the trade as rolled back by its support.',
  tradeInEscrow: 'Steam reports that it holds the trade.',
  tradeEscrowCancelled: 'Steam reports that the held trade was cancelled.',
  tradeReversed: 'Steam reports that the protected trade was reversed.',
  offerAbsent: 'Steam has no offer of the order.',
  offerUnconfirmed: 'The seller never confirmed the offer.',
  offerDiffers: 'The offer differs from the order.',
  offerWithdrawn: 'The offer ended because of another copy in it.',
  sendRefused: 'Steam refused the offer for good.',
  sendDoubtful: 'Steam did not say whether it took the offer.',
  verifyTimeout: 'Steam gave no answer until the verification ended.',
  paused: 'The deadline was paused because Steam is down.',
  resumed: 'The deadline runs again, because Steam is back.',
  tradeLinkRefused: 'Steam refused the trade link of the buyer.',
  tradeLinkReplaced: 'The buyer replaced the trade link.',
  buyerBanned: 'Steam does not allow the buyer to trade.',
  reversedLate: 'The trade was reversed after the order had completed.',
  offerPassedOver: 'The seller sent an item that was not ordered.',
  wrongItemTaken: 'The buyer accepted an item that was not ordered.',
  pricedDeliveryTaken: 'The buyer accepted the ordered item and gave an item in return.',
  extraItemsTaken: 'The buyer accepted the ordered item and received more.',
  otherItemElsewhere: 'Another account accepted an offer that names the order.',
  offerUntagged: 'The right offer lacks the message of the order.',
  wrongOfferOver: 'The wrong offer was withdrawn or ended.',
  faultFound: 'Steam shows who reversed the trade.',
  other: 'Another cause, which the evidence of the event documents.',
} as const;
export type EventCauseName = keyof typeof EVENT_CAUSES;
