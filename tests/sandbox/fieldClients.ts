import { EventEmitter } from 'node:events';
import https from 'node:https';
import { createRequire } from 'node:module';
import net from 'node:net';
import type { SteamSession } from '../../api/steam/client/steamGateway.ts';

/** What the tests use of an item of `steamcommunity`. */
export interface FieldItem {
  readonly assetid: string;
  readonly market_hash_name: string;
  readonly tradable: boolean;
  readonly name?: string;
  readonly contextid: string;
  readonly asset_properties?: readonly { propertyid: number; float_value?: string; int_value?: string }[];
}

/** What the tests use of an offer of `steam-tradeoffer-manager`. */
export interface FieldOffer {
  readonly id: string;
  readonly state: number;
  readonly message: string;
  readonly tradeID: string | null;
  readonly confirmationMethod: number;
  readonly itemsToGive: readonly FieldItem[];
  readonly itemsToReceive: readonly FieldItem[];
  addMyItem(item: object): boolean;
  addTheirItem(item: object): boolean;
  counter(): FieldOffer;
  setMessage(message: string): void;
}

type Callback = (error: Error | null, ...results: unknown[]) => void;
type Methods = Record<string, (...given: unknown[]) => unknown>;

const require = createRequire(import.meta.url);
const request = require('request') as { defaults(options: object): unknown };
const totp = require('steam-totp') as Methods;
const SteamCommunity = require('steamcommunity') as new (options: object) => Methods & EventEmitter;
const TradeOfferManager = require('steam-tradeoffer-manager') as new (
  options: object,
) => Methods & EventEmitter;

/** Calls a callback method of a field client and resolves to its results. */
export function callFieldForAll<Results extends unknown[]>(
  client: object,
  method: string,
  ...given: unknown[]
): Promise<Results> {
  return new Promise((resolve, reject) => {
    const callback: Callback = (error, ...results) => (error ? reject(error) : resolve(results as Results));
    (client as Methods)[method]?.(...given, callback);
  });
}

/** Calls a callback method of a field client and resolves to its first result. */
export async function callField<Result>(
  client: object,
  method: string,
  ...given: unknown[]
): Promise<Result> {
  const [result] = await callFieldForAll<[Result]>(client, method, ...given);
  return result;
}

/** Seconds by which Steam's clock is ahead, as `steam-totp` asks for them at an address that it has built in. */
export async function fieldTimeOffset(address: string): Promise<number> {
  const before = https.globalAgent;
  https.globalAgent = new SandboxAgent(address);
  try {
    return await callField<number>(totp, 'getTimeOffset');
  } finally {
    https.globalAgent = before;
  }
}

/**
 * Leads the https connections of a field client to the sandbox, in plain text: the clients have Steam's addresses built in. Throws for any
 * other host, so that no test reaches outside.
 */
export class SandboxAgent extends https.Agent {
  readonly #port: number;

  constructor(address: string) {
    super({ keepAlive: false });
    this.#port = Number(new URL(address).port);
  }

  override createConnection(options: { host?: string | null }) {
    if (!/(^|\.)(steamcommunity|steampowered)\.com$/.test(options.host ?? ''))
      throw new Error(`a field client asked for ${options.host}`);
    return net.connect(this.#port, '127.0.0.1');
  }
}

/** Cookies of an account that is signed in by the Steam app. */
export function cookiesOf(session: SteamSession): string[] {
  return [
    `steamLoginSecure=${session.steamId}%7C%7C${session.accessToken}`,
    `sessionid=${session.sessionId}`,
  ];
}

/** `steamcommunity` and `steam-tradeoffer-manager`, unchanged, on the way to the sandbox; not signed in yet. */
export function fieldClients(address: string, options: object = {}) {
  const agent = new SandboxAgent(address);
  const community = new SteamCommunity({ request: request.defaults({ agent }) });
  Object.assign(community, { _timeOffset: 0 });
  const manager = new TradeOfferManager({ community, pollInterval: -1, dataDirectory: null, ...options });
  return { community, manager };
}

/** Both clients, signed in as this account. */
export async function signInFieldClients(session: SteamSession, address: string, options: object = {}) {
  const clients = fieldClients(address, options);
  await callField(clients.manager, 'setCookies', cookiesOf(session));
  return clients;
}

/** One poll of the manager; resolves to the sent offers that changed and the received ones that are new. */
export async function pollField(
  manager: EventEmitter,
): Promise<{ changed: FieldOffer[]; fresh: FieldOffer[] }> {
  const changed: FieldOffer[] = [];
  const fresh: FieldOffer[] = [];
  const onChanged = (offer: FieldOffer) => changed.push(offer);
  const onFresh = (offer: FieldOffer) => fresh.push(offer);
  manager.on('sentOfferChanged', onChanged).on('newOffer', onFresh);
  Object.assign(manager, { _lastPoll: 0 });
  const polled = EventEmitter.once(manager, 'pollSuccess');
  const failed = EventEmitter.once(manager, 'pollFailure').then(([error]) => Promise.reject(error));
  (manager as unknown as Methods).doPoll?.();
  await Promise.race([polled, failed]);
  manager.off('sentOfferChanged', onChanged).off('newOffer', onFresh);
  return { changed, fresh };
}
