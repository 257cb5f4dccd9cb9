import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ItemExtras_asset$key } from '../../__generated__/ItemExtras_asset.graphql.ts';
import { CopyTraits } from '../../catalog/goods/CopyTraits.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';

interface ItemExtrasProps {
  readonly asset: ItemExtras_asset$key;
  /** Name of its Steam account; null where there is only one. */
  readonly account: string | null;
}

/** Pattern with its traits, stickers and charm of a copy in one line, the latter as small pictures with name and wear. */
export function ItemExtras({ asset, account }: ItemExtrasProps) {
  const data = useFragment(FRAGMENT, asset);
  const { stickers, charm, paintSeed } = data;
  const { t, i18n } = useTranslation('inventory');
  const nameOf = (thing: { nameZh: string; nameEn: string }) =>
    i18n.language === 'zh' ? thing.nameZh : thing.nameEn;
  return (
    <Row>
      {paintSeed != null && (
        <Seed className="num" title={t('seed', { seed: paintSeed })}>
          {paintSeed}
        </Seed>
      )}
      <CopyTraits asset={data} />
      {stickers.map((sticker) => {
        const wear = Math.round((sticker.wear ?? 0) * 100);
        const label = wear === 0 ? nameOf(sticker) : t('stickerWear', { name: nameOf(sticker), wear });
        return (
          <Tile key={sticker.slot} role="img" aria-label={label} title={label}>
            <ItemPicture picture={sticker.picture} widthPercent={120} />
          </Tile>
        );
      })}
      {charm != null && (
        <Tile role="img" aria-label={nameOf(charm)} title={nameOf(charm)}>
          <ItemPicture picture={charm.picture} widthPercent={120} />
        </Tile>
      )}
      {account !== null && <Ellipsis title={account}>{account}</Ellipsis>}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment ItemExtras_asset on Asset {
    paintSeed
    ...CopyTraits_asset
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
      picture(size: CARD)
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  > :not(:last-child) { flex: none; }
`;

const Seed = styled.span`
  min-width: 28px;
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 24px;
  overflow: hidden;
  border-radius: var(--r-1);
  background: var(--s3);
`;
