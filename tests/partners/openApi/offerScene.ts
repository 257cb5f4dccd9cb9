import { newId } from '../../../api/kernel/ids.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { offerOne } from '../../orders/bargain/bargainScene.ts';
import { openBidder, openRobot } from '../../orders/bid/bidScene.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

export const CUSTOMERS_LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=AbCdEf12';
export const CUSTOMERS_STEAM_ID = '76561198083722517';

let count = 0;
/** A number of a partner's own that is new. */
export const ownNo = () => `offer-${process.pid}-${++count}`;

/** What an answer looks like that refuses. */
export const refusal = (status: number, error: string, more: object = {}) => ({
  status,
  body: { error, ...more },
});
export const ENDED = refusal(422, 'offerEnded');

/** Answers a price offer. */
export const answer = (by: PartnerClient, offerId: string, word: string, body?: object) =>
  by.post(`/offers/${offerId}/${word}`, body);

/** A partner who can buy, with so much deposit and a trade link. */
export async function openBuyingPartner(
  market: TestMarket,
  depositCents = 1_000_000,
  settings: { callbackUrl?: string } = {},
): Promise<PartnerClient> {
  const { userId } = await openBidder(market, depositCents);
  return enrolPartner(market, userId, settings);
}

/** A partner who buys and sells. */
export async function openDealer(market: TestMarket): Promise<{ dealer: PartnerClient; shop: Seller }> {
  const { userId, client } = await openBidder(market);
  const accountId = newId();
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     values ($1, $2, '76561190000000042', 'dealer', 'robot', 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh', '')`,
    [accountId, userId],
  );
  return { dealer: await enrolPartner(market, userId), shop: { client, userId, accountId } };
}

/** A seller and two buyers, all partners. */
export interface OfferStage {
  robot: Seller;
  seller: PartnerClient;
  buyer: PartnerClient;
  stranger: PartnerClient;
  /** The terms of a price offer that is taken: 80 yuan for a copy at 100. */
  terms: (
    more?: object,
  ) => Promise<{ ownNo: string; listingId: string; priceCents: number; tradeUrl?: string }>;
  /** Makes a price offer that is taken. */
  make: (by?: PartnerClient, more?: object) => Promise<string>;
}

/** @param hooks the callback addresses of the seller and of the buyer. */
export async function openOfferStage(
  market: TestMarket,
  hooks: { seller?: { callbackUrl: string }; buyer?: { callbackUrl: string } } = {},
): Promise<OfferStage> {
  const robot = await openRobot(market);
  const seller = await enrolPartner(market, robot.userId, hooks.seller);
  const buyer = await openBuyingPartner(market, undefined, hooks.buyer);
  const terms: OfferStage['terms'] = async (more = {}) => {
    const { listingId } = await offerOne(market, robot);
    return { ownNo: ownNo(), listingId, priceCents: 8_000, ...more };
  };
  const make: OfferStage['make'] = async (by = buyer, more = {}) =>
    (await by.post('/offers', await terms(more))).body.data.offerId;
  return { robot, seller, buyer, stranger: await openBuyingPartner(market), terms, make };
}
