import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScheduler } from '../../api/kernel/scheduler.ts';
import { steamAccountJobs } from '../../api/steam/account/steamAccount.jobs.ts';
import { openBrowser } from '../kit/browser.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { newPhone } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { newSteamPerson } from '../steam/account/bindingScene.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let stopJobs: () => Promise<void>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  stopJobs = (await startScheduler(market.worker, steamAccountJobs)).stop;
});
afterAll(async () => {
  await stopJobs();
  await market.close();
});

test('S-01 S-02 S-07 E-04 several Mafiles are bound by a list; each outcome shows live, and the inventory waits', async () => {
  const client = await market.visitor().signIn();
  const [one, other] = [await newSteamPerson(market), await newSteamPerson(market, 'cli')];
  const tab = await openTab(browser, market, { client });
  const { page, dialog } = tab;
  await tab.open('/user/steam');
  await page.getByRole('button', { name: '绑定账号' }).click();
  const upload = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      upload('one.maFile', one.mafile),
      upload('other.maFile', other.mafile),
      upload('encrypted.maFile', 'QUJD'.repeat(40)),
    ]);
  await dialog.getByRole('button', { name: '粘贴账号列表' }).click();
  await dialog.getByLabel('账号列表', { exact: true }).fill('wrong line');
  await dialog.getByRole('button', { name: '绑定 3 个账号' }).click();
  await dialog.getByText('密码格式错误：第 1 行').waitFor();
  const lines = [`${one.accountName}--${one.password}`, `${other.accountName}--wrong`, 'nobody--x'];
  await dialog.getByLabel('账号列表', { exact: true }).fill(lines.join('\n'));
  await dialog.getByRole('button', { name: '绑定 3 个账号' }).click();
  await dialog.getByText('文件已加密').waitFor();
  await dialog.getByText('第 3 行： 没有对应的 Mafile').waitFor();
  await dialog.getByText('账号或密码错误').waitFor();
  await dialog.getByText('5 分钟后可刷新库存').waitFor();
  await dialog.getByText('已绑定').waitFor();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByText(one.personaName).waitFor();
  await page.getByText(/^[45]:\d\d 后可刷新$/).waitFor();
  expect(await page.content()).not.toContain(one.password);
  await tab.close();
});

/** A Mafile as Steam Desktop Authenticator encrypts it, and the manifest beside it. */
function sealMafile(name: string, text: string, passkey: string) {
  const [salt, iv] = [randomBytes(8), randomBytes(16)];
  const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(passkey, salt, 50_000, 32, 'sha1'), iv);
  const entry = {
    filename: name,
    encryption_salt: salt.toString('base64'),
    encryption_iv: iv.toString('base64'),
  };
  return {
    sealed: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64'),
    manifest: JSON.stringify({ encrypted: true, entries: [entry] }),
  };
}

test('S-01 an encrypted Mafile is bound with its passkey and its manifest, and the passkey is sent nowhere', async () => {
  const client = await market.visitor().signIn();
  const person = await newSteamPerson(market);
  const passkey = 'a secret passkey';
  const { sealed, manifest } = sealMafile('one.maFile', person.mafile, passkey);
  const tab = await openTab(browser, market, { client });
  const { page, dialog } = tab;
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.postData() ?? ''));
  await tab.open('/user/steam');
  await page.getByRole('button', { name: '绑定账号' }).click();
  const choose = (name: string, text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles([{ name, mimeType: 'application/json', buffer: Buffer.from(text) }]);
  await choose('one.maFile', sealed);
  await dialog.getByText('请把同一文件夹里的 manifest.json 一并加入').waitFor();
  await choose('manifest.json', manifest);
  await dialog.getByText('只在本机使用').waitFor();
  await dialog.getByLabel('one.maFile 的 Steam 密码').fill(person.password);
  await dialog.getByLabel('Mafile 加密密钥').fill('wrong');
  await dialog.getByRole('button', { name: '绑定账号' }).click();
  await dialog.getByText('无法解密').waitFor();
  await dialog.getByLabel('Mafile 加密密钥').fill(passkey);
  await dialog.getByRole('button', { name: '绑定账号' }).click();
  await dialog.getByText('已绑定').waitFor();
  expect(sent.join('\n')).not.toContain(passkey);
  await tab.close();
});

test('S-03 S-06 E-04 a token shows after a code by SMS and is gone with its dialog; unbinding says first what it does', async () => {
  const phone = newPhone();
  const client = await market.visitor().signIn(phone);
  const tab = await openTab(browser, market, { client });
  const { page, dialog } = tab;
  await tab.open('/user/steam');
  await page.getByRole('button', { name: '绑定账号' }).click();
  await dialog.getByRole('button', { name: '取一个沙盒 Mafile' }).click();
  await dialog.getByRole('button', { name: '移除' }).waitFor();
  await dialog.getByRole('button', { name: '绑定账号' }).click();
  await dialog.getByText('5 分钟后可刷新库存').waitFor();
  await dialog.getByRole('button', { name: '完成' }).click();
  await market.advanceClock(61_000);
  await page.getByRole('button', { name: /^查看令牌：/ }).click();
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
  await dialog.getByLabel('短信验证码').fill('000000');
  await dialog.getByRole('button', { name: '查看令牌' }).click();
  await dialog.getByText('验证码错误或已失效').waitFor();
  await dialog.getByLabel('短信验证码').fill(await client.readCode(phone));
  await dialog.getByRole('button', { name: '查看令牌' }).click();
  const token = (await dialog.locator('code').textContent()) ?? '';
  expect(token.split('.')).toHaveLength(3);
  await dialog.getByRole('button', { name: '完成' }).click();
  expect(await page.content()).not.toContain(token);

  // A sign-in that Steam no longer accepts is not shown as valid.
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^解绑：/ }) });
  await row.getByText(/^至 \d/).waitFor();
  await market.owner.query(
    "update steam_account set status = 'abnormal' where unbound_at is null and user_id = (select id from app_user where phone like '%' || $1)",
    [phone],
  );
  await tab.reload();
  await row.getByText('已失效', { exact: true }).waitFor();
  await market.owner.query("update steam_account set status = 'normal' where status = 'abnormal'");
  await tab.reload();

  await market.advanceClock(61_000);
  // What it does cannot be read: told, and read again by a press.
  let isRead = false;
  await page.route('**/graphql', async (route) => {
    const isEffects = route
      .request()
      .postData()
      ?.includes(persistedIdOf('useUnbindSteamAccountEffectsQuery'));
    await (isEffects && !isRead ? route.abort() : route.fallback());
  });
  await page.getByRole('button', { name: /^解绑：/ }).click();
  await dialog.getByText('这部分内容暂时取不到').waitFor();
  isRead = true;
  await dialog.getByRole('button', { name: '重试' }).click();
  await dialog.getByText('该账号没有在售饰品').waitFor();
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
  await dialog.getByLabel('短信验证码').fill(await client.readCode(phone));
  await dialog.getByRole('button', { name: '解绑', exact: true }).click();
  await tab.toasts.getByText(/ 已解绑$/).waitFor();
  await page.getByText('绑定 Steam 账号，开始出售').waitFor();
  await tab.close();
});
