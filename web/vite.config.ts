import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const WEB_FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** A document of Relay in a source file, and its name. */
const DOCUMENT = /\bgraphql`\s*(?:fragment|query|mutation|subscription)\s+(\w+)[^`]*`/g;

/**
 * Puts the generated artifact in the place of each document, as Relay's own Babel plugin does with `eagerEsModules`. That
 * the artifacts are fresh is checked by `relay-compiler --validate` and by a test (tests/tidy).
 */
function relayArtifacts(): Plugin {
  return {
    name: 'relay-artifacts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /graphql`\s/ },
      handler(code) {
        const names = new Set<string>();
        const text = code.replace(DOCUMENT, (document, name: string) => {
          names.add(name);
          // As many lines as before, so that an error names the right one.
          return `${name}__artifact${'\n'.repeat(document.split('\n').length - 1)}`;
        });
        const imports = [...names].map(
          (name) => `import ${name}__artifact from '${WEB_FOLDER}__generated__/${name}.graphql.ts';`,
        );
        return { code: `${imports.join(' ')} ${text}`, map: null };
      },
    },
  };
}

/** Inlines the icon sprite into the page, so that icons need neither a request nor script. */
function inlineSprite(): Plugin {
  return {
    name: 'inline-sprite',
    transformIndexHtml(html) {
      return html.replace('<!--sprite-->', readFileSync(`${WEB_FOLDER}ui/sprite.svg`, 'utf8').trim());
    },
  };
}

/**
 * Shared code goes into two files, libraries separately because they change less often than the app. Many small files
 * compress worse and cost a request each. Everything else is split by route, as Vite does by default.
 */
const SHARED_CHUNKS = [
  { name: 'libraries', test: /node_modules/, minShareCount: 7 },
  { name: 'shared', minShareCount: 8 },
];

/**
 * Inputs and names of the client build. The service worker has its address for ever; every other file is named by its
 * content.
 */
const CLIENT_FILES = {
  input: [`${WEB_FOLDER}index.html`, `${WEB_FOLDER}serviceWorker.ts`],
  entryFileNames: ({ name }: { name: string }) =>
    name === 'serviceWorker' ? 'serviceWorker.js' : 'assets/[name]-[hash].js',
};

/** Client build by default, server build with `build.ssr` (`api/http/site/buildSite.ts` runs both). */
export default defineConfig(({ mode, isSsrBuild }) => ({
  root: WEB_FOLDER,
  // The server bundle also has its mode compiled in, whatever the environment of the process that loads it: React's
  // development build is ten times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  appType: 'custom',
  // Without `ssr: true` class names depend on module order, and the second visited page would not hydrate.
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: false,
        fileName: false,
        minify: true,
        transpileTemplateLiterals: true,
      },
    },
  },
  plugins: [relayArtifacts(), react(), inlineSprite()],
  // Only the hooks, because the package's main file also contains the legacy containers.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  // One file, because Relay's CommonJS packages have no named exports that Node's module loader could import.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: CLIENT_FILES.input }),
      output: {
        ...(isSsrBuild ? {} : { entryFileNames: CLIENT_FILES.entryFileNames }),
        codeSplitting: { groups: SHARED_CHUNKS },
        // The shell lists the file names of all lazy chunks, and names do not compress: so they are hashes alone, as long
        // as it takes that no two files of any releases share one. `manifest.json` tells what is in each.
        chunkFileNames: 'assets/[hash:10].js',
        hashCharacters: 'hex',
      },
    },
  },
}));
