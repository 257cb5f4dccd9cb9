import { nicknamesOf } from './nickname.ts';
export const NICKNAMES = [
  ...nicknamesOf(
    [
      ['st', '| StatTrak™'],
      ['暗金', '| StatTrak™'],
      ['fn', '| Factory New'],
      ['mw', '| Minimal Wear'],
      ['ft', '| Field-Tested'],
      ['ww', '| Well-Worn'],
      ['bs', '| Battle-Scarred'],
      ['m4', 'M4A4', 'M4A1-S'],
    ],
    true,
  ),
  ...nicknamesOf([
    ['龙狙', 'AWP | Dragon Lore'],
    ['略磨', '| Minimal Wear'],
  ]),
];
