import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { addFiles, readFiles } from '../../../web/steam/account/chosenFile.ts';
import { isEncryptedText, openMafile, readManifest } from '../../../web/steam/account/encryptedFile.ts';

const PASSKEY = '口令 passkey';
const MAFILE = JSON.stringify({ account_name: 'seller', shared_secret: 'a'.repeat(28), note: '中文' });

/** A Mafile as Steam Desktop Authenticator encrypts it, with its entry of the manifest. */
function seal(filename: string, text = MAFILE) {
  const [salt, iv] = [randomBytes(8), randomBytes(16)];
  const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(PASSKEY, salt, 50_000, 32, 'sha1'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
  const entry = {
    filename,
    encryption_salt: salt.toString('base64'),
    encryption_iv: iv.toString('base64'),
    steamid: 1,
  };
  return { text: sealed, entry };
}

const manifestOf = (...entries: object[]) => readManifest(JSON.stringify({ encrypted: true, entries }));

test('a file that Steam Desktop Authenticator encrypted opens with its passkey and its manifest', async () => {
  const [one, two] = [seal('76561198000000001.maFile'), seal('76561198000000002.maFile')];
  const manifest = manifestOf(one.entry, two.entry);
  expect(manifest?.size).toBe(2);
  expect(isEncryptedText(one.text)).toBe(true);
  for (const name of ['76561198000000001.maFile', '76561198000000001 (1).maFile'])
    expect(await openMafile({ name, text: one.text }, manifest ?? new Map(), PASSKEY)).toBe(MAFILE);
});

test('a wrong passkey, a manifest of other files, a broken file: nothing opens and nothing throws', async () => {
  const [one, two] = [seal('76561198000000001.maFile'), seal('76561198000000002.maFile')];
  const manifest = manifestOf(one.entry, two.entry) ?? new Map();
  const file = { name: '76561198000000001.maFile', text: one.text };
  expect(await openMafile(file, manifest, 'other')).toBeNull();
  expect(await openMafile({ ...file, name: 'renamed.maFile' }, manifest, PASSKEY)).toBeNull();
  expect(await openMafile({ ...file, text: one.text.slice(4) }, manifest, PASSKEY)).toBeNull();
  expect(
    await openMafile({ ...file, name: 'renamed.maFile' }, manifestOf(one.entry) ?? new Map(), PASSKEY),
  ).toBe(MAFILE);
});

test('other files are not read as a manifest, and unreadable rows of a manifest are skipped', () => {
  expect(readManifest(MAFILE)).toBeNull();
  expect(readManifest('no json')).toBeNull();
  expect(manifestOf(seal('a.maFile').entry, { filename: 'plain.maFile' }, [])?.size).toBe(1);
  expect(isEncryptedText(MAFILE)).toBe(false);
});

test('a manifest among the files is kept apart from them', async () => {
  const { text, entry } = seal('76561198000000001.maFile');
  const manifest = JSON.stringify({ encrypted: true, entries: [entry] });
  const files = [new File([manifest], 'manifest.json'), new File([text], entry.filename)];
  const added = addFiles([], await readFiles(files));
  expect(added.files.map(({ name, isEncrypted }) => [name, isEncrypted])).toEqual([[entry.filename, true]]);
  expect(added.manifest?.has(entry.filename)).toBe(true);
});
