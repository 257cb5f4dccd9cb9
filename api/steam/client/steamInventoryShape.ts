import { z } from 'zod';
import { certificateOf } from './steamCertificate.ts';
import { SteamError } from './steamError.ts';
import type { InventoryAsset, InventoryPage, InventoryRange } from './steamGateway.ts';
import { attachmentNames, nameTagOf, tradableAtOf } from './steamItemText.ts';

/** 64-bit ids arrive as text. A number is accepted only if it has not lost digits. */
const id = z.union([z.string().regex(/^\d{1,20}$/), z.int().nonnegative().transform(String)]);
const flag = z.union([z.boolean(), z.coerce.number().transform((number) => number !== 0)]);
const lines = z.array(z.object({ value: z.string().default(''), name: z.string().default('') }));
const listed = z.array(z.unknown());

const page = z.object({
  success: flag,
  assets: listed.default([]),
  descriptions: listed.default([]),
  asset_properties: listed.default([]),
  total_inventory_count: z.coerce.number().int().nonnegative(),
  more_items: flag.default(false),
  last_assetid: id.optional(),
});

const assetRow = z.object({ assetid: id, classid: id, instanceid: id.default('0') });
const description = z.object({
  classid: id,
  instanceid: id.default('0'),
  market_hash_name: z.string().min(1).max(200),
  icon_url: z.string().max(1_000).nullish().catch(null),
  tradable: flag.default(false),
  marketable: flag.default(false),
  sealed: flag.default(false),
  sealed_type: z.coerce.number().nullish(),
  descriptions: lines.nullish(),
  owner_descriptions: lines.nullish(),
  fraudwarnings: z.array(z.string()).nullish(),
  actions: listed.nullish(),
  tags: z.array(z.object({ category: z.string(), internal_name: z.string() })).nullish(),
});
const property = z.object({
  propertyid: z.coerce.number(),
  int_value: z.coerce.number().int().optional(),
  float_value: z.coerce.number().min(0).max(1).optional(),
  string_value: z.string().max(4_096).optional(),
});
const properties = z.object({
  assetid: id,
  asset_properties: listed.nullish(),
  asset_accessories: z
    .array(
      z.object({ parent_relationship_properties: listed.nullish(), standalone_properties: listed.nullish() }),
    )
    .nullish(),
});

const action = z.object({ link: z.string().max(2_000) });

type Description = z.infer<typeof description>;
type Property = z.infer<typeof property>;

/** Valve's numbers of the asset properties that we read. */
const SEED = 1;
const FLOAT = 2;
const CHARM_TEMPLATE = 3;
const STICKER_WEAR = 4;
const NAME_TAG = 5;
const CERTIFICATE = 6;
/** More characters than the game accepts. */
const NAME_TAG_MAX = 200;
const PAINT_INDEX = 7;

/** Parses rows one by one, so that an unreadable row does not affect the others. */
function readable<Shape extends z.ZodType>(shape: Shape, rows: readonly unknown[] | null | undefined) {
  return (rows ?? []).flatMap((row) => {
    const parsed = shape.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}

interface AssetFacts {
  own: ReadonlyMap<number, Property>;
  stickerWears: readonly (number | null)[];
  charmSeed: number | null;
}

const NO_FACTS: AssetFacts = { own: new Map(), stickerWears: [], charmSeed: null };

function factsOf(raw: z.infer<typeof properties>): AssetFacts {
  const accessories = (raw.asset_accessories ?? []).map((accessory) => {
    const rows = [
      ...(accessory.parent_relationship_properties ?? []),
      ...(accessory.standalone_properties ?? []),
    ];
    return new Map(readable(property, rows).map((row) => [row.propertyid, row]));
  });
  const own = new Map(readable(property, raw.asset_properties).map((row) => [row.propertyid, row]));
  const charms = accessories.filter((accessory) => accessory.has(CHARM_TEMPLATE));
  return {
    own,
    stickerWears: accessories
      .filter((accessory) => !accessory.has(CHARM_TEMPLATE))
      .map((accessory) => accessory.get(STICKER_WEAR)?.float_value ?? null),
    charmSeed: (charms[0]?.get(CHARM_TEMPLATE) ?? own.get(CHARM_TEMPLATE))?.int_value ?? null,
  };
}

/** Address of an item's picture. Steam names it relative to its delivery network. */
function pictureOf(name: string): string | null {
  if (/^[\w-]+$/.test(name)) return `https://community.cloudflare.steamstatic.com/economy/image/${name}`;
  return /^https:\/\/[a-z.-]+\.(steamstatic\.com|akamaihd\.net)\/economy\/image\//.test(name) ? name : null;
}

/** `sealed_type` of an item that its owner has put on Steam's own market. It is not held until a time. */
const LISTED = 1;

/**
 * Whether an item can be traded, and from when. Steam's flag may say that it can while the item is protected: a date ahead wins, and so
 * does the seal.
 */
function holdOf(raw: Description, nowSeconds: number): { isTradable: boolean; tradableAt: number | null } {
  if (raw.sealed && raw.sealed_type === LISTED) return { isTradable: false, tradableAt: null };
  const lines = (raw.owner_descriptions ?? []).map((line) => line.value);
  const tradableAt = tradableAtOf(lines, nowSeconds);
  const isHeld = raw.sealed || (tradableAt !== null && tradableAt > nowSeconds);
  return raw.tradable && !isHeld ? { isTradable: true, tradableAt: null } : { isTradable: false, tradableAt };
}

/** Fields shared by all assets of one description, parsed once for each page. */
function sharedOf(raw: Description, nowSeconds: number) {
  const html = (name: string): string => raw.descriptions?.find((line) => line.name === name)?.value ?? '';
  return {
    marketHashName: raw.market_hash_name,
    iconUrl: pictureOf(raw.icon_url ?? ''),
    tags: Object.fromEntries((raw.tags ?? []).map((tag) => [tag.category, tag.internal_name])),
    stickerNames: attachmentNames(html('sticker_info')),
    charmName: attachmentNames(html('keychain_info'))[0] ?? null,
    warnedNameTag: nameTagOf(raw.fraudwarnings ?? []),
    inspectTemplate:
      readable(action, raw.actions).find(({ link }) => link.includes('csgo_econ_action_preview'))?.link ??
      null,
    ...holdOf(raw, nowSeconds),
    isMarketable: raw.marketable,
  };
}

function toAsset(
  raw: z.infer<typeof assetRow>,
  { stickerNames, charmName, warnedNameTag, inspectTemplate, ...shared }: ReturnType<typeof sharedOf>,
  { own, stickerWears, charmSeed }: AssetFacts,
  { steamId, contextId }: InventoryRange,
): InventoryAsset {
  const traits = {
    floatValue: own.get(FLOAT)?.float_value,
    paintSeed: own.get(SEED)?.int_value,
    paintIndex: own.get(PAINT_INDEX)?.int_value,
  };
  const certificate = certificateOf({
    ...traits,
    template: inspectTemplate,
    certificate: own.get(CERTIFICATE)?.string_value,
    ownerSteamId: steamId,
    assetId: raw.assetid,
  });
  const { block } = certificate ?? {};
  const certified = block?.stickers.length === stickerNames.length ? block.stickers : [];
  return {
    ...shared,
    assetId: raw.assetid,
    classId: raw.classid,
    instanceId: raw.instanceid,
    contextId,
    // An asset outside context 2 cannot be offered, whatever Steam's flag says.
    isTradable: shared.isTradable && contextId === '2',
    // Steam has left properties out of items on its own market.
    floatValue: traits.floatValue ?? block?.floatValue ?? null,
    paintSeed: traits.paintSeed ?? block?.paintSeed ?? null,
    paintIndex: traits.paintIndex ?? block?.paintIndex ?? null,
    certificate: certificate?.hex ?? null,
    stickers: stickerNames.map((marketHashName, slot) => ({
      slot,
      marketHashName,
      // A block leaves out a wear of zero.
      wear: stickerWears[slot] ?? (certified[slot] && (certified[slot].wear ?? 0)) ?? null,
    })),
    charm:
      charmName === null
        ? null
        : { marketHashName: charmName, seed: charmSeed ?? block?.charms[0]?.pattern ?? null },
    nameTag: own.get(NAME_TAG)?.string_value?.slice(0, NAME_TAG_MAX) ?? warnedNameTag,
  };
}

function joinRows(raw: z.infer<typeof page>, range: InventoryRange, nowSeconds: number) {
  const shared = new Map(
    readable(description, raw.descriptions).map((row) => [
      `${row.classid}_${row.instanceid}`,
      sharedOf(row, nowSeconds),
    ]),
  );
  const facts = new Map(readable(properties, raw.asset_properties).map((row) => [row.assetid, factsOf(row)]));
  const rows = readable(assetRow, raw.assets);
  const assets: InventoryAsset[] = [];
  const unreadableIds: string[] = [];
  for (const row of rows) {
    const described = shared.get(`${row.classid}_${row.instanceid}`);
    if (described) assets.push(toAsset(row, described, facts.get(row.assetid) ?? NO_FACTS, range));
    else unreadableIds.push(row.assetid);
  }
  return { assets, unreadableIds, lostCount: raw.assets.length - rows.length };
}

/**
 * Parses a page of an inventory. Joins assets with their descriptions by class and instance, and with their properties by asset id.
 * Unreadable rows are counted and skipped.
 * @throws SteamError if the body is no inventory, or has more pages and does not say where.
 */
export function parseInventory(
  body: unknown,
  range: InventoryRange,
  nowSeconds = Date.now() / 1_000,
): InventoryPage {
  const parsed = page.safeParse(body);
  if (!parsed.success || !parsed.data.success)
    throw new SteamError('transient', 'inventory: unexpected shape', { isOutage: true });
  const raw = parsed.data;
  if (raw.more_items && raw.last_assetid === undefined)
    throw new SteamError('transient', 'inventory: half an answer', { isOutage: true });
  return {
    ...joinRows(raw, range, nowSeconds),
    totalCount: raw.total_inventory_count,
    nextStartAssetId: raw.more_items ? (raw.last_assetid ?? null) : null,
  };
}
