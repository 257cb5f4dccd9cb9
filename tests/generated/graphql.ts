/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The application to submit. */
export type ApplyPartnerInput = {
  /** Money expected to be traded in a day, in fen, up to 100,000,000 yuan. */
  dailyAmountCents?: number | null | undefined;
  /** Number of orders expected in a day, 0 to 1,000,000. */
  dailyOrders?: number | null | undefined;
  /** A Chinese mobile number for questions. */
  phone: string;
  /** Why the applicant needs the open platform, 10 to 500 characters. */
  reason: string;
  /** 6 to 20 letters, digits, - or _ beginning with a letter; or a mobile number. */
  wechat: string;
};

/** The public key and the callback address. */
export type BeginPartnerSetupInput = {
  /** Address for callbacks: https, port 443 or 8443, a public name, at most 500 characters. */
  callbackUrl: string;
  /** RSA public key, 2048 to 4096 bits, exponent 65537, as SPKI in PEM. Never send the private key. */
  publicKey: string;
};

/** Where a buy order stands. */
export type BidStatus =
  /** It is open and not filled; its money stays held. */
  | 'ASLEEP'
  /** Its bidder ended it; the rest of its money returned. */
  | 'CANCELLED'
  /** Its time was over; the rest of its money returned. */
  | 'EXPIRED'
  /** It has got all its copies. */
  | 'FILLED'
  /** It waits for copies, and is filled by those that come. */
  | 'OPEN';

/** What the owner of a Steam account types to sign in. */
export type BindSteamAccountByCodeInput = {
  /** Name with which the owner signs in at Steam. */
  accountName: string;
  /** Login code of the mobile authenticator, five letters and digits. Steam accepts it once. */
  guardCode: string;
  /** Password of the Steam account. Erased once Steam has answered. */
  password: string;
  /** Id of an account of the viewer that is to be bound again: no other is accepted. Omitted for any account. */
  steamAccountId?: string | number | null | undefined;
};

/** The account that is to be bound again, if any. */
export type BindSteamAccountByQrInput = {
  /** Id of an account of the viewer that is to be bound again: no other is accepted. Omitted for any account. */
  steamAccountId?: string | number | null | undefined;
};

/** Mafiles and their passwords. */
export type BindSteamAccountsInput = {
  /** The Mafiles to bind, at most 100. */
  files: Array<MafileInput>;
  /** Lines `account--password`, split at the first `--` and matched to the files by account name. Alternative to `passwords`. */
  passwordList?: string | null | undefined;
  /** One password for each file, in the same order. Alternative to `passwordList`. */
  passwords?: Array<string> | null | undefined;
  /** Type of the new accounts. */
  type: SteamAccountType;
};

/** What an event of the open platform reports. */
export type CallbackEventType =
  /** The account of the partner was held (`account.held`). */
  | 'ACCOUNT_HELD'
  /** A hold on the account ended (`account.released`). */
  | 'ACCOUNT_RELEASED'
  /** A buy order was cancelled (`bid.cancelled`). */
  | 'BID_CANCELLED'
  /** The time of a buy order was over (`bid.expired`). */
  | 'BID_EXPIRED'
  /** A buy order got a copy (`bid.filled`). */
  | 'BID_FILLED'
  /** A buy order fell asleep (`bid.slept`). */
  | 'BID_SLEPT'
  /** A buy order woke up again (`bid.woken`). */
  | 'BID_WOKEN'
  /** A test of the address (`endpoint.test`). */
  | 'ENDPOINT_TEST'
  /** A price offer led to an order (`offer.accepted`). */
  | 'OFFER_ACCEPTED'
  /** The seller of the partner's price offer asked another price (`offer.countered`). */
  | 'OFFER_COUNTERED'
  /** A price offer was declined (`offer.declined`). */
  | 'OFFER_DECLINED'
  /** A price offer was withdrawn, expired, or ended by its listing (`offer.ended`). */
  | 'OFFER_ENDED'
  /** The partner received a price offer (`offer.made`). */
  | 'OFFER_MADE'
  /** An order of the partner changed (`order.changed`). */
  | 'ORDER_CHANGED';

/** Why a callback received no response. */
export type CallbackFailure =
  /** The name leads to an address that callbacks are not sent to, such as one of an internal network. */
  | 'ADDRESS_NOT_ALLOWED'
  /** The HTTPS certificate is not valid. */
  | 'CERTIFICATE'
  /** The connection broke before a response. */
  | 'CONNECTION'
  /** The name of the host is unknown. */
  | 'NAME_UNKNOWN'
  /** The host refused the connection. */
  | 'REFUSED'
  /** No response came in time. */
  | 'TIMEOUT';

/** What callbacks are searched by. What is named must all match; what is omitted matches all. */
export type CallbackFilter = {
  /** Only callbacks about the order with this number. */
  orderNo?: string | null | undefined;
  /** Only callbacks about the order with this number of the partner's. */
  outOrderNo?: string | null | undefined;
  /** Only events that occurred from this moment on. */
  since?: string | null | undefined;
  /** Only callbacks in this state. Those that are dead were given up. */
  state?: CallbackState | null | undefined;
  /** Only callbacks of this type. */
  type?: CallbackEventType | null | undefined;
  /** Only events that occurred before this moment. */
  until?: string | null | undefined;
};

/** Why callbacks are off. */
export type CallbackOffReason =
  /** The callback address answered with HTTP 410. */
  | 'GONE'
  /** The callback address accepted nothing for five days. */
  | 'SILENT';

/** Delivery state of a callback. */
export type CallbackState =
  /** It is not attempted any more, unless it is sent again. */
  | 'DEAD'
  /** The receiver answered with success. */
  | 'DELIVERED'
  /** An attempt is due or will be repeated. */
  | 'WAITING';

/** Why a text is not accepted as a callback address. */
export type CallbackUrlProblem =
  /** The text is not an address. */
  | 'FORMAT'
  /** It has a part behind #. */
  | 'FRAGMENT'
  /** Its host is no public name. */
  | 'HOST'
  /** It has more than 500 characters. */
  | 'LENGTH'
  /** Its port is neither 443 nor 8443. */
  | 'PORT'
  /** The address does not begin with https. */
  | 'SCHEME'
  /** It carries a name or a password. */
  | 'USER_INFO';

/** A value of `CopyFilterInput.delivery`. */
export type CopyDelivery =
  /** Selects what has the value `automatic`. */
  | 'AUTO'
  /** Selects what has the value `manual`. */
  | 'HAND';

/** A value of `CopyFilterInput.exterior`. */
export type CopyExterior =
  /** Selects what has the value `WearCategory4`. */
  | 'BS'
  /** Selects what has the value `WearCategory0`. */
  | 'FN'
  /** Selects what has the value `WearCategory2`. */
  | 'FT'
  /** Selects what has the value `WearCategory1`. */
  | 'MW'
  /** Selects what has the value `WearCategoryNA`. */
  | 'NONE'
  /** Selects what has the value `WearCategory3`. */
  | 'WW';

/** What a seller's copies must be like. Bounds are inclusive; what is omitted matches everything. */
export type CopyFilter = {
  /** Latest end of the cooldown. Selects only copies in a cooldown. */
  cooldownUntil?: string | null | undefined;
  /** Internal names of exteriors, as in `marketTags`. */
  exteriors?: Array<string> | null | undefined;
  /** True selects copies whose cost is known, false the others. */
  hasCost?: boolean | null | undefined;
  /** Maximum distance of the ask above the lowest ask of other sellers, in basis points of the latter. Negative: below it. */
  maxAboveLowest?: number | null | undefined;
  /** Maximum number of days since the market first found the copy in the inventory. */
  maxDaysHeld?: number | null | undefined;
  /** Maximum number of days since the copy was listed. */
  maxDaysOnSale?: number | null | undefined;
  /** Maximum of the ask in fen, or of the reference price for copies that are not listed. */
  maxPriceCents?: number | null | undefined;
  /** Minimum distance of the ask above the lowest ask of other sellers, in basis points of the latter. Negative: below it. */
  minAboveLowest?: number | null | undefined;
  /** Minimum number of days since the market first found the copy in the inventory. */
  minDaysHeld?: number | null | undefined;
  /** Minimum number of days since the copy was listed. */
  minDaysOnSale?: number | null | undefined;
  /** Minimum of the ask in fen, or of the reference price for copies that are not listed. */
  minPriceCents?: number | null | undefined;
  /** Internal names of rarities, as in `marketTags`. */
  rarities?: Array<string> | null | undefined;
  /** Internal names of item types, as in `marketTags`. */
  types?: Array<string> | null | undefined;
};

/** What copies must be like. Everything that stands side by side must hold. The same filter as text is in `CopySearch.text`. */
export type CopyFilterInput = {
  /** Minutes since the copy was listed; in text with a unit: 30m, 2h, 3d. */
  age?: CopyNumberCondition | null | undefined;
  /** Filters that must all hold. */
  all?: Array<CopyFilterInput> | null | undefined;
  /** Filters of which one at least must hold. */
  any?: Array<CopyFilterInput> | null | undefined;
  /** Share of blue of a Case Hardened or Heat Treated in percent: play side of a knife, top of a gun. */
  blue?: CopyNumberCondition | null | undefined;
  /** The charm on the copy by its name, with or without the prefix. Any of these. */
  charm?: Array<string> | null | undefined;
  /** Pattern of the charm on the copy, from 0 to 100000. */
  charmSeed?: CopyNumberCondition | null | undefined;
  /** Collection of the item by its internal name, such as set_train_2021. Any of these. */
  collection?: Array<string> | null | undefined;
  /** How the copy is delivered: auto by a robot, hand by its seller. Any of these. */
  delivery?: Array<CopyDelivery> | null | undefined;
  /** Exterior of the item: fn, mw, ft, ww, bs, or none for items without a finish. Any of these. */
  exterior?: Array<CopyExterior> | null | undefined;
  /** How much of the gradient of a Fade, Amber Fade or Acid Fade shows, in percent from 80 to 100. */
  fade?: CopyNumberCondition | null | undefined;
  /** Whether the copy carries a name that an owner gave it. */
  hasNameTag?: boolean | null | undefined;
  /** Place of the copy by its wear among all copies of its item that were seen here, 1 for the most worn; from 1 to 50. None of items of which fewer than 20 were seen. */
  highestPlace?: CopyNumberCondition | null | undefined;
  /** Whether the item is a souvenir of a tournament. */
  isSouvenir?: boolean | null | undefined;
  /** Whether the item counts kills (StatTrak). */
  isStatTrak?: boolean | null | undefined;
  /** The item by its whole market hash name, or by its name in Chinese. Any of these. */
  item?: Array<string> | null | undefined;
  /** Place of the copy by its wear among all copies of its item that were seen here, 1 for the least worn; from 1 to 50. None of items of which fewer than 20 were seen. */
  lowestPlace?: CopyNumberCondition | null | undefined;
  /** Search words that the item must match, as in the search field of the market. Any of these. */
  name?: Array<string> | null | undefined;
  /** A filter that must not hold. */
  not?: CopyFilterInput | null | undefined;
  /** Doppler phase or gem of the copy: p1 to p4, ruby, sapphire, blackpearl or emerald. Any of these. */
  phase?: Array<CopyPhase> | null | undefined;
  /** Ask for the copy: an amount, or a share of the reference price, the lowest ask or the best bid. */
  price?: CopyPriceCondition | null | undefined;
  /** Rarity of the item, such as covert or classified. Any of these. */
  rarity?: Array<CopyRarity> | null | undefined;
  /** How far the most scraped sticker of the copy is scraped off, from 0 to 1. */
  scrape?: CopyNumberCondition | null | undefined;
  /** Pattern template of the copy (its paint seed), from 0 to 1000. */
  seed?: CopyNumberCondition | null | undefined;
  /** Nickname of the seller, written with an @ in text. Any of these. */
  seller?: Array<string> | null | undefined;
  /** A sticker on the copy, at least so many times, or in one slot. */
  sticker?: Array<CopyStickerCondition> | null | undefined;
  /** Number of stickers on the copy, from 0 to 6. */
  stickerCount?: CopyNumberCondition | null | undefined;
  /** Type of the item, such as knife, gloves or rifle. Any of these. */
  type?: Array<CopyType> | null | undefined;
  /** Weapon or model of the item by its internal name, such as ak47 or knife_butterfly. Any of these. */
  weapon?: Array<string> | null | undefined;
  /** Wear of the copy (its float), from 0 to 1. */
  wear?: CopyNumberCondition | null | undefined;
};

/** Bounds of a number of a copy. All that are given must hold. */
export type CopyNumberCondition = {
  /** The number is above this. */
  gt?: number | null | undefined;
  /** The number is at least this. */
  gte?: number | null | undefined;
  /** The number is one of these, at most 50. */
  in?: Array<number> | null | undefined;
  /** The number is below this. */
  lt?: number | null | undefined;
  /** The number is at most this. */
  lte?: number | null | undefined;
};

/** A value of `CopyFilterInput.phase`. */
export type CopyPhase =
  /** Selects what has the value `Black Pearl`. */
  | 'BLACKPEARL'
  /** Selects what has the value `Emerald`. */
  | 'EMERALD'
  /** Selects what has the value `Phase 1`. */
  | 'P1'
  /** Selects what has the value `Phase 2`. */
  | 'P2'
  /** Selects what has the value `Phase 3`. */
  | 'P3'
  /** Selects what has the value `Phase 4`. */
  | 'P4'
  /** Selects what has the value `Ruby`. */
  | 'RUBY'
  /** Selects what has the value `Sapphire`. */
  | 'SAPPHIRE';

/** A price to compare the ask with: an amount, or a share of another price of the item. */
export type CopyPriceBound =
  {   /** The highest price that an open buy order for the item shows. 0.95 means 95 % of it. */
  bestBid: number; cents?: never; cost?: never; lowestAsk?: never; reference?: never; }
  |  { bestBid?: never;   /** An amount in fen. */
  cents: number; cost?: never; lowestAsk?: never; reference?: never; }
  |  { bestBid?: never; cents?: never;   /** What the seller paid for the copy; in the filter of a selling rule only. 0.95 means 95 % of it. */
  cost: number; lowestAsk?: never; reference?: never; }
  |  { bestBid?: never; cents?: never; cost?: never;   /** The lowest ask for the item. 0.95 means 95 % of it. */
  lowestAsk: number; reference?: never; }
  |  { bestBid?: never; cents?: never; cost?: never; lowestAsk?: never;   /** The reference price of the item. 0.95 means 95 % of it. */
  reference: number; };

/** Bounds of the ask for a copy. All that are given must hold. */
export type CopyPriceCondition = {
  /** The ask is exactly this. */
  eq?: CopyPriceBound | null | undefined;
  /** The ask is above this. */
  gt?: CopyPriceBound | null | undefined;
  /** The ask is at least this. */
  gte?: CopyPriceBound | null | undefined;
  /** The ask is below this. */
  lt?: CopyPriceBound | null | undefined;
  /** The ask is at most this. */
  lte?: CopyPriceBound | null | undefined;
};

/** A value of `CopyFilterInput.rarity`. */
export type CopyRarity =
  /** Selects what has the value `Rarity_Common`. */
  | 'BASE'
  /** Selects what has the value `Rarity_Legendary_Weapon`. */
  | 'CLASSIFIED'
  /** Selects what has the value `Rarity_Common_Weapon`. */
  | 'CONSUMER'
  /** Selects what has the value `Rarity_Contraband`. */
  | 'CONTRABAND'
  /** Selects what has the value `Rarity_Ancient_Weapon`. */
  | 'COVERT'
  /** Selects what has the value `Rarity_Rare_Character`. */
  | 'DISTINGUISHED'
  /** Selects what has the value `Rarity_Mythical_Character`. */
  | 'EXCEPTIONAL'
  /** Selects what has the value `Rarity_Legendary`. */
  | 'EXOTIC'
  /** Selects what has the value `Rarity_Ancient`. */
  | 'EXTRAORDINARY'
  /** Selects what has the value `Rarity_Rare`. */
  | 'HIGH'
  /** Selects what has the value `Rarity_Uncommon_Weapon`. */
  | 'INDUSTRIAL'
  /** Selects what has the value `Rarity_Ancient_Character`. */
  | 'MASTER'
  /** Selects what has the value `Rarity_Rare_Weapon`. */
  | 'MILSPEC'
  /** Selects what has the value `Rarity_Mythical`. */
  | 'REMARKABLE'
  /** Selects what has the value `Rarity_Mythical_Weapon`. */
  | 'RESTRICTED'
  /** Selects what has the value `Rarity_Legendary_Character`. */
  | 'SUPERIOR';

/** Sort order of a search over copies. */
export type CopySort =
  /** The largest share of blue first; copies without one last. */
  | 'BLUE_DESCENDING'
  /** The fullest fade first; copies without a fade last. */
  | 'FADE_DESCENDING'
  /** The least worn copy first; copies without wear last. */
  | 'FLOAT_ASCENDING'
  /** The most worn copy first; copies without wear last. */
  | 'FLOAT_DESCENDING'
  /** The latest listing first. */
  | 'NEWEST'
  /** The earliest listing first. */
  | 'OLDEST'
  /** The lowest ask first. */
  | 'PRICE_ASCENDING'
  /** The highest ask first. */
  | 'PRICE_DESCENDING'
  /** The best place by wear among the seen copies of its item first, from whichever end is nearer; copies beyond the first 50, and of items of which fewer than 20 were seen, last. Of more than 200 items the places are some minutes old. They change between pages, too, so that a copy may be repeated or left out. */
  | 'RANK_ASCENDING'
  /** The lowest ask as a share of the reference price first; items without one last. */
  | 'SHARE_ASCENDING'
  /** The most of one sticker first, the least scraped of as many before the others; copies without stickers last. */
  | 'STICKERS_DESCENDING';

/** A sticker that a copy carries. */
export type CopyStickerCondition = {
  /** Least number of times that the copy carries it, 1 to 6. Default: 1. */
  count?: number | null | undefined;
  /** Name of the sticker in either language, with or without its prefix. */
  name: string;
  /** Slot in which it is, counted from 1. Any slot if omitted. */
  slot?: number | null | undefined;
};

/** A value of `CopyFilterInput.type`. */
export type CopyType =
  /** Selects what has the value `Type_CustomPlayer`. */
  | 'AGENT'
  /** Selects what has the value `CSGO_Tool_Keychain`. */
  | 'CHARM'
  /** Selects what has the value `CSGO_Type_Collectible`. */
  | 'COLLECTIBLE'
  /** Selects what has the value `CSGO_Type_WeaponCase`. */
  | 'CONTAINER'
  /** Selects what has the value `CSGO_Type_Equipment`. */
  | 'EQUIPMENT'
  /** Selects what has the value `CSGO_Tool_GiftTag`. */
  | 'GIFT'
  /** Selects what has the value `Type_Hands`. */
  | 'GLOVES'
  /** Selects what has the value `CSGO_Type_Spray`. */
  | 'GRAFFITI'
  /** Selects what has the value `CSGO_Tool_WeaponCase_KeyTag`. */
  | 'KEY'
  /** Selects what has the value `CSGO_Type_Knife`. */
  | 'KNIFE'
  /** Selects what has the value `CSGO_Type_Machinegun`. */
  | 'MACHINEGUN'
  /** Selects what has the value `CSGO_Type_MusicKit`. */
  | 'MUSICKIT'
  /** Selects what has the value `CSGO_Tool_Name_TagTag`. */
  | 'NAMETAG'
  /** Selects what has the value `Other`. */
  | 'OTHER'
  /** Selects what has the value `CSGO_Type_Ticket`. */
  | 'PASS'
  /** Selects what has the value `CSGO_Tool_Patch`. */
  | 'PATCH'
  /** Selects what has the value `CSGO_Type_Pistol`. */
  | 'PISTOL'
  /** Selects what has the value `CSGO_Type_Rifle`. */
  | 'RIFLE'
  /** Selects what has the value `CSGO_Type_Shotgun`. */
  | 'SHOTGUN'
  /** Selects what has the value `CSGO_Type_SMG`. */
  | 'SMG'
  /** Selects what has the value `CSGO_Type_SniperRifle`. */
  | 'SNIPER'
  /** Selects what has the value `CSGO_Tool_Sticker`. */
  | 'STICKER'
  /** Selects what has the value `CSGO_Type_Tool`. */
  | 'TOOL';

/** The cost of one copy. */
export type CostInput = {
  /** True removes the cost, which is unknown then. */
  clearsCost?: boolean;
  /** Cost in fen. Exactly one of this and `clearsCost` is given. */
  costCents?: number | null | undefined;
  /** A copy in the viewer's inventory. */
  inventoryItemId: string | number;
};

/** What prevents the deletion of an account. The codes are stable. */
export type DeletionObstacleKind =
  /** A contract for recharges. */
  | 'CONTRACT'
  /** Money in the wallet, in fen. */
  | 'MONEY'
  /** Copies are still on sale. */
  | 'OPEN_LISTINGS'
  /** Orders in progress, as buyer or seller. */
  | 'OPEN_ORDERS'
  /** Payments of orders, refunds of them, recharges and withdrawals under way. */
  | 'OPEN_PAYMENTS'
  /** The open platform is switched on. */
  | 'OPEN_PLATFORM'
  /** The account is held for review. */
  | 'REVIEW'
  /** Steam accounts are still bound. */
  | 'STEAM_ACCOUNTS';

/** How a sold item is delivered. */
export type DeliveryType =
  /** A robot sends the offer within seconds. */
  | 'AUTOMATIC'
  /** The seller sends the offer by hand. */
  | 'MANUAL';

/** Stable codes of the domain errors. REST names the same codes in camelCase. */
export type ErrorCode =
  /** The account is held for review. Reading, unlisting and the orders under way go on. */
  | 'ACCOUNT_BLOCKED'
  /** The service and privacy agreements were not accepted. */
  | 'AGREEMENT_MISSING'
  /** The viewer already has the maximum number of webhooks. */
  | 'ALERT_WEBHOOKS_FULL'
  /** The viewer has no such alert over copies, or it has no webhook. */
  | 'ALERT_WEBHOOK_UNKNOWN'
  /** The list contains more than 20 addresses. */
  | 'ALLOWED_ADDRESSES_FULL'
  /** An entry is neither an IP address nor an IP range. */
  | 'ALLOWED_ADDRESS_INVALID'
  /** The viewer is already verified. A verified name and ID number cannot be changed. */
  | 'ALREADY_VERIFIED'
  /** The amount is not between 0.01 and 100,000 yuan. */
  | 'AMOUNT_INVALID'
  /** The viewer already has an application under review or approved. */
  | 'APPLICATION_EXISTS'
  /** A field of the application is missing or invalid. */
  | 'APPLICATION_INVALID'
  /** The form contains no file named `attachment`. */
  | 'ATTACHMENT_MISSING'
  /** The attachment is larger than 5 MB. */
  | 'ATTACHMENT_TOO_LARGE'
  /** The content of the file is neither PDF, PNG nor JPEG. */
  | 'ATTACHMENT_TYPE_WRONG'
  /** The viewer has no application under review. */
  | 'ATTACHMENT_UNWANTED'
  /** The listing takes no offers: its seller does not bargain, it has the most offers that one may have, or there is no room below the ask. */
  | 'BARGAIN_CLOSED'
  /** The viewer has the most open buy orders that one user may have. */
  | 'BIDS_FULL'
  /** The buy order is filled, cancelled or expired, or is not the viewer’s. */
  | 'BID_ENDED'
  /** The viewer has an open buy order for the same item with the same conditions and the same recipient. */
  | 'BID_EXISTS'
  /** The price is above 1.5 times the reference price and was not confirmed. */
  | 'BID_FAR_ABOVE'
  /** The price is above ten times the reference price. */
  | 'BID_PRICE_TOO_HIGH'
  /** The price of the buy order was raised less than a minute ago, or 60 times within a day. */
  | 'BID_RAISED_TOO_OFTEN'
  /** The price of the buy order is not on a step: 0.01 yuan under 1 yuan, 0.1 under 50, 1 from 50 on. */
  | 'BID_TICK'
  /** The viewer has no such action, or its state does not allow this any more. */
  | 'BULK_ACTION_UNKNOWN'
  /** An action on many copies is at work, and as many as allowed wait for it. */
  | 'BULK_QUEUE_FULL'
  /** Other copies or listings match than at the dry run whose `digest` was given. Nothing has begun; read the dry run again. */
  | 'BULK_SELECTION_CHANGED'
  /** The viewer has no callback with this id. */
  | 'CALLBACK_EVENT_UNKNOWN'
  /** Many callbacks were sent again within the last ten seconds. */
  | 'CALLBACK_RESEND_TOO_SOON'
  /** No test callback to this address has succeeded yet. */
  | 'CALLBACK_TEST_MISSING'
  /** A test callback was sent within the last ten seconds. */
  | 'CALLBACK_TEST_TOO_SOON'
  /** The address is not a public https address at port 443 or 8443. */
  | 'CALLBACK_URL_INVALID'
  /** The order cannot be cancelled in its current state. */
  | 'CANCEL_NOT_ALLOWED'
  /** The SMS provider did not send the code, or did not say so. The message says what its reader can do. */
  | 'CODE_NOT_SENT'
  /** The code is wrong, already used or expired. */
  | 'CODE_WRONG'
  /** The viewer already has a recharge contract. */
  | 'CONTRACT_EXISTS'
  /** The recharge contract must be signed first. */
  | 'CONTRACT_MISSING'
  /** The recharge contract must be an enterprise contract. */
  | 'CONTRACT_NOT_ENTERPRISE'
  /** The viewer already has the maximum number of alerts over copies. */
  | 'COPY_ALERTS_FULL'
  /** A counter-offer is not above the offer and below the ask. */
  | 'COUNTER_OUT_OF_RANGE'
  /** The account cannot be deleted while something of it is in progress, such as an order. */
  | 'DELETION_OBSTRUCTED'
  /** The filter has a word that is not known, cannot stand there, or contradicts another. `position` and `length` point at it in a text, `path` in the structured form. */
  | 'FILTER_INVALID'
  /** The floor of the rule would raise asks above 1.5 times their reference price. `isFloorConfirmed` confirms this. */
  | 'FLOOR_FAR_ABOVE'
  /** The name and the ID number do not belong to the same person. */
  | 'IDENTITY_MISMATCH'
  /** The verification service does not respond. Nothing was changed. Another attempt requires a new code. */
  | 'IDENTITY_NOT_REACHED'
  /** The person is under eighteen years old. */
  | 'IDENTITY_UNDERAGE'
  /** The ID number is invalid: its length, date of birth or check character is wrong (GB 11643). */
  | 'ID_NUMBER_INVALID'
  /** The ID number is already used to verify another user. */
  | 'ID_NUMBER_TAKEN'
  /** The deposit and the proceeds of the buyer together are less than the price. */
  | 'INSUFFICIENT_FUNDS'
  /** The inventory cannot be refreshed yet: the account was bound less than five minutes ago, or the last refresh is too recent. */
  | 'INVENTORY_NOT_DUE'
  /** No market item has this id. */
  | 'ITEM_UNKNOWN'
  /** The challenge is not signed yet. `provePartnerKey` must be called first. */
  | 'KEY_PROOF_MISSING'
  /** The signature is not a valid RSA-SHA256 signature of the challenge by this key, in base64. */
  | 'KEY_PROOF_WRONG'
  /** The user has three unanswered letters, or has sent five in the last 24 hours. */
  | 'LETTERS_FULL'
  /** The listing was bought by another user or is no longer on sale. */
  | 'LISTING_GONE'
  /** The Mafile of the Steam account is missing. */
  | 'MAFILE_MISSING'
  /** No market item has this name. */
  | 'MARKET_ITEM_UNKNOWN'
  /** The nickname contains invisible characters, or characters that reverse or cover the text around them. */
  | 'NICKNAME_CHARACTERS_WRONG'
  /** The nickname has fewer than 2 or more than 20 characters (grapheme clusters). */
  | 'NICKNAME_LENGTH_WRONG'
  /** The nickname imitates the platform, its staff or a default nickname. */
  | 'NICKNAME_RESERVED'
  /** The nickname was already changed within the last seven days. */
  | 'NICKNAME_TOO_SOON'
  /** The batch contains no items. */
  | 'NOTHING_SELECTED'
  /** No listing of the item is within the price limit. */
  | 'NO_LISTING_WITHIN_LIMIT'
  /** The viewer has bound no Steam account, or none with this id. */
  | 'NO_STEAM_ACCOUNT'
  /** The viewer has the most open offers that one user may have. */
  | 'OFFERS_FULL'
  /** The viewer has withdrawn more than ten offers within 24 hours. */
  | 'OFFERS_PAUSED'
  /** The buyer cannot receive the item at the moment; the offer stays open. */
  | 'OFFER_BUYER_UNABLE'
  /** The offer waits for no answer of the viewer: it has ended, or it is another user’s. */
  | 'OFFER_ENDED'
  /** The viewer has an open offer for the same listing. */
  | 'OFFER_EXISTS'
  /** The offer is at the ask or above; the listing can be bought at its ask. */
  | 'OFFER_IS_PURCHASE'
  /** The offer is below the smallest one that the listing takes. The seller hears nothing of it. */
  | 'OFFER_TOO_LOW'
  /** An offer that was not countered can be withdrawn ten minutes after it was made. */
  | 'OFFER_WITHDRAWN_TOO_EARLY'
  /** The order is not awaiting payment, its payment deadline has passed, or it does not exist. */
  | 'ORDER_UNPAYABLE'
  /** The buyer and the seller are the same person. Two accounts count as one person if they share a Steam account, a payment-app account or a phone. */
  | 'OWN_LISTING'
  /** The key is not an RSA public key of 2048 to 4096 bits with the exponent 65537. */
  | 'PARTNER_KEY_INVALID'
  /** The key is or was already registered. A new key pair is required. */
  | 'PARTNER_KEY_TAKEN'
  /** The key and the callback address are locked. Only an operator can unlock them. */
  | 'PARTNER_LOCKED'
  /** The viewer has no approved application. */
  | 'PARTNER_NOT_APPROVED'
  /** The key and the callback address are not submitted yet. */
  | 'PARTNER_NOT_LOCKED'
  /** The key and the callback address are missing. `beginPartnerSetup` must be called first. */
  | 'PARTNER_SETUP_MISSING'
  /** The payment-app account is neither a mobile number nor an e-mail address. */
  | 'PAYMENT_ACCOUNT_INVALID'
  /** The payment-app account belongs, or belonged, to another user. */
  | 'PAYMENT_ACCOUNT_TAKEN'
  /** Payment of orders at the payment app is temporarily unavailable. */
  | 'PAYMENT_APP_CLOSED'
  /** The code sent to the current phone was not entered within the last ten minutes. */
  | 'PHONE_CHANGE_MISSING'
  /** The phone number is not a mobile number of mainland China. */
  | 'PHONE_INVALID'
  /** The new phone number already has an account. Returned only after the code sent to that number was entered. */
  | 'PHONE_TAKEN'
  /** The new phone number is the viewer's current one. */
  | 'PHONE_UNCHANGED'
  /** The form contains no file named `picture`. */
  | 'PICTURE_MISSING'
  /** The picture is larger than 2 MB. */
  | 'PICTURE_TOO_LARGE'
  /** The content of the file is neither JPEG, PNG nor WebP. */
  | 'PICTURE_TYPE_WRONG'
  /** The picture is damaged, truncated or larger than 50 megapixels. */
  | 'PICTURE_UNREADABLE'
  /** One of the listings is not an open listing of the viewer. */
  | 'PIN_NOT_ON_SALE'
  /** The current ask differs from the expected price. Nothing was bought. */
  | 'PRICE_CHANGED'
  /** The next code requires a proof of work: find a text `nonce` such that SHA-256 of `challenge:nonce` begins with `difficulty` zero bits, and send it as `proofOfWork`. */
  | 'PROOF_OF_WORK_REQUIRED'
  /** The name is not in the form used on an ID card. */
  | 'REAL_NAME_INVALID'
  /** The viewer has too many unpaid recharges. */
  | 'RECHARGES_FULL'
  /** The amount is not between 5 and 100,000 yuan. */
  | 'RECHARGE_AMOUNT_INVALID'
  /** Recharging is temporarily closed by the operators. */
  | 'RECHARGE_CLOSED'
  /** The recharge has ended, has expired or does not exist. */
  | 'RECHARGE_UNPAYABLE'
  /** The client request id was already used for a different request. */
  | 'REQUEST_ID_REUSED'
  /** The sandbox does not respond, so there is no ready-made trade link. In sandbox mode only. */
  | 'SANDBOX_SILENT'
  /** The viewer already has the maximum number of saved filters. */
  | 'SAVED_FILTERS_FULL'
  /** The viewer already has the maximum number of views of the inventory or of the own listings. */
  | 'SAVED_VIEWS_FULL'
  /** Another view of the same list has this name. */
  | 'SAVED_VIEW_NAME_TAKEN'
  /** The viewer has no such view. */
  | 'SAVED_VIEW_UNKNOWN'
  /** The viewer already has the maximum number of selling rules. */
  | 'SELLING_RULES_FULL'
  /** The viewer has no such selling rule. */
  | 'SELLING_RULE_UNKNOWN'
  /** Operators have temporarily closed this service for all users. */
  | 'SERVICE_CLOSED'
  /** The form has no file of prices in its field `sheet`, or an empty one. */
  | 'SHEET_MISSING'
  /** The file of prices is larger than 8 MB. */
  | 'SHEET_TOO_LARGE'
  /** Another shop has this address, or one that looks like it, or had it within the last 90 days. */
  | 'SHOP_ADDRESS_TAKEN'
  /** The viewer has no nickname, or one that makes no address: too few letters and digits, or a reserved word. */
  | 'SHOP_ADDRESS_UNFIT'
  /** The line about the shop is too long, has characters that cannot be used, imitates the platform, or gives a link or a contact. */
  | 'SHOP_LINE_UNFIT'
  /** Only a partner's signed request can do this. On the site, `buyListing` buys for the viewer. */
  | 'SIGNATURE_REQUIRED'
  /** The viewer has a hundred Steam accounts, bound or being bound, the maximum for one user. */
  | 'STEAM_ACCOUNTS_FULL'
  /** Orders that the account delivers are still in progress. Orders under trade protection count as in progress, and so do reversed ones until it is known who reversed them, for 72 hours at most. */
  | 'STEAM_ACCOUNT_BUSY'
  /** The viewer has not bound this Steam account. */
  | 'STEAM_ACCOUNT_UNKNOWN'
  /** Steam does not respond. Nothing was changed, and a later attempt can succeed. */
  | 'STEAM_NOT_REACHED'
  /** The number of passwords differs from the number of Mafiles. */
  | 'STEAM_PASSWORD_COUNT_DIFFERS'
  /** Some lines do not have the form `account--password`, or contain an impossible password. Nothing was bound. */
  | 'STEAM_PASSWORD_FORMAT_WRONG'
  /** The password of the Steam account is missing. */
  | 'STEAM_PASSWORD_MISSING'
  /** The account was bound by QR code or typed code, so the market has nothing with which a robot confirms. Binding its Mafile adds it. */
  | 'STEAM_SECRETS_MISSING'
  /** The viewer has started as many sign-ins at Steam, by QR code or by a typed code, within an hour as one user may. */
  | 'STEAM_SIGN_INS_TOO_MANY'
  /** Steam no longer accepts the token or the password of the account. The account must be bound again. */
  | 'STEAM_SIGN_IN_LOST'
  /** The code for a protected action is wrong, already used or expired. */
  | 'STEP_UP_CODE_WRONG'
  /** Too many codes were requested or too many wrong ones entered. The limit applies per phone, per device, per IP address, or to all users together. */
  | 'TOO_MANY_CODES'
  /** Steam has banned the account of the trade link from trading. Nothing was bought. */
  | 'TRADE_BANNED'
  /** Steam would hold the trade for days, because the account of the trade link has not had a mobile authenticator for long enough. Nothing was bought. */
  | 'TRADE_HELD'
  /** The trade link belongs to a Steam account that is neither the order's nor the viewer's own. `setTradeUrl` must be called first. */
  | 'TRADE_URL_ELSEWHERE'
  /** The text is not a Steam trade link of the form https://steamcommunity.com/tradeoffer/new/?partner=…&token=…. */
  | 'TRADE_URL_INVALID'
  /** The viewer has no trade link. `setTradeUrl` must be called first. */
  | 'TRADE_URL_MISSING'
  /** The order does not require a new trade link. */
  | 'TRADE_URL_NOT_NEEDED'
  /** The viewer has no such batch, or the minute in which it can be undone has passed. */
  | 'UNDO_NOT_ALLOWED'
  /** The viewer has too many orders that await payment or that recently expired unpaid. */
  | 'UNPAID_ORDERS_FULL'
  /** The viewer is not verified yet. */
  | 'VERIFICATION_MISSING'
  /** The viewer already watches the maximum number of items. */
  | 'WATCHLIST_FULL'
  /** The address is not a public https address at port 443 or 8443. */
  | 'WEBHOOK_URL_INVALID'
  /** The amount is more than the withdrawable proceeds. */
  | 'WITHDRAWABLE_INSUFFICIENT'
  /** The withdrawable proceeds are less than 10 yuan. */
  | 'WITHDRAWABLE_TOO_LOW'
  /** The payment-app account or the phone number was changed in the last 24 hours. */
  | 'WITHDRAWALS_FROZEN'
  /** The withdrawals of the viewer are held, for instance after a reversed trade. `Viewer.restrictions` contains the reason. */
  | 'WITHDRAWALS_HELD'
  /** The amount is not between 10 and 50,000 yuan. */
  | 'WITHDRAWAL_AMOUNT_INVALID'
  /** The amount would exceed the daily limit of withdrawals. */
  | 'WITHDRAWAL_CAP_REACHED';

/** How far back from the market's current time a list goes. */
export type HistoryRange =
  /** The last thirty days. */
  | 'LAST_MONTH'
  /** The last ninety days. */
  | 'LAST_THREE_MONTHS'
  /** The last seven days. */
  | 'LAST_WEEK';

/** The sheet, and whether it is only tried. */
export type ImportPriceSheetInput = {
  /** CSV with a head and at most 20000 lines; the whole request has at most 1 MB. The head has `id` and at least one of `price` and `cost`, in any order; the columns of an export may stand beside them. Amounts are in yuan, such as `12.50`; an empty cell changes nothing. */
  csv: string;
  /** True: tells what would change and what is wrong, and changes nothing. */
  isDryRun: boolean;
};

/** Why an item of a batch was skipped. The codes are stable. */
export type ListingReason =
  /** Steam rejects the sign-in of its account. */
  | 'ACCOUNT_ABNORMAL'
  /** Its Steam account cannot sell at present. */
  | 'ACCOUNT_NOT_SELLABLE'
  /** Its Steam account is no longer bound. */
  | 'ACCOUNT_UNBOUND'
  /** The copy is already on sale. */
  | 'ALREADY_LISTED'
  /** Its price or cost was changed again after the batch. */
  | 'CHANGED_SINCE'
  /** It has a discount, or a planned one, which must end first. */
  | 'DISCOUNTED'
  /** The market failed at this one, in an action on many copies. The others are done. */
  | 'FAILED'
  /** The copy has left the inventory, or the listing was sold or withdrawn. */
  | 'GONE'
  /** Steam does not allow it to be traded before `until`. */
  | 'IN_COOLDOWN'
  /** Operators have closed listing, and its ask would rise. */
  | 'LISTINGS_CLOSED'
  /** In an action on many copies: the lowest ask of others is below 70 % of the reference price, and there is no other to follow. */
  | 'LOWEST_ASK_OUTLIER'
  /** It has no discount that could end. */
  | 'NOT_DISCOUNTED'
  /** Steam never allows it to be sold. */
  | 'NOT_MARKETABLE'
  /** Steam never allows it to be traded. */
  | 'NOT_TRADABLE'
  /** The item does not belong to the viewer. */
  | 'NOT_YOURS'
  /** The copy is reserved by an order in progress. */
  | 'ORDER_UNDER_WAY'
  /** The price is below the lowest ask, the multiplier is out of range, or both were given. */
  | 'PRICE_INVALID'
  /** No price was given, a multiplier for an item without a reference price, or a step below the lowest ask where nobody else sells the item. */
  | 'PRICE_MISSING'
  /** The price is below half of the reference price and must be confirmed by `isPriceConfirmed`. */
  | 'PRICE_TOO_LOW'
  /** The request contains it twice; this is the second time. */
  | 'REPEATED';

/** State of a listing. */
export type ListingStatus =
  /** On sale, so that it can be bought. */
  | 'ACTIVE'
  /** Nobody can buy it, because its seller's shop is closed or its Steam account cannot sell at present. */
  | 'PAUSED'
  /** Bought by an order in progress. */
  | 'RESERVED'
  /** Sold by a completed order. */
  | 'SOLD'
  /** Taken off the market without a sale. */
  | 'WITHDRAWN';

/** Why a price looks like a typing error. */
export type ListingWarning =
  /** The ask is above twice the reference price. */
  | 'FAR_ABOVE'
  /** The ask is below 70 % of the reference price. */
  | 'FAR_BELOW';

/** A Mafile with its name. */
export type MafileInput = {
  /** Name of the file, repeated in the response. */
  name: string;
  /** Unchanged text of the file, at most 64 KiB. */
  text: string;
};

/** Filter of a market list. An item passes a field if it matches any of its values, and must pass every field. Tags are Steam's internal names. */
export type MarketItemFilter = {
  /** Exteriors: WearCategory0 to WearCategory4, or WearCategoryNA. */
  exteriors?: Array<string> | null | undefined;
  /** True to select only items with a listing that a robot delivers. */
  isAutomatic?: boolean | null | undefined;
  /** True to select only items with an ask of at most 90 % of the reference price. */
  isBargain?: boolean | null | undefined;
  /** True to select only items sold at least once in the last 24 hours. */
  isHot?: boolean | null | undefined;
  /** True to select only items with one to three copies on sale. */
  isLowStock?: boolean | null | undefined;
  /** True to select only items with at least one copy on sale. */
  isOnSale?: boolean | null | undefined;
  /** Collections, such as set_train_2021. */
  itemSets?: Array<string> | null | undefined;
  /** Words in any order: names in Chinese, in English or as market hash name, pinyin and its initials, or nicknames. If nothing matches, one wrong letter is tolerated. */
  keyword?: string | null | undefined;
  /** Maximum of the lowest ask, in fen, inclusive. */
  maxPriceCents?: number | null | undefined;
  /** Minimum of the lowest ask, in fen, inclusive. */
  minPriceCents?: number | null | undefined;
  /** Categories: normal, strange (StatTrak), tournament (souvenir), unusual (star), unusual_strange. */
  qualities?: Array<string> | null | undefined;
  /** Rarities, such as Rarity_Ancient_Weapon. */
  rarities?: Array<string> | null | undefined;
  /** Types, such as CSGO_Type_Rifle. */
  types?: Array<string> | null | undefined;
  /** Weapons, such as weapon_ak47. */
  weapons?: Array<string> | null | undefined;
};

/** The sort order of a market list. */
export type MarketItemSort =
  /** Highest return on buying here and selling on another platform after its fees first. Compares with `platform`, or else with the best platform that pays out money. */
  | 'BUY_HERE'
  /** Highest return on buying on another platform and selling here first, compared as in BUY_HERE. */
  | 'BUY_THERE'
  /** Items on sale first, then most sold in seven days. With a keyword, the best matching names come first. */
  | 'DEFAULT'
  /** Furthest below its reference price first; items that nobody sells, that have no reference price, or are worth more than an ask may be, last. */
  | 'DISCOUNT'
  /** Newest listing first; items without a listing last. */
  | 'NEWEST'
  /** Lowest ask ascending; items without a listing last. */
  | 'PRICE_ASCENDING'
  /** Lowest ask descending; items without a listing last. */
  | 'PRICE_DESCENDING'
  /** Most copies sold in the last 24 hours first; equally many by what is usually sold of them. */
  | 'SALES_PER_DAY';

/** What a message means to its reader, which clients show by icon and colour. */
export type MessageMeaning =
  /** The reader must do something. */
  | 'ACTION'
  /** Something was completed successfully. */
  | 'DONE'
  /** Something failed or was closed. */
  | 'FAILED'
  /** Money of the reader has arrived. */
  | 'MONEY'
  /** A fact that requires no action. */
  | 'NEWS'
  /** Money was returned, or its return failed. */
  | 'RETURNED'
  /** Somebody else acts next, or time has to pass. */
  | 'WAITING'
  /** The reader should check something. */
  | 'WARNING';

/** Type of messages and announcements: the tabs of the message centre. */
export type MessageType =
  /** Steam accounts and their inventories. */
  | 'INVENTORY'
  /** Account, money and customer service. */
  | 'SERVICE'
  /** The market itself, such as maintenance and alerts. */
  | 'SYSTEM'
  /** Purchases, sales and their deliveries. */
  | 'TRADE';

/** The party that must act on an order, or that caused an event. */
export type OrderActor =
  /** The user who buys. */
  | 'BUYER'
  /** No party has to act. */
  | 'NOBODY'
  /** The platform itself, without a user. */
  | 'PLATFORM'
  /** The user who sells. */
  | 'SELLER'
  /** Steam, for example during a trade hold. */
  | 'STEAM';

/** Why no offer is sent to the buyer's trade link. */
export type OrderDeliveryIssue =
  /** Steam does not allow the account of the trade link to trade. */
  | 'PARTNER_BLOCKED'
  /** Steam would hold the trade for days, because the account of the trade link has not had a mobile authenticator for long enough. */
  | 'TRADE_HOLD'
  /** The trade link is no longer valid, because its owner created a new one. */
  | 'TRADE_LINK';

/** Side of an order that the viewer is on. */
export type OrderDirection =
  /** The viewer is the buyer of the order. */
  | 'BUY'
  /** The viewer is the seller of the order. */
  | 'SELL';

/** Cause of an event in the history of an order. */
export type OrderEventCause =
  /** Steam does not allow the buyer to trade. */
  | 'BUYER_BANNED'
  /** The buyer cancelled the order. */
  | 'BUYER_CANCEL'
  /** A side asked to cancel the order, which is being verified. */
  | 'CANCEL_ASKED'
  /** The deadline of the phase passed. */
  | 'DEADLINE'
  /** The buyer accepted the ordered item and received more. */
  | 'EXTRA_ITEMS_TAKEN'
  /** Steam shows who reversed the trade. */
  | 'FAULT_FOUND'
  /** Steam has no offer of the order. */
  | 'OFFER_ABSENT'
  /** Steam reports the offer as accepted. */
  | 'OFFER_ACCEPTED'
  /** Steam reports the offer as active. */
  | 'OFFER_ACTIVE'
  /** Steam reports the offer as cancelled by its sender. */
  | 'OFFER_CANCELLED'
  /** Steam reports that the confirmation of the offer was denied. */
  | 'OFFER_CONFIRMATION_CANCELLED'
  /** Steam reports a counter-offer. */
  | 'OFFER_COUNTERED'
  /** Steam reports the offer as created and waiting for its confirmation. */
  | 'OFFER_CREATED'
  /** Steam reports the offer as declined. */
  | 'OFFER_DECLINED'
  /** The offer differs from the order. */
  | 'OFFER_DIFFERS'
  /** Steam reports the offer as expired. */
  | 'OFFER_EXPIRED'
  /** Steam reports the offer as invalid. */
  | 'OFFER_INVALID'
  /** Steam reports that it holds the offer. */
  | 'OFFER_IN_ESCROW'
  /** Steam reports that items of the offer are no longer available. */
  | 'OFFER_ITEMS_INVALID'
  /** The seller sent an item that was not ordered. */
  | 'OFFER_PASSED_OVER'
  /** The seller never confirmed the offer. */
  | 'OFFER_UNCONFIRMED'
  /** The right offer lacks the message of the order. */
  | 'OFFER_UNTAGGED'
  /** The offer ended because of another copy in it. */
  | 'OFFER_WITHDRAWN'
  /** An operator cancelled the order. */
  | 'OPERATOR_CANCEL'
  /** The buyer placed the order. */
  | 'ORDERED'
  /** Another cause, which the evidence of the event documents. */
  | 'OTHER'
  /** Another account accepted an offer that names the order. */
  | 'OTHER_ITEM_ELSEWHERE'
  /** The price was paid. */
  | 'PAID'
  /** The deadline was paused because Steam is down. */
  | 'PAUSED'
  /** The buyer chose to pay through the payment app. */
  | 'PAYMENT_APP_CHOSEN'
  /** The buyer accepted the ordered item and gave an item in return. */
  | 'PRICED_DELIVERY_TAKEN'
  /** The deadline runs again, because Steam is back. */
  | 'RESUMED'
  /** The trade was reversed after the order had completed. */
  | 'REVERSED_LATE'
  /** The seller cancelled the order. */
  | 'SELLER_CANCEL'
  /** Steam did not say whether it took the offer. */
  | 'SEND_DOUBTFUL'
  /** Steam refused the offer for good. */
  | 'SEND_REFUSED'
  /** Trade protection ended, and the proceeds were released. */
  | 'SETTLED'
  /** Steam reports the trade as complete. */
  | 'TRADE_COMPLETE'
  /** Steam reports that the held trade was cancelled. */
  | 'TRADE_ESCROW_CANCELLED'
  /** Steam reports the trade as failed. */
  | 'TRADE_FAILED'
  /** Steam reports that it holds the trade. */
  | 'TRADE_IN_ESCROW'
  /** Steam refused the trade link of the buyer. */
  | 'TRADE_LINK_REFUSED'
  /** The buyer replaced the trade link. */
  | 'TRADE_LINK_REPLACED'
  /** Steam reports that the protected trade was reversed. */
  | 'TRADE_REVERSED'
  /** Steam reports the trade as rolled back by its support. */
  | 'TRADE_ROLLED_BACK'
  /** Steam gave no answer until the verification ended. */
  | 'VERIFY_TIMEOUT'
  /** The buyer accepted an item that was not ordered. */
  | 'WRONG_ITEM_TAKEN'
  /** The wrong offer was withdrawn or ended. */
  | 'WRONG_OFFER_OVER';

/** Account that the money of an order moves into or out of, from the viewer's point of view. */
export type OrderMovementAccount =
  /** The accounts of the buyer, as the seller sees them. */
  | 'BUYER'
  /** The viewer's deposit, which can be spent and not withdrawn. */
  | 'DEPOSIT'
  /** Money that the platform holds for this order. */
  | 'ESCROW'
  /** The fee of the platform. Shown to the seller. */
  | 'FEE'
  /** The payment app. Shown to the buyer who paid there. */
  | 'PAYMENT_APP'
  /** The viewer's proceeds, which can be withdrawn. */
  | 'PROCEEDS'
  /** The accounts of the seller, as the buyer sees them. */
  | 'SELLER'
  /** The viewer's proceeds that are not withdrawable yet. */
  | 'SETTLING';

/** State of an order's payment through the payment app. */
export type OrderPaymentStatus =
  /** Closed without having been paid. */
  | 'CLOSED'
  /** The payment app rejected the refund permanently, so the money became the buyer's deposit. */
  | 'KEPT'
  /** The payment has not arrived yet. */
  | 'OPEN'
  /** Paid, and received by the order. */
  | 'PAID'
  /** Refunded through the payment app. */
  | 'REFUNDED'
  /** The order failed, and the money is being refunded through the payment app. */
  | 'REFUNDING';

/** Phase of an order. Only the transitions of the documented table lead from one phase to another. */
export type OrderPhase =
  /** The trade offer is active; the buyer must accept it at Steam. */
  | 'AWAITING_ACCEPT'
  /** The price is held in escrow; the trade offer is not sent yet. */
  | 'AWAITING_OFFER'
  /** The buyer must pay the price at the payment app. */
  | 'AWAITING_PAYMENT'
  /** Trade protection has ended and the order is completed. */
  | 'COMPLETED'
  /** The order is being created; no money is held yet. */
  | 'CREATING'
  /** The trade offer exists; the seller must confirm it. */
  | 'DELIVERING'
  /** The order has failed; `display.statusText` says why. */
  | 'FAILED'
  /** The buyer accepted the offer; Steam holds the trade. */
  | 'ON_HOLD'
  /** The asset is delivered and under trade protection; the proceeds are settling. */
  | 'PROTECTED'
  /** The platform checks the offer at Steam before any money moves. */
  | 'VERIFYING';

/** Status of an order in a few words: its phase, or why it failed or is being verified. */
export type OrderStatusText =
  /** The offer waits for the buyer to accept it. */
  | 'AWAITING_ACCEPT'
  /** The order waits for the trade offer. */
  | 'AWAITING_OFFER'
  /** The order waits for its payment. */
  | 'AWAITING_PAYMENT'
  /** Failed: the buyer cancelled the order. */
  | 'BUYER_CANCELLED'
  /** The platform is verifying the buyer's cancellation. */
  | 'BUYER_CANCEL_VERIFYING'
  /** Failed: the buyer answered the offer with a counter-offer. */
  | 'BUYER_COUNTER_OFFER'
  /** Failed: the buyer declined the trade offer. */
  | 'BUYER_DECLINED'
  /** Failed: the buyer did not accept the offer in time. */
  | 'BUYER_RECEIVE_TIMEOUT'
  /** The trade was successful and the order is completed. */
  | 'COMPLETED'
  /** The order is being created. */
  | 'CREATING'
  /** The seller is delivering the asset. */
  | 'DELIVERING'
  /** Failed: the asset is no longer in the seller's inventory. */
  | 'ITEM_GONE'
  /** Steam holds the trade of the order. */
  | 'ON_HOLD'
  /** Failed: the buyer did not pay in time. */
  | 'PAYMENT_TIMEOUT'
  /** The delivered asset is under trade protection. */
  | 'PROTECTED'
  /** Failed: the trade was reversed at Steam. */
  | 'REVERSED'
  /** Failed: the seller cancelled the order. */
  | 'SELLER_CANCELLED'
  /** The platform is verifying the seller's cancellation. */
  | 'SELLER_CANCEL_VERIFYING'
  /** Failed: the seller revoked the trade offer. */
  | 'SELLER_REVOKED'
  /** Failed: the seller did not deliver in time. */
  | 'SELLER_SHIPMENT_TIMEOUT'
  /** Failed: the platform cancelled the order. */
  | 'SYSTEM_CANCELLED'
  /** The platform is verifying its own cancellation. */
  | 'SYSTEM_CANCEL_VERIFYING'
  /** The platform is verifying the status at Steam. */
  | 'VERIFYING'
  /** Failed: the seller delivered the asset to somebody else. */
  | 'WRONG_DELIVERY';

/** Filters of a seller's own listings. */
export type OwnListingFilter = {
  /** What the copies must be like. */
  copies?: CopyFilter | null | undefined;
  /** Words that the item's names must contain, in any order. */
  keyword?: string | null | undefined;
  /** Only listings in this state. */
  status?: OwnListingStatus;
  /** Only copies of these Steam accounts, at most 100. Default: all. */
  steamAccountIds?: Array<string | number> | null | undefined;
};

/** Sort order of a seller's own listings. */
export type OwnListingSort =
  /** The latest listing first. */
  | 'NEWEST'
  /** The oldest listing first. */
  | 'OLDEST'
  /** The lowest ask first. */
  | 'PRICE_ASCENDING'
  /** The highest ask first. */
  | 'PRICE_DESCENDING';

/** Filter of a seller's own listings by state. */
export type OwnListingStatus =
  /** On sale and available to buyers. */
  | 'ACTIVE'
  /** On sale, paused, or reserved by an order in progress. */
  | 'OPEN'
  /** Not available while the shop is closed or its Steam account cannot sell. */
  | 'PAUSED'
  /** Reserved by an order in progress. */
  | 'RESERVED'
  /** On sale or paused: what `stockAges` is about. */
  | 'UNSOLD';

/** Why a text is not accepted as a public key. */
export type PartnerKeyProblem =
  /** It is not of RSA. */
  | 'ALGORITHM'
  /** It is a certificate, not the key in it. */
  | 'CERTIFICATE'
  /** Its public exponent is not 65537. */
  | 'EXPONENT'
  /** It is no SPKI public key as PEM. */
  | 'FORMAT'
  /** It has fewer than 2048 or more than 4096 bits. */
  | 'LENGTH'
  /** It is a private key. It should never leave its owner. */
  | 'PRIVATE';

/** State of an application to the open platform. */
export type PartnerStatus =
  /** Approved; key and callback address come next, or are in force. */
  | 'APPROVED'
  /** Rejected for `rejectReason`, with a hint in `solution`; it may be corrected and submitted again. */
  | 'REJECTED'
  /** Operators review it, which normally takes 3 to 5 working days. */
  | 'REVIEWING';

/** Another platform whose prices are compared with ours. */
export type PricePlatformName =
  /** The marketplace NetEase BUFF (buff.163.com). */
  | 'BUFF'
  /** The marketplace C5GAME (c5game.com). */
  | 'C5'
  /** Steam's own market. Proceeds stay in the Steam wallet. */
  | 'STEAM'
  /** The marketplace YouPin (youpin898.com). */
  | 'YOUPIN';

/** A column of a price sheet. In the head of a sheet stands its name in lower case, or the Chinese or English one of an export. */
export type PriceSheetColumn =
  /** Its Steam account, for its reader. */
  | 'ACCOUNT'
  /** Its ask at the time of the export in yuan, for its reader. */
  | 'ASK'
  /** What the copy cost in yuan. Empty: the cost stays. */
  | 'COST'
  /** The copy, as an export names it. Every sheet needs it. */
  | 'ID'
  /** Name of the item, for its reader. */
  | 'ITEM'
  /** The new ask in yuan. Empty: the ask stays. */
  | 'PRICE'
  /** Its reference price in yuan, for its reader. */
  | 'REFERENCE'
  /** Pattern of the copy, for its reader. */
  | 'SEED'
  /** Wear of the copy, for its reader. */
  | 'WEAR';

/** What is wrong with a line of a price sheet. */
export type PriceSheetProblem =
  /** The cell is no amount in yuan of 0.01 to 100000, such as `12.50`. */
  | 'AMOUNT_WRONG'
  /** The line has more cells than the head. */
  | 'CELL_COUNT'
  /** The head lacks `id`, or both `price` and `cost`. */
  | 'COLUMN_MISSING'
  /** The head has the column twice. */
  | 'COLUMN_TWICE'
  /** The head has a column that no sheet has. */
  | 'COLUMN_UNKNOWN'
  /** An earlier line is about the same copy. */
  | 'COPY_TWICE'
  /** From this line on, the text is not CSV. */
  | 'NOT_CSV'
  /** It has a price, but the copy is not on sale. */
  | 'NOT_ON_SALE'
  /** The id is of no copy in the viewer's inventory. */
  | 'NOT_YOUR_COPY'
  /** The price cannot be set; `reason` says why. */
  | 'PRICE_REFUSED'
  /** The sheet has more than 20000 lines below its head. */
  | 'TOO_MANY_LINES';

/** A trait of a copy that prices may follow. */
export type PricedTrait =
  /** Share of blue on the front; alike within 5 percent points. */
  | 'BLUE'
  /** How much of the gradient shows; alike within 1.5 percent points. */
  | 'FADE'
  /** The sticker that it carries most often; alike is what carries the same as often or more. */
  | 'STICKERS'
  /** The wear; alike within a twentieth of the range of the exterior, such as 0.0115 for Field-Tested. */
  | 'WEAR';

/** State of the contract that recharging requires. */
export type RechargeContractStatus =
  /** Terminated by the viewer and being ended at the payment app. */
  | 'ENDING'
  /** Not signed by an enterprise, so it is not valid for recharging. */
  | 'ORDINARY'
  /** Waits to be signed at the payment app. */
  | 'PENDING'
  /** Signed and valid for recharging. */
  | 'SIGNED'
  /** There is no contract, or it has ended. */
  | 'UNSIGNED';

/** State of a recharge. */
export type RechargeStatus =
  /** Closed without having been paid. */
  | 'CLOSED'
  /** Paid and credited to the deposit. */
  | 'FINISHED'
  /** The payment has not arrived yet. */
  | 'INCOMPLETE';

/** Origin of a reference price. */
export type ReferencePriceSource =
  /** Imported from a price list in US cents. */
  | 'FEED'
  /** Estimated by the market's model from type, rarity and exterior, since nothing better is known. */
  | 'MODEL'
  /** Median of this market's own sales, without outliers. */
  | 'SALES';

/** A listing with its new price: `priceCents` or `multiplier`, not both. */
export type RepriceItemInput = {
  /** Confirms a price that is below half of the reference price. */
  isPriceConfirmed?: boolean;
  /** A listing of the viewer. */
  listingId: string | number;
  /** Multiplier of the reference price, 0.97 to 1.1, with at most three decimals. */
  multiplier?: number | null | undefined;
  /** The new ask in fen, lowered if too high as in SellItemInput. */
  priceCents?: number | null | undefined;
};

/** The callbacks to send again. */
export type ResendCallbacksInput = {
  /** Id of this request, 8 to 64 letters, digits, - or _. Repeating it changes nothing. */
  clientRequestId: string;
  /** The callbacks in question; it names a state, a time or an order. */
  filter: CallbackFilter;
};

/** One item to sell with its price: `priceCents` or `multiplier`, not both. */
export type SellItemInput = {
  /** An item of the viewer's inventory. */
  inventoryItemId: string | number;
  /** Confirms a price that is below half of the reference price. */
  isPriceConfirmed?: boolean;
  /** Multiplier of the reference price, 0.97 to 1.1, with at most three decimals. The price is rounded half up to a fen. */
  multiplier?: number | null | undefined;
  /** The ask in fen. Above ten times the reference price, or 100,000 yuan, it is lowered to that limit. */
  priceCents?: number | null | undefined;
};

/** Which buy orders get a copy at once: those that pay at least a share of a price. */
export type SellToBidsInput = {
  /** The price that the share is taken of; of the lowest ask without any step. */
  basis: SellingRuleBasis;
  /** 0.01 to 10, 3 decimals at most. */
  share: number;
};

/** The price that a rule starts from. */
export type SellingRuleBasis =
  /** The cost of the copy to its owner, times the multiplier. */
  | 'COST'
  /** The lowest ask of other sellers for the same item and phase, less the step. */
  | 'LOWEST_ASK'
  /** The reference price times the multiplier. */
  | 'REFERENCE';

/** The settings of a selling rule. */
export type SellingRuleInput = {
  /** The price that the rule starts from. */
  basis: SellingRuleBasis;
  /** The same in its structured form, instead of `copyText`. */
  copyFilter?: CopyFilterInput | null | undefined;
  /** What copies must be like at the time of a run, as people type it: `weapon:ak47 wear<0.1 price>=cost*1.1`. At most 2,000 characters. Default: any copy. */
  copyText?: string | null | undefined;
  /** Copies of the viewer's inventory that the rule skips, at most 500. */
  excludedInventoryItemIds?: Array<string | number>;
  /** Items that the rule skips, at most 500. */
  excludedMarketItemIds?: Array<string | number>;
  /** Only listings that match at the time of a run. Default: every listing. */
  filter?: OwnListingFilter | null | undefined;
  /** The lowest ask that the rule sets, in fen. LOWEST_ASK needs one here or in `limits`. */
  floorCents?: number | null | undefined;
  /** Interval between two runs in minutes: 15, 60, 360 or 1440. */
  intervalMinutes: number;
  /** Only these copies of the viewer's inventory, at most 500. Empty: every copy. */
  inventoryItemIds?: Array<string | number>;
  /** Whether the rule never sets an ask that would pay less after the fee than the copy cost. */
  isCostFloor?: boolean;
  /** Whether it runs on its schedule. */
  isEnabled?: boolean;
  /** Confirms floors that raise an ask above 1.5 times its reference price (else rejected). */
  isFloorConfirmed?: boolean;
  /** Further bounds of the rule. Default: none. */
  limits?: SellingRuleLimitsInput | null | undefined;
  /** Only these items, at most 500. Empty: every item. */
  marketItemIds?: Array<string | number>;
  /** Only items whose reference price is at most this, in fen. */
  maxReferenceCents?: number | null | undefined;
  /** Only items whose reference price is at least this, in fen. */
  minReferenceCents?: number | null | undefined;
  /** Multiplier of the reference price, 0.97 to 1.1, or the cost, 1 to 10; 3 decimals at most. */
  multiplier?: number | null | undefined;
  /** Name of the rule, 1 to 40 characters. */
  name: string;
  /** Copies are sold at once, for good, to the best buy order that pays so much: never below the floors, and never so far below the reference price that a listing would need a confirmation. The others are repriced. Default: to none. */
  sellToBidsAtLeast?: SellToBidsInput | null | undefined;
  /** For LOWEST_ASK: how far below the lowest ask, in fen, from 0. */
  stepCents?: number | null | undefined;
};

/** Floors and ceilings of a selling rule, its scope by words and accounts, and its hours. */
export type SellingRuleLimitsInput = {
  /** The highest ask that the rule sets, in fen. */
  ceilingCents?: number | null | undefined;
  /** Highest ask as a share of the cost. 0.01 to 10, 3 decimals at most. The strictest of all bounds counts. */
  ceilingCostShare?: number | null | undefined;
  /** Highest ask as a share of the reference price. 0.01 to 10, 3 decimals at most. The strictest of all bounds counts. */
  ceilingReferenceShare?: number | null | undefined;
  /** Lowest ask as a share of the cost. 0.01 to 10, 3 decimals at most. The strictest of all bounds counts. */
  floorCostShare?: number | null | undefined;
  /** Lowest ask as a share of the reference price. 0.01 to 10, 3 decimals at most. The strictest of all bounds counts. */
  floorReferenceShare?: number | null | undefined;
  /** The hour of the day in China from which it runs, 0 to 23. Given together with `toHour`. */
  fromHour?: number | null | undefined;
  /** Only items whose names contain all of these words, at most 100 characters. */
  keyword?: string | null | undefined;
  /** The most that one run moves an ask, as a share of it, 0.001 to 1, 3 decimals at most. Bounds are applied at once, and so is, upwards, the lowest ask that needs no confirmation. */
  maxStepShare?: number | null | undefined;
  /** Only copies of these Steam accounts, at most 50. Empty: every account. */
  steamAccountIds?: Array<string | number> | null | undefined;
  /** The hour of the day in China at which it stops, 0 to 23. Before `fromHour`: of the next day. */
  toHour?: number | null | undefined;
};

/** Why a rule changes an ask or not. The codes are stable. */
export type SellingRuleReason =
  /** Changed to the price that its basis gives. */
  | 'BASIS'
  /** Changed to its ceiling, because the basis is above it. */
  | 'CEILING'
  /** Changed to cover the cost, because the basis is below it. */
  | 'COST_FLOOR'
  /** Changed to its floor, because the basis is below it. */
  | 'FLOOR'
  /** Not changed: for this copy the floor is above the ceiling. */
  | 'FLOOR_ABOVE_CEILING'
  /** Not changed: the floor would raise the ask above 1.5 times its reference price, which its seller has not confirmed. */
  | 'FLOOR_FAR_ABOVE'
  /** Not changed: the floor is above the highest ask that the item may have. */
  | 'FLOOR_TOO_HIGH'
  /** Changed to the highest ask that the item may have. */
  | 'HIGHEST'
  /** Not changed: operators have closed listing, and the ask would rise. */
  | 'LISTINGS_CLOSED'
  /** Not changed: at the moment of the change it had been bought, withdrawn, rejected or given another price. */
  | 'MOVED'
  /** Sold to no buy order: nobody can buy the copy now, because its shop or its account is closed. */
  | 'NOT_ON_SALE'
  /** Not changed: the cost of the copy is unknown. */
  | 'NO_COST'
  /** Not changed: there is no reference price. */
  | 'NO_REFERENCE'
  /** Not changed: nobody else sells the item. */
  | 'NO_RIVAL'
  /** Not changed: the only ask of others is below 70 % of the reference price, and is not followed. */
  | 'OUTLIER'
  /** Decided by the lowest ask of a third seller: the lowest of all is below 70 % of that and of the reference price, and is not followed. The ask is changed, or right already. */
  | 'OUTLIER_SKIPPED'
  /** Sold to no buy order: operators have closed buying. */
  | 'PURCHASES_CLOSED'
  /** Sold to a buy order at once, or in a dry run: would be. */
  | 'SOLD_TO_BID'
  /** Changed by its largest step, towards the basis. */
  | 'STEP'
  /** Not changed: the ask would be so far below the reference price that a person must confirm it. */
  | 'TOO_LOW'
  /** Not changed: the ask is already right. */
  | 'UNCHANGED';

/** The text of the letter. */
export type SendLetterInput = {
  /** Idempotency key made by the client, 8 to 64 characters. Repeating it writes no second letter. */
  clientRequestId: string;
  /** Text of the letter, 1 to 1000 characters. */
  text: string;
};

/** The new account and the SMS code. */
export type SetPaymentAccountInput = {
  /** Six-digit code by SMS, requested with `requestStepUpCode`. */
  code: string;
  /** Mobile number or e-mail address of the viewer's own Alipay account. */
  paymentAccount: string;
};

/** Why a signed request would be rejected. */
export type SignatureProblem =
  /** This style signs the fields of a JSON object, but the body has none. */
  | 'BODY'
  /** The method is not in upper case. */
  | 'METHOD'
  /** The signature does not match this text and the key in force. */
  | 'MISMATCH'
  /** The nonce does not have 16 to 64 letters, digits, - or _. */
  | 'NONCE'
  /** The signature is not an RSA signature in base64. */
  | 'SIGNATURE_FORM'
  /** Path and query must begin with a slash and contain no host, spaces or #. */
  | 'TARGET'
  /** The timestamp is not in Unix seconds. */
  | 'TIMESTAMP_FORM'
  /** The timestamp is more than 300 seconds away from the current time. */
  | 'TIMESTAMP_WINDOW';

/** How a partner signs its requests. */
export type SignatureStyle =
  /** The style of ECOSteam, for existing clients. */
  | 'ECOSTEAM'
  /** Our own style: method, path, time, nonce and body. */
  | 'NATIVE'
  /** The style of YouPin, for existing clients. */
  | 'YOUPIN';

/** Named ranges of days by the market's clock, in the reader's time zone. A week begins on Monday. */
export type StatisticsRange =
  /** Today and the six days before. */
  | 'LAST_7_DAYS'
  /** Today and the 29 days before. */
  | 'LAST_30_DAYS'
  /** Today and the 89 days before. */
  | 'LAST_90_DAYS'
  /** Monday to Sunday of the previous week. */
  | 'LAST_WEEK'
  /** From the first day of the month to today. */
  | 'THIS_MONTH'
  /** From Monday of this week to today. */
  | 'THIS_WEEK';

/** Length of one step of the chart. */
export type StatisticsUnit =
  /** One step for each day, for ranges of up to 31 days. */
  | 'DAY'
  /** One step for each month, for longer ranges. */
  | 'MONTH'
  /** One step for each week, for ranges of up to half a year. */
  | 'WEEK';

/** Whether a Steam account can be used for selling. */
export type SteamAccountStatus =
  /** Steam no longer accepts the sign-in. Refresh the token or bind the account again. */
  | 'ABNORMAL'
  /** The account can sell. */
  | 'NORMAL'
  /** Steam has restricted the account from trading. */
  | 'NOT_SELLABLE';

/** Who acts at Steam for an account. */
export type SteamAccountType =
  /** The owner sends and accepts offers by hand; the market only monitors them. */
  | 'ORDINARY'
  /** The market sends, confirms and accepts offers automatically. */
  | 'ROBOT';

/** Reason for which a binding failed or is waiting. */
export type SteamBindingReason =
  /** The account is bound by another user, and its orders are still in progress. It can be bound once they have ended. */
  | 'ACCOUNT_BOUND_ELSEWHERE'
  /** Steam has locked the account. */
  | 'ACCOUNT_LOCKED'
  /** Steam requires another confirmation than the code of a mobile authenticator. */
  | 'AUTHENTICATOR_MISSING'
  /** Operators have closed binding. A pending binding continues once it is open again. */
  | 'BINDING_CLOSED'
  /** Steam rejects the login codes of the Mafile's shared secret, or the typed code: wrong, too old or used. */
  | 'CODE_WRONG'
  /** Steam requires a code by e-mail: the account has no mobile authenticator. */
  | 'EMAIL_CODE_WANTED'
  /** Another account than the one that is bound again was signed in. */
  | 'OTHER_ACCOUNT'
  /** Steam rejects the account name or the password. */
  | 'PASSWORD_WRONG'
  /** The QR code was denied in the Steam app, or is too old. */
  | 'QR_DENIED'
  /** Nobody approved the QR code within five minutes. */
  | 'QR_UNUSED'
  /** Steam temporarily rejects further sign-ins. Try again in an hour. */
  | 'RATE_LIMITED'
  /** A newer upload of the same account replaced this one. */
  | 'REPLACED'
  /** Steam signed the account in, but does not accept its session. A pending binding is retried automatically. */
  | 'SESSION_REFUSED'
  /** Steam does not respond. A pending binding is retried automatically. */
  | 'STEAM_DOWN'
  /** Steam temporarily limits the calls of the market. No account is at fault, and a pending binding is retried automatically. */
  | 'STEAM_LIMITED';

/** State of a binding. */
export type SteamBindingStatus =
  /** The account is bound. */
  | 'BOUND'
  /** Binding failed for the reason in `reason`. */
  | 'FAILED'
  /** The market is signing in at Steam, or waiting for Steam. */
  | 'PENDING';

/** How an account is bound. */
export type SteamBindingWay =
  /** By name, password and login code, each typed once. Tokens only. */
  | 'CODE'
  /** By its Mafile and password. */
  | 'MAFILE'
  /** By a QR code that its owner approves in the Steam app. Tokens only. */
  | 'QR';

/** Availability of Steam, or of one kind of call to it. */
export type SteamHealthState =
  /** At least a quarter of the recent calls fail. */
  | 'DEGRADED'
  /** Calls fail. The deadlines of orders are paused if trading needs these calls. */
  | 'DOWN'
  /** Calls succeed as usual. */
  | 'UP';

/** One of Steam's hosts that the market calls. */
export type SteamHost =
  /** The host of the web API, api.steampowered.com. */
  | 'API'
  /** The host of the pages, steamcommunity.com. */
  | 'COMMUNITY';

/** State of the market's copy of an inventory. */
export type SteamInventoryStatus =
  /** Reading from Steam failed. An older copy is shown. */
  | 'FAILED'
  /** The inventory has not been read yet. */
  | 'NEVER'
  /** The inventory is private. Its owner must make it public. */
  | 'PRIVATE'
  /** The copy shows the inventory as of `inventorySyncedAt`. */
  | 'SYNCED'
  /** The inventory is being read now. */
  | 'SYNCING';

/** Reason for which a file or a line of the list was skipped. */
export type SteamUploadProblem =
  /** The request contains no password for this account. */
  | 'ACCOUNT_PASSWORD_MISSING'
  /** An earlier line belongs to the same account and is used instead. */
  | 'LINE_REPEATED'
  /** The file is empty. */
  | 'MAFILE_EMPTY'
  /** The file is encrypted. Remove the encryption in the tool that created it. */
  | 'MAFILE_ENCRYPTED'
  /** The file is not a Mafile. */
  | 'MAFILE_INVALID'
  /** The request contains no Mafile for this line. */
  | 'MAFILE_MISSING'
  /** The Mafile contains no account name. */
  | 'MAFILE_NAME_MISSING'
  /** An earlier file belongs to the same account and is used instead. */
  | 'MAFILE_REPEATED'
  /** shared_secret or identity_secret is missing, or not 20 bytes of base64. */
  | 'MAFILE_SECRET_INVALID'
  /** The file is larger than 64 KiB, the maximum size of a Mafile. */
  | 'MAFILE_TOO_LARGE';

/** The viewer's identity, the account for withdrawals, and the SMS code. */
export type VerifyRealNameInput = {
  /** Six-digit code by SMS, requested with `requestStepUpCode`. */
  code: string;
  /** ID number of eighteen characters. */
  idNumber: string;
  /** Name as on the ID card. */
  name: string;
  /** Mobile number or e-mail address of the viewer's own Alipay account. */
  paymentAccount: string;
};

/** An account of the viewer in the ledger. */
export type WalletAccountKind =
  /** Deposit that is held for open buy orders and offers. */
  | 'BIDDING_DEPOSIT'
  /** Proceeds that are held for open buy orders and offers. */
  | 'BIDDING_PROCEEDS'
  /** Recharged money: spendable, never withdrawable. */
  | 'DEPOSIT'
  /** Money that is held for open purchases. */
  | 'ESCROW'
  /** Proceeds of matured sales: spendable and withdrawable. */
  | 'PROCEEDS'
  /** Money that is being refunded through the payment app. */
  | 'RETURNING'
  /** Proceeds of sales that have not matured yet. */
  | 'SETTLING'
  /** Money that is being paid out by withdrawals. */
  | 'WITHDRAWING';

/** A deal in the making whose money a transaction moved. */
export type WalletDeal =
  /** A buy order of the viewer that has ended: `bids`. */
  | 'ENDED_BUY_ORDER'
  /** A price offer that the viewer has made: `offersMade`. */
  | 'OFFER_MADE'
  /** A buy order of the viewer that is open or asleep: `bids`. */
  | 'OPEN_BUY_ORDER';

/** Type of a transaction in the statement. */
export type WalletEntryType =
  /** Payments and refunds of purchases. */
  | 'BUY'
  /** Reversals of settled trades. */
  | 'PLATFORM'
  /** Recharges, top-ups and withdrawals. */
  | 'RECHARGE_WITHDRAW'
  /** Settled sales and the release of their proceeds. */
  | 'SELL';

/** One of the viewer's balances, as the wallet shows them. */
export type WalletFund =
  /** Money that can pay for purchases: deposit and proceeds. */
  | 'AVAILABLE'
  /** Money that is held for open buy orders and offers. */
  | 'BIDDING'
  /** Money that is being refunded through the payment app. */
  | 'RETURNING'
  /** Proceeds of sales that have not matured yet. */
  | 'SETTLING'
  /** Money that is being paid out by withdrawals. */
  | 'WITHDRAWING';

/** The account of one side of a double entry, as the viewer may see it. */
export type WalletLegAccount =
  /** Deposit that is held for open buy orders and offers. */
  | 'BIDDING_DEPOSIT'
  /** Proceeds that are held for open buy orders and offers. */
  | 'BIDDING_PROCEEDS'
  /** Recharged money: spendable, never withdrawable. */
  | 'DEPOSIT'
  /** The escrow account of the order. */
  | 'ESCROW'
  /** The platform's account for fees. */
  | 'FEE'
  /** The other person's accounts, added up. */
  | 'OTHER_SIDE'
  /** Outside the market, at the payment app. */
  | 'OUTSIDE'
  /** Proceeds of matured sales: spendable and withdrawable. */
  | 'PROCEEDS'
  /** Money that is being refunded through the payment app. */
  | 'RETURNING'
  /** Proceeds of sales that have not matured yet. */
  | 'SETTLING'
  /** Money that is being paid out by withdrawals. */
  | 'WITHDRAWING';

/** A balance of the viewer's wallet that consists of orders. */
export type WalletOrderFund =
  /** Open purchases, newest first. */
  | 'ESCROW'
  /** Failed purchases whose money is being refunded through the payment app, newest first. */
  | 'RETURNING'
  /** Sales that settle, the first to be released first; those under review at the end. */
  | 'SETTLING';

/** Why a transfer of money was made. */
export type WalletReason =
  /** The money of a buy order was held. */
  | 'BID'
  /** Money of a buy order became spendable for the purchase that filled it. */
  | 'BID_FILL'
  /** More money was held for a buy order that was raised. */
  | 'BID_RAISE'
  /** Money of a failed purchase was held for its buy order again. */
  | 'BID_REFILL'
  /** Money of a buy order returned to the balance that it came from. */
  | 'BID_RETURN'
  /** The price of a purchase went into escrow. */
  | 'HOLD'
  /** A payment that came after its order had closed became deposit. */
  | 'LATE_PAYMENT_KEPT'
  /** The money of an offer for a listing was held. */
  | 'OFFER'
  /** Money of an offer became spendable for the purchase that was agreed on. */
  | 'OFFER_FILL'
  /** Money of an offer returned to the balance that it came from. */
  | 'OFFER_RETURN'
  /** Another reason, such as a correction by the operators. */
  | 'OTHER'
  /** The payment app paid an order. */
  | 'PAYMENT'
  /** A refund arrived at the payment app. */
  | 'PAY_BACK'
  /** The payment app refused a refund, which became deposit. */
  | 'PAY_BACK_REFUSED'
  /** A withdrawal was paid out. */
  | 'PAY_OUT'
  /** A recharge was credited to the deposit. */
  | 'RECHARGE'
  /** The price of a failed order went back to its buyer. */
  | 'REFUND'
  /** The proceeds of a sale became withdrawable. */
  | 'RELEASE'
  /** After a review, the proceeds of a sale became deposit. */
  | 'RELEASE_TO_DEPOSIT'
  /** A settled sale was reversed with its trade. */
  | 'REVERSE'
  /** The proceeds of a sale went into the settling balance. */
  | 'SETTLE'
  /** Play money was credited in the sandbox. */
  | 'TOP_UP'
  /** Proceeds were reserved for a withdrawal. */
  | 'WITHDRAW'
  /** A failed withdrawal returned to the proceeds. */
  | 'WITHDRAW_RETURN';

/** The amount and the SMS code. */
export type WithdrawInput = {
  /** Amount in fen, fee included: 1,000 to 5,000,000. */
  amountCents: number;
  /** Idempotency key made by the client, 8 to 64 characters. Repeating it withdraws nothing more. */
  clientRequestId: string;
  /** Six-digit code by SMS, requested with `requestStepUpCode`. */
  code: string;
};

/** Why the payment app did not pay a withdrawal out. */
export type WithdrawalFailure =
  /** The payment app does not know the account. */
  | 'ACCOUNT_MISSING'
  /** The account may not receive money. */
  | 'ACCOUNT_STOPPED'
  /** The account is not verified at the payment app. */
  | 'ACCOUNT_UNVERIFIED'
  /** The amount exceeds the app's limit for the account. */
  | 'LIMIT_REACHED'
  /** The account's name differs from the verified name. */
  | 'NAME_DIFFERS'
  /** Another reason, or none given. */
  | 'OTHER'
  /** The receiver's bank returned the money. */
  | 'SENT_BACK';

/** State of a withdrawal. */
export type WithdrawalStatus =
  /** It failed, and the money is withdrawable again. */
  | 'FAILURE'
  /** In progress; it takes about one business day. */
  | 'PROCESSING'
  /** The money has been paid out. */
  | 'SUCCESS';

export type RequestAccountDeletionMutationVariables = Exact<{
  code: string;
}>;


export type RequestAccountDeletionMutation = { requestAccountDeletion:
    | { __typename: 'DeletionObstructed', code: ErrorCode, obstacles: Array<{ kind: DeletionObstacleKind, count: number | null, amountCents: number | null }> }
    | { __typename: 'RequestAccountDeletionPayload', viewer: { deletionDueAt: string | null, deletionObstacles: Array<{ kind: DeletionObstacleKind, count: number | null, amountCents: number | null }> } }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type CancelAccountDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelAccountDeletionMutation = { cancelAccountDeletion: { viewer: { deletionDueAt: string | null } } };

export type SendLetterTestMutationVariables = Exact<{
  input: SendLetterInput;
}>;


export type SendLetterTestMutation = { sendLetter:
    | { __typename: 'LettersFull', code: ErrorCode }
    | { __typename: 'RequestIdReused', code: ErrorCode }
    | { __typename: 'SendLetterPayload', viewer: { letters: { edges: Array<{ node: { id: string, text: string, answer: string | null } }> } | null } }
   };

export type LettersTestQueryVariables = Exact<{ [key: string]: never; }>;


export type LettersTestQuery = { viewer: { letters: { edges: Array<{ node: { id: string, text: string, answer: string | null, answeredAt: string | null } }> } | null, messages: { edges: Array<{ node: { titleZh: string, bodyZh: string, bodyEn: string } }> } | null } | null };

export type OpenChangeOfGuesserMutationVariables = Exact<{
  code: string;
}>;


export type OpenChangeOfGuesserMutation = { requestPhoneChange:
    | { __typename: 'RequestPhoneChangePayload' }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type ReadDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadDevicesQuery = { viewer: { sessions: { edges: Array<{ node: { id: string, isCurrent: boolean, browser: string | null, system: string | null, address: string, lastUsedAt: string | null } }> } | null } | null };

export type SignOutDeviceMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type SignOutDeviceMutation = { signOutDevice: { viewer: { sessions: { edges: Array<{ node: { id: string } }> } | null } } };

export type SignOutOtherDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutOtherDevicesMutation = { signOutOtherDevices: { viewer: { sessions: { edges: Array<{ node: { isCurrent: boolean } }> } | null } } };

export type SetOpenPlatformMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetOpenPlatformMutation = { setOpenPlatform: { viewer: { isOpenPlatformOn: boolean } } };

export type OpenChangeOfLockedOutMutationVariables = Exact<{
  code: string;
}>;


export type OpenChangeOfLockedOutMutation = { requestPhoneChange:
    | { __typename: 'RequestPhoneChangePayload' }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type OpenPhoneChangeMutationVariables = Exact<{
  code: string;
}>;


export type OpenPhoneChangeMutation = { requestPhoneChange:
    | { __typename: 'RequestPhoneChangePayload' }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type NameNewPhoneMutationVariables = Exact<{
  phone: string;
}>;


export type NameNewPhoneMutation = { requestNewPhoneCode:
    | { __typename: 'CodeNotSent', code: ErrorCode }
    | { __typename: 'PhoneChangeMissing', code: ErrorCode }
    | { __typename: 'PhoneInvalid', code: ErrorCode }
    | { __typename: 'PhoneUnchanged', code: ErrorCode }
    | { __typename: 'RequestNewPhoneCodePayload' }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type SetPhoneMutationVariables = Exact<{
  code: string;
}>;


export type SetPhoneMutation = { setPhone:
    | { __typename: 'PhoneChangeMissing', code: ErrorCode }
    | { __typename: 'PhoneTaken', code: ErrorCode, field: string }
    | { __typename: 'SetPhonePayload', viewer: { phone: string } }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type RemoveAvatarMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAvatarMutation = { removeAvatar: { viewer: { avatarUrl: string | null, user: { avatarUrl: string | null } } } };

export type ReadPictureQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadPictureQuery = { viewer: { avatarUrl: string | null } | null };

export type SetNicknameMutationVariables = Exact<{
  nickname: string;
}>;


export type SetNicknameMutation = { setNickname:
    | { __typename: 'NicknameCharactersWrong', code: ErrorCode, field: string }
    | { __typename: 'NicknameLengthWrong', code: ErrorCode, field: string }
    | { __typename: 'NicknameReserved', code: ErrorCode, field: string }
    | { __typename: 'NicknameTooSoon', code: ErrorCode, field: string, availableAt: string }
    | { __typename: 'SetNicknamePayload', viewer: { nickname: string, nicknameAvailableAt: string | null, user: { nickname: string } } }
   };

export type ReadProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadProfileQuery = { viewer: { nickname: string, avatarUrl: string | null, nicknameAvailableAt: string | null, phone: string } | null };

export type SetTradeUrlMutationVariables = Exact<{
  tradeUrl: string;
  code?: string | null | undefined;
}>;


export type SetTradeUrlMutation = { setTradeUrl:
    | { __typename: 'SetTradeUrlPayload', viewer: { tradeUrl: string | null } }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode }
    | { __typename: 'TooManyCodes', code: ErrorCode }
    | { __typename: 'TradeUrlInvalid', code: ErrorCode }
   };

export type StepUpForMoneyMutationVariables = Exact<{ [key: string]: never; }>;


export type StepUpForMoneyMutation = { requestStepUpCode:
    | { __typename: 'CodeNotSent', code: ErrorCode }
    | { __typename: 'RequestStepUpCodePayload' }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type VerifyRealNameMutationVariables = Exact<{
  input: VerifyRealNameInput;
}>;


export type VerifyRealNameMutation = { verifyRealName:
    | { __typename: 'AlreadyVerified', code: ErrorCode, message: string }
    | { __typename: 'IdNumberInvalid', code: ErrorCode, message: string, field: string }
    | { __typename: 'IdNumberTaken', code: ErrorCode, message: string, field: string }
    | { __typename: 'IdentityMismatch', code: ErrorCode, message: string, field: string }
    | { __typename: 'IdentityNotReached', code: ErrorCode, message: string }
    | { __typename: 'IdentityUnderage', code: ErrorCode, message: string, field: string }
    | { __typename: 'PaymentAccountInvalid', code: ErrorCode, message: string, field: string }
    | { __typename: 'PaymentAccountTaken', code: ErrorCode, message: string, field: string }
    | { __typename: 'RealNameInvalid', code: ErrorCode, message: string, field: string }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode, message: string }
    | { __typename: 'TooManyCodes', code: ErrorCode, message: string }
    | { __typename: 'VerifyRealNamePayload', viewer: { id: string, verification: { id: string, name: string, idNumber: string, paymentAccount: string, frozenUntil: string | null, verifiedAt: string } | null } }
   };

export type SetPaymentAccountMutationVariables = Exact<{
  input: SetPaymentAccountInput;
}>;


export type SetPaymentAccountMutation = { setPaymentAccount:
    | { __typename: 'PaymentAccountInvalid', code: ErrorCode, message: string, field: string }
    | { __typename: 'PaymentAccountTaken', code: ErrorCode, message: string, field: string }
    | { __typename: 'SetPaymentAccountPayload', viewer: { verification: { paymentAccount: string, frozenUntil: string | null } | null } }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode, message: string }
    | { __typename: 'TooManyCodes', code: ErrorCode, message: string }
    | { __typename: 'VerificationMissing', code: ErrorCode, message: string }
   };

export type ReadVerificationQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadVerificationQuery = { viewer: { verification: { name: string, idNumber: string, paymentAccount: string, frozenUntil: string | null } | null } | null };

export type WalletPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletPartsQuery = { viewer: { wallet: { totalCents: number, spendableCents: number, proceedsCents: number, depositCents: number, frozenCents: number, settlingCents: number, escrowCents: number, biddingCents: number } } | null };

export type ImportedItemQueryVariables = Exact<{
  name: string;
  days?: number | null | undefined;
}>;


export type ImportedItemQuery = { marketItem: { nameZh: string, tagType: string | null, tagQuality: string | null, tagRarity: string | null, isReadFromName: boolean, referencePriceCents: number | null, referencePriceHistory: Array<{ day: string, priceCents: number }> | null } | null };

export type ComparedItemQueryVariables = Exact<{
  name: string;
}>;


export type ComparedItemQuery = { marketItem: { platformPrices: Array<{ platform: PricePlatformName, askCents: number, bidCents: number | null, proceedsCents: number, fetchedAt: string, isStale: boolean, buyHere: { cents: number, basisPoints: number } | null, buyThere: { cents: number, basisPoints: number } | null }> | null, platformHistory: Array<{ platform: PricePlatformName, days: Array<{ day: string, priceCents: number }> }> | null } | null };

export type ComparedItemsQueryVariables = Exact<{
  sort: MarketItemSort;
  platform?: PricePlatformName | null | undefined;
}>;


export type ComparedItemsQuery = { pricePlatforms: Array<{ name: PricePlatformName, rowCount: number, isStale: boolean, isSandbox: boolean, isWalletOnly: boolean, saleFeeBasisPoints: number }> | null, marketItems: { totalCount: number, edges: Array<{ node: { marketHashName: string } }> } | null };

export type ComparisonQueryVariables = Exact<{
  sort: MarketItemSort;
  platform?: PricePlatformName | null | undefined;
  filter?: MarketItemFilter | null | undefined;
}>;


export type ComparisonQuery = { pricePlatforms: Array<{ name: PricePlatformName, saleFeeBasisPoints: number, withdrawalFeeBasisPoints: number, isWalletOnly: boolean, fetchedAt: string, isStale: boolean, isSandbox: boolean }> | null, marketItems: { totalCount: number, edges: Array<{ node: { marketHashName: string, lowestAskCents: number | null, platformPrices: Array<{ platform: PricePlatformName, askCents: number, bidCents: number | null, proceedsCents: number, fetchedAt: string, isStale: boolean, buyHere: { cents: number, basisPoints: number } | null, buyThere: { cents: number, basisPoints: number } | null }> | null } }> } | null };

export type RateQueryVariables = Exact<{ [key: string]: never; }>;


export type RateQuery = { exchangeRate: { usdPerCny: number, cnyPerUsd: number, fetchedAt: string } | null };

export type RequestCodeMutationVariables = Exact<{
  phone: string;
  work?: string | null | undefined;
}>;


export type RequestCodeMutation = { requestSignInCode:
    | { __typename: 'CodeNotSent', code: ErrorCode, message: string }
    | { __typename: 'PhoneInvalid', code: ErrorCode, message: string }
    | { __typename: 'ProofOfWorkRequired', code: ErrorCode, challenge: string, difficulty: number, message: string }
    | { __typename: 'RequestSignInCodePayload', resendAfterSeconds: number }
    | { __typename: 'TooManyCodes', code: ErrorCode, retryAfterSeconds: number, message: string }
   };

export type SignInMutationVariables = Exact<{
  phone: string;
  code: string;
  keep: boolean;
  agreed?: boolean | null | undefined;
}>;


export type SignInMutation = { signIn:
    | { __typename: 'AgreementMissing', code: ErrorCode, message: string }
    | { __typename: 'CodeWrong', code: ErrorCode, message: string }
    | { __typename: 'PhoneInvalid', code: ErrorCode, message: string }
    | { __typename: 'SignInPayload', viewer: { id: string, phone: string, nickname: string } }
    | { __typename: 'TooManyCodes', code: ErrorCode, message: string }
   };

export type PrepareMutationVariables = Exact<{
  amountCents: number;
  request: string;
}>;


export type PrepareMutation = { takeSandboxTradeUrl:
    | { __typename: 'SandboxSilent' }
    | { __typename: 'TakeSandboxTradeUrlPayload', viewer: { tradeUrl: string | null } }
  , topUpInSandbox:
    | { __typename: 'AmountInvalid', code: ErrorCode }
    | { __typename: 'RequestIdReused', code: ErrorCode }
    | { __typename: 'TopUpInSandboxPayload', viewer: { wallet: { totalCents: number, spendableCents: number } } }
   };

export type ListingsQueryVariables = Exact<{
  filter?: MarketItemFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type ListingsQuery = { marketItems: { edges: Array<{ node: { id: string, marketHashName: string, lowestAskCents: number | null, listingCount: number, listings: { edges: Array<{ node: { id: string, askCents: number, status: ListingStatus } }> } | null } }> } | null };

export type BuyMutationVariables = Exact<{
  listingId: string | number;
  priceCents: number;
  request: string;
}>;


export type BuyMutation = { buyListing:
    | { __typename: 'AccountBlocked', code: ErrorCode, message: string }
    | { __typename: 'BuyListingPayload', order: { id: string, orderNo: string, phase: OrderPhase, actor: OrderActor, priceCents: number }, listing: { id: string, status: ListingStatus }, viewer: { wallet: { totalCents: number, spendableCents: number, escrowCents: number } } }
    | { __typename: 'InsufficientFunds', code: ErrorCode, missingCents: number, spendableCents: number, message: string }
    | { __typename: 'ListingGone', code: ErrorCode, message: string }
    | { __typename: 'OwnListing', code: ErrorCode, message: string }
    | { __typename: 'PaymentAppClosed', code: ErrorCode, message: string }
    | { __typename: 'PriceChanged', code: ErrorCode, priceCents: number, message: string }
    | { __typename: 'RequestIdReused', code: ErrorCode, message: string }
    | { __typename: 'ServiceClosed', code: ErrorCode, message: string }
    | { __typename: 'TradeBanned', code: ErrorCode, message: string }
    | { __typename: 'TradeHeld', code: ErrorCode, message: string }
    | { __typename: 'TradeUrlMissing', code: ErrorCode, message: string }
    | { __typename: 'UnpaidOrdersFull', code: ErrorCode, message: string }
   };

export type OpenBidMutationVariables = Exact<{
  marketItemId: string | number;
  priceCents: number;
  quantity: number;
  filter?: string | null | undefined;
  request: string;
}>;


export type OpenBidMutation = { openBid:
    | { __typename: 'AccountBlocked', code: ErrorCode, message: string }
    | { __typename: 'BidExists', code: ErrorCode, message: string }
    | { __typename: 'BidFarAbove', code: ErrorCode, message: string }
    | { __typename: 'BidPriceTooHigh', code: ErrorCode, message: string }
    | { __typename: 'BidTick', code: ErrorCode, message: string }
    | { __typename: 'BidsFull', code: ErrorCode, message: string }
    | { __typename: 'InsufficientFunds', code: ErrorCode, message: string }
    | { __typename: 'OpenBidPayload', bid: { id: string, status: BidStatus, remaining: number, heldCents: number, copiesAhead: number }, viewer: { wallet: { spendableCents: number, biddingCents: number } } }
    | { __typename: 'RequestIdReused', code: ErrorCode, message: string }
    | { __typename: 'ServiceClosed', code: ErrorCode, message: string }
    | { __typename: 'TradeUrlMissing', code: ErrorCode, message: string }
   };

export type OrderByNumberQueryVariables = Exact<{
  orderNo: string;
}>;


export type OrderByNumberQuery = { viewer: { wallet: { totalCents: number, spendableCents: number, depositCents: number, proceedsCents: number, settlingCents: number, returningCents: number, escrowCents: number, frozenCents: number }, order: { id: string, orderNo: string, phase: OrderPhase, direction: OrderDirection, actor: OrderActor, deadlineAt: string | null, priceCents: number, feeCents: number, terminalPriceCents: number, tradedAt: string | null, settlesAt: string | null, confirmedAt: string | null, holdEndsAt: string | null, pausedAt: string | null, deliveryIssue: OrderDeliveryIssue | null, heldFromDepositCents: number | null, heldFromProceedsCents: number | null, steamTradeOfferId: string | null, canCancel: boolean, canBuyerCancelAt: string | null, display: { statusText: OrderStatusText }, events: Array<{ sequence: number, phase: OrderPhase, statusText: OrderStatusText, actor: OrderActor, cause: OrderEventCause, evidence: Array<{ name: string, value: string }>, movements: Array<{ account: OrderMovementAccount, amountCents: number }> }> } | null } | null };

export type CancelMutationVariables = Exact<{
  orderId: string | number;
}>;


export type CancelMutation = { cancelOrder:
    | { __typename: 'CancelNotAllowed', code: ErrorCode, allowedFrom: string | null }
    | { __typename: 'CancelOrderPayload', order: { phase: OrderPhase, display: { statusText: OrderStatusText } }, viewer: { wallet: { spendableCents: number } } }
   };

export type SetOrderTradeUrlMutationVariables = Exact<{
  orderId: string | number;
  tradeUrl: string;
}>;


export type SetOrderTradeUrlMutation = { setOrderTradeUrl:
    | { __typename: 'OwnListing', code: ErrorCode }
    | { __typename: 'SetOrderTradeUrlPayload', order: { phase: OrderPhase, deliveryIssue: OrderDeliveryIssue | null, actor: OrderActor }, viewer: { tradeUrl: string | null } }
    | { __typename: 'TradeUrlElsewhere', code: ErrorCode }
    | { __typename: 'TradeUrlInvalid', code: ErrorCode }
    | { __typename: 'TradeUrlNotNeeded', code: ErrorCode }
   };

export type SteamHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SteamHealthQuery = { steamHealth: { state: SteamHealthState, since: string | null, hosts: Array<{ host: SteamHost, state: SteamHealthState, callCount: number, failureCount: number, lastSuccessAt: string | null }> } | null };

export type MessageGroupsQueryVariables = Exact<{
  type?: MessageType | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  byDay?: boolean | null | undefined;
  saleDay?: string | null | undefined;
}>;


export type MessageGroupsQuery = { viewer: { unreadMessageCount: number, messageGroups: { edges: Array<{ cursor: string, node: { id: string, count: number, unreadCount: number, statusEn: string | null, order: { orderNo: string, phase: OrderPhase } | null, salesDay: { day: string, saleCount: number, count: number, unreadCount: number } | null, newest: { id: string, titleEn: string, meaning: MessageMeaning, isOver: boolean, readAt: string | null }, earlier: Array<{ id: string, titleEn: string, meaning: MessageMeaning, isOver: boolean, readAt: string | null }> } }>, pageInfo: { hasNextPage: boolean } } | null } | null };

export type MarkGroupMutationVariables = Exact<{
  orderNo?: string | null | undefined;
  saleDay?: string | null | undefined;
}>;


export type MarkGroupMutation = { markMessagesRead: { viewer: { unreadMessageCount: number } } };

export type BookWithLimitsQueryVariables = Exact<{
  id: string | number;
}>;


export type BookWithLimitsQuery = { node:
    | { bestBidCents: number | null, book: { bids: Array<{ priceCents: number, copyCount: number }> } }
    | Record<PropertyKey, never>
   | null };

export type OwnLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLimitsQuery = { viewer: { bids: { nodes: Array<{ node: { priceCents: number, upToCents: number | null, copiesAhead: number, heldCents: number } }> } | null } | null };

export type BuyByAppMutationVariables = Exact<{
  listingId: string | number;
  priceCents: number;
  request: string;
}>;


export type BuyByAppMutation = { buyListing:
    | { __typename: 'AccountBlocked', code: ErrorCode }
    | { __typename: 'BuyListingPayload', payUrl: string | null, order: { id: string, orderNo: string, phase: OrderPhase, actor: OrderActor, deadlineAt: string | null, canCancel: boolean, display: { statusText: OrderStatusText }, payment: { number: string, status: OrderPaymentStatus, expiresAt: string } | null }, listing: { status: ListingStatus }, viewer: { wallet: { totalCents: number, spendableCents: number, escrowCents: number } } }
    | { __typename: 'InsufficientFunds', code: ErrorCode }
    | { __typename: 'ListingGone', code: ErrorCode }
    | { __typename: 'OwnListing', code: ErrorCode }
    | { __typename: 'PaymentAppClosed', code: ErrorCode }
    | { __typename: 'PriceChanged', code: ErrorCode }
    | { __typename: 'RequestIdReused', code: ErrorCode }
    | { __typename: 'ServiceClosed', code: ErrorCode }
    | { __typename: 'TradeBanned', code: ErrorCode }
    | { __typename: 'TradeHeld', code: ErrorCode }
    | { __typename: 'TradeUrlMissing', code: ErrorCode }
    | { __typename: 'UnpaidOrdersFull', code: ErrorCode }
   };

export type PayOrderMutationVariables = Exact<{
  orderId: string | number;
}>;


export type PayOrderMutation = { payOrder:
    | { __typename: 'OrderUnpayable', code: ErrorCode }
    | { __typename: 'PayOrderPayload', payUrl: string }
    | { __typename: 'PaymentAppClosed', code: ErrorCode }
   };

export type OrderPaymentOfQueryVariables = Exact<{
  orderNo: string;
}>;


export type OrderPaymentOfQuery = { viewer: { order: { phase: OrderPhase, payment: { number: string, status: OrderPaymentStatus } | null } | null } | null };

export type ReversalWithdrawalRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReversalWithdrawalRulesQuery = { viewer: { withdrawalRules: { withdrawableCents: number, waitingCents: number, waitingUntil: string | null } } | null };

export type ReadConsoleQueryVariables = Exact<{
  state?: CallbackState | null | undefined;
  after?: string | null | undefined;
}>;


export type ReadConsoleQuery = { viewer: { partner: { allowedAddresses: Array<string>, signatureStyle: SignatureStyle, callbackOffAt: string | null, callbackOffReason: CallbackOffReason | null, failingSince: string | null, usage: Array<{ day: string, requestCount: number }>, callbackEvents: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, eventId: string, type: CallbackEventType, orderNo: string | null, sequence: number | null, state: CallbackState, attempts: number, nextAttemptAt: string | null, deliveredAt: string | null, deliveries: { edges: Array<{ node: { attempt: number, requestUrl: string, requestBody: string, status: number | null, failure: CallbackFailure | null, answer: string | null, durationMs: number, requestHeaders: Array<{ name: string, value: string }> } }> } | null } }> } | null } | null } | null };

export type ResendCallbackMutationVariables = Exact<{
  eventId: string | number;
}>;


export type ResendCallbackMutation = { resendCallback:
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { event: { state: CallbackState, nextAttemptAt: string | null } }
   };

export type SetAllowedAddressesMutationVariables = Exact<{
  addresses: Array<string> | string;
}>;


export type SetAllowedAddressesMutation = { setAllowedAddresses:
    | { address: string, code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | Record<PropertyKey, never>
   };

export type SetSignatureStyleMutationVariables = Exact<{
  style: SignatureStyle;
}>;


export type SetSignatureStyleMutation = { setSignatureStyle:
    | { code: ErrorCode }
    | Record<PropertyKey, never>
   };

export type ReopenCallbacksMutationVariables = Exact<{ [key: string]: never; }>;


export type ReopenCallbacksMutation = { reopenCallbacks:
    | { code: ErrorCode }
    | Record<PropertyKey, never>
   };

export type CheckSignatureQueryVariables = Exact<{
  target: string;
  timestamp: string;
  nonce: string;
  body: string;
  signature?: string | null | undefined;
}>;


export type CheckSignatureQuery = { viewer: { partner: { signatureCheck: { text: string | null, isValid: boolean | null, problems: Array<SignatureProblem> } | null } | null } | null };

export type ReadPartnerQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadPartnerQuery = { viewer: { id: string, partner: { id: string, appId: string, status: PartnerStatus, phone: string, wechat: string, reason: string, dailyOrders: number | null, dailyAmountCents: number | null, rejectReason: string | null, solution: string | null, submittedAt: string, reviewedAt: string | null, lockedAt: string | null, callbackUrl: string | null, signatureStyle: SignatureStyle, attachment: { name: string } | null, setup: { callbackUrl: string, publicKey: string, fingerprint: string, challenge: string, isProven: boolean, test: { state: CallbackState, status: number | null, failure: CallbackFailure | null, answer: string | null, durationMs: number | null } | null } | null, keys: Array<{ keyId: string, fingerprint: string, revokedAt: string | null }> } | null, messages: { edges: Array<{ node: { titleZh: string, bodyZh: string, bodyEn: string, isAboutPartner: boolean } }> } | null } | null };

export type ApplyPartnerMutationVariables = Exact<{
  input: ApplyPartnerInput;
}>;


export type ApplyPartnerMutation = { applyPartner:
    | { __typename: 'ApplicationExists', code: ErrorCode }
    | { __typename: 'ApplicationInvalid', field: string, code: ErrorCode }
    | { __typename: 'ApplyPartnerPayload' }
   };

export type BeginPartnerSetupMutationVariables = Exact<{
  input: BeginPartnerSetupInput;
}>;


export type BeginPartnerSetupMutation = { beginPartnerSetup:
    | { urlProblem: CallbackUrlProblem, code: ErrorCode }
    | { keyProblem: PartnerKeyProblem, code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | Record<PropertyKey, never>
   };

export type ProvePartnerKeyMutationVariables = Exact<{
  signature: string;
}>;


export type ProvePartnerKeyMutation = { provePartnerKey:
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | Record<PropertyKey, never>
   };

export type TestPartnerCallbackMutationVariables = Exact<{ [key: string]: never; }>;


export type TestPartnerCallbackMutation = { testPartnerCallback:
    | { retryAfterSeconds: number, code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | Record<PropertyKey, never>
   };

export type LockPartnerMutationVariables = Exact<{
  code: string;
}>;


export type LockPartnerMutation = { lockPartner:
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | Record<PropertyKey, never>
   };

export type SearchCallbacksQueryVariables = Exact<{
  filter?: CallbackFilter | null | undefined;
  state?: CallbackState | null | undefined;
}>;


export type SearchCallbacksQuery = { viewer: { partner: { callbackEvents: { edges: Array<{ node: { eventId: string, type: CallbackEventType, orderNo: string | null, outOrderNo: string | null } }> } | null } | null } | null };

export type PreviewResendQueryVariables = Exact<{
  filter: CallbackFilter;
}>;


export type PreviewResendQuery = { viewer: { partner: { callbackResendPreview: { matchedCount: number, resendCount: number } | null } | null } | null };

export type ResendCallbacksMutationVariables = Exact<{
  input: ResendCallbacksInput;
}>;


export type ResendCallbacksMutation = { resendCallbacks:
    | { retryAfterSeconds: number, code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { resend: { resentCount: number, leftCount: number, resentUntil: string | null } }
   };

export type RechargeCenterQueryVariables = Exact<{
  status?: RechargeStatus | null | undefined;
}>;


export type RechargeCenterQuery = { viewer: { id: string, wallet: { depositCents: number, proceedsCents: number, totalCents: number }, rechargeCenter: { isClosed: boolean, leastCents: number, mostCents: number, contractStatus: RechargeContractStatus }, recharges: { edges: Array<{ node: { id: string, number: string, amountCents: number, status: RechargeStatus, expiresAt: string, endedAt: string | null } }> } | null, messages: { edges: Array<{ node: { titleZh: string, bodyEn: string } }> } | null, walletEntries: { edges: Array<{ node: { reason: WalletReason, account: WalletAccountKind, amountCents: number } }> } | null } | null };

export type BeginRechargeMutationVariables = Exact<{
  amountCents: number;
  request: string;
}>;


export type BeginRechargeMutation = { beginRecharge:
    | { __typename: 'BeginRechargePayload', payUrl: string, recharge: { id: string, number: string, status: RechargeStatus } }
    | { __typename: 'ContractMissing', code: ErrorCode }
    | { __typename: 'ContractNotEnterprise', code: ErrorCode }
    | { __typename: 'RechargeAmountInvalid', code: ErrorCode }
    | { __typename: 'RechargeClosed', code: ErrorCode }
    | { __typename: 'RechargeUnpayable', code: ErrorCode }
    | { __typename: 'RechargesFull', code: ErrorCode }
    | { __typename: 'RequestIdReused', code: ErrorCode }
   };

export type PayRechargeMutationVariables = Exact<{
  rechargeId: string | number;
}>;


export type PayRechargeMutation = { payRecharge:
    | { __typename: 'ContractMissing', code: ErrorCode }
    | { __typename: 'ContractNotEnterprise', code: ErrorCode }
    | { __typename: 'PayRechargePayload', payUrl: string }
    | { __typename: 'RechargeClosed', code: ErrorCode }
    | { __typename: 'RechargeUnpayable', code: ErrorCode }
   };

export type SignRechargeContractMutationVariables = Exact<{ [key: string]: never; }>;


export type SignRechargeContractMutation = { signRechargeContract:
    | { __typename: 'ContractExists', code: ErrorCode }
    | { __typename: 'RechargeClosed', code: ErrorCode }
    | { __typename: 'SignRechargeContractPayload', signUrl: string }
   };

export type CancelRechargeContractMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelRechargeContractMutation = { cancelRechargeContract:
    | { __typename: 'CancelRechargeContractPayload', viewer: { rechargeCenter: { contractStatus: RechargeContractStatus } } }
    | { __typename: 'ContractMissing', code: ErrorCode }
   };

export type StatisticsOfViewerQueryVariables = Exact<{
  range?: StatisticsRange | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeZone: string;
}>;


export type StatisticsOfViewerQuery = { viewer: { statistics: { firstDay: string, lastDay: string, startsAt: string, endsAt: string, unit: StatisticsUnit, total: { salesCount: number, reversedSalesCount: number, salesGrossCents: number, saleFeesCents: number, salesNetCents: number, purchasesCount: number, purchasesCents: number, withdrawalsCount: number, withdrawnCents: number, withdrawalFeesCents: number, receivedCents: number, unknownCostSalesCount: number, unknownCostNetCents: number, costCents: number, profitCents: number }, periods: Array<{ firstDay: string, lastDay: string, figures: { salesCount: number, salesNetCents: number, purchasesCents: number, withdrawnCents: number, profitCents: number } }> } | null } | null };

export type StatementQueryVariables = Exact<{
  type?: WalletEntryType | null | undefined;
  number?: string | null | undefined;
  range?: HistoryRange | null | undefined;
  month?: string | null | undefined;
}>;


export type StatementQuery = { viewer: { wallet: { points: number }, walletEntries: { edges: Array<{ node: { id: string, type: WalletEntryType, reason: WalletReason, account: WalletAccountKind, amountCents: number, orderNo: string | null, serialNo: string | null, rechargeNo: string | null, legs: Array<{ account: WalletLegAccount, isOwn: boolean, amountCents: number }> } }> } | null } | null };

export type StatementSearchQueryVariables = Exact<{
  type?: WalletEntryType | null | undefined;
  number?: string | null | undefined;
  month?: string | null | undefined;
}>;


export type StatementSearchQuery = { viewer: { walletEntries: { edges: Array<{ node: { id: string, orderNo: string | null } }> } | null, walletTransactions: { edges: Array<{ node: { id: string } }> } | null } | null };

export type TransactionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  type?: WalletEntryType | null | undefined;
  number?: string | null | undefined;
}>;


export type TransactionsQuery = { viewer: { wallet: { spendableCents: number, settlingCents: number }, walletTransactions: { edges: Array<{ cursor: string, node: { id: string, type: WalletEntryType, reason: WalletReason, amountCents: number, feeCents: number | null, isPaidByApp: boolean, outcome: WalletReason | null, orderNo: string | null, deal: WalletDeal | null, serialNo: string | null, rechargeNo: string | null, balances: Array<{ fund: WalletFund, changeCents: number, balanceCents: number }>, marketItem: { nameEn: string } | null, transfers: Array<{ reason: WalletReason, legs: Array<{ account: WalletLegAccount, amountCents: number }> }> } }>, pageInfo: { hasNextPage: boolean } } | null } | null };

export type FundOrdersQueryVariables = Exact<{
  fund: WalletOrderFund;
  day?: string | null | undefined;
  zone: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type FundOrdersQuery = { viewer: { releaseCalendar: { laterCents: number, laterCount: number, days: Array<{ day: string, amountCents: number, count: number }> } | null, fundOrders: { totalCount: number, edges: Array<{ cursor: string, node: { orderNo: string, terminalPriceCents: number, settlesAt: string | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } | null } | null };

export type WithdrawMutationVariables = Exact<{
  input: WithdrawInput;
}>;


export type WithdrawMutation = { withdraw:
    | { __typename: 'AccountBlocked', code: ErrorCode, message: string }
    | { __typename: 'RequestIdReused', code: ErrorCode, message: string }
    | { __typename: 'ServiceClosed', code: ErrorCode, message: string }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode, message: string }
    | { __typename: 'TooManyCodes', code: ErrorCode, message: string }
    | { __typename: 'VerificationMissing', code: ErrorCode, message: string }
    | { __typename: 'WithdrawPayload', withdrawal: { id: string, serialNo: string, status: WithdrawalStatus, amountCents: number, feeCents: number, receivedCents: number, paymentAccount: string, isFrozen: boolean }, viewer: { wallet: { proceedsCents: number, withdrawingCents: number, totalCents: number } } }
    | { __typename: 'WithdrawableInsufficient', code: ErrorCode, message: string, withdrawableCents: number }
    | { __typename: 'WithdrawableTooLow', code: ErrorCode, message: string }
    | { __typename: 'WithdrawalAmountInvalid', code: ErrorCode, message: string }
    | { __typename: 'WithdrawalCapReached', code: ErrorCode, message: string, capCents: number, remainingCents: number }
    | { __typename: 'WithdrawalsFrozen', code: ErrorCode, message: string, until: string }
    | { __typename: 'WithdrawalsHeld', code: ErrorCode, message: string }
   };

export type WithdrawalHistoryQueryVariables = Exact<{
  status?: WithdrawalStatus | null | undefined;
  range?: HistoryRange | null | undefined;
  month?: string | null | undefined;
}>;


export type WithdrawalHistoryQuery = { viewer: { wallet: { proceedsCents: number, withdrawingCents: number, depositCents: number, totalCents: number }, withdrawalRules: { withdrawableCents: number, minCents: number, maxCents: number, dayCapCents: number, remainingTodayCents: number, feeBasisPoints: number }, withdrawals: { edges: Array<{ node: { id: string, serialNo: string, status: WithdrawalStatus, amountCents: number, feeCents: number, receivedCents: number, refusalCode: string | null, failure: WithdrawalFailure | null, isFrozen: boolean, finishedAt: string | null } }> } | null, messages: { edges: Array<{ node: { titleZh: string, bodyZh: string, titleEn: string, bodyEn: string } }> } | null } | null };

export type PriceSheetOfTestQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceSheetOfTestQuery = { viewer: { priceSheet: string } | null };

export type ImportSheetOfTestMutationVariables = Exact<{
  input: ImportPriceSheetInput;
}>;


export type ImportSheetOfTestMutation = { importPriceSheet:
    | { __typename: 'AccountBlocked' }
    | { __typename: 'ImportPriceSheetPayload', isDone: boolean, lineCount: number, priceCount: number, costCount: number, loweredCount: number, errorCount: number, errors: Array<{ line: number, column: PriceSheetColumn | null, problem: PriceSheetProblem, reason: ListingReason | null, text: string }>, viewer: { id: string } }
   };

export type TraitWorthOfListingQueryVariables = Exact<{
  id: string | number;
}>;


export type TraitWorthOfListingQuery = { node:
    | { __typename: 'Bid' }
    | { __typename: 'BulkAction' }
    | { __typename: 'CallbackDelivery' }
    | { __typename: 'CallbackEvent' }
    | { __typename: 'CopyAlert' }
    | { __typename: 'InventoryItem' }
    | { __typename: 'Letter' }
    | { __typename: 'Listing', asset: { traitWorth: Array<{ trait: PricedTrait, likeCount: number, likeMedianCents: number, allCount: number, allMedianCents: number }> } }
    | { __typename: 'MarketItem' }
    | { __typename: 'Message' }
    | { __typename: 'Notice' }
    | { __typename: 'Order' }
    | { __typename: 'Partner' }
    | { __typename: 'PriceOffer' }
    | { __typename: 'Recharge' }
    | { __typename: 'SavedFilter' }
    | { __typename: 'SavedView' }
    | { __typename: 'SellingRule' }
    | { __typename: 'Session' }
    | { __typename: 'SteamAccount' }
    | { __typename: 'SteamBinding' }
    | { __typename: 'User' }
    | { __typename: 'Verification' }
    | { __typename: 'Viewer' }
    | { __typename: 'WalletEntry' }
    | { __typename: 'WalletTransaction' }
    | { __typename: 'WatchedItem' }
    | { __typename: 'Withdrawal' }
   | null };

export type TraitsWorthOfListingQueryVariables = Exact<{
  id: string | number;
  traits: Array<PricedTrait> | PricedTrait;
}>;


export type TraitsWorthOfListingQuery = { node:
    | { __typename: 'Bid' }
    | { __typename: 'BulkAction' }
    | { __typename: 'CallbackDelivery' }
    | { __typename: 'CallbackEvent' }
    | { __typename: 'CopyAlert' }
    | { __typename: 'InventoryItem' }
    | { __typename: 'Letter' }
    | { __typename: 'Listing', asset: { traitWorth: Array<{ trait: PricedTrait, likeCount: number, likeMedianCents: number, allCount: number }> } }
    | { __typename: 'MarketItem' }
    | { __typename: 'Message' }
    | { __typename: 'Notice' }
    | { __typename: 'Order' }
    | { __typename: 'Partner' }
    | { __typename: 'PriceOffer' }
    | { __typename: 'Recharge' }
    | { __typename: 'SavedFilter' }
    | { __typename: 'SavedView' }
    | { __typename: 'SellingRule' }
    | { __typename: 'Session' }
    | { __typename: 'SteamAccount' }
    | { __typename: 'SteamBinding' }
    | { __typename: 'User' }
    | { __typename: 'Verification' }
    | { __typename: 'Viewer' }
    | { __typename: 'WalletEntry' }
    | { __typename: 'WalletTransaction' }
    | { __typename: 'WatchedItem' }
    | { __typename: 'Withdrawal' }
   | null };

export type FloatRankOfListingQueryVariables = Exact<{
  id: string | number;
}>;


export type FloatRankOfListingQuery = { node:
    | { __typename: 'Bid' }
    | { __typename: 'BulkAction' }
    | { __typename: 'CallbackDelivery' }
    | { __typename: 'CallbackEvent' }
    | { __typename: 'CopyAlert' }
    | { __typename: 'InventoryItem' }
    | { __typename: 'Letter' }
    | { __typename: 'Listing', asset: { floatRank: { lowestPlace: number | null, highestPlace: number | null, seenCount: number } | null } }
    | { __typename: 'MarketItem' }
    | { __typename: 'Message' }
    | { __typename: 'Notice' }
    | { __typename: 'Order' }
    | { __typename: 'Partner' }
    | { __typename: 'PriceOffer' }
    | { __typename: 'Recharge' }
    | { __typename: 'SavedFilter' }
    | { __typename: 'SavedView' }
    | { __typename: 'SellingRule' }
    | { __typename: 'Session' }
    | { __typename: 'SteamAccount' }
    | { __typename: 'SteamBinding' }
    | { __typename: 'User' }
    | { __typename: 'Verification' }
    | { __typename: 'Viewer' }
    | { __typename: 'WalletEntry' }
    | { __typename: 'WalletTransaction' }
    | { __typename: 'WatchedItem' }
    | { __typename: 'Withdrawal' }
   | null };

export type FoundByRankQueryVariables = Exact<{
  text: string;
  sort: CopySort;
}>;


export type FoundByRankQuery = { copySearch: { facets: { totalCount: number } | null, problem: { message: string } | null, copies: { edges: Array<{ node: { asset: { floatValue: number | null } } }> } | null } | null };

export type ListItemsMutationVariables = Exact<{
  items: Array<SellItemInput> | SellItemInput;
  request: string;
}>;


export type ListItemsMutation = { listItems:
    | { __typename: 'AccountBlocked', code: ErrorCode, message: string }
    | { __typename: 'ListItemsPayload', doneCount: number, failedCount: number, results: Array<{ index: number, inventoryItemId: string | null, reason: ListingReason | null, until: string | null, askCents: number | null, loweredFromCents: number | null, referencePriceCents: number | null, listing: { id: string, status: ListingStatus, askCents: number, deliveryType: DeliveryType, isOwn: boolean } | null }> }
    | { __typename: 'NothingSelected', code: ErrorCode, message: string }
    | { __typename: 'RequestIdReused', code: ErrorCode, message: string }
    | { __typename: 'ServiceClosed', code: ErrorCode, message: string }
   };

export type RepriceMutationVariables = Exact<{
  items: Array<RepriceItemInput> | RepriceItemInput;
  request: string;
}>;


export type RepriceMutation = { repriceListings:
    | { __typename: 'AccountBlocked', code: ErrorCode }
    | { __typename: 'NothingSelected', code: ErrorCode }
    | { __typename: 'RepriceListingsPayload', doneCount: number, failedCount: number, results: Array<{ index: number, reason: ListingReason | null, askCents: number | null, loweredFromCents: number | null, referencePriceCents: number | null, listing: { id: string, status: ListingStatus, askCents: number } | null }> }
    | { __typename: 'RequestIdReused', code: ErrorCode }
   };

export type UnlistMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  request: string;
}>;


export type UnlistMutation = { unlistListings:
    | { __typename: 'NothingSelected', code: ErrorCode }
    | { __typename: 'RequestIdReused', code: ErrorCode }
    | { __typename: 'UnlistListingsPayload', doneCount: number, failedCount: number, results: Array<{ index: number, reason: ListingReason | null, listing: { id: string, status: ListingStatus } | null }> }
   };

export type UndoMutationVariables = Exact<{
  requests: Array<string> | string;
}>;


export type UndoMutation = { undoListings:
    | { __typename: 'NothingSelected', code: ErrorCode }
    | { __typename: 'UndoListingsPayload', doneCount: number, failedCount: number, results: Array<{ index: number, reason: ListingReason | null, listing: { id: string, status: ListingStatus, askCents: number } | null }> }
    | { __typename: 'UndoNotAllowed', code: ErrorCode }
   };

export type SetShopOpenMutationVariables = Exact<{
  isOpen: boolean;
}>;


export type SetShopOpenMutation = { setShopOpen:
    | { __typename: 'AccountBlocked', code: ErrorCode }
    | { __typename: 'ServiceClosed', code: ErrorCode }
    | { __typename: 'SetShopOpenPayload', pausedCount: number, resumedCount: number, withdrawn: Array<{ inventoryItemId: string | null, reason: ListingReason | null, until: string | null, listing: { status: ListingStatus } | null }>, viewer: { isShopOpen: boolean, user: { isShopOpen: boolean, listingCount: number }, messages: { edges: Array<{ node: { titleZh: string, bodyZh: string, bodyEn: string } }> } | null } }
   };

export type OwnListingsQueryVariables = Exact<{
  status?: OwnListingStatus | null | undefined;
  sort?: OwnListingSort | null | undefined;
  keyword?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnListingsQuery = { viewer: { listingCount: number | null, listings: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, status: ListingStatus, askCents: number, netCents: number | null, steamAccountName: string | null, createdAt: string, referencePrice: { priceCents: number, source: ReferencePriceSource } | null, asset: { floatValue: number | null }, marketItem: { marketHashName: string } | null } }> } | null } | null };

export type PreviewQueryVariables = Exact<{
  items: Array<SellItemInput> | SellItemInput;
}>;


export type PreviewQuery = { previewListings: { refusedCount: number, totalAskCents: number, totalFeeCents: number, previews: Array<{ index: number, inventoryItemId: string | null, askCents: number | null, loweredFromCents: number | null, feeCents: number | null, quotedFee: string | null, netCents: number | null, reason: ListingReason | null, warning: ListingWarning | null, asset: { floatValue: number | null } | null, marketItem: { marketHashName: string } | null, referencePrice: { priceCents: number, source: ReferencePriceSource } | null }> } | null };

export type CreateSellingRuleMutationVariables = Exact<{
  rule: SellingRuleInput;
  request: string;
}>;


export type CreateSellingRuleMutation = { createSellingRule:
    | { __typename: 'CreateSellingRulePayload', sellingRule: { id: string, nextRunAt: string | null } | null, viewer: { sellingRules: Array<{ id: string, name: string }> | null } }
    | { __typename: 'FilterInvalid', code: ErrorCode }
    | { __typename: 'FloorFarAbove', code: ErrorCode }
    | { __typename: 'RequestIdReused', code: ErrorCode }
    | { __typename: 'SellingRulesFull', code: ErrorCode }
   };

export type UpdateSellingRuleMutationVariables = Exact<{
  ruleId: string | number;
  rule: SellingRuleInput;
}>;


export type UpdateSellingRuleMutation = { updateSellingRule:
    | { __typename: 'FilterInvalid', code: ErrorCode }
    | { __typename: 'FloorFarAbove', code: ErrorCode }
    | { __typename: 'SellingRuleUnknown', code: ErrorCode }
    | { __typename: 'UpdateSellingRulePayload', sellingRule: { name: string, isEnabled: boolean, nextRunAt: string | null } | null }
   };

export type SetSellingRuleEnabledMutationVariables = Exact<{
  ruleId: string | number;
  isEnabled: boolean;
}>;


export type SetSellingRuleEnabledMutation = { setSellingRuleEnabled:
    | { __typename: 'FloorFarAbove', code: ErrorCode }
    | { __typename: 'SellingRuleUnknown', code: ErrorCode }
    | { __typename: 'SetSellingRuleEnabledPayload', sellingRule: { isEnabled: boolean, nextRunAt: string | null, floorCents: number | null } | null }
   };

export type MoveSellingRuleMutationVariables = Exact<{
  ruleId: string | number;
  place: number;
}>;


export type MoveSellingRuleMutation = { moveSellingRule:
    | { __typename: 'MoveSellingRulePayload', viewer: { sellingRules: Array<{ id: string, name: string }> | null } }
    | { __typename: 'SellingRuleUnknown', code: ErrorCode }
   };

export type DeleteSellingRuleMutationVariables = Exact<{
  ruleId: string | number;
}>;


export type DeleteSellingRuleMutation = { deleteSellingRule: { sellingRule: { id: string } | null, viewer: { sellingRules: Array<{ id: string }> | null } } };

export type RunSellingRuleMutationVariables = Exact<{
  ruleId: string | number;
  request: string;
}>;


export type RunSellingRuleMutation = { runSellingRule:
    | { __typename: 'AccountBlocked', code: ErrorCode }
    | { __typename: 'RunSellingRulePayload', decidedCount: number, changedCount: number, soldCount: number, run: { id: string, decidedCount: number, changedCount: number, soldCount: number, outcomes: Array<{ fromCents: number, toCents: number | null, because: SellingRuleReason, leastBidCents: number | null, unsoldBecause: SellingRuleReason | null, soldFor: { priceCents: number, netCents: number } | null, order: { orderNo: string } | null, listing: { id: string, askCents: number } | null }> }, sellingRule: { lastRunAt: string | null, runs: Array<{ id: string }> } | null }
    | { __typename: 'SellingRuleUnknown', code: ErrorCode }
   };

export type PreviewSellingRuleQueryVariables = Exact<{
  rule: SellingRuleInput;
  ruleId?: string | number | null | undefined;
}>;


export type PreviewSellingRuleQuery = { previewSellingRule:
    | { __typename: 'FilterInvalid', code: ErrorCode }
    | { __typename: 'SellingRulePreview', openCount: number, decidedCount: number, changedCount: number, fromCents: number, toCents: number, soldCount: number, soldCents: number, soldNetCents: number, outcomes: Array<{ fromCents: number, toCents: number | null, because: SellingRuleReason, leastBidCents: number | null, unsoldBecause: SellingRuleReason | null, soldFor: { priceCents: number, netCents: number } | null, order: { orderNo: string } | null, listing: { id: string, askCents: number } | null }> }
    | { __typename: 'SellingRuleUnknown', code: ErrorCode }
   | null };

export type SellingRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type SellingRulesQuery = { viewer: { listedMarketItems: Array<{ id: string }> | null, sellingRules: Array<{ id: string, name: string, isEnabled: boolean, basis: SellingRuleBasis, multiplier: number | null, stepCents: number | null, floorCents: number | null, isCostFloor: boolean, minReferenceCents: number | null, maxReferenceCents: number | null, intervalMinutes: number, nextRunAt: string | null, lastRunAt: string | null, marketItems: Array<{ id: string }>, excludedMarketItems: Array<{ id: string }>, excludedItems: Array<{ id: string, costCents: number | null }>, runs: Array<{ createdAt: string, decidedCount: number, changedCount: number, outcomes: Array<{ because: SellingRuleReason }> }> }> | null } | null };

export type SetCostsMutationVariables = Exact<{
  costs: Array<CostInput> | CostInput;
}>;


export type SetCostsMutation = { setCosts: { items: Array<{ id: string, costCents: number | null }> } };

export type SellingRuleRunQueryVariables = Exact<{
  ruleId: string | number;
  runId: string;
}>;


export type SellingRuleRunQuery = { node:
    | { run: { decidedCount: number, outcomes: Array<{ because: SellingRuleReason, listing: { id: string } | null }> } | null }
    | Record<PropertyKey, never>
   | null };

export type SellingRuleLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellingRuleLimitsQuery = { viewer: { sellingRules: Array<{ lastRunAt: string | null, nextRunAt: string | null, sellToBidsAtLeast: { basis: SellingRuleBasis, share: number } | null, limits: { floorReferenceShare: number | null, floorCostShare: number | null, ceilingCents: number | null, ceilingReferenceShare: number | null, ceilingCostShare: number | null, maxStepShare: number | null, keyword: string, fromHour: number | null, toHour: number | null, steamAccounts: Array<{ id: string }> }, runs: Array<{ id: string, reasons: Array<{ because: SellingRuleReason, count: number }> }> }> | null } | null };

export type SellingRuleRunOutcomesQueryVariables = Exact<{
  ruleId: string | number;
  runId: string;
  first: number;
  after?: string | null | undefined;
  because?: SellingRuleReason | null | undefined;
}>;


export type SellingRuleRunOutcomesQuery = { node:
    | { run: { decidedCount: number, changedCount: number, fromCents: number | null, toCents: number | null, loweredCount: number, reasons: Array<{ because: SellingRuleReason, count: number }>, allOutcomes: { edges: Array<{ node: { fromCents: number, toCents: number | null, because: SellingRuleReason, listing: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null }
    | Record<PropertyKey, never>
   | null };

export type PreviewSellingRuleReasonsQueryVariables = Exact<{
  rule: SellingRuleInput;
  first: number;
  skip: number;
}>;


export type PreviewSellingRuleReasonsQuery = { previewSellingRule:
    | { __typename: 'FilterInvalid' }
    | { __typename: 'SellingRulePreview', fromCents: number, toCents: number, waitsUntil: string | null, reasons: Array<{ because: SellingRuleReason, count: number }>, outcomes: Array<{ because: SellingRuleReason, listing: { id: string } | null }> }
    | { __typename: 'SellingRuleUnknown' }
   | null };

export type SellingRuleActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type SellingRuleActivityQuery = { viewer: { sellingRuleActivity: { since: string, runCount: number, changedCount: number, fromCents: number | null, toCents: number | null, loweredCount: number, soldCount: number, stoppedCount: number } | null } | null };

export type ListedMarketItemsQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type ListedMarketItemsQuery = { viewer: { listedMarketItemCount: number | null, listedMarketItems: Array<{ id: string }> | null } | null };

export type ScheduleListingsMutationVariables = Exact<{
  items: Array<SellItemInput> | SellItemInput;
}>;


export type ScheduleListingsMutation = { scheduleListings:
    | { __typename: 'AccountBlocked', code: ErrorCode }
    | { __typename: 'NothingSelected', code: ErrorCode }
    | { __typename: 'ScheduleListingsPayload', results: Array<{ reason: ListingReason | null, until: string | null, askCents: number | null }>, items: Array<{ id: string, scheduledListing: { priceCents: number | null, multiplier: number | null, dueAt: string } | null }> }
    | { __typename: 'ServiceClosed', code: ErrorCode }
   };

export type CancelScheduledListingsMutationVariables = Exact<{
  itemIds: Array<string | number> | string | number;
}>;


export type CancelScheduledListingsMutation = { cancelScheduledListings: { items: Array<{ id: string, scheduledListing: { id: string } | null }> } };

export type ToldQueryVariables = Exact<{ [key: string]: never; }>;


export type ToldQuery = { viewer: { messages: { edges: Array<{ node: { type: MessageType, titleZh: string, titleEn: string, bodyZh: string, bodyEn: string } }> } | null } | null };

export type ViewSteamTokenMutationVariables = Exact<{
  id: string | number;
  code: string;
}>;


export type ViewSteamTokenMutation = { viewSteamToken:
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { accessToken: string, expiresAt: string | null }
   };

export type RefreshSteamTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RefreshSteamTokenMutation = { refreshSteamToken:
    | { steamAccount: { id: string, status: SteamAccountStatus, accessTokenExpiresAt: string | null } }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
   };

export type RenewTradeUrlMutationVariables = Exact<{
  id: string | number;
}>;


export type RenewTradeUrlMutation = { renewTradeUrl:
    | { steamAccount: { id: string, tradeUrl: string } }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
   };

export type SetSteamAccountTypeMutationVariables = Exact<{
  id: string | number;
  type: SteamAccountType;
  code: string;
}>;


export type SetSteamAccountTypeMutation = { setSteamAccountType:
    | { steamAccount: { id: string, type: SteamAccountType } }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
   };

export type BindSteamAccountByCodeMutationVariables = Exact<{
  input: BindSteamAccountByCodeInput;
}>;


export type BindSteamAccountByCodeMutation = { bindSteamAccountByCode:
    | { binding: { id: string, way: SteamBindingWay, status: SteamBindingStatus, accountName: string, challengeUrl: string | null } }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
   };

export type CodeBindingQueryVariables = Exact<{
  id: string | number;
}>;


export type CodeBindingQuery = { node:
    | { status: SteamBindingStatus, reason: SteamBindingReason | null, steamAccount: { type: SteamAccountType, hasSecrets: boolean, status: SteamAccountStatus } | null }
    | Record<PropertyKey, never>
   | null };

export type TakeSandboxAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type TakeSandboxAccountMutation = { takeSandboxMafile: { accountName: string, password: string, guardCode: string } };

export type BindSteamAccountByQrMutationVariables = Exact<{
  input: BindSteamAccountByQrInput;
}>;


export type BindSteamAccountByQrMutation = { bindSteamAccountByQr:
    | { binding: { id: string, way: SteamBindingWay, status: SteamBindingStatus, accountName: string, challengeUrl: string | null } }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
   };

export type QrBindingQueryVariables = Exact<{
  id: string | number;
}>;


export type QrBindingQuery = { node:
    | { way: SteamBindingWay, status: SteamBindingStatus, reason: SteamBindingReason | null, accountName: string, challengeUrl: string | null }
    | Record<PropertyKey, never>
   | null };

export type QrAccountQueryVariables = Exact<{
  id: string | number;
}>;


export type QrAccountQuery = { node:
    | { type: SteamAccountType, status: SteamAccountStatus, hasSecrets: boolean, refreshTokenExpiresAt: string | null }
    | Record<PropertyKey, never>
   | null };

export type SetTypeOfQrAccountMutationVariables = Exact<{
  id: string | number;
  code: string;
}>;


export type SetTypeOfQrAccountMutation = { setSteamAccountType:
    | { __typename: 'SetSteamAccountTypePayload' }
    | { __typename: 'SteamAccountUnknown', code: ErrorCode }
    | { __typename: 'SteamSecretsMissing', code: ErrorCode }
    | { __typename: 'StepUpCodeWrong', code: ErrorCode }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type StepUpForQrMutationVariables = Exact<{ [key: string]: never; }>;


export type StepUpForQrMutation = { requestStepUpCode:
    | { __typename: 'CodeNotSent' }
    | { __typename: 'RequestStepUpCodePayload' }
    | { __typename: 'TooManyCodes' }
   };

export type BindSteamAccountsMutationVariables = Exact<{
  input: BindSteamAccountsInput;
}>;


export type BindSteamAccountsMutation = { bindSteamAccounts:
    | { __typename: 'BindSteamAccountsPayload', taken: Array<{ index: number, fileName: string, accountName: string, binding: { id: string, status: SteamBindingStatus, reason: SteamBindingReason | null } }>, skipped: Array<{ index: number | null, fileName: string | null, line: number | null, accountName: string | null, problem: SteamUploadProblem }> }
    | { __typename: 'MafileMissing', code: ErrorCode }
    | { __typename: 'ServiceClosed', code: ErrorCode }
    | { __typename: 'SteamAccountsFull', code: ErrorCode }
    | { __typename: 'SteamPasswordCountDiffers', mafileCount: number, passwordCount: number, code: ErrorCode }
    | { __typename: 'SteamPasswordFormatWrong', lines: Array<number>, code: ErrorCode }
    | { __typename: 'SteamPasswordMissing', code: ErrorCode }
   };

export type SteamAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SteamAccountsQuery = { viewer: { steamAccounts: Array<{ id: string, steamId: string, accountName: string, personaName: string | null, type: SteamAccountType, status: SteamAccountStatus, tradeUrl: string, refreshTokenExpiresAt: string | null, accessTokenExpiresAt: string | null, inventoryStatus: SteamInventoryStatus, inventorySyncedAt: string | null, inventoryDueAt: string | null, inventoryCount: number }> | null, steamBindings: Array<{ id: string, accountName: string, type: SteamAccountType, status: SteamBindingStatus, reason: SteamBindingReason | null, steamAccount: { id: string, steamId: string } | null }> | null } | null };

export type RequestStepUpCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestStepUpCodeMutation = { requestStepUpCode:
    | { __typename: 'CodeNotSent', code: ErrorCode }
    | { __typename: 'RequestStepUpCodePayload', resendAfterSeconds: number }
    | { __typename: 'TooManyCodes', code: ErrorCode }
   };

export type UnbindingOfQueryVariables = Exact<{
  id: string | number;
}>;


export type UnbindingOfQuery = { node:
    | { unbinding: { listingCount: number, orderCount: number } | null }
    | Record<PropertyKey, never>
   | null };

export type UnbindSteamAccountMutationVariables = Exact<{
  id: string | number;
  code: string;
}>;


export type UnbindSteamAccountMutation = { unbindSteamAccount:
    | { orderCount: number, code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { code: ErrorCode }
    | { listingCount: number, viewer: { steamAccounts: Array<{ id: string }> | null } }
   };


export const RequestAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccountDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAccountDeletionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletionDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletionObstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletionObstructed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables>;
export const CancelAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAccountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAccountDeletionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletionDueAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CancelAccountDeletionMutation, CancelAccountDeletionMutationVariables>;
export const SendLetterTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendLetterTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendLetterPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SendLetterTestMutation, SendLetterTestMutationVariables>;
export const LettersTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LettersTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LettersTestQuery, LettersTestQueryVariables>;
export const OpenChangeOfGuesserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenChangeOfGuesser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPhoneChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<OpenChangeOfGuesserMutation, OpenChangeOfGuesserMutationVariables>;
export const ReadDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadDevicesQuery, ReadDevicesQueryVariables>;
export const SignOutDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutDevicePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignOutDeviceMutation, SignOutDeviceMutationVariables>;
export const SignOutOtherDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutOtherDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutOtherDevices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutOtherDevicesPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignOutOtherDevicesMutation, SignOutOtherDevicesMutationVariables>;
export const SetOpenPlatformDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOpenPlatform"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOpenPlatform"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetOpenPlatformPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpenPlatformOn"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetOpenPlatformMutation, SetOpenPlatformMutationVariables>;
export const OpenChangeOfLockedOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenChangeOfLockedOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPhoneChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<OpenChangeOfLockedOutMutation, OpenChangeOfLockedOutMutationVariables>;
export const OpenPhoneChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenPhoneChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPhoneChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<OpenPhoneChangeMutation, OpenPhoneChangeMutationVariables>;
export const NameNewPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameNewPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestNewPhoneCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<NameNewPhoneMutation, NameNewPhoneMutationVariables>;
export const SetPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetPhonePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetPhoneMutation, SetPhoneMutationVariables>;
export const RemoveAvatarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAvatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAvatar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAvatarPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveAvatarMutation, RemoveAvatarMutationVariables>;
export const ReadPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPicture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<ReadPictureQuery, ReadPictureQueryVariables>;
export const SetNicknameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNickname"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nickname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNickname"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nickname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nickname"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetNicknamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"nicknameAvailableAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NicknameLengthWrong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NicknameCharactersWrong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NicknameReserved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NicknameTooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"availableAt"}}]}}]}}]}}]} as unknown as DocumentNode<SetNicknameMutation, SetNicknameMutationVariables>;
export const ReadProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"nicknameAvailableAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<ReadProfileQuery, ReadProfileQueryVariables>;
export const SetTradeUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTradeUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tradeUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTradeUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tradeUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tradeUrl"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetTradeUrlPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetTradeUrlMutation, SetTradeUrlMutationVariables>;
export const StepUpForMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StepUpForMoney"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestStepUpCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<StepUpForMoneyMutation, StepUpForMoneyMutationVariables>;
export const VerifyRealNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyRealName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyRealNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyRealName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyRealNamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentAccount"}},{"kind":"Field","name":{"kind":"Name","value":"frozenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RealNameInvalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdNumberInvalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAccountInvalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityUnderage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityMismatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdNumberTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAccountTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyRealNameMutation, VerifyRealNameMutationVariables>;
export const SetPaymentAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPaymentAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetPaymentAccountPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentAccount"}},{"kind":"Field","name":{"kind":"Name","value":"frozenUntil"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAccountInvalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAccountTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetPaymentAccountMutation, SetPaymentAccountMutationVariables>;
export const ReadVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentAccount"}},{"kind":"Field","name":{"kind":"Name","value":"frozenUntil"}}]}}]}}]}}]} as unknown as DocumentNode<ReadVerificationQuery, ReadVerificationQueryVariables>;
export const WalletPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}},{"kind":"Field","name":{"kind":"Name","value":"proceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"depositCents"}},{"kind":"Field","name":{"kind":"Name","value":"frozenCents"}},{"kind":"Field","name":{"kind":"Name","value":"settlingCents"}},{"kind":"Field","name":{"kind":"Name","value":"escrowCents"}},{"kind":"Field","name":{"kind":"Name","value":"biddingCents"}}]}}]}}]}}]} as unknown as DocumentNode<WalletPartsQuery, WalletPartsQueryVariables>;
export const ImportedItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportedItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"marketHashName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"tagQuality"}},{"kind":"Field","name":{"kind":"Name","value":"tagRarity"}},{"kind":"Field","name":{"kind":"Name","value":"isReadFromName"}},{"kind":"Field","name":{"kind":"Name","value":"referencePriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"referencePriceHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}}]}}]}}]} as unknown as DocumentNode<ImportedItemQuery, ImportedItemQueryVariables>;
export const ComparedItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"marketHashName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"bidCents"}},{"kind":"Field","name":{"kind":"Name","value":"proceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"buyHere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"basisPoints"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyThere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"basisPoints"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"platformHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedItemQuery, ComparedItemQueryVariables>;
export const ComparedItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketItemSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PricePlatformName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricePlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"isSandbox"}},{"kind":"Field","name":{"kind":"Name","value":"isWalletOnly"}},{"kind":"Field","name":{"kind":"Name","value":"saleFeeBasisPoints"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOnSale"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketHashName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedItemsQuery, ComparedItemsQueryVariables>;
export const ComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Comparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketItemSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PricePlatformName"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketItemFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricePlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"saleFeeBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalFeeBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"isWalletOnly"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"isSandbox"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketHashName"}},{"kind":"Field","name":{"kind":"Name","value":"lowestAskCents"}},{"kind":"Field","name":{"kind":"Name","value":"platformPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"bidCents"}},{"kind":"Field","name":{"kind":"Name","value":"proceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"buyHere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"basisPoints"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyThere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"basisPoints"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparisonQuery, ComparisonQueryVariables>;
export const RateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usdPerCny"}},{"kind":"Field","name":{"kind":"Name","value":"cnyPerUsd"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}}]}}]} as unknown as DocumentNode<RateQuery, RateQueryVariables>;
export const RequestCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"work"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSignInCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"proofOfWork"},"value":{"kind":"Variable","name":{"kind":"Name","value":"work"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSignInCodePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyCodes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProofOfWorkRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestCodeMutation, RequestCodeMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keep"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"keepSignedIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keep"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasAgreed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreed"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const PrepareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Prepare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cents"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSandboxTradeUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeSandboxTradeUrlPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeUrl"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"topUpInSandbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"amountCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopUpInSandboxPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PrepareMutation, PrepareMutationVariables>;
export const ListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Listings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketItemFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marketHashName"}},{"kind":"Field","name":{"kind":"Name","value":"lowestAskCents"}},{"kind":"Field","name":{"kind":"Name","value":"listingCount"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListingsQuery, ListingsQueryVariables>;
export const BuyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Buy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cents"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"expectedPriceCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyListingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}},{"kind":"Field","name":{"kind":"Name","value":"escrowCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InsufficientFunds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"missingCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BuyMutation, BuyMutationVariables>;
export const OpenBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marketItemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cents"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"marketItemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketItemId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"priceCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isConfirmed"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenBidPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"heldCents"}},{"kind":"Field","name":{"kind":"Name","value":"copiesAhead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}},{"kind":"Field","name":{"kind":"Name","value":"biddingCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OpenBidMutation, OpenBidMutationVariables>;
export const OrderByNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderByNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}},{"kind":"Field","name":{"kind":"Name","value":"depositCents"}},{"kind":"Field","name":{"kind":"Name","value":"proceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"settlingCents"}},{"kind":"Field","name":{"kind":"Name","value":"returningCents"}},{"kind":"Field","name":{"kind":"Name","value":"escrowCents"}},{"kind":"Field","name":{"kind":"Name","value":"frozenCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"display"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeCents"}},{"kind":"Field","name":{"kind":"Name","value":"terminalPriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"tradedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryIssue"}},{"kind":"Field","name":{"kind":"Name","value":"heldFromDepositCents"}},{"kind":"Field","name":{"kind":"Name","value":"heldFromProceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"steamTradeOfferId"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"canBuyerCancelAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderByNumberQuery, OrderByNumberQueryVariables>;
export const CancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Cancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOrderPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"display"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}}]}}]}}]} as unknown as DocumentNode<CancelMutation, CancelMutationVariables>;
export const SetOrderTradeUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderTradeUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tradeUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrderTradeUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"tradeUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tradeUrl"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetOrderTradeUrlPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryIssue"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetOrderTradeUrlMutation, SetOrderTradeUrlMutationVariables>;
export const SteamHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SteamHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steamHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"hosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"callCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}}]}}]}}]} as unknown as DocumentNode<SteamHealthQuery, SteamHealthQueryVariables>;
export const MessageGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"byDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saleDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessageCount"}},{"kind":"Field","name":{"kind":"Name","value":"messageGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"byDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"byDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"saleDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saleDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"statusEn"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salesDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"saleCount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MessageGroupsQuery, MessageGroupsQueryVariables>;
export const MarkGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saleDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessagesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"saleDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saleDay"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkMessagesReadPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessageCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MarkGroupMutation, MarkGroupMutationVariables>;
export const BookWithLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookWithLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bestBidCents"}},{"kind":"Field","name":{"kind":"Name","value":"book"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"copyCount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BookWithLimitsQuery, BookWithLimitsQueryVariables>;
export const OwnLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"nodes"},"name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"upToCents"}},{"kind":"Field","name":{"kind":"Name","value":"copiesAhead"}},{"kind":"Field","name":{"kind":"Name","value":"heldCents"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnLimitsQuery, OwnLimitsQueryVariables>;
export const BuyByAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyByApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cents"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"expectedPriceCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"payBy"},"value":{"kind":"EnumValue","value":"PAYMENT_APP"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyListingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"display"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}},{"kind":"Field","name":{"kind":"Name","value":"escrowCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BuyByAppMutation, BuyByAppMutationVariables>;
export const PayOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayOrderPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PayOrderMutation, PayOrderMutationVariables>;
export const OrderPaymentOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPaymentOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderPaymentOfQuery, OrderPaymentOfQueryVariables>;
export const ReversalWithdrawalRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReversalWithdrawalRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawableCents"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCents"}},{"kind":"Field","name":{"kind":"Name","value":"waitingUntil"}}]}}]}}]}}]} as unknown as DocumentNode<ReversalWithdrawalRulesQuery, ReversalWithdrawalRulesQueryVariables>;
export const ReadConsoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadConsole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CallbackState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"signatureStyle"}},{"kind":"Field","name":{"kind":"Name","value":"callbackOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"callbackOffReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requestCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callbackEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"requestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadConsoleQuery, ReadConsoleQueryVariables>;
export const ResendCallbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendCallback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendCallback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResendCallbackPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ResendCallbackMutation, ResendCallbackMutationVariables>;
export const SetAllowedAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAllowedAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addresses"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAllowedAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"addresses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addresses"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllowedAddressInvalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetAllowedAddressesMutation, SetAllowedAddressesMutationVariables>;
export const SetSignatureStyleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSignatureStyle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"style"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignatureStyle"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSignatureStyle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"style"},"value":{"kind":"Variable","name":{"kind":"Name","value":"style"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetSignatureStyleMutation, SetSignatureStyleMutationVariables>;
export const ReopenCallbacksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenCallbacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenCallbacks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ReopenCallbacksMutation, ReopenCallbacksMutationVariables>;
export const CheckSignatureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckSignature"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timestamp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nonce"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signature"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signatureCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"style"},"value":{"kind":"EnumValue","value":"NATIVE"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"target"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target"}}},{"kind":"Argument","name":{"kind":"Name","value":"timestamp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timestamp"}}},{"kind":"Argument","name":{"kind":"Name","value":"nonce"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nonce"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}},{"kind":"Argument","name":{"kind":"Name","value":"signature"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signature"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CheckSignatureQuery, CheckSignatureQueryVariables>;
export const ReadPartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPartner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"wechat"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"dailyOrders"}},{"kind":"Field","name":{"kind":"Name","value":"dailyAmountCents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"solution"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signatureStyle"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"isProven"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}},{"kind":"Field","name":{"kind":"Name","value":"isAboutPartner"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadPartnerQuery, ReadPartnerQueryVariables>;
export const ApplyPartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyPartnerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationInvalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyPartnerMutation, ApplyPartnerMutationVariables>;
export const BeginPartnerSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPartnerSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginPartnerSetupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPartnerSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerKeyInvalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyProblem"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallbackUrlInvalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlProblem"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BeginPartnerSetupMutation, BeginPartnerSetupMutationVariables>;
export const ProvePartnerKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProvePartnerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signature"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provePartnerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"signature"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signature"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ProvePartnerKeyMutation, ProvePartnerKeyMutationVariables>;
export const TestPartnerCallbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestPartnerCallback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPartnerCallback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallbackTestTooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<TestPartnerCallbackMutation, TestPartnerCallbackMutationVariables>;
export const LockPartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockPartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockPartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<LockPartnerMutation, LockPartnerMutationVariables>;
export const SearchCallbacksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchCallbacks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CallbackFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CallbackState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callbackEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"outOrderNo"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchCallbacksQuery, SearchCallbacksQueryVariables>;
export const PreviewResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallbackFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callbackResendPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchedCount"}},{"kind":"Field","name":{"kind":"Name","value":"resendCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreviewResendQuery, PreviewResendQueryVariables>;
export const ResendCallbacksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendCallbacks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendCallbacksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendCallbacks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResendCallbacksPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resentCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftCount"}},{"kind":"Field","name":{"kind":"Name","value":"resentUntil"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallbackResendTooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ResendCallbacksMutation, ResendCallbacksMutationVariables>;
export const RechargeCenterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RechargeCenter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositCents"}},{"kind":"Field","name":{"kind":"Name","value":"proceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rechargeCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"leastCents"}},{"kind":"Field","name":{"kind":"Name","value":"mostCents"}},{"kind":"Field","name":{"kind":"Name","value":"contractStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"RECHARGE_WITHDRAW"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RechargeCenterQuery, RechargeCenterQueryVariables>;
export const BeginRechargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginRecharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cents"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginRecharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"amountCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BeginRechargePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"recharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BeginRechargeMutation, BeginRechargeMutationVariables>;
export const PayRechargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayRecharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rechargeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payRecharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rechargeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rechargeId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayRechargePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PayRechargeMutation, PayRechargeMutationVariables>;
export const SignRechargeContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignRechargeContract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signRechargeContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignRechargeContractPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SignRechargeContractMutation, SignRechargeContractMutationVariables>;
export const CancelRechargeContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRechargeContract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRechargeContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRechargeContractPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rechargeCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractStatus"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CancelRechargeContractMutation, CancelRechargeContractMutationVariables>;
export const StatisticsOfViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatisticsOfViewer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StatisticsRange"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesCount"}},{"kind":"Field","name":{"kind":"Name","value":"reversedSalesCount"}},{"kind":"Field","name":{"kind":"Name","value":"salesGrossCents"}},{"kind":"Field","name":{"kind":"Name","value":"saleFeesCents"}},{"kind":"Field","name":{"kind":"Name","value":"salesNetCents"}},{"kind":"Field","name":{"kind":"Name","value":"purchasesCount"}},{"kind":"Field","name":{"kind":"Name","value":"purchasesCents"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalsCount"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnCents"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalFeesCents"}},{"kind":"Field","name":{"kind":"Name","value":"receivedCents"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCostSalesCount"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCostNetCents"}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}},{"kind":"Field","name":{"kind":"Name","value":"profitCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesCount"}},{"kind":"Field","name":{"kind":"Name","value":"salesNetCents"}},{"kind":"Field","name":{"kind":"Name","value":"purchasesCents"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnCents"}},{"kind":"Field","name":{"kind":"Name","value":"profitCents"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StatisticsOfViewerQuery, StatisticsOfViewerQueryVariables>;
export const StatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Statement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletEntryType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRange"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serialNo"}},{"kind":"Field","name":{"kind":"Name","value":"rechargeNo"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StatementQuery, StatementQueryVariables>;
export const StatementSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletEntryType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StatementSearchQuery, StatementSearchQueryVariables>;
export const TransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletEntryType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spendableCents"}},{"kind":"Field","name":{"kind":"Name","value":"settlingCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeCents"}},{"kind":"Field","name":{"kind":"Name","value":"isPaidByApp"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"deal"}},{"kind":"Field","name":{"kind":"Name","value":"serialNo"}},{"kind":"Field","name":{"kind":"Name","value":"rechargeNo"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"changeCents"}},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"legs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TransactionsQuery, TransactionsQueryVariables>;
export const FundOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FundOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fund"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletOrderFund"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterCents"}},{"kind":"Field","name":{"kind":"Name","value":"laterCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fundOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fund"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fund"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zone"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"terminalPriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FundOrdersQuery, FundOrdersQueryVariables>;
export const WithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Withdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serialNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeCents"}},{"kind":"Field","name":{"kind":"Name","value":"receivedCents"}},{"kind":"Field","name":{"kind":"Name","value":"paymentAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isFrozen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawingCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawableInsufficient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawableCents"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalCapReached"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"capCents"}},{"kind":"Field","name":{"kind":"Name","value":"remainingCents"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalsFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawMutation, WithdrawMutationVariables>;
export const WithdrawalHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryRange"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proceedsCents"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawingCents"}},{"kind":"Field","name":{"kind":"Name","value":"depositCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawableCents"}},{"kind":"Field","name":{"kind":"Name","value":"minCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxCents"}},{"kind":"Field","name":{"kind":"Name","value":"dayCapCents"}},{"kind":"Field","name":{"kind":"Name","value":"remainingTodayCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeBasisPoints"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serialNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeCents"}},{"kind":"Field","name":{"kind":"Name","value":"receivedCents"}},{"kind":"Field","name":{"kind":"Name","value":"refusalCode"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"isFrozen"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyZh"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawalHistoryQuery, WithdrawalHistoryQueryVariables>;
export const PriceSheetOfTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceSheetOfTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceSheet"}}]}}]}}]} as unknown as DocumentNode<PriceSheetOfTestQuery, PriceSheetOfTestQueryVariables>;
export const ImportSheetOfTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSheetOfTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPriceSheetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPriceSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPriceSheetPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"priceCount"}},{"kind":"Field","name":{"kind":"Name","value":"costCount"}},{"kind":"Field","name":{"kind":"Name","value":"loweredCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportSheetOfTestMutation, ImportSheetOfTestMutationVariables>;
export const TraitWorthOfListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TraitWorthOfListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"traitWorth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trait"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"likeMedianCents"}},{"kind":"Field","name":{"kind":"Name","value":"allCount"}},{"kind":"Field","name":{"kind":"Name","value":"allMedianCents"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TraitWorthOfListingQuery, TraitWorthOfListingQueryVariables>;
export const TraitsWorthOfListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TraitsWorthOfListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"traits"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PricedTrait"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"traitWorth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"traits"},"value":{"kind":"Variable","name":{"kind":"Name","value":"traits"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trait"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"likeMedianCents"}},{"kind":"Field","name":{"kind":"Name","value":"allCount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TraitsWorthOfListingQuery, TraitsWorthOfListingQueryVariables>;
export const FloatRankOfListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FloatRankOfListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"floatRank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestPlace"}},{"kind":"Field","name":{"kind":"Name","value":"highestPlace"}},{"kind":"Field","name":{"kind":"Name","value":"seenCount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FloatRankOfListingQuery, FloatRankOfListingQueryVariables>;
export const FoundByRankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundByRank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopySort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"floatValue"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FoundByRankQuery, FoundByRankQueryVariables>;
export const ListItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListItemsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryItemId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"loweredFromCents"}},{"kind":"Field","name":{"kind":"Name","value":"referencePriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ListItemsMutation, ListItemsMutationVariables>;
export const RepriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reprice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepriceItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repriceListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepriceListingsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"loweredFromCents"}},{"kind":"Field","name":{"kind":"Name","value":"referencePriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RepriceMutation, RepriceMutationVariables>;
export const UnlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlistListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"listingIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnlistListingsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UnlistMutation, UnlistMutationVariables>;
export const UndoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Undo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requests"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requests"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndoListingsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UndoMutation, UndoMutationVariables>;
export const SetShopOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetShopOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setShopOpen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetShopOpenPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pausedCount"}},{"kind":"Field","name":{"kind":"Name","value":"resumedCount"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryItemId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShopOpen"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShopOpen"}},{"kind":"Field","name":{"kind":"Name","value":"listingCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}}]}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetShopOpenMutation, SetShopOpenMutationVariables>;
export const OwnListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnListingStatus"}},"defaultValue":{"kind":"EnumValue","value":"OPEN"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnListingSort"}},"defaultValue":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}]},{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"steamAccountName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"floatValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketHashName"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnListingsQuery, OwnListingsQueryVariables>;
export const PreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Preview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalAskCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalFeeCents"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryItemId"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}},{"kind":"Field","name":{"kind":"Name","value":"loweredFromCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeCents"}},{"kind":"Field","name":{"kind":"Name","value":"quotedFee"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"floatValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketHashName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referencePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreviewQuery, PreviewQueryVariables>;
export const CreateSellingRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSellingRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSellingRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSellingRulePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSellingRuleMutation, CreateSellingRuleMutationVariables>;
export const UpdateSellingRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSellingRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSellingRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ruleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSellingRulePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSellingRuleMutation, UpdateSellingRuleMutationVariables>;
export const SetSellingRuleEnabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSellingRuleEnabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isEnabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSellingRuleEnabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ruleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isEnabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isEnabled"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetSellingRuleEnabledPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"floorCents"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetSellingRuleEnabledMutation, SetSellingRuleEnabledMutationVariables>;
export const MoveSellingRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSellingRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSellingRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ruleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveSellingRulePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<MoveSellingRuleMutation, MoveSellingRuleMutationVariables>;
export const DeleteSellingRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSellingRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSellingRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ruleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSellingRulePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSellingRuleMutation, DeleteSellingRuleMutationVariables>;
export const RunSellingRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunSellingRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runSellingRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ruleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RunSellingRulePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"soldCount"}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decidedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"soldCount"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromCents"}},{"kind":"Field","name":{"kind":"Name","value":"toCents"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"leastBidCents"}},{"kind":"Field","name":{"kind":"Name","value":"unsoldBecause"}},{"kind":"Field","name":{"kind":"Name","value":"soldFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellingRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RunSellingRuleMutation, RunSellingRuleMutationVariables>;
export const PreviewSellingRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewSellingRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewSellingRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"ruleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRulePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"decidedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"fromCents"}},{"kind":"Field","name":{"kind":"Name","value":"toCents"}},{"kind":"Field","name":{"kind":"Name","value":"soldCount"}},{"kind":"Field","name":{"kind":"Name","value":"soldCents"}},{"kind":"Field","name":{"kind":"Name","value":"soldNetCents"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromCents"}},{"kind":"Field","name":{"kind":"Name","value":"toCents"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"leastBidCents"}},{"kind":"Field","name":{"kind":"Name","value":"unsoldBecause"}},{"kind":"Field","name":{"kind":"Name","value":"soldFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewSellingRuleQuery, PreviewSellingRuleQueryVariables>;
export const SellingRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedMarketItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"stepCents"}},{"kind":"Field","name":{"kind":"Name","value":"floorCents"}},{"kind":"Field","name":{"kind":"Name","value":"isCostFloor"}},{"kind":"Field","name":{"kind":"Name","value":"minReferenceCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxReferenceCents"}},{"kind":"Field","name":{"kind":"Name","value":"intervalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"marketItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedMarketItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SellingRulesQuery, SellingRulesQueryVariables>;
export const SetCostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"costs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CostInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"costs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"costs"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetCostsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetCostsMutation, SetCostsMutationVariables>;
export const SellingRuleRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellingRuleRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidedCount"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SellingRuleRunQuery, SellingRuleRunQueryVariables>;
export const SellingRuleLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellingRuleLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"sellToBidsAtLeast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"floorReferenceShare"}},{"kind":"Field","name":{"kind":"Name","value":"floorCostShare"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingCents"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingReferenceShare"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingCostShare"}},{"kind":"Field","name":{"kind":"Name","value":"maxStepShare"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"steamAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromHour"}},{"kind":"Field","name":{"kind":"Name","value":"toHour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SellingRuleLimitsQuery, SellingRuleLimitsQueryVariables>;
export const SellingRuleRunOutcomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellingRuleRunOutcomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"because"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRuleReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"fromCents"}},{"kind":"Field","name":{"kind":"Name","value":"toCents"}},{"kind":"Field","name":{"kind":"Name","value":"loweredCount"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allOutcomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"because"},"value":{"kind":"Variable","name":{"kind":"Name","value":"because"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromCents"}},{"kind":"Field","name":{"kind":"Name","value":"toCents"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SellingRuleRunOutcomesQuery, SellingRuleRunOutcomesQueryVariables>;
export const PreviewSellingRuleReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewSellingRuleReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"skip"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewSellingRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellingRulePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromCents"}},{"kind":"Field","name":{"kind":"Name","value":"toCents"}},{"kind":"Field","name":{"kind":"Name","value":"waitsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"skip"},"value":{"kind":"Variable","name":{"kind":"Name","value":"skip"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreviewSellingRuleReasonsQuery, PreviewSellingRuleReasonsQueryVariables>;
export const SellingRuleActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellingRuleActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellingRuleActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"fromCents"}},{"kind":"Field","name":{"kind":"Name","value":"toCents"}},{"kind":"Field","name":{"kind":"Name","value":"loweredCount"}},{"kind":"Field","name":{"kind":"Name","value":"soldCount"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedCount"}}]}}]}}]}}]} as unknown as DocumentNode<SellingRuleActivityQuery, SellingRuleActivityQueryVariables>;
export const ListedMarketItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedMarketItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedMarketItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listedMarketItemCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}]}}]}}]} as unknown as DocumentNode<ListedMarketItemsQuery, ListedMarketItemsQueryVariables>;
export const ScheduleListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleListingsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"askCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledListing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ScheduleListingsMutation, ScheduleListingsMutationVariables>;
export const CancelScheduledListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelScheduledListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelScheduledListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"inventoryItemIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelScheduledListingsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledListing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CancelScheduledListingsMutation, CancelScheduledListingsMutationVariables>;
export const ToldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Told"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"titleZh"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"bodyZh"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ToldQuery, ToldQueryVariables>;
export const ViewSteamTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ViewSteamToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewSteamToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"steamAccountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewSteamTokenPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ViewSteamTokenMutation, ViewSteamTokenMutationVariables>;
export const RefreshSteamTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshSteamToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSteamToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"steamAccountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefreshSteamTokenPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steamAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokenExpiresAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RefreshSteamTokenMutation, RefreshSteamTokenMutationVariables>;
export const RenewTradeUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewTradeUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewTradeUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"steamAccountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RenewTradeUrlPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steamAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tradeUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RenewTradeUrlMutation, RenewTradeUrlMutationVariables>;
export const SetSteamAccountTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSteamAccountType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SteamAccountType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSteamAccountType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"steamAccountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetSteamAccountTypePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steamAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetSteamAccountTypeMutation, SetSteamAccountTypeMutationVariables>;
export const BindSteamAccountByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindSteamAccountByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BindSteamAccountByCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bindSteamAccountByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BindSteamAccountByCodePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"binding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"challengeUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BindSteamAccountByCodeMutation, BindSteamAccountByCodeMutationVariables>;
export const CodeBindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CodeBinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SteamBinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"steamAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecrets"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CodeBindingQuery, CodeBindingQueryVariables>;
export const TakeSandboxAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSandboxAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSandboxMafile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeSandboxMafilePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"guardCode"}}]}}]}}]}}]} as unknown as DocumentNode<TakeSandboxAccountMutation, TakeSandboxAccountMutationVariables>;
export const BindSteamAccountByQrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindSteamAccountByQr"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BindSteamAccountByQrInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bindSteamAccountByQr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BindSteamAccountByQrPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"binding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"challengeUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BindSteamAccountByQrMutation, BindSteamAccountByQrMutationVariables>;
export const QrBindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QrBinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SteamBinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"challengeUrl"}}]}}]}}]}}]} as unknown as DocumentNode<QrBindingQuery, QrBindingQueryVariables>;
export const QrAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QrAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SteamAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecrets"}},{"kind":"Field","name":{"kind":"Name","value":"refreshTokenExpiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<QrAccountQuery, QrAccountQueryVariables>;
export const SetTypeOfQrAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTypeOfQrAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSteamAccountType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"steamAccountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"ROBOT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetTypeOfQrAccountMutation, SetTypeOfQrAccountMutationVariables>;
export const StepUpForQrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StepUpForQr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestStepUpCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<StepUpForQrMutation, StepUpForQrMutationVariables>;
export const BindSteamAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindSteamAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BindSteamAccountsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bindSteamAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BindSteamAccountsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"binding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SteamPasswordCountDiffers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mafileCount"}},{"kind":"Field","name":{"kind":"Name","value":"passwordCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SteamPasswordFormatWrong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BindSteamAccountsMutation, BindSteamAccountsMutationVariables>;
export const SteamAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SteamAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steamAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"steamId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"personaName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tradeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"refreshTokenExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokenExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"inventorySyncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steamBindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"steamAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"steamId"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SteamAccountsQuery, SteamAccountsQueryVariables>;
export const RequestStepUpCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestStepUpCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestStepUpCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestStepUpCodePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RequestStepUpCodeMutation, RequestStepUpCodeMutationVariables>;
export const UnbindingOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnbindingOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SteamAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbinding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingCount"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UnbindingOfQuery, UnbindingOfQueryVariables>;
export const UnbindSteamAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbindSteamAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbindSteamAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"steamAccountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnbindSteamAccountPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steamAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SteamAccountBusy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UnbindSteamAccountMutation, UnbindSteamAccountMutationVariables>;