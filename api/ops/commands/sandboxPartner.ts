import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandboxPlayer } from '../../accounts/user/takeSandboxTradeUrl.ts';
import { type Config, readConfig } from '../../config.ts';
import { commandProblem } from '../../kernel/commandLine.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { hasSandboxBooks } from '../../partners/application/partner.store.ts';
import type { SandboxPartnerCommand } from '../../partners/application/partnerCommand.ts';
import {
  isSandboxTradeUrl,
  openSandboxPartner,
  SANDBOX_PARTNER_PHONE,
} from '../../partners/application/sandboxPartner.ts';
import { operatorOf } from './runCommand.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SIGN = fileURLToPath(new URL('../../../docs/open/examples/sign.sh', import.meta.url));
/** Default name of the key file, in the market's data folder. */
const KEY_FILE = 'sandbox-partner.pem';
/** Only its owner reads a file with a private key, or what leads to it. */
const OWNER_ONLY = 0o600;

/**
 * The settings that `npm start` gives its market: with a sandbox unless this is production. A shell may know neither, so the database is
 * asked as well.
 * @throws CommandProblem where there is no sandbox.
 */
async function sandboxConfig({ db, config: { DATABASE_URL } }: Platform): Promise<Config> {
  const { env } = process;
  if (env.NODE_ENV === 'production' || env.SANDBOX === 'off' || !(await hasSandboxBooks(db)))
    throw commandProblem(
      'sandbox',
      'this market has none: in production, or with SANDBOX=off, a partner applies at /user/openapi',
      '此市场没有沙盒：生产环境或 SANDBOX=off 时请在 /user/openapi 申请',
    );
  const config = readConfig({ ...env, SANDBOX: 'on', DATABASE_URL });
  return { ...config, SANDBOX_URL: config.SANDBOX_URL ?? `http://localhost:${config.SANDBOX_PORT}` };
}

/** A text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The value of a name in a file of settings that this command wrote. */
function settingIn(path: string, name: string): string | null {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new RegExp(`^${name}='([^']*)'$`, 'm').exec(text)?.[1] ?? null;
}

/** Where the private key and the settings of the partner lie. */
function filesOf(path: string | null): { keyFile: string; settingsFile: string } {
  // Named by hand, it is a path of the folder that npm was called in.
  const keyFile = path
    ? resolve(process.env.INIT_CWD ?? '.', path)
    : resolve(process.env.DATA_DIR || `${ROOT}.data`, KEY_FILE);
  return { keyFile, settingsFile: `${keyFile.replace(/\.pem$/, '')}.env` };
}

/** The public half of the key in a file, which is made if it is not there. */
function readOrMakeKey(keyFile: string): string {
  if (!existsSync(keyFile)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    mkdirSync(dirname(keyFile), { recursive: true });
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      flag: 'wx',
      mode: OWNER_ONLY,
    });
  }
  try {
    const key = createPublicKey(readFileSync(keyFile));
    return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    throw commandProblem(keyFile, 'holds no private key in PEM', '其中没有 PEM 格式的私钥');
  }
}

/** Something that is on sale at the running market, for the example of a purchase. */
async function findOffer(
  baseUrl: string,
): Promise<{ marketHashName: string; priceLimitCents: number } | null> {
  const address = `${baseUrl}/web/market?stock=sale&zone=auto&minPrice=1&sort=1&limit=1`;
  const response = await fetch(address).catch(() => null);
  if (!response?.ok)
    throw commandProblem(
      'sandbox',
      `no market answers at ${baseUrl}: npm start, in another terminal`,
      `${baseUrl} 没有应答：请先在另一个终端执行 npm start`,
    );
  const { data } = (await response.json()) as { data: { list: { hashName: string; price: number }[] } };
  const [item] = data.list;
  return item ? { marketHashName: item.hashName, priceLimitCents: item.price } : null;
}

/** The trade link of a player who receives what the partner buys: that of the last run, as long as the sandbox knows it. */
async function recipientOf(platform: Pick<Platform, 'config' | 'log'>, before: string | null) {
  if (before && (await isSandboxTradeUrl(platform, before))) return before;
  return createSandboxPlayer(platform, 'Recipient');
}

/** A signed call by the example script, as a line to paste. */
function callLine(settingsFile: string, ...words: string[]): string {
  return `(set -a; . ${quoted(settingsFile)}; bash ${[SIGN, ...words].map(quoted).join(' ')})`;
}

function write(
  settings: Readonly<Record<string, string>>,
  { settingsFile, offer, balance }: { settingsFile: string; offer: object | null; balance: string },
): string {
  const { BASE_URL, SANDBOX_URL, APP_ID, KEY_ID, PRIVATE_KEY, TRADE_URL, RECIPIENT_TRADE_URL } = settings;
  const order = { outOrderNo: `try-${Date.now()}`, ...offer, tradeUrl: RECIPIENT_TRADE_URL };
  const body = JSON.stringify(order);
  return `
  app id      应用      ${APP_ID}
  key id      密钥      ${KEY_ID}
  private key 私钥      ${PRIVATE_KEY}
  settings    设置文件  ${settingsFile}
  balance     余额      ¥${balance}
  trade link  交易链接  ${TRADE_URL}
  recipient   收件人    ${RECIPIENT_TRADE_URL}
  at the site 站内登录  ${SANDBOX_PARTNER_PHONE}, ${SANDBOX_URL}/sms

  api         接口      ${BASE_URL}/open/v1
  guide       指南      ${BASE_URL}/openplat/guide
  documents   文档      ${BASE_URL}/open/v1/docs
  sandbox     沙盒      ${SANDBOX_URL}

A first call / 第一次调用:
  ${callLine(settingsFile, 'GET', '/open/v1/wallet')}
${offer ? `A purchase / 购买:\n  ${callLine(settingsFile, 'POST', '/open/v1/orders', body)}\n` : ''}`;
}

/** Makes or finds the partner and its recipient, and keeps what leads to them in the file of settings. */
async function openWithFiles(
  platform: Platform,
  { path, callbackUrl, operator }: SandboxPartnerCommand,
  baseUrl: string,
) {
  const { keyFile, settingsFile } = filesOf(path);
  const publicKey = readOrMakeKey(keyFile);
  const recipient = await recipientOf(platform, settingIn(settingsFile, 'RECIPIENT_TRADE_URL'));
  const request = { publicKey, callbackUrl, operator: operatorOf(operator) };
  const { appId, keyId, tradeUrl, spendableCents } = await openSandboxPartner(platform, request);
  const settings = {
    BASE_URL: baseUrl,
    SANDBOX_URL: platform.config.SANDBOX_URL ?? '',
    APP_ID: appId,
    KEY_ID: keyId,
    PRIVATE_KEY: keyFile,
    TRADE_URL: tradeUrl,
    RECIPIENT_TRADE_URL: recipient,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoted(value)}\n`);
  writeFileSync(settingsFile, lines.join(''), { mode: OWNER_ONLY });
  return { settings, settingsFile, balance: formatYuan(spendableCents) };
}

/** `npm run partner -- sandbox`: makes or finds the sandbox's partner, and prints how to call. Returns true on success. */
export async function makeSandboxPartner(owner: Platform, command: SandboxPartnerCommand): Promise<boolean> {
  const platform = { ...owner, config: await sandboxConfig(owner) };
  const { PUBLIC_URL, PORT } = platform.config;
  const baseUrl = PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`;
  const offer = await findOffer(baseUrl);
  const opened = await openWithFiles(platform, command, baseUrl).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw commandProblem('sandbox', error.messageIn('en'), error.messageIn('zh'));
  });
  console.log(write(opened.settings, { ...opened, offer }));
  return true;
}
