import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ARCHIVES = pathTo('../../node_modules/@sparticuz/chromium/bin');
/** Goes with the packages, so that another version of the browser is unpacked anew. */
const CACHE = pathTo('../../node_modules/.cache');
const FOLDER = join(CACHE, 'test-browser');

/** What starts a browser. */
export interface BrowserProgram {
  executablePath: string;
  /** The whole environment of its process. */
  env: Record<string, string>;
}

/** The browser, the libraries and the fonts that the packages bring. Nothing in it is the machine's own. */
export async function packagedBrowser(): Promise<BrowserProgram> {
  if (!existsSync(FOLDER)) await unpack();
  return {
    executablePath: join(FOLDER, 'chromium'),
    env: {
      HOME: FOLDER,
      XDG_CACHE_HOME: FOLDER,
      FONTCONFIG_FILE: pathTo('fonts.conf'),
      LD_LIBRARY_PATH: join(FOLDER, 'al2023', 'lib'),
      // As most readers have it. A test that means another one says so to its context.
      TZ: 'Asia/Shanghai',
      LANG: 'zh_CN.UTF-8',
    },
  };
}

/** Several test files begin at once: each unpacks for itself, and the first to be done is everybody's. */
async function unpack(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${FOLDER}-`);
  const usual = process.env.TMPDIR;
  // The package unpacks to where it finds the folder for temporary files as it is called. What lies in the machine's may be another
  // version's, another user's, or half of a file.
  process.env.TMPDIR = folder;
  const unpacking = ['chromium.br', 'al2023.tar.br'].map((name) => inflate(join(ARCHIVES, name)));
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  await Promise.all(unpacking);
  try {
    renameSync(folder, FOLDER);
  } catch (error) {
    rmSync(folder, { recursive: true });
    if (!existsSync(FOLDER)) throw error;
  }
}
