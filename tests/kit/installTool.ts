import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** A program that a single command needs. */
export interface Tool {
  /** Its packages, each of one release: another one measures otherwise. The first one is the program. */
  packages: Readonly<Record<string, string>>;
  /** The file of the first package that is imported, such as `core/index.js`. */
  entry: string;
}

function isInstalled(folder: string, packages: Tool['packages']): boolean {
  return Object.entries(packages).every(([name, release]) => {
    const description = join(folder, 'node_modules', name, 'package.json');
    return existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).version === release;
  });
}

/**
 * Imports a tool, which is installed where it is missing into a folder of its own below `node_modules/.cache`: who starts or tests the market
 * does not wait for what one command uses. What it shares with the project, such as vitest, it takes from there.
 * @returns the exports of its entry, which the caller describes.
 */
export async function importTool<Exports>({ packages, entry }: Tool): Promise<Exports> {
  const [program = ''] = Object.keys(packages);
  const folder = join(CACHE, program.replaceAll('/', '+'));
  if (!isInstalled(folder, packages)) {
    const releases = Object.entries(packages).map(([name, release]) => `${name}@${release}`);
    console.log(`installing ${releases.join(' and ')} …`);
    mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
    execFileSync('npm', ['install', ...options, '--prefix', folder, ...releases], { stdio: 'inherit' });
  }
  return (await import(pathToFileURL(join(folder, 'node_modules', program, entry)).href)) as Exports;
}
