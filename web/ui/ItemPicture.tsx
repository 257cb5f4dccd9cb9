import { styled } from 'styled-components';

interface ItemPictureProps {
  /** Path of the picture on this site, as the server sends it. Null for a thing that the catalogue does not have. */
  readonly picture: string | null | undefined;
  /** Width of the picture as a percentage of the stage's width. */
  readonly widthPercent?: 84 | 88 | 90 | 120;
  /** True for the picture that a page is about, or begins with: it is loaded before everything else. */
  readonly isMain?: boolean;
}

/**
 * The picture of an item: the server sends the photograph, or the drawing where it has none (requirement M-06). It is
 * decorative: the name stands beside it, or on what contains it.
 */
export function ItemPicture({ picture, widthPercent = 84, isMain = false }: ItemPictureProps) {
  if (picture === null || picture === undefined) {
    return (
      <Unknown $widthPercent={widthPercent} aria-hidden="true">
        <use href="#k-case" />
      </Unknown>
    );
  }
  return (
    <Picture
      // Keyed, so that no row shows the picture of another item until its own is there.
      key={picture}
      src={picture}
      alt=""
      width={480}
      height={272}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      $widthPercent={widthPercent}
    />
  );
}

const Picture = styled.img<{ $widthPercent: number }>`
  display: block;
  width: ${({ $widthPercent }) => $widthPercent}%;
  height: auto;
  aspect-ratio: 240 / 136;
  max-height: 100%;
  min-height: 0;
  object-fit: contain;
  filter: var(--art-shadow);
`;

const Unknown = styled.svg<{ $widthPercent: number }>`
  width: ${({ $widthPercent }) => $widthPercent}%;
  aspect-ratio: 240 / 136;
  max-height: 100%;
  color: var(--t3);
`;
