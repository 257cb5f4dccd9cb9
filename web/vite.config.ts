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
 * Parts of Relay that this app never runs: the twin of a hook that Relay's own default flag passes over, entry points (routes do
 * their work), fragments read or observed outside of components, several people in one store, and the directives that add and delete
 * edges (no mutation of ours has one: take `MutationHandlers` back in with the first). CommonJS cannot be shaken, so they are left out
 * by name; together 14 KiB compressed of every first visit.
 */
const UNUSED_RELAY_PARTS =
  /\/(useFragmentInternal_CURRENT|EntryPointContainer\.react|loadEntryPoint|useEntryPointLoader|observeFragmentExperimental|observeQueryExperimental|waitForFragmentExperimental|useMutationAction_EXPERIMENTAL|useSubscription|useSubscribeToInvalidationState|readInlineData|applyOptimisticMutation|MultiActorEnvironment|resolverDataInjector|RelayDeclarativeMutationConfig|createUpdatableProxy|NormalizationEngine|RelayQueryResponseCache|RelayModernFragmentSpecResolver|MutationHandlers|fetchQuery_DEPRECATED)$/;

function leaveOutUnusedRelay(): Plugin {
  return {
    name: 'leave-out-unused-relay',
    enforce: 'pre',
    resolveId(source, importer) {
      const isRelay = importer !== undefined && /node_modules\/(react-relay|relay-runtime)\//.test(importer);
      return isRelay && UNUSED_RELAY_PARTS.test(source) ? '\0unused-relay' : null;
    },
    load(id) {
      return id === '\0unused-relay' ? { code: 'module.exports = {};', moduleType: 'js' } : null;
    },
  };
}

/** Parts of React Router that this app never runs: watching a router from outside, and links that fetch pages ahead. */
const UNUSED_ROUTER_PARTS = /\/router\/instrumentation\.js$|\/ssr\/links\.js$/;
const UNUSED_ROUTER_CODE = `const unused = () => undefined;
export { ${[
  'consumeInstrumentationClientResultMetaReceiver',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'instrumentHandler',
  'instrumentationResultMetaContext',
  'getKeyedLinksForMatches',
  'getKeyedPrefetchLinks',
  'getModuleLinkHrefs',
  'getNewMatchesForLinks',
  'isPageLinkDescriptor',
  'prefetchRouteCss',
  'prefetchStyleLinks',
]
  .map((name) => `unused as ${name}`)
  .join(', ')} };`;

function leaveOutUnusedRouter(): Plugin {
  return {
    name: 'leave-out-unused-router',
    enforce: 'pre',
    load(id) {
      const isUnused = id.includes('/node_modules/react-router/') && UNUSED_ROUTER_PARTS.test(id);
      return isUnused ? { code: UNUSED_ROUTER_CODE, moduleType: 'js' } : null;
    },
  };
}

/**
 * Libraries and shell as one file each: thirty small files compress a tenth worse than two, and the libraries' file outlives a
 * release of ours. The drawings stay apart, since the first page has them as markup. The market stays one file for the same reason,
 * though its lazy parts share modules with it; what the goods page needs of it comes alone.
 */
const CHUNKS = [
  // What draws long lists comes with the first page that has one.
  { name: 'libraries', test: /node_modules\/(?!@tanstack)/ },
  {
    name: 'shell',
    test: /\/web\/(?:app\/(?!items\/|locales|readStream|eventStream|StepUpField|setWatched|UserShell|userPages|MenuLink|DisplayPanel|SessionWatch|unheardPurchase|otherTabs|useLiveSubscription|useAccountNews|useRefresh|createRefresher|useMomentText|useAgoText|useTakeSandboxTradeUrl|useTopUpInSandbox|useResendSeconds|useCopyText|useFollowPayment|LoadMore|Moment|messageKind|messageTarget|changeTheme|currency\.ts|theme\.ts|openSearch|useChangeCurrency|otherPages|lastPath|HelpLink|UnsavedGuard|unsavedDrafts|useUnsavedPrompt|OpenPlatformSwitch|useSetOpenPlatform|feeQuote|YuanField|.*Page\.tsx)|ui\/(?!itemArt\/(?!kindOf)|Modal|CountdownButton|TickBox|VirtualRows|ButtonLink|Panel|WearBar|Tag\.|momentText|RowsSkeleton|Ring|Tabs|useNow|ago\.|useTimeZone|remainingTime|DialogButtons|Switch|TextArea|TwoLines))/,
  },
  // What forms of amounts share: each file more would be a name more in the shell.
  { name: 'yuan', test: /\/web\/app\/(?:feeQuote|YuanField)/ },
  {
    name: 'items',
    test: /\/web\/(?:app\/items\/(?!isGun)|market\/(?:marketFilter|usePriceBoundText))/,
  },
  {
    name: 'market',
    test: /\/web\/market\/(?:Market(?!Empty|Tags)|Filter(?!Sheet)|FacetCount|ItemSetFilter|PriceFilter|TagFilter|TypeFilter|useChosenChips)/,
  },
];

/** Client build by default, server build with `build.ssr` (`api/site/buildSite.ts` runs both). */
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
  plugins: [
    react(),
    babel({ presets: [relayPreset] }),
    inlineSprite(),
    leaveOutUnusedRelay(),
    leaveOutUnusedRouter(),
  ],
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
        codeSplitting: { groups: CHUNKS },
        // The shell lists the names of all lazy parts, and chance does not compress: as little of it as the bundler takes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'hex',
      },
    },
  },
}));
