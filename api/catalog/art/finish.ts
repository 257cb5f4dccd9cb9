/** The look of a finish: three colours and a pattern. */
export interface Finish {
  readonly base: string;
  readonly second: string;
  readonly spark: string;
  readonly pattern: string;
  /** Seed of everything that varies: angle, scale, emblem. */
  readonly seed: number;
}

/** Name parts of well-known finishes: base, second colour, accent, pattern. */
const KNOWN: readonly (readonly [
  word: string,
  base: string,
  second: string,
  spark: string,
  pattern: string,
])[] = [
  ['redline', '#26272c', '#c3322f', '#ff5a4f', 'line'],
  ['asiimov', '#e9e7e2', '#f08a24', '#25262b', 'facet'],
  ['doppler', '#2c1668', '#e0457f', '#49a2ff', 'flow'],
  ['marble fade', '#c82f3c', '#f2c12e', '#2f6fe4', 'flow'],
  ['fade', '#f0b43c', '#e4577d', '#7a5bf0', 'sweep'],
  ['printstream', '#eef0f3', '#24272e', '#f3b4dc', 'panel'],
  ['dragon lore', '#c9a24b', '#5f6b3a', '#f4e2a0', 'scale'],
  ['fire serpent', '#6d7b3d', '#c9502c', '#f2c14e', 'scale'],
  ['case hardened', '#3d6fb0', '#c79a4b', '#8fb9e8', 'blot'],
  ['vulcan', '#dfe3e8', '#1e5fae', '#23262d', 'facet'],
  ['neo-noir', '#d9dade', '#32343d', '#d63a55', 'ink'],
  ['hyper beast', '#3b2f7d', '#23b6a5', '#f25c8a', 'flow'],
  ['howl', '#1f1b1b', '#d7502a', '#f2b43c', 'ink'],
  ['blaze', '#1e1c1f', '#f0902c', '#ffd35a', 'flow'],
  ['slate', '#24262b', '#3d4149', '#8a909c', 'topo'],
  ['vice', '#1fb7c4', '#ef4fa0', '#ffffff', 'panel'],
  ['kill confirmed', '#2a2e35', '#a32530', '#d8d2c4', 'ink'],
  ['neon rider', '#3a1f66', '#ff4fa3', '#38d5ff', 'sweep'],
  ['nightwish', '#27204f', '#7d4bd0', '#f08fd0', 'flow'],
  ['wildfire', '#2a1614', '#e0521f', '#ffb13b', 'flow'],
  ['crimson kimono', '#2a1718', '#a8232d', '#e9d9c4', 'topo'],
  ['bloodsport', '#d8d9dc', '#c32a2e', '#25262b', 'facet'],
];

const PALETTES: readonly (readonly [base: string, second: string, spark: string])[] = [
  ['#2a3140', '#5d7fae', '#bcd3f2'],
  ['#2d2a26', '#a9793f', '#f0d29a'],
  ['#1f2f2c', '#3f9c82', '#b9efdb'],
  ['#332733', '#a35a8f', '#f3c1e4'],
  ['#2e2430', '#7b5bc4', '#cdbcf7'],
  ['#30302f', '#9a9a94', '#eeeee8'],
  ['#2b2022', '#b1463f', '#f4b7a4'],
  ['#20282f', '#3f87a6', '#a9dff2'],
  ['#2c2f22', '#8a9a3e', '#e3eba6'],
  ['#2a2430', '#c0694a', '#f6cf9f'],
];
const PATTERNS = ['facet', 'topo', 'flow', 'scale', 'panel', 'blot', 'sweep', 'ink', 'line'] as const;

/** A 32-bit hash of a text (FNV-1a with a finishing mix), equal on server and client. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** The look of a market hash name. Wear and quality are ignored: every `AK-47 | Redline` looks alike. */
export function finishOf(marketHashName: string): Finish {
  const bare = marketHashName.replace(/^(★\s*)?(StatTrak™\s*|Souvenir\s*)?/, '').replace(/\s*\([^)]*\)$/, '');
  const seed = hashText(bare);
  const lower = bare.toLowerCase();
  const known = KNOWN.find(([word]) => lower.includes(word));
  if (known !== undefined) {
    const [, base, second, spark, pattern] = known;
    return { base, second, spark, pattern, seed };
  }
  const [base, second, spark] = PALETTES[seed % PALETTES.length] ?? ['#30302f', '#9a9a94', '#eeeee8'];
  return { base, second, spark, pattern: PATTERNS[(seed >>> 8) % PATTERNS.length] ?? 'line', seed };
}
