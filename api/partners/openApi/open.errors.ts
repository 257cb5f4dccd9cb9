import type { Closure } from '../../kernel/closure/closure.ts';
import { defineError } from '../../kernel/domainError.ts';

/** A signed request that is rejected before it has any effect. Contains its HTTP status. */
export class Denied extends Error {
  readonly statusCode: 401 | 403;
  /** Stable category of the error. */
  readonly error: 'unauthorized' | 'openPlatformOff' | 'addressNotAllowed';
  constructor(statusCode: 401 | 403, error: Denied['error']) {
    super(error);
    this.statusCode = statusCode;
    this.error = error;
  }
}

/** Operators have closed the open platform for everybody (HTTP 503). The request had no effect and can be repeated once the platform is open. */
export class OpenPlatformClosed extends Error {
  readonly statusCode = 503;
  /** Text written by operators. Null for the default text. */
  readonly closure: Closure | null;
  constructor(closure: Closure | null) {
    super(`The open platform is closed for now. ${closure?.wordsEn ?? ''}`.trimEnd());
    this.closure = closure;
  }
}

export const NoListingWithinLimit = defineError({
  code: 'noListingWithinLimit',
  number: 2014,
  description: 'No listing of the item is within the price limit.',
  guide: {
    retry: 'changed',
    causeZh: '限价以内没有在售的该饰品。',
    nextZh: '提高 priceLimitCents，或稍后再买；outOrderNo 可以沿用。',
    nextEn: 'Raise `priceLimitCents`, or try later; the `outOrderNo` is still free.',
  },
  zh: '限价以内没有在售的该饰品',
  en: 'No copy of this item is on sale within the price limit',
});

export const SignatureRequired = defineError({
  code: 'signatureRequired',
  number: 2020,
  description: "Only a partner's signed request can do this. On the site, `buyListing` buys for the viewer.",
  guide: {
    retry: 'never',
    causeZh: '此操作仅限合作方的签名请求。',
    nextZh: '带上五个签名头发送。',
    nextEn: 'Send it with the five headers of a signature.',
  },
  zh: '此操作仅限签名请求',
  en: 'Only a signed request can do this',
});

export const MarketItemUnknown = defineError({
  code: 'marketItemUnknown',
  number: 2015,
  description: 'No market item has this name.',
  guide: {
    retry: 'changed',
    causeZh: '没有这个名称的饰品。',
    nextZh: '检查 marketHashName：须与 Valve 的英文名完全一致。',
    nextEn: 'Check `marketHashName`: it must be Valve’s exact English name.',
  },
  zh: '市场中没有这个饰品',
  en: 'The market has no item of this name',
});
