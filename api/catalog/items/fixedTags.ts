import { EXTERIORS, NOT_PAINTED } from './exterior.ts';
import { ITEM_TYPES } from './itemType.ts';
import type { QualityTag } from './quality.ts';
import { DEFAULT_RARITY_COLOR, RARITY_COLORS } from './rarity.ts';

/** A tag whose names do not come from the game's data: [internal name, Chinese, English, colour]. */
export type FixedTagRow = readonly [
  internalName: string,
  nameZh: string,
  nameEn: string,
  color: string | null,
];

/** Types in display order (M-02). */
export const TYPE_TAGS: readonly FixedTagRow[] = [
  [ITEM_TYPES.knife, '匕首', 'Knife', null],
  [ITEM_TYPES.gloves, '手套', 'Gloves', null],
  [ITEM_TYPES.rifle, '步枪', 'Rifle', null],
  [ITEM_TYPES.sniperRifle, '狙击步枪', 'Sniper Rifle', null],
  [ITEM_TYPES.pistol, '手枪', 'Pistol', null],
  [ITEM_TYPES.submachineGun, '微型冲锋枪', 'SMG', null],
  [ITEM_TYPES.shotgun, '霰弹枪', 'Shotgun', null],
  [ITEM_TYPES.machineGun, '机枪', 'Machinegun', null],
  [ITEM_TYPES.equipment, '装备', 'Equipment', null],
  [ITEM_TYPES.agent, '探员', 'Agent', null],
  [ITEM_TYPES.sticker, '印花', 'Sticker', null],
  [ITEM_TYPES.charm, '挂件', 'Charm', null],
  [ITEM_TYPES.container, '武器箱', 'Container', null],
  [ITEM_TYPES.musicKit, '音乐盒', 'Music Kit', null],
  [ITEM_TYPES.patch, '布章', 'Patch', null],
  [ITEM_TYPES.graffiti, '涂鸦', 'Graffiti', null],
  [ITEM_TYPES.collectible, '收藏品', 'Collectible', null],
  [ITEM_TYPES.pass, '通行证', 'Pass', null],
  [ITEM_TYPES.key, '钥匙', 'Key', null],
  [ITEM_TYPES.tool, '工具', 'Tool', null],
  [ITEM_TYPES.nameTag, '标签', 'Tag', null],
  [ITEM_TYPES.gift, '礼物', 'Gift', null],
  [ITEM_TYPES.other, '其他', 'Other', null],
];

const color = (rank: number): string => RARITY_COLORS[rank] ?? DEFAULT_RARITY_COLOR;

/** Rarities, rarest first within each family. Their names differ between weapons, agents and the rest. */
export const RARITY_TAGS: readonly FixedTagRow[] = [
  ['Rarity_Contraband', '违禁', 'Contraband', color(6)],
  ['Rarity_Ancient_Weapon', '隐秘', 'Covert', color(5)],
  ['Rarity_Legendary_Weapon', '保密', 'Classified', color(4)],
  ['Rarity_Mythical_Weapon', '受限', 'Restricted', color(3)],
  ['Rarity_Rare_Weapon', '军规级', 'Mil-Spec Grade', color(2)],
  ['Rarity_Uncommon_Weapon', '工业级', 'Industrial Grade', color(1)],
  ['Rarity_Common_Weapon', '消费级', 'Consumer Grade', color(0)],
  ['Rarity_Ancient', '非凡', 'Extraordinary', color(5)],
  ['Rarity_Legendary', '奇异', 'Exotic', color(4)],
  ['Rarity_Mythical', '卓越', 'Remarkable', color(3)],
  ['Rarity_Rare', '高级', 'High Grade', color(2)],
  ['Rarity_Common', '普通级', 'Base Grade', color(0)],
  ['Rarity_Ancient_Character', '大师', 'Master', color(5)],
  ['Rarity_Legendary_Character', '非凡', 'Superior', color(4)],
  ['Rarity_Mythical_Character', '卓越', 'Exceptional', color(3)],
  ['Rarity_Rare_Character', '高级', 'Distinguished', color(2)],
];

const qualityTag = (tag: QualityTag, zh: string, en: string, hex: string): FixedTagRow => [tag, zh, en, hex];

/** Qualities with the colours of the specification. */
export const QUALITY_TAGS: readonly FixedTagRow[] = [
  qualityTag('normal', '普通', 'Normal', '#888888'),
  qualityTag('strange', 'StatTrak™', 'StatTrak™', '#CF6A32'),
  qualityTag('tournament', '纪念品', 'Souvenir', '#FFB100'),
  qualityTag('unusual', '★', '★', '#8650AC'),
  qualityTag('unusual_strange', '★ StatTrak™', '★ StatTrak™', '#8650AC'),
];

/** The six exteriors of M-03, best first. */
export const EXTERIOR_TAGS: readonly FixedTagRow[] = [
  ...EXTERIORS.map((row): FixedTagRow => [row.internalName, row.nameZh, row.nameEn, row.color]),
  [NOT_PAINTED, '无涂装', 'Not Painted', '#888888'],
];
