import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { itemArt as ItemArt } from './itemArt/itemArt.ts';
import { kindOf } from './itemArt/kindOf.ts';

interface ItemPictureProps {
  readonly marketHashName: string;
  readonly rarityColor: string;
  readonly tagType: string | null | undefined;
  readonly tagWeapon?: string | null | undefined;
  readonly iconUrl?: string | null | undefined;
  /** Width of the drawing as a percentage of the stage's width. */
  readonly widthPercent?: 84 | 88 | 90 | 120;
}

/** Always set on the server; in the browser once a picture has needed it. */
let draw: typeof ItemArt | undefined;
if (import.meta.env.SSR) {
  draw = (await import('./itemArt/itemArt.ts')).itemArt;
}

/**
 * The picture of an item: a drawing at once, and the remote picture fading in over it when it loads (requirement
 * M-06). Cards of the first page keep the server's markup, so the drawings' script loads only when a new card
 * appears.
 */
export function ItemPicture(props: ItemPictureProps) {
  // Keyed by item, so that state and kept markup are not reused for another one.
  return <Picture key={`${props.marketHashName}${props.iconUrl ?? ''}`} {...props} />;
}

function Picture({
  marketHashName,
  rarityColor,
  tagType,
  tagWeapon,
  iconUrl,
  widthPercent = 84,
}: ItemPictureProps) {
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, '');
  const art = { kind: kindOf(tagType, tagWeapon, marketHashName), rarityColor, marketHashName, id: `a${id}` };
  const [markup, setMarkup] = useState(() => draw?.(art) ?? '');
  const drawing = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (drawing.current?.firstChild !== null) {
      return;
    }
    let isGone = false;
    void import('./itemArt/itemArt.ts').then((module) => {
      draw = module.itemArt;
      if (!isGone) {
        setMarkup(module.itemArt(art));
      }
    });
    return () => {
      isGone = true;
    };
  });
  return (
    <Frame $widthPercent={widthPercent}>
      <Drawing
        ref={drawing}
        $isHidden={isShown}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; no text from outside enters it (a test holds that).
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {iconUrl !== null && iconUrl !== undefined && (
        <Remote
          src={iconUrl}
          alt=""
          loading="lazy"
          decoding="async"
          $isShown={isShown}
          ref={(image) => {
            // The picture may have loaded before hydration.
            if (image?.complete && image.naturalWidth > 0) {
              setIsShown(true);
            }
          }}
          onLoad={() => setIsShown(true)}
        />
      )}
    </Frame>
  );
}

const Frame = styled.span<{ $widthPercent: number }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${({ $widthPercent }) => $widthPercent}%;
  aspect-ratio: 240 / 136;
  max-height: 100%;
`;

const Drawing = styled.span<{ $isHidden: boolean }>`
  grid-area: 1 / 1;
  width: 100%;
  filter: var(--art-shadow);
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
  transition: opacity var(--t-2);
  svg { width: 100%; height: auto; }
`;

const Remote = styled.img<{ $isShown: boolean }>`
  grid-area: 1 / 1;
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: contain;
  filter: var(--art-shadow);
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity var(--t-2);
`;
