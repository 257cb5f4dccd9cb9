import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeInspectBlock,
  encodeInspectBlock,
  inspectContent,
} from '../../../api/steam/client/inspectBlock.ts';
import { inspectLinkOf, readInspectLink } from '../../../api/steam/client/inspectLink.ts';
import { certificateOf } from '../../../api/steam/client/steamCertificate.ts';

/** Certificates that Steam gave for an AK-47 with five stickers moved by hand, and a StatTrak P250 with two. */
const RIFLE =
  'E3F3367440334DE2FBE4C345E0CBE0D3E7DB6943400AE0A379E481ECEBE2F36FD9DE2BDB515EA6E30D74D981ECEBE3F37BCBDE640D475DA6E35EFCD881ECEBE3F359D5DE37E9D75DA6436DD3DD81ECEBE3F366DCDE3F8F9BDDA69B43B6DE81ECEBE3F33BC8DEBB1CA3DFA623F7DDDF8B71E293EBFD43382B';
const P250 =
  'EDFD3954006B52ECF5C9CD6FEFC5E8DDE4D5580F061EEEAD7BEEA5EDBDED8FE8E5EEFD68EC8FE2E5EBFD01A4D0CF0C35D3A8CD6FAED1856E6D6D6DE19DE5EBA1F81D';
/** One that Steam cut off within its charm. */
const CUT =
  'EEFE3144332550EFF6E7CE28E8C6EADEEAD642323218EDAE4DEA8CFAE6ECFE35A7F302BFD6D1D3004FCB50ABAE5CF8528CF7E6EEFE0DA7F3394DDED1C3EEEE7EAFD39E25B3D3AB9EAE70D28CFAE6ECFE32A7F3EEEE6ED1D3595B17D3AB9E8E65538CFAE6ECFE64ADF3EEEE6ED1D3E597F3D3AB2EEA1AD58CF7E6EDFE0BCAF302BFD6D1C3EEEEEF2DD3AEF5F552ABEE31A855866D6E6E6EE29EE64CEFF8E6EEFED8D3B6CBCBACABFD70EED1A31F96E7AFBE5';

describe('item data blocks', () => {
  test("Steam's certificates are read with their stickers' places", () => {
    expect(decodeInspectBlock(P250)).toEqual({
      itemId: '51285548244',
      definition: 36,
      paintIndex: 258,
      rarity: 5,
      quality: 9,
      floatValue: Math.fround(0.2450607568025589),
      paintSeed: 406,
      stickers: [
        { slot: 3, kit: 133 },
        { slot: 6, kit: 9452, offsetX: Math.fround(0.423592627), offsetY: Math.fround(0.01193287968635559) },
      ],
      charms: [],
    });
    const rifle = decodeInspectBlock(RIFLE);
    expect(rifle).toMatchObject({ itemId: '46876117973', definition: 7, paintIndex: 422, paintSeed: 922 });
    expect(rifle?.stickers.map(({ kit }) => kit)).toEqual([7436, 5144, 6970, 8069, 5592]);
  });

  test('a plain block is written as tools write it', () => {
    const block = {
      definition: 60,
      paintIndex: 440,
      rarity: 5,
      floatValue: 0.005411375779658556,
      paintSeed: 353,
    };
    const hex = '00183C20B803280538E9A3C5DD0340E102C246A0D1';
    expect(encodeInspectBlock({ ...block, stickers: [], charms: [] })).toBe(hex);
    expect(decodeInspectBlock(hex)).toMatchObject({
      definition: 60,
      floatValue: Math.fround(block.floatValue),
    });
  });

  const unsigned = fc.integer({ min: 0, max: 0xffff_ffff });
  const float = fc.float({ noNaN: true, noDefaultInfinity: true });
  const attachment = fc.record(
    {
      slot: unsigned,
      kit: unsigned,
      wear: float,
      scale: float,
      rotation: float,
      offsetX: float,
      offsetY: float,
      offsetZ: float,
      pattern: unsigned,
      wrappedSticker: unsigned,
    },
    { requiredKeys: ['slot', 'kit'] },
  );
  const block = fc.record(
    {
      accountId: unsigned,
      itemId: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
      definition: unsigned,
      paintIndex: unsigned,
      rarity: unsigned,
      quality: unsigned,
      floatValue: fc.float({ min: 0, max: 1, noNaN: true }),
      paintSeed: unsigned,
      nameTag: fc.string({ unit: 'grapheme', maxLength: 20 }),
      stickers: fc.array(attachment, { maxLength: 5 }),
      charms: fc.array(attachment, { maxLength: 1 }),
    },
    { requiredKeys: ['definition', 'stickers', 'charms'] },
  );

  test('what is written is read again, under every mask', () => {
    fc.assert(
      fc.property(block, fc.integer({ min: 0, max: 255 }), (content, mask) => {
        const hex = encodeInspectBlock(content, mask);
        expect(Number.parseInt(hex.slice(0, 2), 16)).toBe(mask);
        expect(decodeInspectBlock(hex)).toEqual(content);
        expect(inspectContent(hex)).toBe(inspectContent(encodeInspectBlock(content)));
      }),
    );
  });

  test('a damaged block is rejected, and no input makes the reader throw', () => {
    expect(decodeInspectBlock(CUT)).toBeNull();
    for (const hex of ['', '00', '0011AA', 'zz', '001', '0000000000', 'FF'.repeat(3_000)])
      expect(decodeInspectBlock(hex), hex).toBeNull();
    for (let at = 0; at < P250.length; at += 2) {
      const byte = (Number.parseInt(P250.slice(at, at + 2), 16) ^ 0x10).toString(16).padStart(2, '0');
      expect(decodeInspectBlock(P250.slice(0, at) + byte + P250.slice(at + 2)), `byte ${at / 2}`).toBeNull();
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        decodeInspectBlock(Buffer.from(bytes).toString('hex'));
      }),
    );
  });
});

describe('inspect links', () => {
  const run = 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview';

  test.each([
    [
      'of an inventory',
      'S76561198000000001A698323590D7935523998312483177',
      { ownerSteamId: '76561198000000001' },
    ],
    [
      'of the market',
      'M625254122282020305A698323590D30614827701953021',
      { marketListingId: '625254122282020305' },
    ],
  ])('that name an asset %s', (_where, parameter, place) => {
    for (const link of [
      `${run}%20${parameter}`,
      `${run} ${parameter}`,
      `csgo_econ_action_preview ${parameter}`,
    ])
      expect(readInspectLink(link)).toEqual({ kind: 'asset', place, assetId: '698323590' });
  });

  test('that carry a block: masked, plain, or after the name of an asset', () => {
    const plain = '00183C20B803280538E9A3C5DD0340E102C246A0D1';
    const links = [
      inspectLinkOf(plain),
      `${run}%20${plain}`,
      `${run}%20S76561198000000001A698D${plain.toLowerCase()}`,
    ];
    for (const link of links)
      expect(readInspectLink(link), link).toMatchObject({
        kind: 'block',
        hex: plain,
        block: { definition: 60 },
      });
    expect(readInspectLink(inspectLinkOf(P250))).toMatchObject({ kind: 'block', block: { definition: 36 } });
  });

  test('that are invalid are rejected', () => {
    for (const link of [
      '',
      inspectLinkOf(''),
      inspectLinkOf(CUT),
      'https://example.com/?csgo_econ_action_preview%2000',
      `${run}%20S1A2`,
    ])
      expect(readInspectLink(link), link).toBeNull();
  });
});

describe('certificates of an inventory', () => {
  const row = {
    template: 'steam://run/730//+csgo_econ_action_preview%20%propid:6%',
    certificate: P250,
    ownerSteamId: '76561198000000001',
    assetId: '51285548244',
    floatValue: 0.2450607568025589,
    paintSeed: 406,
    paintIndex: 258,
  };

  test('the property fills the link of the description', () => {
    expect(certificateOf(row)?.hex).toBe(P250);
    expect(certificateOf({ ...row, template: null })?.hex).toBe(P250);
    const owned = 'steam://rungame/730/1/+csgo_econ_action_preview%20S%owner_steamid%A%assetid%D%propid:6%';
    expect(certificateOf({ ...row, template: owned })?.hex).toBe(P250);
  });

  test('none: cut off, missing, of another copy, or with its owner in it', () => {
    expect(certificateOf({ ...row, certificate: CUT })).toBeNull();
    expect(certificateOf({ ...row, certificate: undefined })).toBeNull();
    for (const other of [{ floatValue: 0.3 }, { paintSeed: 407 }, { paintIndex: 1 }])
      expect(certificateOf({ ...row, ...other })).toBeNull();
    const content = { definition: 36, paintIndex: 258, stickers: [], charms: [] };
    const nameless = { ...row, certificate: encodeInspectBlock({ ...content, accountId: 0 }, 7) };
    expect(certificateOf(nameless)?.block).toMatchObject(content);
    expect(
      certificateOf({ ...row, certificate: encodeInspectBlock({ ...content, accountId: 1 }, 7) }),
    ).toBeNull();
    const byAsset = 'steam://rungame/730/1/+csgo_econ_action_preview%20S%owner_steamid%A%assetid%D123';
    expect(certificateOf({ ...row, template: byAsset })).toBeNull();
  });
});
