import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCacheFolder } from './compileCache.ts';

/** A process whose output is read here. */
type Piped = ChildProcess & Record<'stdout' | 'stderr', Readable>;

/**
 * Runs a file of `api/` as a process of its own until it ends. The supervisor uses this for work that needs much memory
 * once: it would keep that memory as long as the market runs.
 * @param say is called with each line that the process prints.
 * @param signal ends the process.
 * @throws Error with what the process printed as its error, or the signal's reason.
 */
export async function runApart(
  file: string,
  environment: NodeJS.ProcessEnv,
  { say, signal }: { say(line: string): void; signal: AbortSignal },
): Promise<void> {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const cache = compileCacheFolder();
  const child = spawn(process.execPath, [path], {
    env: { ...(cache !== null && { NODE_COMPILE_CACHE: cache }), ...process.env, ...environment },
    // The channel carries nothing: its end tells the process that this one has died.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
  }) as Piped;
  createInterface({ input: child.stdout }).on('line', say);
  const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  if (code !== 0) throw new Error(errors.trim() || `${file} ended (${code}) without a reason.`);
  if (errors) process.stderr.write(errors);
}
