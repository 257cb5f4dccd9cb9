import {
  COLOURED,
  DOPPLER,
  FACTIONS,
  GAMMA_DOPPLER,
  KNOWN,
  MATERIALS,
  PATTERNED,
  SPRAY_COLORS,
} from './finishTable.ts';

/** The look of a finish: three colours and a pattern. */
export interface Finish {
  readonly base: string;
  readonly second: string;
  readonly spark: string;
  readonly pattern: string;
  /** Seed of everything that varies: angle, scale, emblem. */
  readonly seed: number;
  /** Share of the fade or of blue, from 0 to 1. */
  readonly share: number;
}

/** What is known of one copy beyond its name. */
export interface FinishDetails {
  /** What `kindOf` found, for what is not painted. */
  readonly kind?: string | undefined;
  /** `Ruby`, `Phase 2` and the like. */
  readonly phase?: string | null | undefined;
  /** Share of the fade, from 0 to 1. */
  readonly fadeShare?: number | null | undefined;
  /** Share of blue of a Case Hardened, from 0 to 1. */
  readonly blueShare?: number | null | undefined;
}

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
const PATTERNS = ['facet', 'topo', 'flow', 'scale', 'panel', 'blot', 'petal', 'ink', 'line'] as const;
/** Blades and guns without a finish: bare steel. */
const VANILLA = ['#8a919c', '#a8afba', '#c8ced8', 'plain'] as const;

/** A 32-bit hash of a text (FNV-1a with a finishing mix), equal on server and client. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** A market hash name without quality and wear. */
export function bareName(marketHashName: string): string {
  return marketHashName
    .replace(/^(★\s*)?(StatTrak™\s*|Souvenir\s*(?=.*\|))?/, '')
    .replace(/\s*\((Factory New|Minimal Wear|Field-Tested|Well-Worn|Battle-Scarred)\)$/, '');
}

/** The look of a market hash name. Wear and quality are ignored: every `AK-47 | Redline` looks alike. */
export function finishOf(marketHashName: string, details: FinishDetails = {}): Finish {
  const bare = bareName(marketHashName);
  const seed = hashText(bare);
  const lower = (bare.split(' | ')[1] ?? bare).toLowerCase();
  const isVanilla = marketHashName.startsWith('★') && !bare.includes(' | ');
  const [base, second, spark, pattern] = isVanilla
    ? VANILLA
    : (plainLook(details.kind ?? '', lower, seed) ?? lookOf(lower, seed, details.phase));
  const share =
    (pattern === 'sweep' ? details.fadeShare : details.blueShare) ?? (pattern === 'sweep' ? 0.9 : 0.4);
  return { base, second, spark, pattern, seed, share: Math.min(1, Math.max(0, share)) };
}

/** The look of what is not painted: agents wear their faction's colours, stickers are of a material, graffiti of one colour. */
function plainLook(kind: string, lower: string, seed: number) {
  const faction = Object.hasOwn(FACTIONS, kind) ? FACTIONS[kind] : undefined;
  if (faction !== undefined) {
    return faction;
  }
  if (kind === 'graffiti') {
    const color = SPRAY_COLORS.find(([name]) => lower.includes(name))?.[1] ?? '#c8ccd2';
    return [color, color, '#ffffff', 'plain'] as const;
  }
  if (kind === 'sticker' || kind === 'slab' || kind === 'patch') {
    const [base, second, spark] = PALETTES[seed % PALETTES.length] ?? VANILLA;
    const material = MATERIALS.find(([word]) => lower.includes(word));
    return [
      material?.[2] ?? base,
      material?.[3] ?? second,
      material?.[4] ?? spark,
      material?.[1] ?? 'paper',
    ] as const;
  }
  return undefined;
}

function lookOf(lower: string, seed: number, phase: string | null | undefined) {
  const phases = lower.includes('gamma doppler') ? GAMMA_DOPPLER : DOPPLER;
  const ofPhase = lower.includes('doppler') ? phases[(phase ?? '').toLowerCase()] : undefined;
  if (ofPhase !== undefined) {
    return ofPhase;
  }
  const known = KNOWN.find(([word]) => lower.includes(word));
  if (known !== undefined) {
    const [, base, second, spark, pattern] = known;
    return [base, second, spark, pattern] as const;
  }
  const coloured = COLOURED.find(([words]) => words.test(lower))?.slice(1) as
    | (typeof PALETTES)[number]
    | undefined;
  const [base, second, spark] = coloured ??
    PALETTES[seed % PALETTES.length] ?? ['#30302f', '#9a9a94', '#eeeee8'];
  const pattern =
    PATTERNED.find(([words]) => words.test(lower))?.[1] ?? PATTERNS[(seed >>> 8) % PATTERNS.length] ?? 'line';
  return [base, second, spark, pattern] as const;
}
