/** The colour of an item without a rarity (specification section 3). */
export const DEFAULT_TAG_COLOR = '#666666';

/** The specification's rarity colours by Steam's tag. The suffixes `_Weapon` and `_Character` share a colour. */
const RARITY_COLORS: Readonly<Record<string, string>> = {
  Rarity_Contraband: '#E4AE39',
  Rarity_Ancient: '#EB4B4B',
  Rarity_Legendary: '#D32CE6',
  Rarity_Mythical: '#8847FF',
  Rarity_Rare: '#4B69FF',
  Rarity_Uncommon: '#5E98D9',
  Rarity_Common: '#90ACCC',
};

const QUALITY_COLORS: Readonly<Record<string, string>> = {
  normal: '#888888',
  strange: '#CF6A32',
  tournament: '#FFB100',
  unusual: '#8650AC',
  unusual_strange: '#8650AC',
};

const EXTERIOR_COLORS: Readonly<Record<string, string>> = {
  WearCategory0: '#228149',
  WearCategory1: '#64B02B',
  WearCategory2: '#EFAD4D',
  WearCategory3: '#B7625F',
  WearCategory4: '#993A38',
  WearCategoryNA: '#888888',
};

/** Colour of a rarity, quality or exterior tag (requirement M-07). Used for light and marks, never for text. */
export function tagColor(internalName: string | null | undefined): string {
  const name = internalName ?? '';
  const rarity = name.replace(/_(?:Weapon|Character)$/, '');
  return RARITY_COLORS[rarity] ?? QUALITY_COLORS[name] ?? EXTERIOR_COLORS[name] ?? DEFAULT_TAG_COLOR;
}

/** The usual colour of a phase or gem. Used for a mark beside the name, never for text. */
const PHASE_COLORS: Readonly<Record<string, string>> = {
  'Phase 1': '#8A3FA0',
  'Phase 2': '#E0509E',
  'Phase 3': '#2F8F83',
  'Phase 4': '#3B6FE0',
  Ruby: '#D81F35',
  Sapphire: '#1F5BFF',
  'Black Pearl': '#4A3A63',
  Emerald: '#12A150',
};

/** Colour of a phase's mark. */
export function phaseColor(phase: string): string {
  return PHASE_COLORS[phase] ?? '#888888';
}
