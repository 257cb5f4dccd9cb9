import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Markup } from '../pages/markup.ts';
import { textField } from '../pages/pageForm.ts';
import { both } from '../pages/pageFrame.ts';
import { readInput } from '../sandboxInput.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { cookieOf } from '../steam/cookieOf.ts';

/** The browser's own cookie for the account that it pays with: the payment app stays signed in, too. */
const COOKIE = 'sandboxPayer';
const login = z
  .string()
  .max(100)
  .regex(/^[\w.+@-]+$/, 'must be a phone number or an address');
const choice = z.object({ payer: login.optional() });

/** The app's user id of an account: 16 digits that begin with 2088, always the same for one sign-in name. */
function userIdOf(payer: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(payer).digest('hex')}`) % 10n ** 12n;
  return `2088${String(digits).padStart(12, '0')}`;
}

/** A sign-in name as the app shows it to shops: `159****5620`, `ann***@example.com`. */
function maskOf(payer: string): string {
  const at = payer.indexOf('@');
  return at < 0 ? `${payer.slice(0, 3)}****${payer.slice(-4)}` : `${payer.slice(0, 3)}***${payer.slice(at)}`;
}

/** An account as the app tells of it: its id and its masked name, under the names of the message or the answer; none before it acted. */
export function payerFacts(payer: string | null, idName: string, logonName: string): Record<string, string> {
  return payer === null ? {} : { [idName]: userIdOf(payer), [logonName]: maskOf(payer) };
}

/** Whoever pays or signs without a name gets an account of their own, which the app's number of the matter makes up. */
function newPayer(number: string): string {
  return `1${number.slice(-10)}`;
}

/** The account that a request names in `payer`, else a new one. Throws `SandboxInputError`. */
export function namedPayer(request: FastifyRequest, number: string): string {
  return readInput(choice, fieldsOf(request)).payer ?? newPayer(number);
}

/** The account that this browser paid with last; empty: none yet. */
function knownPayer(request: FastifyRequest): string {
  return login.safeParse(cookieOf(request, COOKIE)).data ?? '';
}

/** As `namedPayer` for a page: a browser goes on with its account until it names another. `cookie` keeps it. */
export function pagePayer(request: FastifyRequest, number: string): { payer: string; cookie: string } {
  const payer = readInput(choice, fieldsOf(request)).payer ?? (knownPayer(request) || newPayer(number));
  return { payer, cookie: `${COOKIE}=${encodeURIComponent(payer)}; Path=/; HttpOnly; SameSite=Lax` };
}

/** Where a person says which account acts. */
export function payerField(request: FastifyRequest): Markup {
  const field = { value: knownPayer(request), placeholder: '新账户 a new one', maxLength: 100 };
  return textField(both('支付宝账户', 'Alipay account'), 'payer', field);
}
