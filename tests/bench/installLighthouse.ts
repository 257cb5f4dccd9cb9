import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const RELEASE = '13.5.0';
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/lighthouse', import.meta.url));

/** The figures of one run over one page, as far as this bench reads them. */
export interface LighthouseResult {
  /** Shares of one by category. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
  runtimeError?: { message: string };
}

/** Runs Lighthouse over an address in the browser that listens at a port. */
export type RunLighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{ lhr: LighthouseResult } | undefined>;

/**
 * Lighthouse, installed where it is missing into a folder of its own: 176 MB that only this command needs, and of a fixed release, since
 * another one measures otherwise.
 */
export async function installLighthouse(say: (line: string) => void): Promise<RunLighthouse> {
  const entry = join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    say(`installing lighthouse ${RELEASE} …`);
    mkdirSync(FOLDER, { recursive: true });
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', FOLDER];
    execFileSync('npm', [...args, `lighthouse@${RELEASE}`], { stdio: 'inherit' });
  }
  return (await import(pathToFileURL(entry).href)).default as RunLighthouse;
}
