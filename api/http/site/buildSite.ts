import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the client build in Vite's manifest. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

/** A built site on disk. */
export interface BuiltSite {
  /** Folder with hashed assets and `index.html`. */
  readonly clientDir: string;
  /** Path of the server bundle, for import. */
  readonly serverEntry: string;
  /** Client files by source name. */
  readonly manifest: Readonly<Record<string, ManifestEntry>>;
}

/** Where to build, and how to report progress. */
export interface EnsureSiteOptions {
  /** Folder with one build per content hash. `.data/site` of the project by default. */
  readonly siteFolder?: string;
  /** Called with a sentence before each longer step. */
  readonly onProgress?: (sentence: string) => void;
  /** `development` keeps React's own checks, which report every difference between server and browser. Used by tests. */
  readonly mode?: SiteMode;
}

/** Mode of the build. */
export type SiteMode = 'production' | 'development';

const PROJECT_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Returns the built site of the current sources. Builds only if this content has not been built before. A build becomes visible by one
 * rename, so that concurrent processes or a kill leave no partial site.
 */
export async function ensureSite(options: EnsureSiteOptions = {}): Promise<BuiltSite> {
  const siteFolder = options.siteFolder ?? join(PROJECT_FOLDER, '.data', 'site');
  const mode = options.mode ?? 'production';
  const folder = join(siteFolder, `${await siteHash(PROJECT_FOLDER)}-${mode}`);
  if (!existsSync(folder)) {
    await buildInto(siteFolder, folder, mode, options.onProgress ?? (() => {}));
  }
  const clientDir = join(folder, 'client');
  const manifest = JSON.parse(await readFile(join(clientDir, 'manifest.json'), 'utf8'));
  return { clientDir, serverEntry: join(folder, 'server', 'entryServer.js'), manifest };
}

async function buildInto(
  siteFolder: string,
  folder: string,
  mode: SiteMode,
  onProgress: (sentence: string) => void,
): Promise<void> {
  await mkdir(siteFolder, { recursive: true });
  const draft = await mkdtemp(join(siteFolder, 'draft-'));
  try {
    onProgress('Building the pages for the browser.');
    await runVite(mode, { outDir: join(draft, 'client'), emptyOutDir: true });
    await compressAssets(join(draft, 'client', 'assets'));
    onProgress('Building the pages for the server.');
    await runVite(mode, {
      outDir: join(draft, 'server'),
      ssr: 'entryServer.tsx',
      manifest: false,
      emptyOutDir: true,
    });
    // A temporary folder is private to its creator, but an image is built by root and served by another user.
    await chmod(draft, 0o755);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have finished the same build first. Its result is equally good.
    if (!existsSync(folder)) {
      throw error;
    }
  }
}

async function runVite(mode: SiteMode, build: Record<string, unknown>): Promise<void> {
  // Vite is loaded only for a build, so that an API process with a finished site does not pay for it.
  const { build: viteBuild } = await import('vite');
  const callersEnvironment = process.env.NODE_ENV;
  // Vite reads it from the environment. Without it, a build of a test or development run would be stored as the production site.
  process.env.NODE_ENV = mode;
  try {
    await viteBuild({
      configFile: join(PROJECT_FOLDER, 'web', 'vite.config.ts'),
      mode,
      logLevel: 'warn',
      build,
    });
  } finally {
    if (callersEnvironment === undefined) {
      delete process.env.NODE_ENV;
    } else {
      process.env.NODE_ENV = callersEnvironment;
    }
  }
}

/** Hashes everything that the built site depends on: web sources, the documents for partners, the schema, the locked packages. Returns sixteen hex digits. */
export async function siteHash(projectFolder: string): Promise<string> {
  const webFolder = join(projectFolder, 'web');
  const entries = await readdir(webFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const documents = (await readdir(join(projectFolder, 'docs', 'open')))
    .filter((name) => name.endsWith('.md'))
    .sort();
  files.push(...documents.map((name) => join(projectFolder, 'docs', 'open', name)));
  files.push(join(projectFolder, 'schema.graphql'), join(projectFolder, 'package-lock.json'));
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(relative(projectFolder, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Almost as small as the highest level in a tenth of the time: the site is rebuilt at every change of a source. */
const BROTLI_QUALITY = 9;

/** Writes the compressed forms of every text asset next to it when the site is built. `@fastify/static` serves them. */
export async function compressAssets(assetsDir: string): Promise<void> {
  const names = (await readdir(assetsDir)).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(assetsDir, name);
      const text = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      await writeFile(`${path}.gz`, await promisify(gzip)(text));
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
    }),
  );
}

// `npm start` and the image run this file as a process of its own.
if (import.meta.main) await ensureSite({ onProgress: (line) => console.log(line) });
