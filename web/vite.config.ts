import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const WEB_FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** By address, because Babel looks names up from wherever the process was started. */
const RELAY_PLUGIN = fileURLToPath(import.meta.resolve('babel-plugin-relay'));

/**
 * The plugin's own check of fresh artifacts is off: it prints a document its own way, with arguments of over 80 letters on lines of their
 * own, and so finds fresh ones stale. Their freshness is a test (tests/tidy).
 */
const RELAY_OPTIONS = {
  eagerEsModules: true,
  artifactDirectory: `${WEB_FOLDER}__generated__`,
  isDevVariableName: 'false',
};

/** Relay's Babel plugin runs only where a graphql tag stands; Babel over every file triples the build time. */
const relayPreset = defineRolldownBabelPreset({
  rolldown: { filter: { code: /graphql`\s/ } },
  preset: () => ({
    plugins: [[RELAY_PLUGIN, RELAY_OPTIONS]],
  }),
});

/** Puts the icon sprite into the page itself, so that no icon waits for a request or costs script. */
function inlineSprite(): Plugin {
  return {
    name: 'inline-sprite',
    transformIndexHtml(html) {
      return html.replace('<!--sprite-->', readFileSync(`${WEB_FOLDER}ui/sprite.svg`, 'utf8').trim());
    },
  };
}

/**
 * What many pages share comes as two files, the libraries apart since they outlive a release of ours: many small files compress worse and
 * cost a request each. All else is split by route, as Vite does it.
 */
const SHARED_CHUNKS = [
  { name: 'libraries', test: /node_modules/, minShareCount: 5 },
  { name: 'shared', minShareCount: 6 },
];

/** Client build by default, server build with `build.ssr` (`api/http/site/buildSite.ts` runs both). */
export default defineConfig(({ mode }) => ({
  root: WEB_FOLDER,
  // The server's bundle too is of its mode, whatever the process that loads it is called: React for development is ten times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  appType: 'custom',
  // Without `ssr: true` class names follow module order, and the second page visited would not hydrate.
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
  // The hooks alone: the package's main file carries the older containers, too.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  // One file: the CommonJS packages of Relay have no names that Node's own module loader could import.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: SHARED_CHUNKS },
        // The shell lists the names of all lazy parts, and chance does not compress: as little of it as the bundler takes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'hex',
      },
    },
  },
}));
