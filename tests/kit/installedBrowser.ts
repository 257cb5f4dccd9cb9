import { spawnSync } from 'node:child_process';

const PATHS = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** The machine's own Chromium, which starts with the machine's environment and fonts; null where there is none. */
export function installedBrowser(): { executablePath: string } | null {
  // Some systems have only a script at this path, which explains how to install a browser.
  const executablePath = PATHS.find(
    (path) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0,
  );
  return executablePath === undefined ? null : { executablePath };
}
