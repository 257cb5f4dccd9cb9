import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Markup } from '../pages/markup.ts';
import { textField } from '../pages/pageForm.ts';
import { both } from '../pages/pageFrame.ts';
import { readInput } from '../sandboxInput.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { cookieOf } from '../steam/steamSession.ts';

/** The browser's cookie for the paying account: the payment app stays signed in, too. */
const COOKIE = 'sandboxPayer';
const login = z
  .string()
  .max(100)
  .regex(/^[\w.+@-]+$/, 'must be a phone number or an address');
const choice = z.object({ payer: login.optional() });

/** The app's user id of an account: 16 digits beginning with 2088, derived from the login. */
function userIdOf(payer: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(payer).digest('hex')}`) % 10n ** 12n;
  return `2088${String(digits).padStart(12, '0')}`;
}

/** A login as the app shows it to merchants: `159****5620`, `ann***@example.com`. */
function maskOf(payer: string): string {
  const at = payer.indexOf('@');
  return at < 0 ? `${payer.slice(0, 3)}****${payer.slice(-4)}` : `${payer.slice(0, 3)}***${payer.slice(at)}`;
}

/** Id and masked login of an account, with the field names of a notification or response. Empty before an account has acted. */
export function payerFacts(payer: string | null, idName: string, logonName: string): Record<string, string> {
  return payer === null ? {} : { [idName]: userIdOf(payer), [logonName]: maskOf(payer) };
}

/** A payer without a name gets a new account, derived from the app's number of the payment or agreement. */
function newPayer(number: string): string {
  return `1${number.slice(-10)}`;
}

/** The account in the field `payer` of a request, else a new one. Throws `SandboxInputError`. */
export function namedPayer(request: FastifyRequest, number: string): string {
  return readInput(choice, fieldsOf(request)).payer ?? newPayer(number);
}

/** The account with which this browser paid last, or empty. */
function knownPayer(request: FastifyRequest): string {
  return login.safeParse(cookieOf(request, COOKIE)).data ?? '';
}

/** Like `namedPayer` for a page: a browser keeps its account until it names another. `cookie` stores it. */
export function pagePayer(request: FastifyRequest, number: string): { payer: string; cookie: string } {
  const payer = readInput(choice, fieldsOf(request)).payer ?? (knownPayer(request) || newPayer(number));
  return { payer, cookie: `${COOKIE}=${encodeURIComponent(payer)}; Path=/; HttpOnly; SameSite=Lax` };
}

/** The form field for the acting account. */
export function payerField(request: FastifyRequest): Markup {
  const field = { value: knownPayer(request), placeholder: '新账户 a new one', maxLength: 100 };
  return textField(both('支付宝账户', 'Alipay account'), 'payer', field);
}
