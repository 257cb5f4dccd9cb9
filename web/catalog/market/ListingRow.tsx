import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ListingRow_listing$key } from '../../__generated__/ListingRow_listing.graphql.ts';
import type { ListingRow_marketItem$key } from '../../__generated__/ListingRow_marketItem.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { CopyPicture } from '../goods/CopyPicture.tsx';
import { FormerPrice } from '../goods/FormerPrice.tsx';
import { ListingDecorations } from '../goods/ListingDecorations.tsx';
import { ListingRemark } from '../goods/ListingRemark.tsx';
import { ListingSeller } from '../goods/ListingSeller.tsx';
import { ListingWear } from '../goods/ListingWear.tsx';
import { isGun } from '../items/marketItem.ts';
import { BargainButton } from './BargainButton.tsx';
import { BuyButton } from './BuyButton.tsx';
import { CartButton } from './CartButton.tsx';

interface ListingRowProps {
  readonly listing: ListingRow_listing$key;
  readonly marketItem: ListingRow_marketItem$key;
  /** Only the cheapest copy has the primary button. */
  readonly isCheapest: boolean;
  readonly isPicked: boolean;
  /** False where as many copies are picked as can be compared. */
  readonly isPickable: boolean;
  /** Picks the copy for the comparison, or removes it from it. */
  readonly onPick: (id: string) => void;
}

/** One copy on sale: wear, seed, stickers, seller, delivery, price. */
export const ListingRow = memo(function ListingRow({
  listing,
  marketItem,
  isCheapest,
  isPicked,
  isPickable,
  onPick,
}: ListingRowProps) {
  const row = useFragment(LISTING, listing);
  const item = useFragment(MARKET_ITEM, marketItem);
  const { t, i18n } = useTranslation(['market', 'goods']);
  const isActive = row.status === 'ACTIVE';
  const wear = <ListingWear asset={row.asset} marketItem={item} />;
  const decorations = <ListingDecorations asset={row.asset} hasStickerSlots={isGun(item.tagType)} />;
  const name = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  return (
    <Row id={`copy-${row.id}`} tabIndex={-1} className="late" suppressHydrationWarning $isActive={isActive}>
      <Thumbnail $light={item.rarityColor} $lamp="even">
        <CopyPicture
          asset={row.asset}
          listingId={row.id}
          name={name}
          light={item.rarityColor}
          wear={wear}
          decorations={decorations}
        />
        {(isActive || isPicked) && (
          <Pick>
            <TickBox
              share={isPicked ? 'all' : 'none'}
              label={t('goods:pickForComparison')}
              isDisabled={!isPicked && !isPickable}
              onPress={() => onPick(row.id)}
            />
          </Pick>
        )}
      </Thumbnail>
      <Wear>{wear}</Wear>
      <Decorations>{decorations}</Decorations>
      <Seller>
        <ListingSeller listing={row} />
      </Seller>
      <DeliveryWay isAutomatic={row.deliveryType === 'AUTOMATIC'} />
      <Amount>
        <Price cents={row.askCents} size={16} tone={isActive ? 'plain' : 'quiet'} />
        {isActive && <FormerPrice listing={row} />}
        {isActive && <ListingRemark listing={row} marketItem={item} isCheapest={isCheapest} />}
      </Amount>
      <Action>
        {isActive ? (
          <>
            <BuyButton listingId={row.id} isOwn={row.isOwn} look={isCheapest ? 'primary' : 'default'} />
            <Others>
              <BargainButton listingId={row.id} isOwn={row.isOwn} />
              <CartButton listingId={row.id} askCents={row.askCents} isOwn={row.isOwn} />
            </Others>
          </>
        ) : (
          <Tag>{t('sold')}</Tag>
        )}
      </Action>
    </Row>
  );
});

/** How the copy is delivered, and how soon. */
function DeliveryWay({ isAutomatic }: { readonly isAutomatic: boolean }) {
  const { t } = useTranslation(['market', 'goods']);
  return (
    <Delivery>
      <Icon name={isAutomatic ? 'bolt' : 'hand'} />
      <div>
        {t(isAutomatic ? 'deliveryAutomatic' : 'deliveryManual')}
        <small>{t(isAutomatic ? 'goods:deliveryAutomaticHint' : 'goods:deliveryManualHint')}</small>
      </div>
    </Delivery>
  );
}

const LISTING = graphql`
  fragment ListingRow_listing on Listing {
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
    ...FormerPrice_listing
    ...ListingRemark_listing
    ...ListingSeller_listing
  }
`;

const MARKET_ITEM = graphql`
  fragment ListingRow_marketItem on MarketItem {
    nameZh
    nameEn
    rarityColor
    tagType
    ...ListingWear_marketItem
    ...ListingRemark_marketItem
  }
`;

/** Skipped during the first render: `.late` in `theme.css`. */
const Row = styled.article<{ $isActive: boolean }>`
  display: grid;
  grid-template-columns: 84px minmax(180px, 1.3fr) minmax(160px, 1fr) minmax(150px, 1fr) 140px 120px 124px;
  gap: 24px;
  align-items: center;
  min-height: 86px;
  contain-intrinsic-height: 66px;
  padding: 10px 16px 10px 12px;
  border-bottom: 1px solid var(--line);
  &:hover { background: var(--hover); }
  ${({ $isActive }) => ($isActive ? '' : '& > :not(:last-child) { opacity: .4; }')}
  @media (max-width: 1199px) {
    grid-template: "art wear decorations delivery amount action" auto "art wear seller delivery amount action" auto / 84px 1.2fr 0.9fr 130px 96px 116px;
    gap: 6px 16px;
    contain-intrinsic-height: 66px;
  }
  @media (max-width: 767px) {
    grid-template: "art wear wear" auto "art decorations amount" auto "art seller action" auto "art delivery action" auto / 84px minmax(0, 1fr) auto;
    gap: 6px 12px;
    contain-intrinsic-height: 144px;
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

/** The corner of the picture. */
const Pick = styled.div`
  position: absolute;
  left: 0;
  top: 0;
  label { justify-content: start; align-content: start; width: 36px; min-height: 36px; padding: 6px; }
  input { background: color-mix(in srgb, var(--s1) 78%, transparent); }
`;

const Wear = styled.div`
  min-width: 0;
  @media (max-width: 1199px) { grid-area: wear; }
`;

const Decorations = styled.div`
  min-width: 0;
  color: var(--t3);
  @media (max-width: 1199px) { grid-area: decorations; }
  @media (max-width: 767px) { font-size: 12px; }
`;

const Seller = styled.div`
  min-width: 0;
  @media (max-width: 1199px) { grid-area: seller; font-size: 12px; }
`;

const Delivery = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: var(--t2);
  svg { margin-top: 2px; color: var(--t3); }
  small { display: block; font-size: 12px; color: var(--t3); }
  @media (max-width: 1199px) { grid-area: delivery; }
  @media (max-width: 767px) {
    align-items: center;
    font-size: 12px;
    small { display: none; }
    svg { margin: 0; }
  }
`;

const Amount = styled.div`
  display: grid;
  justify-items: end;
  @media (max-width: 1199px) { grid-area: amount; }
`;

const Action = styled.div`
  display: grid;
  justify-items: end;
  > button { min-width: 68px; }
  @media (max-width: 1199px) { grid-area: action; }
`;

/** The ways that are not the first choice, on one line below it. */
const Others = styled.div`
  display: flex;
  margin-right: -12px;
  &:empty { display: none; }
`;
