import type { FastifyReply } from 'fastify';
import { REQUEST_ID } from '../../kernel/log.ts';

/** What every REST call answers (E-01). */
export interface Envelope<T> {
  code: number;
  msg: string;
  data: T | null;
  /** Of a "no": what the log calls the request by. */
  request_id?: string;
}

/** Success. */
export function ok<T>(data: T): Envelope<T> {
  return { code: 0, msg: 'ok', data };
}

/** A "no" with its number. */
export function no(code: number, msg: string): Envelope<never> {
  return { code, msg, data: null };
}

/** Refusals' numbers in the REST contract: one table, documented in `docs/rest.md`. HTTP 200 with this code (E-07). */
export const REFUSAL_CODES: Record<string, number> = {
  phoneInvalid: 1001,
  tooManyCodes: 1002,
  proofOfWorkRequired: 1003,
  codeWrong: 1004,
  agreementMissing: 1005,
  codeNotSent: 1006,
  stepUpCodeWrong: 1007,
  listingGone: 2001,
  priceChanged: 2002,
  insufficientFunds: 2003,
  ownListing: 2004,
  tradeUrlMissing: 2005,
  tradeUrlInvalid: 2006,
  accountBlocked: 2007,
  requestIdReused: 2008,
  cancelNotAllowed: 2009,
  tradeUrlNotWanted: 2010,
  paymentAppClosed: 2011,
  orderUnpayable: 2012,
  unpaidOrdersFull: 2013,
  noListingWithinLimit: 2014,
  marketItemUnknown: 2015,
  tradeUrlElsewhere: 2016,
  tradeBanned: 2017,
  serviceClosed: 2018,
  nothingSelected: 2101,
  undoNotAllowed: 2102,
  sellingRulesFull: 2103,
  sellingRuleUnknown: 2104,
  floorFarAbove: 2105,
  realNameInvalid: 1101,
  idNumberInvalid: 1102,
  paymentAccountInvalid: 1103,
  identityUnderage: 1104,
  identityMismatch: 1105,
  idNumberTaken: 1106,
  identityNotReached: 1107,
  alreadyVerified: 1108,
  verificationMissing: 1109,
  withdrawalsFrozen: 1110,
  paymentAccountTaken: 1111,
  withdrawalsHeld: 1112,
  lettersFull: 1113,
  nicknameLengthWrong: 1201,
  nicknameCharactersWrong: 1202,
  nicknameReserved: 1203,
  nicknameTooSoon: 1204,
  pictureMissing: 1205,
  pictureTooLarge: 1206,
  pictureTypeWrong: 1207,
  pictureUnreadable: 1208,
  phoneUnchanged: 1209,
  phoneTaken: 1210,
  phoneChangeMissing: 1211,
  deletionObstructed: 1212,
  amountInvalid: 3001,
  withdrawableTooLow: 3201,
  withdrawalAmountInvalid: 3202,
  withdrawableInsufficient: 3203,
  withdrawalCapReached: 3204,
  rechargeClosed: 3101,
  rechargeAmountInvalid: 3102,
  contractMissing: 3103,
  contractNotEnterprise: 3104,
  contractStands: 3105,
  rechargesFull: 3106,
  rechargeUnpayable: 3107,
  steamPasswordMissing: 5001,
  mafileMissing: 5002,
  steamPasswordCountDiffers: 5003,
  steamPasswordFormatWrong: 5004,
  steamAccountsFull: 5005,
  steamAccountUnknown: 5006,
  steamAccountBusy: 5007,
  steamNotReached: 5008,
  steamSignInLost: 5009,
  watchlistFull: 4101,
  savedFiltersFull: 4102,
  itemUnknown: 4103,
  inventoryNotDue: 5201,
  noSteamAccount: 5202,
  applicationInvalid: 6001,
  applicationStands: 6002,
  partnerNotApproved: 6003,
  partnerLocked: 6004,
  partnerKeyInvalid: 6005,
  partnerKeyTaken: 6006,
  callbackUrlInvalid: 6007,
  partnerSetupMissing: 6008,
  keyProofWrong: 6009,
  keyProofMissing: 6010,
  callbackTestTooSoon: 6011,
  callbackTestMissing: 6012,
  attachmentMissing: 6013,
  attachmentTooLarge: 6014,
  attachmentTypeWrong: 6015,
  attachmentUnwanted: 6016,
  partnerNotLocked: 6017,
  allowedAddressInvalid: 6018,
  allowedAddressesFull: 6019,
  callbackEventUnknown: 6020,
};

/** Answers with a status of its own; everything else is HTTP 200. */
export function answer(reply: FastifyReply, status: number, envelope: Envelope<unknown>): FastifyReply {
  const named = envelope.code === 0 ? envelope : { ...envelope, [REQUEST_ID]: reply.request.id };
  return reply.code(status).header('cache-control', 'no-store').send(named);
}

/** Answers what is the same for everybody: shared caches may hold it for the second that it may be old. */
export function answerPublic(reply: FastifyReply, envelope: Envelope<unknown>): FastifyReply {
  return reply.code(200).header('cache-control', 'public, max-age=0, s-maxage=1').send(envelope);
}
