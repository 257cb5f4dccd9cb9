import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CopyPicture_asset$key } from '../../__generated__/CopyPicture_asset.graphql.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';

const CopyLook = lazyPart(async () => (await import('./CopyLook.tsx')).CopyLook);

interface CopyPictureProps {
  readonly asset: CopyPicture_asset$key;
  readonly listingId: string;
  /** Name of its item. */
  readonly name: string;
  /** Colour of its item's rarity. */
  readonly light: string;
  /** The copy's own wear and decorations, below the large picture. */
  readonly wear: ReactNode;
  readonly decorations: ReactNode;
}

/** The picture of a copy in a row. A press shows it large: both sides of this very copy where the market has a renderer. */
export function CopyPicture({ asset, ...copy }: CopyPictureProps) {
  const data = useFragment(FRAGMENT, asset);
  const { t } = useTranslation('goods');
  const [isOpen, setIsOpen] = useState(false);
  const label = [t('look'), copy.name, data.floatValue?.toFixed(7)]
    .filter((part) => part != null)
    .join(' · ');
  return (
    <>
      <Press type="button" aria-label={label} title={t('look')} onClick={() => setIsOpen(true)}>
        <ItemPicture picture={data.picture} widthPercent={90} />
      </Press>
      {isOpen &&
        // Outside of the row, whose stage is lit less.
        createPortal(
          <Suspense fallback={null}>
            <CopyLook asset={data} {...copy} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment CopyPicture_asset on Asset {
    picture(size: CARD)
    floatValue
    ...CopyLook_asset
  }
`;

const Press = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  min-width: 0;
  min-height: 0;
  cursor: zoom-in;
  &:focus-visible { outline-offset: -2px; }
`;
