import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';

/** The characters of the sheet, in its order. Letters that it does not have are left out of a text. */
export const GLYPHS = `${String.fromCharCode(...Array.from({ length: 94 }, (_, at) => at + 33))}¥™āáéíóúñöüäØø`;
/** The sheet: one row of letters of one width, white on black. `npm run generate` draws it. */
export const GLYPH_SHEET = new URL('./glyphs.png', import.meta.url);

interface GlyphSheet {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** Width of one letter. */
  readonly step: number;
}

let sheet: Promise<GlyphSheet> | undefined;

async function readSheet(): Promise<GlyphSheet> {
  const { data, info } = await sharp(await readFile(GLYPH_SHEET))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, step: info.width / GLYPHS.length };
}

/** A line of text to draw into a picture. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  /** Height of the line in pixels, if the text fits into the width so; else it becomes smaller. */
  readonly height: number;
  readonly widthMax: number;
  readonly color: { readonly r: number; readonly g: number; readonly b: number };
}

/**
 * Draws a line of text without any font of the machine: a server may have none, and what comes from outside reaches no program that lays
 * out text. Null where no letter of it is known.
 */
export async function drawText({
  text,
  left,
  top,
  height,
  widthMax,
  color,
}: TextLine): Promise<OverlayOptions | null> {
  sheet ??= readSheet();
  const { pixels, width, height: lineHeight, step } = await sheet;
  const letters = [...text.normalize('NFC')].filter((letter) => letter === ' ' || GLYPHS.includes(letter));
  const places = [...letters.join('').trim()].map((letter) => GLYPHS.indexOf(letter));
  if (!places.some((place) => place >= 0)) return null;
  const line = Buffer.alloc(places.length * step * lineHeight);
  for (const [at, place] of places.entries()) {
    if (place < 0) continue;
    for (let y = 0; y < lineHeight; y += 1)
      pixels.copy(
        line,
        (y * places.length + at) * step,
        y * width + place * step,
        y * width + (place + 1) * step,
      );
  }
  const alpha = { width: places.length * step, height: lineHeight, channels: 1 } as const;
  const scale = Math.min(height / lineHeight, widthMax / alpha.width);
  const size = { width: Math.round(alpha.width * scale), height: Math.round(lineHeight * scale) };
  const mask = await sharp(line, { raw: alpha })
    .resize({ ...size, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const input = await sharp({ create: { ...size, channels: 3, background: color } })
    .joinChannel(mask, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer();
  return { input, left, top: top + Math.round((height - size.height) / 2) };
}
