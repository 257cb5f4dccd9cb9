import { describe, expect, test } from 'vitest';
import { encodeInspectBlock } from '../../../api/steam/client/inspectBlock.ts';
import { SteamError } from '../../../api/steam/client/steamError.ts';
import { parseInventory } from '../../../api/steam/client/steamInventoryShape.ts';
import { attachmentNames, nameTagOf, tradableAtOf } from '../../../api/steam/client/steamItemText.ts';

const FREE = { steamId: '76561198000000001', contextId: '2', startAssetId: null } as const;

/** Names in the pictures' titles, as Steam has written them since 2024. */
const TITLED =
  '<br><div id="sticker_info" class="sticker_info" style="border: 2px solid rgb(102, 102, 102)"><center><img width=64 height=48 src="https://cdn.example/a.png" title="Sticker: Guardian, Elite | Boston 2018"><img width=64 height=48 src="https://cdn.example/b.png" title="Sticker: Crown (Foil)"><br>Sticker: Guardian, Elite | Boston 2018, Crown (Foil)</center></div>';

const REDLINE = {
  appid: 730,
  classid: '310776543',
  instanceid: '302028390',
  market_hash_name: 'AK-47 | Redline (Field-Tested)',
  icon_url: '-9a81dlWLwJ2UUGcVs_nsVtzdOEd',
  tradable: 1,
  marketable: 1,
  descriptions: [
    { type: 'html', value: 'Exterior: Field-Tested', name: 'exterior_wear' },
    { type: 'html', value: TITLED, name: 'sticker_info' },
    {
      type: 'html',
      value: '<div><img title="Charm: Hot Howl"><br>Charm: Hot Howl</div>',
      name: 'keychain_info',
    },
  ],
  fraudwarnings: ["Name Tag: ''rush B''"],
  tags: [
    { category: 'Type', internal_name: 'CSGO_Type_Rifle', localized_tag_name: 'Rifle' },
    { category: 'Exterior', internal_name: 'WearCategory2', localized_tag_name: 'Field-Tested' },
  ],
};
const ASSET = {
  appid: 730,
  contextid: '2',
  assetid: '41000000001',
  classid: '310776543',
  instanceid: '302028390',
  amount: '1',
};
const PROPERTIES = {
  appid: 730,
  contextid: '2',
  assetid: '41000000001',
  asset_properties: [
    { propertyid: 1, int_value: '661' },
    { propertyid: 2, float_value: '0.250000119209289551' },
    { propertyid: 6, string_value: '0011AA' },
    { propertyid: 7, int_value: '282' },
  ],
  asset_accessories: [
    {
      classid: '1',
      parent_relationship_properties: [{ propertyid: 4, float_value: '0' }],
      standalone_properties: [],
    },
    {
      classid: '2',
      parent_relationship_properties: [{ propertyid: 4, float_value: '0.35' }],
      standalone_properties: [],
    },
    {
      classid: '3',
      parent_relationship_properties: [],
      standalone_properties: [{ propertyid: 3, int_value: '88143' }],
    },
  ],
};
const PAGE = {
  assets: [ASSET],
  descriptions: [REDLINE],
  asset_properties: [PROPERTIES],
  total_inventory_count: 1,
  success: 1,
  rwgrsn: -2,
};

describe('a page of an inventory', () => {
  test('I-01 assets, descriptions and properties are joined', () => {
    const page = parseInventory(PAGE, FREE);
    expect(page).toMatchObject({ totalCount: 1, nextStartAssetId: null, unreadableIds: [], lostCount: 0 });
    expect(page.assets[0]).toEqual({
      assetId: '41000000001',
      classId: '310776543',
      instanceId: '302028390',
      contextId: '2',
      marketHashName: 'AK-47 | Redline (Field-Tested)',
      tags: { Type: 'CSGO_Type_Rifle', Exterior: 'WearCategory2' },
      floatValue: Number(PROPERTIES.asset_properties[1]?.float_value),
      paintSeed: 661,
      paintIndex: 282,
      stickers: [
        { slot: 0, marketHashName: 'Sticker | Guardian, Elite | Boston 2018', wear: 0 },
        { slot: 1, marketHashName: 'Sticker | Crown (Foil)', wear: 0.35 },
      ],
      charm: { marketHashName: 'Charm | Hot Howl', seed: 88143 },
      nameTag: 'rush B',
      // Its certificate is cut off.
      certificate: null,
      iconUrl: 'https://community.cloudflare.steamstatic.com/economy/image/-9a81dlWLwJ2UUGcVs_nsVtzdOEd',
      isTradable: true,
      isMarketable: true,
      tradableAt: null,
    });
  });

  test('I-01 the certificate of a copy is kept, and fills in what Steam leaves out beside it', () => {
    const block = {
      itemId: ASSET.assetid,
      definition: 7,
      paintIndex: 282,
      paintSeed: 661,
      floatValue: 0.25,
      stickers: [
        { slot: 0, kit: 1 },
        { slot: 2, kit: 2, wear: 0.5 },
      ],
      charms: [{ slot: 0, kit: 7, pattern: 88_143 }],
    };
    const certificate = encodeInspectBlock(block, 0xad);
    const bare = { assetid: ASSET.assetid, asset_properties: [{ propertyid: 6, string_value: certificate }] };
    const link = 'steam://run/730//+csgo_econ_action_preview%20%propid:6%';
    const described = { ...REDLINE, actions: [null, { link: 'https://example.com' }, { link }] };
    const page = { ...PAGE, descriptions: [described], asset_properties: [bare] };
    expect(parseInventory(page, FREE).assets[0]).toMatchObject({
      certificate,
      floatValue: 0.25,
      paintSeed: 661,
      paintIndex: 282,
      stickers: [{ wear: 0 }, { wear: 0.5 }],
      charm: { seed: 88_143 },
    });
  });

  test.each([
    ['words', 'Tradable/Marketable After Jul 17, 2025 (7:00:00) GMT'],
    ['a mark', 'Tradable/Marketable After [date]1752735600[/date]'],
    ['an older wording', 'Tradable After Jul 17, 2025 (07:00:00) GMT'],
    ['a bare mark', '[date]1752735600[/date]'],
  ])('a cooldown by %s', (_form, value) => {
    const cooling = {
      ...REDLINE,
      tradable: 0,
      owner_descriptions: [{ value: ' ' }, { type: 'html', value }],
    };
    const [asset] = parseInventory({ ...PAGE, descriptions: [cooling] }, FREE).assets;
    expect([asset?.isTradable, asset?.tradableAt]).toEqual([false, Date.UTC(2025, 6, 17, 7) / 1_000]);
  });

  test('context 16 is never tradable, whatever its flag says', () => {
    const line = {
      value: 'This item is trade-protected and cannot be transferred until [date]1752735600[/date]',
    };
    const held = { ...REDLINE, tradable: 0, owner_descriptions: [line] };
    const range = { ...FREE, contextId: '16' } as const;
    expect(parseInventory({ ...PAGE, descriptions: [held] }, range).assets[0]).toMatchObject({
      isTradable: false,
      tradableAt: 1_752_735_600,
    });
    expect(parseInventory(PAGE, range).assets[0]).toMatchObject({ isTradable: false, tradableAt: null });
  });

  test('a banned account: tradable 0 and no date is never', () => {
    const banned = { ...REDLINE, tradable: 0, owner_descriptions: undefined };
    const [asset] = parseInventory({ ...PAGE, descriptions: [banned] }, FREE).assets;
    expect([asset?.isTradable, asset?.tradableAt]).toEqual([false, null]);
  });

  test('empty is empty', () => {
    expect(parseInventory({ total_inventory_count: 0, success: 1, rwgrsn: -2 }, FREE)).toEqual({
      assets: [],
      unreadableIds: [],
      lostCount: 0,
      totalCount: 0,
      nextStartAssetId: null,
    });
  });

  test('S-12 a view that counts items and shows none is empty', () => {
    const hollow = { total_inventory_count: 5, success: 1, rwgrsn: -2 };
    expect(parseInventory(hollow, FREE)).toMatchObject({ assets: [], totalCount: 5, nextStartAssetId: null });
  });

  const NOW = Date.UTC(2025, 6, 10) / 1_000;
  const END = Date.UTC(2025, 6, 17, 7) / 1_000;
  const PROTECTED = 'This item is trade-protected and cannot be consumed, modified, or transferred until ';
  test.each([
    ['in words', `${PROTECTED}Jul 17, 2025 (7:00:00) GMT`],
    ['by a mark', `\u21c6 ${PROTECTED}[date]${END}[/date]`],
    ['without a year', `${PROTECTED}Jul 17 (7:00:00) GMT`],
    ['day first', `${PROTECTED}17 Jul, 2025 (7:00:00) GMT`],
    ['day first, without a year', `${PROTECTED}17 July @ 7:00am`],
  ])('S-08 S-12 a hold date ahead wins over tradable 1: %s', (_form, value) => {
    const held = { ...REDLINE, tradable: 1, owner_descriptions: [{ type: 'html', value }] };
    const at = (seconds: number) => {
      const [asset] = parseInventory({ ...PAGE, descriptions: [held] }, FREE, seconds).assets;
      return [asset?.isTradable, asset?.tradableAt];
    };
    expect(at(NOW)).toEqual([false, END]);
    expect(at(END + 1)).toEqual([true, null]);
  });

  test('S-12 a date without a year is the nearest one, over the turn of the year too', () => {
    const december = Date.UTC(2025, 11, 30) / 1_000;
    expect(tradableAtOf(['Tradable After Jan 05 (7:00:00) GMT'], december)).toBe(
      Date.UTC(2026, 0, 5, 7) / 1_000,
    );
  });

  test('S-12 a sealed item is not tradable: protected until its date, listed on Steam without one', () => {
    const read = (sealed_type: number) => {
      const line = { value: `${PROTECTED}[date]${END}[/date]` };
      const sealed = { ...REDLINE, sealed: 1, sealed_type, owner_descriptions: [line] };
      const [asset] = parseInventory({ ...PAGE, descriptions: [sealed] }, FREE, NOW).assets;
      return [asset?.isTradable, asset?.tradableAt];
    };
    expect([read(0), read(1)]).toEqual([
      [false, END],
      [false, null],
    ]);
  });

  test('a row that cannot be read costs itself alone', () => {
    const assets = [ASSET, { ...ASSET, assetid: '2', classid: '9' }, { appid: 730 }, 'broken', null];
    const strange = { ...PROPERTIES, asset_properties: [{ propertyid: 2, float_value: 'worn' }, null] };
    const page = parseInventory(
      { ...PAGE, assets, descriptions: [REDLINE, { classid: '9' }, 7], asset_properties: [strange, {}] },
      FREE,
    );
    expect(page.assets.map((asset) => [asset.assetId, asset.floatValue])).toEqual([['41000000001', null]]);
    expect([page.unreadableIds, page.lostCount]).toEqual([['2'], 3]);
  });

  test('more pages are told by where the next begins', () => {
    const more = { ...PAGE, more_items: 1, last_assetid: '41000000001', total_inventory_count: 2001 };
    expect(parseInventory(more, FREE).nextStartAssetId).toBe('41000000001');
  });

  test.each([
    ['null', null],
    ['a page of text', '<html>'],
    ['no success', { ...PAGE, success: false }],
    ['more without a place', { ...PAGE, more_items: 1 }],
    ['no count', { assets: [], success: 1 }],
  ])('%s is not an inventory', (_what, body) => {
    expect(() => parseInventory(body, FREE)).toThrow(SteamError);
  });
});

describe('texts of items', () => {
  test('names without titles are split at commas; marks of html are undone', () => {
    expect(attachmentNames('<center><br>Sticker: Crown (Foil), Howl</center>')).toEqual([
      'Sticker | Crown (Foil)',
      'Sticker | Howl',
    ]);
    expect(attachmentNames('<img title="Sticker: Ninjas &amp; Co. &#39;14">')).toEqual([
      "Sticker | Ninjas & Co. '14",
    ]);
    expect(attachmentNames('<img title="Patch: Bravo"><br>Patch: Bravo')).toEqual(['Patch | Bravo']);
    expect(attachmentNames('<b>nothing</b>')).toEqual([]);
  });

  test('other lines with dates are not read as a cooldown; the latest of several counts', () => {
    expect(tradableAtOf(['Purchased on [date]1752735600[/date]', 'Marketable'])).toBeNull();
    expect(tradableAtOf(['Tradable After [date]5[/date]', 'Tradable After [date]9[/date]'])).toBe(9);
    expect(tradableAtOf(['Tradable After Foo 99, 2025 (7:00:00) GMT'])).toBeNull();
  });

  test('a name tag may hold anything', () => {
    expect(nameTagOf(["Name Tag: ''it''s'' <b>''"])).toBe("it''s'' <b>");
    expect(nameTagOf(['This item has been renamed.'])).toBeNull();
  });
});
