import { type Nickname, nicknamesOf } from './nickname.ts';
import { FINISH_ROWS } from './nicknamesOfFinishes.ts';
import { KIND_ROWS, SHORTHAND_ROWS } from './nicknamesOfKinds.ts';
import { REST_ROWS } from './nicknamesOfRest.ts';

/** Nicknames of players, collected by hand. Tests require that each of them finds an item. */
export const NICKNAMES: readonly Nickname[] = [
  ...nicknamesOf(SHORTHAND_ROWS, true),
  ...nicknamesOf(KIND_ROWS),
  ...nicknamesOf(FINISH_ROWS),
  ...nicknamesOf(REST_ROWS),
];
