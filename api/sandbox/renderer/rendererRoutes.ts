import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { fieldsOf } from '../sandboxServer.ts';

const WIDTH = 1_024;
const HEIGHT = 768;
/** A link that says everything of a copy itself; one that names an asset would have to be looked up at Steam. */
const LINK = /^steam:\/\/run\/730\/\/\+csgo_econ_action_preview%20((?:[0-9A-F]{2}){12,2000})$/;

/** Colour of one pixel: bands whose widths, slant and colours follow from the copy, within a bar with round ends. */
function paint(traits: Buffer, x: number, y: number): readonly [number, number, number, number] {
  const [red = 0, green = 0, blue = 0, width = 0, slant = 0, shade = 0] = traits;
  const end = HEIGHT / 6;
  const nearest = Math.min(Math.max(x, WIDTH / 6), WIDTH - WIDTH / 6);
  if (Math.hypot(x - nearest, y - HEIGHT / 2) > end) return [0, 0, 0, 0];
  const isBand = (x + (y * slant) / 128) % (24 + width / 2) < 12 + width / 4;
  const light = 1 - Math.abs(y - HEIGHT / 2) / (end * 1.6);
  const part = (isBand ? 1 : 0.35 + shade / 640) * light;
  return [red * part, green * part, blue * part, 255];
}

/** Draws one side. The back is the front in a mirror. */
async function drawCopy(block: string, isBack: boolean): Promise<Buffer> {
  const traits = createHash('sha256').update(block).digest();
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      pixels.set(paint(traits, isBack ? WIDTH - 1 - x : x, y), (y * WIDTH + x) * 4);
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .png()
    .toBuffer();
}

/**
 * Simulates a renderer of single copies: GET /render with `inspect`, an inspect link with the copy's own data, and `side`, `front` or
 * `back`. The picture is a bar in colours that follow from the link: the same for the same copy, and another one for any other.
 */
export async function rendererRoutes(server: FastifyInstance): Promise<void> {
  server.get('/render', async (request, reply) => {
    const { inspect = '', side = 'front' } = fieldsOf(request);
    const block = LINK.exec(inspect)?.[1];
    if (block === undefined) return reply.code(400).send({ error: 'inspect' });
    if (side !== 'front' && side !== 'back') return reply.code(400).send({ error: 'side' });
    return reply.type('image/png').send(await drawCopy(block, side === 'back'));
  });
}
