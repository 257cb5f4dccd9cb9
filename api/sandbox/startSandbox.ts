import type { AddressInfo } from 'node:net';
import { openBooks } from './books.ts';
import { controlRoutes } from './controlRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { rateControl } from './rateControl.ts';
import { rateSandbox } from './rateSandbox.ts';
import { createSandboxServer } from './sandboxServer.ts';
import { type SmsKeys, smsRoutes } from './smsRoutes.ts';
import { steamEconRoutes } from './steamEconRoutes.ts';
import { steamInventoryRoutes } from './steamInventoryRoutes.ts';
import { steamMobileRoutes } from './steamMobileRoutes.ts';
import { steamOfferRoutes } from './steamOfferRoutes.ts';
import { steamSignInRoutes } from './steamSignInRoutes.ts';
import { startSteamTicker } from './steamTicker.ts';

/** Where the sandbox keeps its books and listens; port 0 takes a free one. */
export interface SandboxOptions {
  readonly databaseUrl: string;
  readonly port: number;
  /** The keys that the SMS provider accepts. */
  readonly smsKeys?: SmsKeys;
}

/** A running sandbox. */
export interface Sandbox {
  readonly port: number;
  close(): Promise<void>;
}

/** The SMS keys of a sandbox that was given none. */
export const sandboxSmsKeys: SmsKeys = { accessKeyId: 'sandbox-key', accessKeySecret: 'sandbox-secret' };

/**
 * Starts the server that plays Steam and the SMS provider, on 127.0.0.1 alone. All state lies in the schema `sandbox`
 * of the database, so it may be killed and started again at any moment; time is the database's `clock_now()`.
 * Rejects when the database cannot be reached or the port is taken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const books = await openBooks(options.databaseUrl);
  const server = createSandboxServer(books);
  const context = { books };
  await server.register(steamSignInRoutes, context);
  await server.register(steamOfferRoutes, context);
  await server.register(steamMobileRoutes, context);
  await server.register(steamEconRoutes, context);
  await server.register(steamInventoryRoutes, context);
  await server.register(smsRoutes, { books, keys: options.smsKeys ?? sandboxSmsKeys });
  await server.register(rateSandbox, context);
  await server.register(rateControl, context);
  await server.register(controlRoutes, context);
  await server.register(pageRoutes, context);
  try {
    await server.listen({ host: '127.0.0.1', port: options.port });
  } catch (error) {
    await books.end();
    throw error;
  }
  const boundPort = (server.server.address() as AddressInfo).port;
  const stopTicker = startSteamTicker(books);
  const close = async () => {
    await server.close();
    await stopTicker();
    await books.end();
  };
  return { port: boundPort, close };
}
