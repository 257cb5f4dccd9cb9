import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderDecorations_asset$key } from '../../__generated__/OrderDecorations_asset.graphql.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';

interface OrderDecorationsProps {
  readonly asset: OrderDecorations_asset$key;
}

/** Stickers with their wear, then a divider and the charm. The name shows on hover and is read by screen readers. */
export function OrderDecorations({ asset }: OrderDecorationsProps) {
  const { stickers, charm } = useFragment(FRAGMENT, asset);
  const { t, i18n } = useTranslation('order');
  const isChinese = i18n.language === 'zh';
  return (
    <Row aria-label={t('stickers')}>
      {stickers.map((sticker) => {
        const name = isChinese ? sticker.nameZh : sticker.nameEn;
        const wear =
          sticker.wear == null || sticker.wear === 0 ? '' : ` · ${Math.round(sticker.wear * 100)}%`;
        return (
          <Tile key={sticker.slot} title={`${name}${wear}`}>
            <span role="img" aria-label={`${name}${wear}`}>
              <ItemPicture picture={sticker.picture} widthPercent={88} />
            </span>
          </Tile>
        );
      })}
      {charm != null && (
        <CharmTile title={isChinese ? charm.nameZh : charm.nameEn}>
          <span role="img" aria-label={isChinese ? charm.nameZh : charm.nameEn}>
            <ItemPicture picture={charm.picture} widthPercent={88} />
          </span>
        </CharmTile>
      )}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment OrderDecorations_asset on Asset {
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

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-top: 12px;
`;

const Tile = styled.li`
  width: 40px;
  height: 32px;
  display: grid;
  place-items: center;
  border-radius: var(--r-1);
  background: var(--s3);
  > span { display: grid; place-items: center; width: 100%; height: 100%; }
`;

const CharmTile = styled(Tile)`
  position: relative;
  margin-left: 7px;
  &::before { content: ""; position: absolute; left: -7px; top: 4px; bottom: 4px; border-left: 1px solid var(--line-2); }
`;
