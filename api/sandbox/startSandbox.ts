import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Books, openBooks } from './books.ts';
import { controlRoutes } from './controlRoutes.ts';
import { faultRoutes } from './faults/faultRoutes.ts';
import { playService } from './faults/faults.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { alipayControl } from './payment/alipayControl.ts';
import { alipayFault } from './payment/alipayFault.ts';
import { alipayGateway } from './payment/alipayGateway.ts';
import { startAlipayTicker } from './payment/alipayNotify.ts';
import type { AlipayStage } from './payment/alipaySignature.ts';
import { alipayTransferControl } from './payment/alipayTransferControl.ts';
import { rateControl, rateSandbox } from './rates/rateSandbox.ts';
import { rendererRoutes } from './renderer/rendererRoutes.ts';
import { createSandboxServer } from './sandboxServer.ts';
import { type SmsKeys, smsRoutes } from './sms/smsRoutes.ts';
import { limitAddresses } from './steam/addressLimits.ts';
import { steamApiKeyRoutes } from './steam/steamApiKeyRoutes.ts';
import { steamAuthRoutes } from './steam/steamAuthRoutes.ts';
import { steamEconRoutes } from './steam/steamEconRoutes.ts';
import { steamInventoryRoutes } from './steam/steamInventoryRoutes.ts';
import { steamMobileRoutes } from './steam/steamMobileRoutes.ts';
import { steamOfferRoutes } from './steam/steamOfferRoutes.ts';
import { steamOpenRoutes } from './steam/steamOpenRoutes.ts';
import { steamProfileRoutes } from './steam/steamProfileRoutes.ts';
import { steamSignInRoutes } from './steam/steamSignInRoutes.ts';
import { startSteamTicker } from './steam/steamTicker.ts';
import { steamTradePages } from './steam/steamTradePages.ts';
import { steamUserRoutes } from './steam/steamUserRoutes.ts';
import { steamWebLoginRoutes } from './steam/steamWebLoginRoutes.ts';

/** Database and port of the sandbox. Port 0 selects a free one. */
export interface SandboxOptions {
  readonly databaseUrl: string;
  readonly port: number;
  /** The keys that the SMS provider accepts. */
  readonly smsKeys?: SmsKeys;
  /** Application code that the verification service accepts. */
  readonly identityAppCode?: string;
  /** Whether the played Steam limits each address as the real one does. Default: it takes whatever comes. */
  readonly hasSteamLimits?: boolean;
  /** Settings of the payment app. Without them it is not simulated. */
  readonly alipay?: AlipayStage;
}

/** A running sandbox. */
export interface Sandbox {
  readonly port: number;
  close(): Promise<void>;
}

/** Default SMS keys. */
export const sandboxSmsKeys: SmsKeys = { accessKeyId: 'sandbox-key', accessKeySecret: 'sandbox-secret' };

/** Default application code of the verification service. */
export const sandboxIdentityAppCode = 'sandbox-identity';

const steamRoutes = [
  steamAuthRoutes,
  steamSignInRoutes,
  steamProfileRoutes,
  steamApiKeyRoutes,
  steamWebLoginRoutes,
  steamTradePages,
  steamOfferRoutes,
  steamMobileRoutes,
  steamEconRoutes,
  steamUserRoutes,
  steamInventoryRoutes,
  steamOpenRoutes,
];

/** One line for each simulated service. Faults refer to it by this name. */
async function mountServices(server: FastifyInstance, books: Books, options: SandboxOptions): Promise<void> {
  const keys = options.smsKeys ?? sandboxSmsKeys;
  const stage = options.alipay;
  await playService(server, books, 'steam', steamRoutes);
  await playService(server, books, 'sms', [(scope) => smsRoutes(scope, { books, keys })]);
  await playService(server, books, 'rate', [rateSandbox]);
  await playService(server, books, 'renderer', [rendererRoutes]);
  if (stage) {
    const plugin = (scope: FastifyInstance) => alipayGateway(scope, { books, stage });
    await playService(server, books, 'alipay', [plugin], (fault, request) =>
      alipayFault(stage, fault, request),
    );
  }
  const appCode = options.identityAppCode ?? sandboxIdentityAppCode;
  await playService(server, books, 'identity', [(scope) => identityRoutes(scope, { books, appCode })]);
}

/**
 * Starts the server that simulates Steam, the SMS provider and the payment app, only on 127.0.0.1. All state is in the schema `sandbox` of
 * the database, so it can be killed and restarted at any time; time is the database's `clock_now()`. Rejects if the database cannot be
 * reached or the port is in use.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const books = await openBooks(options.databaseUrl);
  const server = createSandboxServer();
  if (options.hasSteamLimits) limitAddresses(server);
  await mountServices(server, books, options);
  await server.register(rateControl, { books });
  await server.register(alipayTransferControl, { books });
  await server.register(controlRoutes, { books });
  await server.register(faultRoutes, { books });
  const stage = options.alipay;
  if (stage) await server.register(alipayControl, { books, stage });
  await server.register(pageRoutes, { books, stage });
  try {
    await server.listen({ host: '127.0.0.1', port: options.port });
  } catch (error) {
    await books.end();
    throw error;
  }
  const boundPort = (server.server.address() as AddressInfo).port;
  const stopTickers = [startSteamTicker(books), ...(stage ? [startAlipayTicker(books, stage)] : [])];
  const close = async () => {
    await server.close();
    await Promise.all(stopTickers.map((stop) => stop()));
    await books.end();
  };
  return { port: boundPort, close };
}
