import type { Finish } from './finish.ts';

/** The paint server (`<pattern>` or `<linearGradient>`) of a finish as SVG markup. */
export function patternMarkup(id: string, finish: Finish): string {
  if (finish.pattern === 'sweep') {
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="20" y1="30" x2="225" y2="85"><stop offset="0" stop-color="${finish.spark}"/><stop offset=".45" stop-color="${finish.second}"/><stop offset=".85" stop-color="${finish.base}"/></linearGradient>`;
  }
  const turn = ((finish.seed >>> 4) % 8) * 11 - 38;
  const size = 26 + ((finish.seed >>> 12) % 5) * 5;
  const draw = TILES[finish.pattern] ?? drawInk;
  const tile = draw(size, finish.second, finish.spark, turn);
  return `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${tile.turn})">${tile.inner}</pattern>`;
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
    inner: `<path d="M0 20h240" stroke="${second}" stroke-width="3.4"/><path d="M0 26h240" stroke="${spark}" opacity=".7"/><path d="M0 40h240" stroke="#fff" stroke-width=".6" opacity=".1"/>`,
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
