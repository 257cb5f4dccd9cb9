import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ListingDecorations_asset$key } from '../../__generated__/ListingDecorations_asset.graphql.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';

interface ListingDecorationsProps {
  readonly asset: ListingDecorations_asset$key;
  /** True for guns only. Other items have no sticker slots, so no stickers is no information. */
  readonly hasStickerSlots: boolean;
}

/** Stickers in their slots, then a divider and the charm. Each tile's label gives name and wear. */
export function ListingDecorations({ asset, hasStickerSlots }: ListingDecorationsProps) {
  const { stickers, charm } = useFragment(FRAGMENT, asset);
  const { t, i18n } = useTranslation('goods');
  const nameOf = (decoration: { nameZh: string; nameEn: string }) =>
    i18n.language === 'zh' ? decoration.nameZh : decoration.nameEn;
  if (stickers.length === 0 && charm == null) {
    return hasStickerSlots ? t('noStickers') : null;
  }
  return (
    <Row>
      {stickers.map((sticker) => {
        const wear = Math.round((sticker.wear ?? 0) * 100);
        const label = wear === 0 ? nameOf(sticker) : t('stickerWear', { name: nameOf(sticker), wear });
        return (
          <Tile key={sticker.slot} role="img" aria-label={label} title={label}>
            <ItemPicture picture={sticker.picture} widthPercent={120} />
          </Tile>
        );
      })}
      {charm != null && stickers.length > 0 && <Rule aria-hidden="true" />}
      {charm != null && (
        <Tile
          role="img"
          aria-label={nameOf(charm)}
          title={
            charm.seed == null ? nameOf(charm) : t('charmSeed', { name: nameOf(charm), seed: charm.seed })
          }
        >
          <ItemPicture picture={charm.picture} widthPercent={120} />
        </Tile>
      )}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment ListingDecorations_asset on Asset {
    stickers {
      slot
      nameZh
      nameEn
      wear
      picture(size: CARD)
    }
    charm {
      nameZh
      nameEn
      seed
      picture(size: CARD)
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;

const Tile = styled.span`
  width: 34px;
  height: 28px;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: var(--r-1);
  background: var(--s3);
  @media (max-width: 767px) { width: 30px; height: 24px; }
`;

const Rule = styled.i`
  width: 1px;
  height: 16px;
  margin: 0 2px;
  background: var(--line-2);
`;
