import { builder } from '../../http/graphql/builder.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { inPhase, inShare, type PictureSize, picturePath } from './pictureAddress.ts';

const PictureSizeEnum = builder.enumType('PictureSize', {
  description: 'The size in which a picture is drawn.',
  values: {
    CARD: { value: 'card', description: 'For cards and rows: at most 360 pixels wide.' },
    STAGE: { value: 'stage', description: 'For the stage of a page: at most 1,024 pixels wide.' },
  } as const,
});

/** The argument of every `picture`. */
export const pictureArgs = builder.args((t) => ({
  size: t.field({
    type: PictureSizeEnum,
    required: true,
    defaultValue: 'card',
    description: 'The size to draw the picture in.',
  }),
}));

/** Path of the picture of the item with this name, such as a sticker on a copy. Null if the catalogue does not have it. */
export function pathOfNamed(
  { market }: GraphqlContext,
  marketHashName: string,
  size: PictureSize,
): string | null {
  const item = market.findByName(marketHashName);
  return item && picturePath(item, size);
}

/** A copy as its picture needs it. Shares in percent; null if its finish has none. */
interface PicturedCopy {
  readonly marketItemId: string;
  readonly phase: string | null;
  readonly fadeShare?: number | null;
  readonly blueShare?: number | null;
}

/** Path of the picture of a copy, in its phase and with its share of fade or blue. An item that the index does not have yet has a path without a version. */
export async function pathOfCopy(
  { loaders, market }: GraphqlContext,
  { marketItemId, phase, fadeShare = null, blueShare = null }: PicturedCopy,
  size: PictureSize,
): Promise<string> {
  const item = market.findById(marketItemId);
  if (item === null) return `/picture/${marketItemId}/${size}`;
  const share = fadeShare ?? blueShare;
  if (share !== null) return picturePath(inShare(item, share), size);
  if (phase === null) return picturePath(item, size);
  return picturePath(inPhase(item, await loaders.phases.load(marketItemId), phase), size);
}

builder.prismaObjectField(MarketItemNode, 'picture', (t) =>
  t.string({
    description:
      'Path of the picture on this site, such as `/picture/…/card?v=…`: the photograph where one is known, else a drawing. It changes ' +
      'with the picture, so what it returns may be cached for ever if the response says so.',
    args: pictureArgs,
    resolve: (item, { size }) => picturePath(item, size),
  }),
);
