import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const ROOT = new URL('../../../', import.meta.url);
const TYPES: Record<string, string> = { md: 'text/markdown', json: 'application/json' };

/** Documents for partners and for the programs that write their integrations: file by address. No other file of the folder is served. */
const FILES: Record<string, string> = {
  '/llms.txt': 'docs/open/llms.txt',
  '/open/guide.en.md': 'docs/open/guide.en.md',
  '/open/guide.zh.md': 'docs/open/guide.zh.md',
  '/open/changelog.md': 'docs/open/changelog.md',
  '/open/errors.en.md': 'docs/open/errors.en.md',
  '/open/errors.zh.md': 'docs/open/errors.zh.md',
  '/open/schema.graphql': 'docs/open/schema.graphql',
  '/open/client/package.json': 'docs/open/client/package.json',
  '/open/client/signedCalls.ts': 'docs/open/client/signedCalls.ts',
  '/open/client/openClient.ts': 'docs/open/client/openClient.ts',
  '/open/client/errors.ts': 'docs/open/client/errors.ts',
  '/open/client/types.ts': 'docs/open/client/types.ts',
  '/open/client/verifyCallback.ts': 'docs/open/client/verifyCallback.ts',
  '/open/client/listen.ts': 'docs/open/client/listen.ts',
  '/open/examples/sign.sh': 'docs/open/examples/sign.sh',
  '/open/examples/sign.py': 'docs/open/examples/sign.py',
  '/open/examples/sign.go': 'docs/open/examples/sign.go',
  '/open/examples/verify_callback.py': 'docs/open/examples/verify_callback.py',
  '/open/examples/verify_callback.go': 'docs/open/examples/verify_callback.go',
  '/open/examples/verify_standard.mjs': 'docs/open/examples/verify_standard.mjs',
  '/open/examples/webhook.py': 'docs/open/examples/webhook.py',
};

/** Serves the partners' documents from the repository. Each is read once. */
export function serveOpenFiles(app: FastifyInstance): void {
  for (const [address, path] of Object.entries(FILES)) {
    const text = readFileSync(new URL(path, ROOT), 'utf8');
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain';
    app.get(address, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(text),
    );
  }
}
