import { writeFileSync } from 'node:fs';
import type { FinishDetails } from '../../../api/catalog/art/finish.ts';
import { itemArt } from '../../../api/catalog/art/itemArt.ts';
import { kindOf } from '../../../api/catalog/art/kindOf.ts';
import type { CatalogueItem } from '../../../api/catalog/items/catalogue.ts';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';

/** Widths of the site's pictures in pixels: card, row, small row. */
const WIDTHS = [190, 84, 56];
const FINISHES =
  'Asiimov|Redline|Vulcan|Dragon Lore|Howl|Fire Serpent|Hyper Beast|Printstream|Neo-Noir|Bloodsport|Gungnir|Wild Lotus|' +
  'Slaughter|Tiger Tooth|Marble Fade|Crimson Web|Lore|Autotronic|Damascus Steel|Ultraviolet|Freehand|Night|Boreal Forest|' +
  'Safari Mesh|Urban Masked|Stained|Blue Steel|Rust Coat|Scorched|Forest DDPAT';

/** One item of each drawing, then the phases, the shares and the well-known finishes. */
function* choose(items: readonly CatalogueItem[]): Generator<readonly [CatalogueItem, FinishDetails]> {
  const kinds = new Set<string>();
  for (const item of items) {
    const kind = kindOf(item.tagType, item.tagWeapon, item.marketHashName);
    if (!kinds.has(kind)) yield [item, {}];
    kinds.add(kind);
  }
  const starting = (name: string) =>
    items.filter(({ marketHashName }) => marketHashName.startsWith(name)).slice(0, 1);
  for (const item of ['★ Karambit | Doppler', '★ Butterfly Knife | Gamma Doppler'].flatMap(starting))
    for (const { name } of item.phases ?? []) yield [item, { phase: name }];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    for (const item of starting('★ M9 Bayonet | Fade')) yield [item, { fadeShare: share }];
    for (const item of starting('AK-47 | Case Hardened')) yield [item, { blueShare: share }];
  }
  for (const finish of FINISHES.split('|'))
    yield* items
      .filter(({ marketHashName }) => marketHashName.includes(`| ${finish} (`))
      .slice(0, 1)
      .map((item) => [item, {}] as const);
  const stickers = items.filter(({ tagType }) => tagType === 'CSGO_Tool_Sticker');
  yield* stickers.filter((_, index) => index % 250 === 5).map((item) => [item, {}] as const);
}

function sheetOf(theme: 'dark' | 'light', items: readonly CatalogueItem[]): string {
  const cells = [...choose(items)].map(([item, details], index) => {
    const { marketHashName, rarityColor, tagType, tagWeapon } = item;
    const kind = kindOf(tagType, tagWeapon, marketHashName);
    const title = [marketHashName, ...Object.values(details)].join(' ').replaceAll(/[<>&]/g, '');
    const pictures = WIDTHS.map((width) => {
      const art = itemArt({ ...details, kind, rarityColor, marketHashName, id: `${theme}${index}w${width}` });
      return `<i style="width:${width}px;--r:${rarityColor}">${art}</i>`;
    });
    return `<figure>${pictures.join('')}<figcaption>${title}</figcaption></figure>`;
  });
  return `<section class="${theme}">${cells.join('')}</section>`;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file? npm run art -- sheet.html');
const items = readCatalogue();
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>body{margin:0;font:11px sans-serif}section{display:flex;flex-wrap:wrap;gap:8px;padding:12px}figure{width:352px;margin:0;display:flex;flex-wrap:wrap;align-items:center;gap:6px}figcaption{width:100%}.dark{background:#0a0c10;color:#aeb6c6;--s:#0d1015;--l:52%}.light{background:#f4f5f8;color:#475062;--s:#f1f3f7;--l:30%}i{display:block;background:var(--s) radial-gradient(at 50% 45%,color-mix(in srgb,var(--r) var(--l),transparent),transparent 62%)}svg{display:block;width:84%;margin:auto}</style>${sheetOf('dark', items)}${sheetOf('light', items)}`,
);
