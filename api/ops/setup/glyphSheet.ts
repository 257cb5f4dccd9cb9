import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { GLYPHS } from '../../http/site/drawnText.ts';

/** Fills the whole box of a letter, so that the drawn line begins and ends with known boxes. */
const BLOCK = '█';
/** Letters are 60 hundredths of it wide: a whole number of pixels. */
const SIZE = 60;
const STEP = 36;
/** A block stands out of its box by so much on each side. */
const OVERHANG = 1;

/** Draws the sheet of letters for the pictures of link previews: each in a box of its own, white on black. */
export async function glyphSheet(): Promise<Buffer> {
  const font = import.meta.resolve('@expo-google-fonts/jetbrains-mono/700Bold/JetBrainsMono_700Bold.ttf');
  // A space after each letter keeps neighbours from joining to one sign.
  const line = `${BLOCK}${[...GLYPHS].map((letter) => ` ${letter}`).join('')} ${BLOCK}`;
  const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const drawn = await sharp({
    text: { text, font: `JetBrains Mono Bold ${SIZE}`, fontfile: fileURLToPath(font), dpi: 72, wrap: 'none' },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  // A letter that the font does not have would come from another one, with another width.
  if (width !== line.length * STEP + 2 * OVERHANG) throw new Error(`a letter is not ${STEP} pixels wide`);
  const sheet = Buffer.alloc(GLYPHS.length * STEP * height);
  for (let at = 0; at < GLYPHS.length; at += 1)
    for (let y = 0; y < height; y += 1) {
      const from = y * width + OVERHANG + (2 * at + 2) * STEP;
      drawn.data.copy(sheet, (y * GLYPHS.length + at) * STEP, from, from + STEP);
    }
  return await sharp(sheet, { raw: { width: GLYPHS.length * STEP, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
