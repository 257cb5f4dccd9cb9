import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR_SETTINGS, NODE_FLAGS } from './processFlags.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const RESTART_MIN_MS = 250;
const RESTART_MAX_MS = 10_000;
/** A process that ran this long (milliseconds) restarts without back-off. */
const STEADY_MS = 30_000;
/** Number of exits before the process was ever ready, after which the start fails. */
const STILLBIRTHS_MAX = 4;

/** A supervised process. */
export interface Child {
  /** Resolves when the process is ready for the first time. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Runs one role of `api/main.ts`, and restarts it with growing pauses whenever it exits. */
export function superviseChild(role: string, environment: NodeJS.ProcessEnv): Child {
  let isStopping = false;
  let pauseMs = RESTART_MIN_MS;
  let current: ChildProcess | null = null;
  let isBorn = false;
  let deaths = 0;
  const ready = Promise.withResolvers<void>();

  function start(): void {
    const startedAt = Date.now();
    // In a process group of its own: Ctrl-C reaches only the supervisor, which stops everything in order.
    const child = spawn(process.execPath, [...NODE_FLAGS, MAIN, role], {
      env: { ...ALLOCATOR_SETTINGS, ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    current = child;
    child.once('message', () => {
      isBorn = true;
      ready.resolve();
    });
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      deaths += 1;
      if (!isBorn && deaths >= STILLBIRTHS_MAX) {
        ready.reject(new Error(`The process ${role} does not start; the lines above say why.`));
        return;
      }
      if (Date.now() - startedAt > STEADY_MS) pauseMs = RESTART_MIN_MS;
      console.error(`${role} ended (${signal ?? code}); it starts again.`);
      setTimeout(() => !isStopping && start(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, RESTART_MAX_MS);
    });
  }

  start();
  return {
    ready: ready.promise,
    async stop() {
      isStopping = true;
      if (!current || current.exitCode !== null || current.signalCode !== null) return;
      const ended = new Promise((done) => current?.once('exit', done));
      current.kill('SIGTERM');
      await ended;
    },
  };
}
