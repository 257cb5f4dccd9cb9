/**
 * The game's uniform random numbers: `ran1` of Numerical Recipes, a minimal standard generator (Park and Miller) whose results are shuffled
 * through a table.
 */
class UniformStream {
  static readonly #MULTIPLIER = 16_807;
  static readonly #MODULUS = 2_147_483_647;
  static readonly #QUOTIENT = 127_773;
  static readonly #REMAINDER = 2_836;
  static readonly #TABLE_SIZE = 32;
  static readonly #WARM_UP = 8;
  /** The largest result: less than 1. */
  static readonly #MOST = 1 - 1.2e-7;

  #state: number;
  #last: number;
  readonly #table: number[] = [];

  constructor(seed: number) {
    this.#state = Math.max(seed, 1);
    for (let at = UniformStream.#TABLE_SIZE + UniformStream.#WARM_UP - 1; at >= 0; at -= 1) {
      this.#step();
      if (at < UniformStream.#TABLE_SIZE) this.#table[at] = this.#state;
    }
    this.#last = this.#table[0] ?? 0;
  }

  #step(): void {
    const high = Math.floor(this.#state / UniformStream.#QUOTIENT);
    const low = this.#state - high * UniformStream.#QUOTIENT;
    this.#state = UniformStream.#MULTIPLIER * low - UniformStream.#REMAINDER * high;
    if (this.#state < 0) this.#state += UniformStream.#MODULUS;
  }

  /** The next number between two bounds. */
  between([low, high]: Range): number {
    this.#step();
    const divisor = 1 + (UniformStream.#MODULUS - 1) / UniformStream.#TABLE_SIZE;
    const at = Math.floor(this.#last / divisor);
    this.#last = this.#table[at] ?? 0;
    this.#table[at] = this.#state;
    const share = Math.min(this.#last / UniformStream.#MODULUS, UniformStream.#MOST);
    return share * (high - low) + low;
  }
}

type Range = readonly [low: number, high: number];

/** How the game places the gradient of a finish: by offset and rotation, each drawn from its range by the seed. */
interface Placement {
  readonly offsetX: Range;
  readonly offsetY: Range;
  /** In degrees. */
  readonly rotation: Range;
}

const ROTATED: Placement = { offsetX: [-0.7, -0.7], offsetY: [-0.7, -0.7], rotation: [-55, -65] };
const PLACEMENTS: Readonly<Record<string, Placement>> = {
  'MP7 | Fade': { offsetX: [-0.9, -0.3], offsetY: [-0.7, -0.5], rotation: [-55, -65] },
  'M4A1-S | Fade': { offsetX: [-0.14, 0.05], offsetY: [0, 0], rotation: [-45, -45] },
  'SSG 08 | Acid Fade': { offsetX: [-2.4, -2.1], offsetY: [0, 0], rotation: [-55, -65] },
};

/** Knives drop from cases, with seeds up to 999. */
const KNIVES = [
  'Bayonet',
  'Bowie Knife',
  'Butterfly Knife',
  'Classic Knife',
  'Falchion Knife',
  'Flip Knife',
  'Gut Knife',
  'Huntsman Knife',
  'Karambit',
  'Kukri Knife',
  'M9 Bayonet',
  'Navaja Knife',
  'Nomad Knife',
  'Paracord Knife',
  'Shadow Daggers',
  'Skeleton Knife',
  'Stiletto Knife',
  'Survival Knife',
  'Talon Knife',
  'Ursus Knife',
].map((weapon) => `${weapon} | Fade`);
/** Guns come from trade-ups as well, with seeds up to 1000. */
const GUNS = [
  ...['AWP', 'Glock-18', 'M4A1-S', 'MAC-10', 'MP7', 'R8 Revolver', 'UMP-45'].map((gun) => `${gun} | Fade`),
  ...['AUG', 'Galil AR', 'MAC-10', 'P2000', 'R8 Revolver', 'Sawed-Off'].map((gun) => `${gun} | Amber Fade`),
  'SSG 08 | Acid Fade',
];
const KNIFE_SEED_MAX = 999;
const GUN_SEED_MAX = 1_000;

/** Finishes whose gradient shows most where others show least. */
const REVERSED: readonly string[] = [
  'AWP | Fade',
  'Karambit | Fade',
  'MP7 | Fade',
  'Talon Knife | Fade',
  'SSG 08 | Acid Fade',
];

/** The share of the worst pattern in percent; the best has 100. */
const SHARE_MIN = 80;

const SEED_MAX = new Map([
  ...KNIVES.map((finish) => [finish, KNIFE_SEED_MAX] as const),
  ...GUNS.map((finish) => [finish, GUN_SEED_MAX] as const),
]);

/** The finishes with a fade share, by their names without quality and exterior. */
export const FADE_FINISHES: readonly string[] = [...SEED_MAX.keys()];

const isOpen = ([low, high]: Range): boolean => low !== high;

/** Where a seed places the gradient, as one number. */
function placeOf(seed: number, { offsetX, offsetY, rotation }: Placement): number {
  const stream = new UniformStream(seed);
  const x = stream.between(offsetX);
  stream.between(offsetY);
  const angle = stream.between(rotation);
  if (!isOpen(rotation)) return x;
  return isOpen(offsetX) ? angle * x : angle;
}

function sharesOf(finish: string, seedMax: number): readonly number[] {
  const placement = PLACEMENTS[finish] ?? ROTATED;
  const places = Array.from({ length: seedMax + 1 }, (_, seed) => placeOf(seed, placement));
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const [best, worst] = REVERSED.includes(finish) ? [least, most] : [most, least];
  return places.map((place) => SHARE_MIN + ((100 - SHARE_MIN) * (worst - place)) / (worst - best));
}

const known = new Map<string, readonly number[]>();

/**
 * How much of the gradient a copy shows, in percent from 80 to 100; null for finishes without a fade and for seeds that the game does not
 * give them. Method and ranges are those of csgo-fade-percentage-calculator 1.1.6 (MIT, see the notice in this folder).
 * @param finish the name without quality and exterior, such as `Karambit | Fade`.
 */
export function fadeShare(finish: string, seed: number): number | null {
  const seedMax = SEED_MAX.get(finish);
  if (seedMax === undefined) return null;
  let shares = known.get(finish);
  if (shares === undefined) {
    shares = sharesOf(finish, seedMax);
    known.set(finish, shares);
  }
  return shares[seed] ?? null;
}
