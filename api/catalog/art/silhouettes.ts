import { AGENTS } from './agents.ts';
import { GLOVES } from './gloves.ts';
import { GOODS } from './goods.ts';
import { HEAVY } from './heavy.ts';
import { KNIVES } from './knives.ts';
import { PISTOLS } from './pistols.ts';
import { RIFLES } from './rifles.ts';
import type { Silhouette } from './silhouette.ts';
import { SMGS } from './smgs.ts';
import { SNIPERS } from './snipers.ts';

/** Every silhouette by its kind. */
export const SHAPES: Readonly<Record<string, Silhouette>> = {
  ...RIFLES,
  ...SNIPERS,
  ...SMGS,
  ...PISTOLS,
  ...HEAVY,
  ...KNIVES,
  ...GLOVES,
  ...AGENTS,
  ...GOODS,
};

/** What stands for a whole type, where the weapon is not known. */
const TYPE_SHAPES: Readonly<Record<string, Silhouette>> = {
  rifle: RIFLES.ak47,
  m4: RIFLES.m4a1,
  sniper: SNIPERS.awp,
  pistol: PISTOLS.glock,
  smg: SMGS.ump45,
  shotgun: HEAVY.nova,
  mg: HEAVY.negev,
  knife: KNIVES.karambit,
  gloves: GLOVES.sporty_gloves,
  agent: AGENTS.phoenix,
};

/** The silhouette of a kind; a case for an unknown one. */
export function shapeOf(kind: string): Silhouette {
  const shape = Object.hasOwn(SHAPES, kind)
    ? SHAPES[kind]
    : Object.hasOwn(TYPE_SHAPES, kind)
      ? TYPE_SHAPES[kind]
      : undefined;
  return shape ?? GOODS.case;
}
