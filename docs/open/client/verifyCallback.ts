import { verify } from 'node:crypto';
import type {
  AccountHold,
  BidChanged,
  BidFilled,
  EndpointTest,
  OrderChanged,
  PriceOfferAccepted,
  PriceOfferChanged,
} from './types.ts';

/** Older callbacks are refused: somebody may have kept one. */
const AGE_MAX_SECONDS = 300;

/** What a callback of one type tells. */
interface CallbackOf<Type extends string, Data> {
  /** The same at every attempt: do what it says once. */
  id: string;
  type: Type;
  /** The day on which a field of the data last changed its meaning or went. */
  version: string;
  timestamp: string;
  data: Data;
}

/** What a callback tells. Types that you do not know may come: answer them 2xx. */
export type Callback =
  | CallbackOf<'order.changed', OrderChanged>
  | CallbackOf<'bid.filled', BidFilled>
  | CallbackOf<'bid.slept' | 'bid.woken' | 'bid.expired' | 'bid.cancelled', BidChanged>
  | CallbackOf<'offer.made' | 'offer.countered' | 'offer.declined' | 'offer.ended', PriceOfferChanged>
  | CallbackOf<'offer.accepted', PriceOfferAccepted>
  | CallbackOf<'account.held' | 'account.released', AccountHold>
  | CallbackOf<'endpoint.test', EndpointTest>;

/**
 * Reads a callback, if it is the platform's.
 * @param headers names in small letters. @param body the bytes as they came, before anybody parsed them.
 * @param platformKeys PEM by id, of `GET /open/v1/keys`.
 * @throws Error where it is not the platform's, or old.
 */
export function verifyCallback(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  platformKeys: Readonly<Record<string, string>>,
): Callback {
  const header = (name: string): string => String(headers[name] ?? '');
  const timestamp = header('webhook-timestamp');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= AGE_MAX_SECONDS)) throw new Error('The callback is too old, or has no time.');
  const text = Buffer.from(`${header('webhook-id')}.${timestamp}.${body}`);
  const keyIds = header('webhook-key-id').split(' ');
  // One signature for each key: two while the platform changes its key.
  const isGenuine = header('webhook-signature')
    .split(' ')
    .some((signature, index) => {
      const key = platformKeys[keyIds[index] ?? ''];
      if (!key || !signature.startsWith('v1rsa,')) return false;
      return verify('RSA-SHA256', text, key, Buffer.from(signature.slice('v1rsa,'.length), 'base64'));
    });
  if (!isGenuine) throw new Error('The callback does not carry a signature of the platform.');
  return JSON.parse(body) as Callback;
}
