import { describe, expect, test } from 'vitest';
import { AGENTS } from '../../../api/catalog/art/agents.ts';
import { finishOf } from '../../../api/catalog/art/finish.ts';
import { KNOWN } from '../../../api/catalog/art/finishTable.ts';
import { GLOVES } from '../../../api/catalog/art/gloves.ts';
import { GOODS } from '../../../api/catalog/art/goods.ts';
import { HEAVY } from '../../../api/catalog/art/heavy.ts';
import { itemArt } from '../../../api/catalog/art/itemArt.ts';
import { kindOf } from '../../../api/catalog/art/kindOf.ts';
import { KNIVES } from '../../../api/catalog/art/knives.ts';
import { labelWords, stickerKind } from '../../../api/catalog/art/label.ts';
import { drawableText, letteringMarkup } from '../../../api/catalog/art/lettering.ts';
import { PISTOLS } from '../../../api/catalog/art/pistols.ts';
import { RIFLES } from '../../../api/catalog/art/rifles.ts';
import { SHAPES } from '../../../api/catalog/art/silhouettes.ts';
import { SMGS } from '../../../api/catalog/art/smgs.ts';
import { SNIPERS } from '../../../api/catalog/art/snipers.ts';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';

const ITEMS = readCatalogue();
const kindOfItem = (item: (typeof ITEMS)[number]) =>
  kindOf(item.tagType, item.tagWeapon, item.marketHashName);

function draw(marketHashName: string, kind: string): string {
  return itemArt({ kind, marketHashName, rarityColor: '#D32CE6', id: 'a1' });
}

/** What keeps markup from being well-formed XML: a tag out of place, an attribute twice, a stray `<` or `&`. */
function faultsOf(markup: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const rest = markup.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end, name, attributes, empty) => {
      const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size < names.length) faults.push(`${name}: an attribute twice`);
      if (end === '/' && open.pop() !== name) faults.push(`</${name}>`);
      if (end === '' && empty === '') open.push(name);
      return '';
    },
  );
  return [...faults, ...open, ...(rest === '' ? [] : [rest])];
}

/** Hue in degrees and lightness from 0 to 1 of `#rrggbb`. */
function hueOf(color: string): { hue: number; light: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const sector =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  return { hue: (sector * 60 + 360) % 360, light: (most + least) / 2 };
}

describe('silhouettes', () => {
  const kindByWeapon = new Map(
    ITEMS.flatMap((item) => (item.tagWeapon === null ? [] : [[item.tagWeapon, kindOfItem(item)]])),
  );

  test('every weapon, knife and kind of glove has one of its own', () => {
    expect(kindByWeapon.size).toBeGreaterThanOrEqual(63);
    expect(new Set(kindByWeapon.values()).size).toBe(kindByWeapon.size);
    expect([...kindByWeapon.values()].filter((kind) => SHAPES[kind] === undefined)).toEqual([]);
  });

  test('no two are drawn alike', () => {
    const outlines = Object.values(SHAPES).map(({ skin, dark, wire, cut }) => [skin, dark, wire, cut].join());
    expect(new Set(outlines).size).toBe(outlines.length);
  });

  test('no group takes a name of another', () => {
    const groups = [RIFLES, SNIPERS, SMGS, PISTOLS, HEAVY, KNIVES, GLOVES, AGENTS, GOODS];
    expect(groups.flatMap((group) => Object.keys(group)).length).toBe(Object.keys(SHAPES).length);
  });

  test('every other item has a drawing of its family', () => {
    const plain = new Set(ITEMS.filter(({ tagWeapon }) => tagWeapon === null).map(kindOfItem));
    expect([...plain].filter((kind) => SHAPES[kind] === undefined)).toEqual([]);
    expect([...plain]).toEqual(
      expect.arrayContaining([
        'souvenir',
        'capsule',
        'autograph',
        'pinbox',
        'pack',
        'slab',
        'phoenix',
        'sas',
      ]),
    );
    expect(plain).not.toContain('agent');
  });

  test('every path is of numbers and commands alone', () => {
    const odd = Object.entries(SHAPES).filter(([, { skin, dark, wire = '', cut = '', line = '' }]) =>
      /[^MmLlHhVvCcSsQqTtAaZz0-9 .,-]/.test(skin + dark + wire + cut + line),
    );
    expect(odd.map(([kind]) => kind)).toEqual([]);
  });
});

describe('markup', () => {
  test('is well-formed, of this module alone and the same every time, for items all over the catalogue', () => {
    const chosen = new Map(ITEMS.map((item) => [kindOfItem(item), item]));
    for (const item of [...chosen.values(), ...ITEMS.filter((_, index) => index % 97 === 0)]) {
      const art = draw(item.marketHashName, kindOfItem(item));
      expect(faultsOf(art), item.marketHashName).toEqual([]);
      expect(art).not.toMatch(/script|https?:|href="(?!#)|url\((?!#)|\son\w+=|undefined|NaN|<text|<image/i);
      expect(draw(item.marketHashName, kindOfItem(item))).toBe(art);
    }
  });

  test('the check of the markup sees what is wrong', () => {
    expect(faultsOf('<g><path d="M0 0"/></g>')).toEqual([]);
    expect(
      ['<g>', '<g a="1" a="2"/>', '<g>a & b</g>', '<g></a>'].map((markup) => faultsOf(markup).length > 0),
    ).toEqual([true, true, true, true]);
  });
});

describe('finishes', () => {
  const phase = (name: string, finish = 'Doppler') =>
    hueOf(finishOf(`★ Karambit | ${finish} (Factory New)`, { phase: name }).second);

  test('a gem of a Doppler has its colour', () => {
    expect(phase('Ruby').hue).toBeGreaterThan(340);
    expect(phase('Sapphire').hue).toBeGreaterThan(210);
    expect(phase('Sapphire').hue).toBeLessThan(235);
    expect(phase('Emerald', 'Gamma Doppler').hue).toBeGreaterThan(130);
    expect(phase('Emerald', 'Gamma Doppler').hue).toBeLessThan(160);
    expect(phase('Black Pearl').hue).toBeGreaterThan(250);
    expect(phase('Black Pearl').hue).toBeLessThan(280);
    expect(phase('Black Pearl').light).toBeLessThan(0.25);
  });

  test('a phase looks as it does in the game: pink, teal and blue, or greens', () => {
    expect(phase('Phase 2').hue).toBeGreaterThan(310);
    expect(phase('Phase 3').hue).toBeLessThan(215);
    expect(phase('Phase 4').hue).toBeLessThan(240);
    for (const name of ['Phase 1', 'Phase 2', 'Phase 3', 'Phase 4']) {
      const { hue } = phase(name, 'Gamma Doppler');
      expect(hue > 90 && hue < 180, name).toBe(true);
    }
  });

  test('every phase of the catalogue is drawn by itself', () => {
    for (const weapon of ['★ Karambit | Doppler (Factory New)', '★ Karambit | Gamma Doppler (Factory New)']) {
      const phases = ITEMS.find(({ marketHashName }) => marketHashName === weapon)?.phases ?? [];
      const looks = phases.map(({ name }) => JSON.stringify(finishOf(weapon, { phase: name })));
      expect(looks.length).toBeGreaterThanOrEqual(5);
      expect(new Set([...looks, JSON.stringify(finishOf(weapon))]).size).toBe(looks.length + 1);
    }
  });

  test('the share of blue says how many spots are blue', () => {
    const blues = [0, 0.25, 1].map((blueShare) => {
      const art = itemArt({
        kind: 'ak47',
        marketHashName: 'AK-47 | Case Hardened (Field-Tested)',
        rarityColor: '#8847FF',
        id: 'a',
        blueShare,
      });
      return (art.match(/<ellipse[^>]*fill="#(5a8ae8|2f62c4)"/g) ?? []).length;
    });
    expect(blues).toEqual([0, 4, 16]);
  });

  test('the smaller the share of a fade, the sooner its base begins', () => {
    const ends = [0.2, 0.8, 1].map((fadeShare) => {
      const art = itemArt({
        kind: 'flip',
        marketHashName: '★ Flip Knife | Fade (Factory New)',
        rarityColor: '#8847FF',
        id: 'a',
        fadeShare,
      });
      return Number(/<stop offset="([\d.]+)" stop-color="#f0b43c"/.exec(art)?.[1]);
    });
    expect(ends).toEqual([0.47, 0.83, 0.95]);
  });

  test('every row of the table is the look of a finish that exists', () => {
    const names = ITEMS.filter(({ tagWeapon }) => tagWeapon !== null).map(({ marketHashName }) =>
      (marketHashName.split(' | ')[1] ?? '').toLowerCase(),
    );
    const taken = new Set(
      [...new Set(names)].map((name) => KNOWN.find(([word]) => name.includes(word))?.[0]),
    );
    expect(KNOWN.map(([word]) => word).filter((word) => !taken.has(word))).toEqual([]);
  });

  test('another finish with one of the words in the weapon’s name keeps its own look', () => {
    expect(finishOf('Glock-18 | Fade (Factory New)').pattern).toBe('sweep');
    expect(finishOf('★ Karambit').pattern).toBe('plain');
    expect(finishOf('★ Karambit | Lore (Factory New)').base).not.toBe(
      finishOf('AWP | Dragon Lore (Factory New)').base,
    );
  });
});

describe('lettering', () => {
  test('says team, player and event', () => {
    expect(labelWords('Sticker | Natus Vincere (Holo) | Katowice 2014')).toEqual({
      text: 'Natus Vincere',
      event: 'Katowice 2014',
      note: 'Holo',
    });
    expect(labelWords('Gamma 2 Case').text).toBe('Gamma 2');
    expect(
      [
        'Sticker | Natus Vincere (Holo) | Rio 2022',
        'Sticker | s1mple (Gold) | Rio 2022',
        'Sticker | Devouring Flame (Holo)',
      ].map(stickerKind),
    ).toEqual(['teamSticker', 'autographSticker', 'sticker']);
  });

  test('whoever has a patch or a graffiti of a tournament is a team', () => {
    const names = ITEMS.map(({ marketHashName }) => marketHashName).filter((name) =>
      /^(Patch|Sealed Graffiti) \| .* \| /.test(name),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => stickerKind(name) !== 'teamSticker')).toEqual([]);
  });

  test('the material of a sticker changes its picture', () => {
    const pictures = ['', ' (Foil)', ' (Holo)', ' (Glitter)', ' (Gold)', ' (Embroidered)'].map((note) =>
      draw(`Sticker | FaZe Clan${note} | Budapest 2025`, 'sticker'),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('a hostile name is drawn as strokes or not at all', () => {
    const names = [
      'Sticker | <script>alert(1)</script>',
      'Sticker | "onload=x | &lt;&#0;',
      `Sticker | ${'W'.repeat(500)} | ]]>`,
      'Sticker | 龍王',
      'Sticker | ',
    ];
    for (const name of names) {
      const art = draw(name, 'sticker');
      expect(faultsOf(art), name).toEqual([]);
      expect(art).not.toMatch(/alert|onload|&|龍|\]\]/);
      expect(art.length).toBeLessThan(16_000);
    }
    expect(drawableText('José «x» __proto__')).toBe('JOSE X PROTO');
  });

  test('a text stays inside its box', () => {
    const box = { x: 10, y: 20, width: 60, height: 12 };
    for (const text of ['I', 'FURIA', 'Imperial Sportsbet Esports 2022']) {
      const art = letteringMarkup(text, box, { color: '#fff', outline: '#000' });
      const scale = Number(/scale\(([\d.]+)\)/.exec(art)?.[1]);
      const places = [...art.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g)].map(([, x, y]) => [
        Number(x) * scale,
        Number(y) * scale,
      ]);
      for (const [x = 0, y = 0] of places) {
        expect(x).toBeGreaterThanOrEqual(box.x - 0.1);
        expect(x + 4 * scale).toBeLessThanOrEqual(box.x + box.width + 0.1);
        expect(y).toBeGreaterThanOrEqual(box.y - 0.1);
        expect(y + 6 * scale).toBeLessThanOrEqual(box.y + box.height + 0.1);
      }
    }
  });
});
