/** One exterior: Steam's tag, both names, the colour of the specification and its wear range [floatMin, floatMax). */
export interface Exterior {
  readonly internalName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly color: string;
  readonly floatMin: number;
  readonly floatMax: number;
}

/** The five painted exteriors, best first. Limits are the game's; the last range includes 1. Colours are the specification's. */
export const EXTERIORS: readonly Exterior[] = [
  {
    internalName: 'WearCategory0',
    nameEn: 'Factory New',
    nameZh: '崭新出厂',
    color: '#228149',
    floatMin: 0,
    floatMax: 0.07,
  },
  {
    internalName: 'WearCategory1',
    nameEn: 'Minimal Wear',
    nameZh: '略有磨损',
    color: '#64B02B',
    floatMin: 0.07,
    floatMax: 0.15,
  },
  {
    internalName: 'WearCategory2',
    nameEn: 'Field-Tested',
    nameZh: '久经沙场',
    color: '#EFAD4D',
    floatMin: 0.15,
    floatMax: 0.38,
  },
  {
    internalName: 'WearCategory3',
    nameEn: 'Well-Worn',
    nameZh: '破损不堪',
    color: '#B7625F',
    floatMin: 0.38,
    floatMax: 0.45,
  },
  {
    internalName: 'WearCategory4',
    nameEn: 'Battle-Scarred',
    nameZh: '战痕累累',
    color: '#993A38',
    floatMin: 0.45,
    floatMax: 1,
  },
];

/** Steam's Exterior tag of an item that can have a finish but has none (a vanilla knife). */
export const NOT_PAINTED = 'WearCategoryNA';

/** The exteriors that overlap a wear range. A range that only touches a limit does not overlap the next exterior. */
export function exteriorsWithin(floatMin: number, floatMax: number): Exterior[] {
  return EXTERIORS.filter((exterior) => floatMin < exterior.floatMax && floatMax > exterior.floatMin);
}
