import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, sandboxNow } from '../books.ts';
import { listFaults } from '../faults/faultSwitch.ts';
import { SandboxInputError } from '../sandboxInput.ts';
import { fieldsOf, statusOfError } from '../sandboxServer.ts';
import { SteamRejection } from '../steam/steamRejection.ts';
import { html } from './markup.ts';
import { type Page, pageFrame, pageHeaders } from './pageFrame.ts';

/** Sends a page. */
export async function showPage(books: Books, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const shown = pageFrame(page, await sandboxNow(books), await listFaults(books));
  return reply.headers(pageHeaders).send(shown);
}

const ownPath = /^\/[a-z]*(\/\d{1,20})?$/;

/** Target after a form: the page that contained it if given, else `otherwise`. Never another site. */
export function backTo(request: FastifyRequest, otherwise: string): string {
  const { back } = fieldsOf(request);
  return back !== undefined && ownPath.test(back) ? back : otherwise;
}

const formsMax = 2000;

/** Ignores a form that was already sent, so that a double click moves the clock only once. */
function heedFormsOnce(server: FastifyInstance): void {
  const sent = new Set<string>();
  server.addHook('preHandler', async (request, reply) => {
    const { once } = fieldsOf(request);
    if (request.method !== 'POST' || once === undefined) return;
    if (sent.has(once)) return reply.redirect(backTo(request, pathOf(request.headers.referer)), 303);
    sent.add(once);
    const [oldest] = sent;
    if (sent.size > formsMax && oldest !== undefined) sent.delete(oldest);
  });
  // A rejected form may be corrected and sent again.
  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400) sent.delete(fieldsOf(request).once ?? '');
  });
}

function pathOf(referer: string | undefined): string {
  const path = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
  return ownPath.test(path) ? path : '/';
}

function reasonOf(error: unknown): { zh: string; en: string } {
  if (error instanceof SteamRejection)
    return {
      zh: `Steam 拒绝了这一步：${error.message}`,
      en: 'Steam does not allow this step in this state.',
    };
  if (error instanceof SandboxInputError)
    return { zh: `“${error.field}” 填写有误，请返回修改。`, en: `This does not fit: ${error.message}` };
  if (statusOfError(error) < 500)
    return { zh: '填写的内容有误，请返回修改。', en: 'The input does not fit.' };
  return { zh: '沙盒出错了。', en: 'The sandbox failed.' };
}

/** Sends a page that explains invalid input or a rejection, with a link back. */
function explainErrors(server: FastifyInstance, books: Books): void {
  server.setErrorHandler((error, request, reply) => {
    const status = error instanceof SteamRejection ? 409 : statusOfError(error);
    const { zh, en } = reasonOf(error);
    const back = backTo(request, pathOf(request.headers.referer));
    const content = html`<section class="panel"><p class="neg">${zh}</p><p class="quiet" lang="en">${en}</p><p><a href="${back}">返回 Back</a></p></section>`;
    return showPage(books, reply.code(status), { zh: '不可行', en: 'Not possible', place: '/', content });
  });
}

/** Common behaviour of all pages: forms take effect once, and errors are explained. */
export function preparePages(server: FastifyInstance, books: Books): void {
  heedFormsOnce(server);
  explainErrors(server, books);
}
