import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { expect } from 'vitest';
import type * as types from '../../../docs/open/client/types.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { undocumentedIn } from './documented.ts';

/** What a test may do wrong, or otherwise, with a signed request. */
export interface SigningTwist {
  timestamp?: number;
  nonce?: string;
  keyId?: string;
  appId?: string;
  /** What is signed instead of what is sent. */
  signedTarget?: string;
  signedBody?: string;
  signature?: string;
  headers?: Record<string, string>;
}

/** The response type of a GET, by its path. */
type GetData<Path extends string> = Path extends `/wallet/entries${string}`
  ? types.ListWalletEntriesData
  : Path extends `/copies?${string}`
    ? types.SearchCopiesData
    : Path extends `/bulk-actions/${string}outcomes${string}`
      ? types.ListBulkOutcomesData
      : Path extends `/bulk-actions/${string}`
        ? types.BulkAction
        : Path extends `/wallet${string}`
          ? types.Wallet
          : Path extends `/market-items${string}`
            ? types.ListMarketItemsData
            : Path extends `/prices${string}`
              ? types.StreamPricesData
              : Path extends `/bids/${string}`
                ? types.Bid
                : Path extends `/bids${string}`
                  ? types.ListBidsData
                  : Path extends `/offers/${string}`
                    ? types.PriceOffer
                    : Path extends `/offers${string}`
                      ? types.ListOffersData
                      : Path extends `/listings/own${string}`
                        ? types.ListOwnListingsData
                        : Path extends `/listings${string}`
                          ? types.ListListingsData
                          : Path extends `/inventory${string}`
                            ? types.ListInventoryData
                            : Path extends `/events${string}`
                              ? types.ListEventsData
                              : Path extends `/orders/${string}`
                                ? types.Order
                                : Path extends `/orders${string}`
                                  ? types.ListOrdersData
                                  : unknown;

/** The response type of a POST, by its path. */
type PostData<Path extends string> = Path extends '/bulk-actions/preview'
  ? types.BulkPreview
  : Path extends `/bulk-actions${string}`
    ? types.BulkAction
    : Path extends '/bids/batch'
      ? types.OpenBidBatchData
      : Path extends '/bids'
        ? types.Bid
        : Path extends `/offers${string}`
          ? types.PriceOffer
          : Path extends '/orders/states'
            ? types.GetOrderStatesData
            : Path extends `/orders${string}`
              ? types.Order
              : Path extends '/prices/query'
                ? types.QueryPricesData
                : Path extends `/listings${string}`
                  ? types.ListData
                  : Path extends '/selftest'
                    ? types.Selftest
                    : unknown;

/** A response of `/open/v1`. Its type does not cover the data of a rejected request: tests of errors read `error`. */
export interface OpenAnswer<Data = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: { code: number; msg: string; error?: string; field?: string; data: Data };
}

/** A partner's program: it signs by the documents, not by our code. */
export class PartnerClient {
  readonly appId: string;
  readonly keyId: string;
  readonly partnerId: string;
  readonly userId: string;
  private readonly url: string;
  private readonly privateKey: KeyObject;

  constructor(
    url: string,
    who: { appId: string; keyId: string; partnerId: string; userId: string; privateKey: KeyObject },
  ) {
    this.url = url;
    this.appId = who.appId;
    this.keyId = who.keyId;
    this.partnerId = who.partnerId;
    this.userId = who.userId;
    this.privateKey = who.privateKey;
  }

  /** PKCS8. */
  get privateKeyPem(): string {
    return this.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  }

  /** Signs any text with the partner's key. */
  sign(text: string): string {
    return sign('RSA-SHA256', Buffer.from(text), this.privateKey).toString('base64');
  }

  headersFor(method: string, target: string, body: string, twist: SigningTwist = {}): Record<string, string> {
    const timestamp = String(twist.timestamp ?? Math.floor(Date.now() / 1000));
    const nonce = twist.nonce ?? randomBytes(16).toString('base64url');
    const text = `${method}\n${twist.signedTarget ?? target}\n${timestamp}\n${nonce}\n${twist.signedBody ?? body}\n`;
    return {
      'x-open-app': twist.appId ?? this.appId,
      'x-open-key': twist.keyId ?? this.keyId,
      'x-open-timestamp': timestamp,
      'x-open-nonce': nonce,
      'x-open-signature': twist.signature ?? this.sign(text),
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
      ...twist.headers,
    };
  }

  async send<Data = unknown>(
    method: string,
    path: string,
    body: unknown = undefined,
    twist: SigningTwist = {},
  ): Promise<OpenAnswer<Data>> {
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const headers = this.headersFor(method, path, text, twist);
    const response = await fetch(this.url + path, {
      method,
      headers,
      ...(text === '' ? {} : { body: text }),
    });
    const answer = await response.text();
    const parsed = answer === '' ? null : JSON.parse(answer);
    expect(undocumentedIn(method, path, response.status, parsed)).toEqual([]);
    return { status: response.status, headers: response.headers, text: answer, body: parsed };
  }

  get<Path extends string>(path: Path, twist: SigningTwist = {}): Promise<OpenAnswer<GetData<Path>>> {
    return this.send('GET', `/open/v1${path}`, undefined, twist);
  }

  post<Path extends string>(
    path: Path,
    body: unknown = undefined,
    twist: SigningTwist = {},
  ): Promise<OpenAnswer<PostData<Path>>> {
    return this.send('POST', `/open/v1${path}`, body, twist);
  }
}

/** Makes a user a partner whose key and callback address are locked. */
export async function enrolPartner(
  market: TestMarket,
  userId: string,
  settings: { callbackUrl?: string; style?: string; allowed?: string[]; isOn?: boolean } = {},
): Promise<PartnerClient> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const appId = `app_${randomBytes(8).toString('hex')}`;
  const keyId = `key_${randomBytes(8).toString('hex')}`;
  const {
    callbackUrl = 'https://partner.example/callbacks',
    style = 'native',
    allowed = null,
    isOn = true,
  } = settings;
  const { rows } = await market.owner.query<{ id: string }>(
    `insert into partner (id, user_id, app_id, phone, wechat, reason, status, callback_url, locked_at, signature_style, allowed_addresses)
     values (gen_random_uuid(), $1, $2, '13800138000', 'partner_01', 'tests', 'approved', $3, clock_now(), $4, $5) returning id`,
    [userId, appId, callbackUrl, style, allowed],
  );
  const partnerId = rows[0]?.id ?? '';
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await market.owner.query(
    'insert into partner_key (id, partner_id, public_key, fingerprint) values ($1, $2, $3, $1)',
    [keyId, partnerId, pem],
  );
  await market.owner.query('update app_user set is_open_platform_on = $2 where id = $1', [userId, isOn]);
  return new PartnerClient(market.url, { appId, keyId, partnerId, userId, privateKey });
}
