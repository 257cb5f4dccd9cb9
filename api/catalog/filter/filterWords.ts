import { ITEM_TYPES } from '../items/itemType.ts';

/** One word of a closed list: the tags or the value that it stands for, and other words for it. */
export interface FilterWord {
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
}

const word = (tag: string | readonly string[], ...aliases: readonly string[]): FilterWord => ({
  tags: typeof tag === 'string' ? [tag] : tag,
  aliases,
});

/** Types of items. */
export const TYPES = {
  knife: word(ITEM_TYPES.knife, '匕首', '刀'),
  gloves: word(ITEM_TYPES.gloves, '手套'),
  rifle: word(ITEM_TYPES.rifle, '步枪'),
  sniper: word(ITEM_TYPES.sniperRifle, '狙击步枪', '狙击枪'),
  pistol: word(ITEM_TYPES.pistol, '手枪'),
  smg: word(ITEM_TYPES.submachineGun, '微型冲锋枪', '冲锋枪'),
  shotgun: word(ITEM_TYPES.shotgun, '霰弹枪'),
  machinegun: word(ITEM_TYPES.machineGun, '机枪'),
  equipment: word(ITEM_TYPES.equipment, '装备'),
  agent: word(ITEM_TYPES.agent, '探员'),
  sticker: word(ITEM_TYPES.sticker, '印花'),
  charm: word(ITEM_TYPES.charm, '挂件'),
  container: word(ITEM_TYPES.container, 'case', '武器箱'),
  musickit: word(ITEM_TYPES.musicKit, '音乐盒'),
  patch: word(ITEM_TYPES.patch, '布章'),
  graffiti: word(ITEM_TYPES.graffiti, '涂鸦'),
  collectible: word(ITEM_TYPES.collectible, '收藏品'),
  pass: word(ITEM_TYPES.pass, '通行证'),
  key: word(ITEM_TYPES.key, '钥匙'),
  tool: word(ITEM_TYPES.tool, '工具'),
  nametag: word(ITEM_TYPES.nameTag, '标签'),
  gift: word(ITEM_TYPES.gift, '礼物'),
  other: word(ITEM_TYPES.other, '其他'),
};

/** Rarities of items; agents, stickers and the like have names of their own. */
export const RARITIES = {
  contraband: word('Rarity_Contraband', '违禁'),
  covert: word('Rarity_Ancient_Weapon', '隐秘'),
  classified: word('Rarity_Legendary_Weapon', '保密'),
  restricted: word('Rarity_Mythical_Weapon', '受限'),
  milspec: word('Rarity_Rare_Weapon', '军规级', '军规'),
  industrial: word('Rarity_Uncommon_Weapon', '工业级', '工业'),
  consumer: word('Rarity_Common_Weapon', '消费级', '消费'),
  extraordinary: word('Rarity_Ancient'),
  exotic: word('Rarity_Legendary', '奇异'),
  remarkable: word('Rarity_Mythical'),
  high: word('Rarity_Rare'),
  base: word('Rarity_Common', '普通级'),
  master: word('Rarity_Ancient_Character', '大师'),
  superior: word('Rarity_Legendary_Character'),
  exceptional: word('Rarity_Mythical_Character'),
  distinguished: word('Rarity_Rare_Character'),
};

/** Exteriors of items. */
export const EXTERIORS = {
  fn: word('WearCategory0', 'factorynew', '崭新出厂', '崭新'),
  mw: word('WearCategory1', 'minimalwear', '略有磨损', '略磨'),
  ft: word('WearCategory2', 'fieldtested', '久经沙场', '久经'),
  ww: word('WearCategory3', 'wellworn', '破损不堪', '破损'),
  bs: word('WearCategory4', 'battlescarred', '战痕累累', '战痕'),
  none: word('WearCategoryNA', '无涂装'),
};

/** Doppler phases and gems, as copies name them. */
export const PHASES = {
  p1: word('Phase 1', 'phase1'),
  p2: word('Phase 2', 'phase2'),
  p3: word('Phase 3', 'phase3'),
  p4: word('Phase 4', 'phase4'),
  ruby: word('Ruby', '红宝石'),
  sapphire: word('Sapphire', '蓝宝石'),
  blackpearl: word('Black Pearl', '黑珍珠'),
  emerald: word('Emerald', '绿宝石'),
};

/** How copies are delivered. */
export const DELIVERIES = {
  auto: word('automatic', '自动', 'robot'),
  hand: word('manual', '手动', 'manual'),
};
