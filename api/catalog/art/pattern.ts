import type { Finish } from './finish.ts';

/** The paint server (`<pattern>` or `<linearGradient>`) of a finish as SVG markup. */
export function patternMarkup(id: string, finish: Finish): string {
  if (finish.pattern === 'sweep') {
    return sweepMarkup(id, finish);
  }
  if (finish.pattern === 'foil' || finish.pattern === 'holo') {
    return sheenMarkup(id, finish);
  }
  const turn = ((finish.seed >>> 4) % 8) * 11 - 38;
  const size = 26 + ((finish.seed >>> 12) % 5) * 5;
  const draw = TILES[finish.pattern] ?? drawInk;
  const tile =
    finish.pattern === 'hardened' ? drawHardened(finish) : draw(size, finish.second, finish.spark, turn);
  return `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${tile.turn})">${tile.inner}</pattern>`;
}

/** A fade runs from its accent at the tip to its base; the smaller its share, the more of the base is left. */
function sweepMarkup(id: string, { base, second, spark, share }: Finish): string {
  const stops = [0, 0.5, 1].map((at) => n(at * (0.35 + share * 0.6)));
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="14" y1="34" x2="226" y2="84"><stop offset="${stops[0]}" stop-color="${spark}"/><stop offset="${stops[1]}" stop-color="${second}"/><stop offset="${stops[2]}" stop-color="${base}"/></linearGradient>`;
}

const RAINBOW = ['#f06a8c', '#f0c05a', '#8ce08c', '#5ac8e8', '#8c7cf0', '#e07ad0'];

/** The sheen of a foil in two tones, or of a hologram in all colours. */
function sheenMarkup(id: string, { base, second, spark, pattern }: Finish): string {
  const colors =
    pattern === 'holo' ? [...RAINBOW, base, ...RAINBOW] : [base, second, base, spark, second, base, second];
  const stops = colors.map(
    (color, index) => `<stop offset="${n(index / (colors.length - 1))}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="50" y1="0" x2="190" y2="120">${stops.join('')}</linearGradient>`;
}

/** Spots of a Case Hardened: of sixteen, as many are blue as its share says; some of the others are violet. */
function drawHardened({ second, spark, share, seed }: Finish): Tile {
  const blues = Math.round(share * 16);
  const spots = Array.from({ length: 16 }, (_, index) => {
    const place = (index * 7 + (seed % 16)) % 16;
    const [x, y] = [(place % 4) * 24 + 12 + ((seed >>> index) % 7), Math.floor(place / 4) * 20 + 10];
    const color =
      index < blues ? (index % 3 === 0 ? '#5a8ae8' : second) : index % 4 === 0 ? '#7a4c8c' : spark;
    return `<ellipse cx="${x}" cy="${y}" rx="${15 - (index % 3) * 2}" ry="${11 - (index % 2) * 2}" fill="${color}" opacity=".88"/>`;
  });
  return { width: 96, height: 80, turn: -16, inner: spots.join('') };
}

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly inner: string;
}

type DrawTile = (size: number, second: string, spark: string, turn: number) => Tile;

const TILES: Readonly<Record<string, DrawTile>> = {
  line: (_size, second, spark) => ({
    width: 240,
    height: 46,
    turn: -3,
    inner: `<path d="M0 6h240v5H0z" fill="${second}" opacity=".45"/><path d="M0 20h240" stroke="${second}" stroke-width="3.4"/><path d="M0 26h240" stroke="${spark}" opacity=".7"/><path d="M0 40h240" stroke="#fff" stroke-width=".6" opacity=".1"/>`,
  }),
  facet: (s, second, spark) => ({
    width: s * 2,
    height: s * 2,
    turn: -18,
    inner: `<path d="M0 0h${s}L${n(s * 0.5)} ${n(s * 1.1)}z" fill="${second}"/><path d="M${s} 0h${s}v${n(s * 0.8)}z" fill="${spark}" opacity=".9"/><path d="M0 ${s * 2}L${n(s * 0.9)} ${n(s * 1.2)}l${n(s * 0.6)} ${n(s * 0.8)}z" fill="${second}" opacity=".75"/><path d="M${n(s * 1.3)} ${n(s * 1.1)}L${s * 2} ${s}v${n(s * 0.8)}z" fill="${spark}" opacity=".45"/>`,
  }),
  topo: (s, second, spark, turn) => ({
    width: n(s * 1.7),
    height: n(s * 1.7),
    turn,
    inner: [0.18, 0.34, 0.5, 0.66]
      .map(
        (radius, index) =>
          `<circle cx="${n(s * 0.85)}" cy="${n(s * 0.85)}" r="${n(s * radius * 1.2)}" fill="none" stroke="${index % 2 === 1 ? spark : second}" stroke-width="1.5" opacity="${n(0.95 - index * 0.12)}"/>`,
      )
      .join(''),
  }),
  flow: (s, second, spark) => ({
    width: s * 3,
    height: s * 2,
    turn: -14,
    inner: `<path d="M0 ${n(s * 0.5)}C${s} ${n(-s * 0.2)} ${n(s * 1.6)} ${n(s * 1.3)} ${s * 3} ${n(s * 0.4)}V${n(s * 1.1)}C${n(s * 1.7)} ${n(s * 1.7)} ${s} ${n(s * 0.5)} 0 ${n(s * 1.2)}z" fill="${second}"/><path d="M0 ${n(s * 1.35)}C${s} ${n(s * 0.8)} ${n(s * 1.8)} ${n(s * 2.1)} ${s * 3} ${n(s * 1.2)}v${n(s * 0.35)}C${n(s * 1.8)} ${n(s * 2.3)} ${s} ${n(s * 1.2)} 0 ${n(s * 1.75)}z" fill="${spark}" opacity=".85"/>`,
  }),
  scale: (s, second, spark, turn) => ({
    width: n(s * 0.6),
    height: n(s * 0.5),
    turn: n(turn / 3),
    inner: `<path d="M0 0a${n(s * 0.3)} ${n(s * 0.3)} 0 0 0 ${n(s * 0.6)} 0M${n(-s * 0.3)} ${n(s * 0.25)}a${n(s * 0.3)} ${n(s * 0.3)} 0 0 0 ${n(s * 0.6)} 0M${n(s * 0.3)} ${n(s * 0.25)}a${n(s * 0.3)} ${n(s * 0.3)} 0 0 0 ${n(s * 0.6)} 0" fill="${second}" fill-opacity=".7" stroke="${spark}"/>`,
  }),
  panel: (s, second, spark) => ({
    width: n(s * 2.2),
    height: n(s * 1.6),
    turn: -12,
    inner: `<path d="M0 0h${n(s * 0.9)}v${n(s * 0.6)}H0z" fill="${second}"/><path d="M${n(s * 1.2)} ${n(s * 0.5)}h${n(s * 0.7)}v${n(s * 0.7)}h${n(-s * 0.7)}z" fill="${spark}" opacity=".8"/><path d="M${n(s * 0.2)} ${s}h${n(s * 0.5)}v${n(s * 0.4)}h${n(-s * 0.5)}z" fill="${second}" opacity=".6"/><path d="M0 ${n(s * 0.8)}h${n(s * 2.2)}" stroke="${second}" stroke-width="1.2" opacity=".8"/>`,
  }),
  blot: (s, second, spark, turn) => ({
    width: s * 2,
    height: n(s * 1.8),
    turn,
    inner: `<path d="M${n(s * 0.2)} ${n(s * 0.3)}c${n(s * 0.4)}-${n(s * 0.4)} ${n(s * 0.9)} 0 ${n(s * 0.8)} ${n(s * 0.4)}s${n(-s * 0.5)} ${n(s * 0.6)}-${n(s * 0.8)} ${n(s * 0.3)}S0 ${n(s * 0.5)} ${n(s * 0.2)} ${n(s * 0.3)}z" fill="${second}"/><path d="M${n(s * 1.2)} ${n(s * 0.9)}c${n(s * 0.3)}-${n(s * 0.3)} ${n(s * 0.8)} ${n(s * 0.1)} ${n(s * 0.6)} ${n(s * 0.5)}s${n(-s * 0.9)} ${n(s * 0.3)}-${n(s * 0.8)}-${n(s * 0.1)}z" fill="${spark}" opacity=".75"/><circle cx="${n(s * 1.5)}" cy="${n(s * 0.35)}" r="${n(s * 0.2)}" fill="${second}" opacity=".8"/>`,
  }),
  paper: (_size, second, spark) => ({
    width: 240,
    height: 120,
    turn: 0,
    inner: `<circle cx="120" cy="56" r="44" fill="${second}" opacity=".8"/><path d="M120 56 40 0h40zM120 56 160 0h40zM120 56 240 70v30zM120 56 0 70v30zM120 56 100 120h40z" fill="${spark}" opacity=".14"/>`,
  }),
  glitter: (_size, second, spark) => ({
    width: 26,
    height: 24,
    turn: 12,
    inner: `<path d="M0 0h26v24H0z" fill="${second}" opacity=".7"/><path d="M4 3l1.5 2-1.5 2-1.5-2zM18 1l1 1.5-1 1.5-1-1.5zM12 11l2 2.5-2 2.5-2-2.5zM22 14l1.2 1.6-1.2 1.6-1.2-1.6zM5 18l1 1.4-1 1.4-1-1.4z" fill="#fff" opacity=".85"/><path d="M9 6l1 1-1 1-1-1zM20 8l1 1.4-1 1.4-1-1.4zM16 20l1.4 1.6-1.4 1.6-1.4-1.6z" fill="${spark}"/>`,
  }),
  stitch: (_size, second, spark) => ({
    width: 8,
    height: 6,
    turn: -30,
    inner: `<path d="M0 1.5h6M3 4.5h5" stroke="${second}" stroke-width="2.4"/><path d="M0 1h5" stroke="${spark}" stroke-width=".6" opacity=".7"/>`,
  }),
  plain: (_size, second, spark) => ({
    width: 240,
    height: 120,
    turn: -12,
    inner: `<path d="M0 22h240v20H0z" fill="${spark}" opacity=".22"/><path d="M0 66h240v34H0z" fill="${second}" opacity=".5"/>`,
  }),
  smoke: (_size, second, spark) => ({
    width: 96,
    height: 70,
    turn: -20,
    inner: `<path d="M0 10C20-6 40 30 62 14S90 0 96 10V34C78 24 66 50 44 40S14 44 0 34z" fill="${second}" opacity=".85"/><path d="M0 46C24 34 34 62 58 50s28 6 38-4v14C76 68 62 60 46 66S18 56 0 62z" fill="${spark}" opacity=".9"/><path d="M8 22c14-8 26 12 44 2" fill="none" stroke="#fff" stroke-width="2.5" opacity=".16"/>`,
  }),
  diamond: (s, second, spark, turn) => ({
    width: n(s * 0.8),
    height: n(s * 0.8),
    turn: turn + 20,
    inner: `<path d="M0 0h${n(s * 0.4)}L${n(s * 0.2)} ${n(s * 0.4)}zM${n(s * 0.4)} ${n(s * 0.4)}h${n(s * 0.4)}L${n(s * 0.6)} ${n(s * 0.8)}z" fill="${second}"/><path d="M${n(s * 0.4)} 0h${n(s * 0.3)}l${n(-s * 0.15)} ${n(s * 0.3)}zM0 ${n(s * 0.5)}l${n(s * 0.2)} ${n(s * 0.25)}H0z" fill="${spark}" opacity=".7"/>`,
  }),
  tiger: (_size, second, spark) => ({
    width: 46,
    height: 60,
    turn: 14,
    inner: `<path d="M4 0q10 20-2 40l6-2q8-20 2-38zM26 60q-8-24 4-46l6 4q-6 22-2 42z" fill="${second}"/><path d="M18 0q6 26-2 48l4-4q8-22 4-44zM42 60q-8-18 0-34l3 2q-4 18 0 32z" fill="${spark}" opacity=".85"/>`,
  }),
  web: (_size, second, spark) => ({
    width: 74,
    height: 66,
    turn: -12,
    inner: `<path d="M30 30 0 8M30 30 22 0M30 30 60 0M30 30l44 4M30 30 54 66M30 30 12 66M30 30 0 44M20 10q10 4 24 2 6 8 22 20-8 12-18 24-14-4-28-4Q16 42 6 38q4-12 4-20zM24 20q8 2 14 0 4 6 12 11-4 8-9 14-8-3-16-2-2-8-9-10 4-6 8-13z" fill="none" stroke="${second}" stroke-width="2"/><path d="M60 0l14 20M0 60l12 6M54 66l20-22" stroke="${spark}" stroke-width="2.4" fill="none"/>`,
  }),
  wave: (_size, second, spark, turn) => ({
    width: 60,
    height: 24,
    turn: n(turn / 2),
    inner: `<path d="M0 4q15-7 30 0t30 0M0 16q15 8 30 0t30 0" fill="none" stroke="${second}" stroke-width="3.4"/><path d="M0 10q15-5 30 0t30 0M0 21q15 4 30 0t30 0" fill="none" stroke="${spark}" stroke-width="1.3" opacity=".75"/>`,
  }),
  splash: (_size, second, spark, turn) => ({
    width: 64,
    height: 54,
    turn,
    inner: `<path d="M6 12l8-8 9 5 8-6 4 10 12 2-8 8 3 9-12-3-8 7-4-9-12-1 4-7z" fill="${second}"/><path d="M40 38l6-4 7 3 7-3-1 7 5 5-9 1-5 5-5-5-8 1 4-5z" fill="${second}" opacity=".8"/><path d="M14 44l4-3 3 3 5-1-2 5-6 3-5-3zM52 10l4-2 4 4-4 4z" fill="${spark}" opacity=".8"/>`,
  }),
  camo: (_size, second, spark, turn) => ({
    width: 70,
    height: 56,
    turn: n(turn / 2),
    inner: `<path d="M0 8q14-12 28 0t26-2q10 10-4 16t-24 2Q6 30 0 20z" fill="${second}"/><path d="M36 34q14-6 24 2t-6 14q-16 4-26-2t8-14z" fill="${second}" opacity=".85"/><path d="M4 38q10-8 18 0t-4 10Q6 50 4 38zM54 12q8-4 14 2l-6 8q-10 0-8-10z" fill="${spark}" opacity=".8"/>`,
  }),
  pixel: (_size, second, spark) => ({
    width: 48,
    height: 42,
    turn: 0,
    inner: `<path d="M0 0h12v6h6v6h-6v6H6v-6H0zM24 6h12v6h6v6H30v-6h-6zM6 24h12v6h6v6H12v-6H6zM36 27h12v6h-6v6h-6z" fill="${second}"/><path d="M18 0h6v6h-6zM36 0h6v6h-6zM18 18h6v6h-6zM0 36h6v6H0zM30 36h6v6h-6z" fill="${spark}" opacity=".85"/>`,
  }),
  mesh: (_size, second, spark) => ({
    width: 14,
    height: 12,
    turn: 18,
    inner: `<path d="M0 0h7v6H0zM7 6h7v6H7z" fill="${second}" opacity=".8"/><path d="M2 8h3v2H2zM9 2h3v2H9z" fill="${spark}" opacity=".7"/>`,
  }),
  petal: (s, second, spark, turn) => ({
    width: n(s * 1.3),
    height: n(s * 1.2),
    turn,
    inner: `<g transform="scale(${n(s / 30)})"><path d="M12 12q-8-10 0-12 8 2 0 12 10-8 12 0-2 8-12 0 8 10 0 12-8-2 0-12-10 8-12 0 2-8 12 0z" fill="${second}"/><circle cx="12" cy="12" r="2.6" fill="${spark}"/><path d="M26 34q2-12 12-10M30 20q-2 8 4 14" fill="none" stroke="${spark}" stroke-width="1.6" opacity=".8"/></g>`,
  }),
};

function drawInk(s: number, second: string, spark: string, turn: number): Tile {
  return {
    width: n(s * 2.4),
    height: n(s * 1.6),
    turn,
    inner: `<path d="M0 ${n(s * 0.4)}l${n(s * 0.7)}-${n(s * 0.3)} ${n(s * 0.5)} ${n(s * 0.4)} ${n(s * 0.8)}-${n(s * 0.5)}-${n(s * 0.4)} ${n(s * 0.7)} ${n(s * 0.5)} ${n(s * 0.4)}-${n(s * 0.9)} 0-${n(s * 0.3)} ${n(s * 0.4)}-${n(s * 0.4)}-${n(s * 0.5)}z" fill="${second}"/><path d="M${n(s * 0.4)} ${n(s * 1.2)}l${n(s * 0.9)}-${n(s * 0.2)} ${n(s * 0.6)} ${n(s * 0.3)}-${s} ${n(s * 0.2)}z" fill="${spark}" opacity=".75"/>`,
  };
}

/** Two decimals: further digits are invisible, and floats print them in varying length. */
function n(value: number): number {
  return Math.round(value * 100) / 100;
}
