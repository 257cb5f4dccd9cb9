import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { BooksReader } from '../books.ts';
import { type SteamAccountRow, signIn } from './steamAccount.ts';
import { issueToken } from './steamToken.ts';

/**
 * The formats of Mafiles by various tools: the SteamID as a bare number, as text or as 0; without a session or a device id; with the
 * cookies of old versions; as `steamguard-cli` writes; encrypted by the desktop authenticator.
 */
export const mafileForms = [
  'number',
  'text',
  'zero',
  'noSession',
  'noDevice',
  'old',
  'cli',
  'encrypted',
] as const;

/** One of `mafileForms`. */
export type MafileForm = (typeof mafileForms)[number];

type Fields = Record<string, unknown>;

function coreOf(account: SteamAccountRow): Fields {
  return {
    shared_secret: account.shared_secret,
    serial_number: '0',
    revocation_code: 'R00000',
    uri: `otpauth://totp/Steam:${account.account_name}?secret=&issuer=Steam`,
    server_time: 0,
    account_name: account.account_name,
    token_gid: '',
    identity_secret: account.identity_secret,
    secret_1: '',
    status: 1,
    device_id: account.device_id,
    fully_enrolled: true,
  };
}

async function sessionOf(books: BooksReader, account: SteamAccountRow): Promise<Fields> {
  return {
    SteamID: '@steamId',
    AccessToken: await issueToken(books, account.steam_id, 'access'),
    RefreshToken: account.refresh_token ?? (await signIn(books, account.steam_id)),
    SessionID: randomBytes(12).toString('hex'),
  };
}

async function fieldsOfForm(books: BooksReader, account: SteamAccountRow, form: MafileForm): Promise<Fields> {
  const core = coreOf(account);
  const Session = await sessionOf(books, account);
  if (form === 'text') return { ...core, Session: { ...Session, SteamID: account.steam_id } };
  if (form === 'zero') return { ...core, Session: { ...Session, SteamID: 0 } };
  if (form === 'noSession') return { ...core, Session: null };
  if (form === 'noDevice') return { ...core, device_id: undefined, fully_enrolled: undefined, Session };
  const cookies = {
    SteamLogin: '',
    SteamLoginSecure: `${account.steam_id}%7C%7C0`,
    WebCookie: '',
    OAuthToken: '',
  };
  if (form === 'old') return { ...core, Session: { ...cookies, SessionID: '', SteamID: '@steamId' } };
  const tokens = { access_token: Session.AccessToken, refresh_token: Session.RefreshToken };
  if (form === 'cli') return { ...core, steam_id: '@steamId', tokens };
  return { ...core, Session };
}

/** Encrypts as the desktop authenticator does: AES-256-CBC, the key by PBKDF2 of the passkey, here a random one. */
function encrypt(text: string): string {
  const key = pbkdf2Sync(randomBytes(16), randomBytes(8), 50_000, 32, 'sha1');
  const cipher = createCipheriv('aes-256-cbc', key, randomBytes(16));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** The account's Mafile as a desktop authenticator writes it, with a valid session, or in another format. */
export async function mafileOf(
  books: BooksReader,
  account: SteamAccountRow,
  form: MafileForm = 'number',
): Promise<string> {
  const fields = await fieldsOfForm(books, account, form);
  // Mafiles contain the steamid64 as a bare number, which JSON.stringify cannot write.
  const text = JSON.stringify(fields, null, 2).replace('"@steamId"', account.steam_id);
  return form === 'encrypted' ? encrypt(text) : text;
}
