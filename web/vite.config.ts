import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const WEB_FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** By path, because Babel resolves names relative to the working directory. */
const RELAY_PLUGIN = fileURLToPath(import.meta.resolve('babel-plugin-relay'));

/**
 * The plugin's own check of generated artifacts is off: it prints documents in its own way, with arguments over 80
 * characters on separate lines, and so reports fresh ones as stale. A test checks them instead (tests/tidy).
 */
const RELAY_OPTIONS = {
  eagerEsModules: true,
  artifactDirectory: `${WEB_FOLDER}__generated__`,
  isDevVariableName: 'false',
};

/** Relay's Babel plugin runs only on files with a graphql tag. Running Babel on every file triples the build time. */
const relayPreset = defineRolldownBabelPreset({
  rolldown: { filter: { code: /graphql`\s/ } },
  preset: () => ({
    plugins: [[RELAY_PLUGIN, RELAY_OPTIONS]],
  }),
});

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
  { name: 'libraries', test: /node_modules/, minShareCount: 5 },
  { name: 'shared', minShareCount: 6 },
];

/** Client build by default, server build with `build.ssr` (`api/http/site/buildSite.ts` runs both). */
export default defineConfig(({ mode }) => ({
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
  plugins: [react(), babel({ presets: [relayPreset] }), inlineSprite()],
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
      output: {
        codeSplitting: { groups: SHARED_CHUNKS },
        // The shell lists the file names of all lazy chunks, and hashes do not compress, so they are as short as the
        // bundler allows.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'hex',
      },
    },
  },
}));
