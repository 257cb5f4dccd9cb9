import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ListingDecorations_asset$key } from '../../__generated__/ListingDecorations_asset.graphql.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { DEFAULT_TAG_COLOR } from '../items/tagColors.ts';

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
            <Picture name={sticker.marketHashName} type="CSGO_Tool_Sticker" iconUrl={sticker.iconUrl} />
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
          <Picture name={charm.marketHashName} type="CSGO_Tool_Keychain" iconUrl={charm.iconUrl} />
        </Tile>
      )}
    </Row>
  );
}

interface PictureProps {
  readonly name: string;
  readonly type: string;
  readonly iconUrl: string | null | undefined;
}

function Picture({ name, type, iconUrl }: PictureProps) {
  return (
    <ItemPicture
      marketHashName={name}
      rarityColor={DEFAULT_TAG_COLOR}
      tagType={type}
      iconUrl={iconUrl}
      widthPercent={120}
    />
  );
}

const FRAGMENT = graphql`
  fragment ListingDecorations_asset on Asset {
    stickers {
      slot
      marketHashName
      nameZh
      nameEn
      wear
      iconUrl
    }
    charm {
      marketHashName
      nameZh
      nameEn
      seed
      iconUrl
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
