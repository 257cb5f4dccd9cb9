import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIBRARY_NAME, LIBRARY_RELEASE } from './library.ts';

/**
 * Returns the folder of the item library, and installs it if missing. It is installed in a temporary folder, since it has 192 MB, is needed
 * only here, and `npm install` would remove it from the project.
 */
export function installLibrary(): string {
  const project = fileURLToPath(new URL('../../../..', import.meta.url));
  const scratch = join(tmpdir(), `shiji-catalogue-${LIBRARY_RELEASE}`);
  const folders = [project, scratch].map((root) => join(root, 'node_modules', LIBRARY_NAME));
  const present = folders.find((folder) => existsSync(join(folder, 'dist', 'items.mjs')));
  if (present !== undefined) return present;
  mkdirSync(scratch, { recursive: true });
  execFileSync('npm', ['install', '--no-save', '--prefix', scratch, `${LIBRARY_NAME}@${LIBRARY_RELEASE}`], {
    stdio: 'inherit',
  });
  return join(scratch, 'node_modules', LIBRARY_NAME);
}
