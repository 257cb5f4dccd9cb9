import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Books, inBooks } from '../books.ts';
import { readInput, steamIdShape } from '../sandboxInput.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { answerByHand, challengeUrlOf, listOpenSignIns } from '../steam/appSignIn.ts';
import { readAccounts } from '../steam/readAccounts.ts';
import type { AuthSession } from '../steam/steamAuth.ts';
import { platforms } from '../steam/steamToken.ts';
import { html, type Markup } from './markup.ts';
import { postForm, textField } from './pageForm.ts';
import { both, pageTable, pageTime } from './pageFrame.ts';
import { showPage } from './pageShow.ts';

const accountsMax = 200;
const givenShape = z.object({
  challengeUrl: z.string().max(100).optional(),
  steamId: steamIdShape.optional(),
  answered: z.enum(['approved', 'denied']).optional(),
});

const platformWords: Readonly<Record<number, string>> = {
  [platforms.steamClient]: 'Steam 客户端 client',
  [platforms.webBrowser]: '网页 browser',
  [platforms.mobileApp]: '手机应用 app',
};

function answerForm(given: z.infer<typeof givenShape>): Markup {
  const code = textField(both('二维码中的地址', 'Address in the QR code'), 'challengeUrl', {
    value: given.challengeUrl ?? '',
    placeholder: 'https://s.team/q/1/…',
    maxLength: 100,
  });
  const account = textField(both('账号', 'Account'), 'steamId', {
    value: given.steamId ?? '',
    placeholder: 'SteamID',
    list: 'accounts',
    maxLength: 17,
  });
  const answers = html`<div class="wide row"><button class="main" name="isApproved" value="true">${both('批准', 'Approve')}</button><button class="danger" name="isApproved" value="false">${both('拒绝', 'Deny')}</button></div>`;
  return postForm('/app', [code, account, answers], 'fields');
}

function signInTable(signIns: readonly AuthSession[]): Markup {
  const rows = signIns.map((signIn) => {
    const address = challengeUrlOf(signIn.client_id);
    const query = new URLSearchParams({ challengeUrl: address, steamId: signIn.steam_id ?? '' });
    return [
      html`<a href="/app?${String(query)}"><code class="wrap">${address}</code></a>`,
      signIn.device_name,
      platformWords[signIn.platform] ?? '',
      signIn.is_qr ? '二维码 QR code' : '密码 password',
      signIn.email_code === null ? null : html`<code>${signIn.email_code}</code>`,
      pageTime(signIn.created_at),
    ];
  });
  return pageTable(
    [
      '登录 Sign-in',
      '设备 Device',
      '平台 Platform',
      '方式 By',
      '邮件验证码 E-mailed code',
      '开始 Begun (UTC)',
    ],
    rows,
  );
}

const answeredWords = {
  approved: both('已批准，对方已登录。', 'Approved: it is signed in.'),
  denied: both('已拒绝。', 'Denied.'),
} as const;

/** The Steam app of any account: a person approves or denies a sign-in by QR code, or one by password that waits for the app. */
export function signInPages(server: FastifyInstance, books: Books): void {
  server.get('/app', async (request, reply) => {
    const given = readInput(givenShape, fieldsOf(request));
    const accounts = await readAccounts(books, { text: null, isRobot: null, limit: accountsMax, offset: 0 });
    const options = accounts.map(
      ({ steam_id, persona_name }) => html`<option value="${steam_id}">${persona_name}</option>`,
    );
    const told =
      given.answered === undefined ? null : html`<p class="quiet">${answeredWords[given.answered]}</p>`;
    const content = html`<p class="lead">代替账号主人的 Steam 应用：扫码（粘贴二维码中的地址），选择账号，批准或拒绝登录。二维码每 30 秒更换，上一个仍有效。<br><span class="en" lang="en">Plays the owner's Steam app: read a code (paste its address), take an account, approve or deny. A code changes every 30 seconds, the one before still counts.</span></p>
<section class="panel"><h2>${both('扫码登录', 'Sign-in by QR code')}</h2>${told}${answerForm(given)}<datalist id="accounts">${options}</datalist></section>
<section class="panel"><h2>${both('等待批准', 'Waiting')}</h2>${signInTable(await listOpenSignIns(books, null))}</section>`;
    return showPage(books, reply, { zh: 'Steam 应用', en: 'Steam app', place: '/app', content });
  });
  server.post('/app', async (request, reply) => {
    const { isApproved } = await inBooks(books, (tx) => answerByHand(tx, fieldsOf(request)));
    return reply.redirect(`/app?answered=${isApproved ? 'approved' : 'denied'}`, 303);
  });
}
