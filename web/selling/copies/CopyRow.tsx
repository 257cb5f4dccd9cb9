import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { CopyRow_listing$key } from '../../__generated__/CopyRow_listing.graphql.ts';
import { CopyPicture } from '../../catalog/goods/CopyPicture.tsx';
import { ListingDecorations } from '../../catalog/goods/ListingDecorations.tsx';
import { ListingSeller } from '../../catalog/goods/ListingSeller.tsx';
import { ListingWear } from '../../catalog/goods/ListingWear.tsx';
import { useTags } from '../../catalog/items/MarketTags.tsx';
import { goodsPath, isGun } from '../../catalog/items/marketItem.ts';
import { tagColor } from '../../catalog/items/tagColors.ts';
import { BuyButton } from '../../catalog/market/BuyButton.tsx';
import { CartButton } from '../../catalog/market/CartButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Ellipsis, VisuallyHidden } from '../../ui/textStyles.ts';

interface CopyRowProps {
  readonly listing: CopyRow_listing$key;
}

/** One copy on sale with its item: name, wear, stickers, seller, price as a share of the reference price. */
export const CopyRow = memo(function CopyRow({ listing }: CopyRowProps) {
  const row = useFragment(LISTING, listing);
  const { t, i18n } = useTranslation('copies');
  const tags = useTags();
  const { marketItem: item, asset } = row;
  if (item == null) {
    return null;
  }
  const name = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const { kind, finish } = splitItemName(name, item.tagExterior != null);
  const markTag = item.tagExterior ?? item.tagRarity;
  const isAutomatic = row.deliveryType === 'AUTOMATIC';
  const isActive = row.status === 'ACTIVE';
  const reference = item.referencePriceCents ?? 0;
  const wear = <ListingWear asset={asset} marketItem={item} />;
  const decorations = <ListingDecorations asset={asset} hasStickerSlots={isGun(item.tagType)} />;
  return (
    <Row $isActive={isActive}>
      <Thumbnail $light={item.rarityColor} $lamp="even">
        <CopyPicture
          asset={asset}
          listingId={row.id}
          name={name}
          light={item.rarityColor}
          wear={wear}
          decorations={decorations}
        />
      </Thumbnail>
      <Name to={goodsPath(item.marketHashName)} title={name}>
        <Ellipsis>{finish}</Ellipsis>
        <small>
          <Mark color={tagColor(markTag)} />
          <span>{tags.nameOf(markTag)}</span>
          {kind !== null && <Ellipsis>{kind}</Ellipsis>}
        </small>
      </Name>
      <Wear>{wear}</Wear>
      <Decorations>{decorations}</Decorations>
      <Seller>
        <ListingSeller listing={row} />
      </Seller>
      <Amount>
        <Price cents={row.askCents} size={16} tone={isActive ? 'plain' : 'quiet'} />
        <small className="num">
          {reference > 0 && t('share', { percent: Math.round((row.askCents / reference) * 100) })}
          <span title={t(isAutomatic ? 'automatic' : 'byHand')}>
            <Icon name={isAutomatic ? 'bolt' : 'hand'} size={14} />
            <VisuallyHidden>{t(isAutomatic ? 'automatic' : 'byHand')}</VisuallyHidden>
          </span>
        </small>
      </Amount>
      <Action>
        {isActive ? (
          <>
            <BuyButton listingId={row.id} isOwn={row.isOwn} />
            <CartButton listingId={row.id} askCents={row.askCents} isOwn={row.isOwn} />
          </>
        ) : (
          <Tag>{t('sold')}</Tag>
        )}
      </Action>
    </Row>
  );
});

const LISTING = graphql`
  fragment CopyRow_listing on Listing {
    id
    status
    askCents
    deliveryType
    isOwn
    asset {
      ...CopyPicture_asset
      ...ListingWear_asset
      ...ListingDecorations_asset
    }
    marketItem {
      marketHashName
      nameZh
      nameEn
      rarityColor
      tagType
      tagRarity
      tagExterior
      referencePriceCents
      ...ListingWear_marketItem
    }
    ...ListingSeller_listing
  }
`;

const Row = styled.article<{ $isActive: boolean }>`
  display: grid;
  grid-template-columns: 84px minmax(160px, 1.2fr) minmax(170px, 1.2fr) minmax(130px, 1fr) minmax(130px, 1fr) 130px 136px;
  gap: 20px;
  align-items: center;
  min-height: 76px;
  padding: 10px 16px 10px 12px;
  border-bottom: 1px solid var(--line);
  &:hover { background: var(--hover); }
  ${({ $isActive }) => ($isActive ? '' : '& > :not(:last-child) { opacity: .4; }')}
  @media (max-width: 1199px) {
    grid-template: "art name wear amount action" auto "art decorations seller amount action" auto / 84px 1fr 1fr 130px 76px;
    gap: 6px 16px;
  }
  @media (max-width: 767px) {
    grid-template: "art name amount" auto "art wear wear" auto "art decorations decorations" auto "art seller action" auto / 84px minmax(0, 1fr) auto;
    gap: 6px 12px;
    padding: 12px 16px;
  }
`;

const Thumbnail = styled(Stage)`
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
  @media (max-width: 1199px) { grid-area: art; }
  @media (max-width: 767px) { height: 72px; align-self: start; }
`;

const Name = styled(Link)`
  display: grid;
  min-width: 0;
  font-weight: 500;
  &:hover { color: var(--accent-t); }
  small { display: flex; align-items: center; gap: 6px; min-width: 0; font-size: 12px; font-weight: 400; color: var(--t3); }
  small span { white-space: nowrap; }
  @media (max-width: 1199px) { grid-area: name; }
`;

const Wear = styled.div`
  min-width: 0;
  @media (max-width: 1199px) { grid-area: wear; }
`;

const Decorations = styled.div`
  min-width: 0;
  color: var(--t3);
  @media (max-width: 1199px) { grid-area: decorations; font-size: 12px; }
`;

const Seller = styled.div`
  min-width: 0;
  color: var(--t3);
  @media (max-width: 1199px) { grid-area: seller; font-size: 12px; }
`;

const Amount = styled.div`
  display: grid;
  justify-items: end;
  small { display: flex; align-items: center; gap: 4px; font-size: 12px; white-space: nowrap; color: var(--t3); }
  @media (max-width: 1199px) { grid-area: amount; }
`;

const Action = styled.div`
  display: flex;
  justify-content: end;
  align-items: center;
  gap: 4px;
  button { min-width: 60px; }
  @media (max-width: 1199px) { grid-area: action; flex-direction: column; align-items: end; }
`;
