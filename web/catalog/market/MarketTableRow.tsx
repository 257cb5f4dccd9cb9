import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { MarketTableRow_marketItem$key } from '../../__generated__/MarketTableRow_marketItem.graphql.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Mark } from '../../ui/Mark.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { WearBar } from '../../ui/WearBar.tsx';
import { useTags } from '../items/MarketTags.tsx';
import { goodsPath, REMARKABLE_DISTANCE, referenceDistance } from '../items/marketItem.ts';
import { Sparkline } from '../items/Sparkline.tsx';
import { tagColor } from '../items/tagColors.ts';
import { QuickLookButton } from './QuickLookArea.tsx';

interface MarketTableRowProps {
  readonly marketItem: MarketTableRow_marketItem$key;
  /** Index in the list, from 0. */
  readonly index: number;
}

/** The columns in reading order; their heads are the words `column_<name>`. */
export const COLUMNS = ['item', 'wear', 'trend', 'sales', 'price', 'bid', 'distance'] as const;

/** Widths of the columns. Below 1,200 px the wear range stands under the name or picture, and the best bid under the ask. */
export const WIDE_COLUMNS = 'minmax(0, 1fr) 116px 108px 64px 104px 88px 60px';
export const MEDIUM_COLUMNS = 'minmax(0, 1fr) 124px 68px 104px 64px';

/** One item of the list view, one line high on wide screens. Every row has the same height. */
export const MarketTableRow = memo(function MarketTableRow({ marketItem, index }: MarketTableRowProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('market');
  const isOnSale = item.listingCount > 0 && item.lowestAskCents != null;
  return (
    // The head is the first row of the table.
    <Row data-index={index} data-item={item.id} aria-rowindex={index + 2}>
      <Item>
        <ItemName item={item} isOnSale={isOnSale} />
      </Item>
      <Wear>
        {item.floatMin == null || item.floatMax == null ? (
          <Quiet>—</Quiet>
        ) : (
          <>
            <span className="num">{wearText(item)}</span>
            <WearBar from={item.floatMin} to={item.floatMax} />
          </>
        )}
      </Wear>
      <Trend>
        <Sparkline days={item.priceHistory ?? []} />
      </Trend>
      <Sales className="num">
        <Label aria-hidden="true">{t('column_sales')} </Label>
        {wholeNumberText(item.salesPerDay)}
      </Sales>
      <Amount>
        <Price cents={isOnSale ? (item.lowestAskCents ?? null) : null} size={14} />
        <Stock className="num" $gives={item.recentBestBidCents != null}>
          {isOnSale ? t('shell:onSale', { count: item.listingCount }) : t('shell:soldOut')}
        </Stock>
        {item.recentBestBidCents != null && (
          <BidUnder>
            {t('column_bid')} <Price cents={item.recentBestBidCents} size={12} />
          </BidUnder>
        )}
      </Amount>
      <Bid>
        {item.recentBestBidCents == null ? (
          <Quiet>—</Quiet>
        ) : (
          <Price cents={item.recentBestBidCents} size={13} />
        )}
      </Bid>
      <DistanceCell
        distance={isOnSale ? referenceDistance(item.lowestAskCents, item.referencePriceCents) : null}
      />
    </Row>
  );
});

interface ItemNameProps {
  readonly item: {
    readonly marketHashName: string;
    readonly nameZh: string;
    readonly nameEn: string;
    readonly picture: string;
    readonly rarityColor: string;
    readonly tagRarity?: string | null | undefined;
    readonly tagExterior?: string | null | undefined;
    readonly floatMin?: number | null | undefined;
    readonly floatMax?: number | null | undefined;
  };
  readonly isOnSale: boolean;
}

/** Picture and name. The link covers the whole row. */
function ItemName({ item, isOnSale }: ItemNameProps) {
  const { t, i18n } = useTranslation('shell');
  const tags = useTags();
  const name = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const { kind, finish } = splitItemName(name, item.tagExterior != null);
  const markTag = item.tagExterior ?? item.tagRarity;
  return (
    <>
      <Thumb $light={item.rarityColor} $lamp={isOnSale ? 'full' : 'dim'}>
        <ItemPicture picture={item.picture} />
      </Thumb>
      <Names>
        <Cover to={goodsPath(item.marketHashName)} aria-label={name} title={name}>
          <Ellipsis>{finish}</Ellipsis>
        </Cover>
        <Under>
          <Mark color={tagColor(markTag)} />
          <span>{tags.nameOf(markTag) ?? t('shell:noRarity')}</span>
          <WearUnder className="num">{wearText(item)}</WearUnder>
          {kind !== null && <Ellipsis>{kind}</Ellipsis>}
        </Under>
      </Names>
      <Above>
        <QuickLookButton name={name} />
      </Above>
    </>
  );
}

/** The range of wear that an item can have; empty for one without. */
function wearText({ floatMin, floatMax }: ItemNameProps['item']): string {
  return floatMin == null || floatMax == null ? '' : `${floatMin.toFixed(2)}–${floatMax.toFixed(2)}`;
}

/** Distance of the lowest ask to the reference price, in tenths of a percent; a dash where there is none. */
function DistanceCell({ distance }: { readonly distance: number | null }) {
  const sign = distance === null || distance === 0 ? '' : distance < 0 ? '−' : '+';
  return (
    <Distance className="num" $isGood={distance !== null && distance <= REMARKABLE_DISTANCE}>
      {distance === null ? '—' : `${sign}${(Math.abs(distance) / 10).toFixed(1)}%`}
    </Distance>
  );
}

const FRAGMENT = graphql`
  fragment MarketTableRow_marketItem on MarketItem {
    id
    marketHashName
    nameZh
    nameEn
    picture(size: CARD)
    rarityColor
    tagRarity
    tagExterior
    floatMin
    floatMax
    lowestAskCents
    recentBestBidCents
    listingCount
    referencePriceCents
    salesPerDay
    priceHistory(days: 7) {
      day
      medianCents
    }
  }
`;

const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: ${WIDE_COLUMNS};
  gap: 0 16px;
  align-items: center;
  height: 64px;
  padding: 0 16px;
  border-bottom: 1px solid var(--line);
  transition: background var(--t-2);
  -webkit-touch-callout: none;
  td { padding: 0; }
  &:hover { background: var(--hover); }
  @media (max-width: 1199px) {
    grid-template-columns: ${MEDIUM_COLUMNS};
  }
  @media (max-width: 767px) {
    grid-template: "item price" 46px "trend distance" 20px / minmax(0, 1fr) 56px;
    align-content: center;
    gap: 2px 12px;
    height: 92px;
  }
`;

const Item = styled.td`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  @media (max-width: 767px) { grid-area: item; gap: 12px; && { padding-right: 40px; } }
`;

const Thumb = styled(Stage)`
  flex: none;
  width: 66px;
  height: 44px;
  border-radius: var(--r-2);
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Above the link that covers the row. */
const Above = styled.div`
  position: relative;
  z-index: 1;
  @media (max-width: 767px) { position: absolute; left: 42px; top: 30px; }
`;

const Cover = styled(Link)`
  display: block;
  font-size: 14px;
  line-height: 22px;
  font-weight: 500;
  --ring: -2px;
  &::after { content: ""; position: absolute; inset: 0; }
`;

const Under = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  white-space: nowrap;
  & > :nth-child(n + 2) { flex: none; }
  & > :nth-child(n + 4) { flex: 0 1 auto; min-width: 0; }
`;

/** On phones below the picture, where it takes no room from the name. */
const WearUnder = styled.span`
  @media (min-width: 1200px) { display: none; }
  &:empty { display: none; }
  @media (max-width: 767px) { position: absolute; left: 16px; bottom: 11px; width: 66px; text-align: center; }
`;

const Wear = styled.td`
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
  @media (max-width: 1199px) { display: none; }
`;

const Trend = styled.td`
  min-width: 0;
  @media (max-width: 767px) { grid-area: trend; && { padding-left: 78px; } }
`;

const Sales = styled.td`
  text-align: right;
  color: var(--t2);
  @media (max-width: 767px) { grid-area: trend; justify-self: end; align-self: center; font-size: 12px; }
`;

/** The column's head, for screens without one. */
const Label = styled.span`
  display: none;
  color: var(--t3);
  @media (max-width: 767px) { display: inline; }
`;

const Amount = styled.td`
  display: grid;
  justify-items: end;
  /* Wider than its column: the name leaves room for it, and the line below does not shrink for a long price. */
  @media (max-width: 767px) { grid-area: price; justify-self: end; width: max-content; }
`;

const Quiet = styled.span`
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

/** On phones it gives its line to the best bid. */
const Stock = styled(Quiet)<{ $gives: boolean }>`
  @media (max-width: 767px) { ${({ $gives }) => $gives && 'display: none;'} }
`;

const BidUnder = styled(Quiet)`
  line-height: 16px;
  white-space: nowrap;
  @media (min-width: 1200px) { display: none; }
`;

const Bid = styled.td`
  text-align: right;
  @media (max-width: 1199px) { display: none; }
`;

const Distance = styled.td<{ $isGood: boolean }>`
  text-align: right;
  color: ${({ $isGood }) => ($isGood ? 'var(--pos)' : 'var(--t2)')};
  @media (max-width: 767px) { grid-area: distance; align-self: center; font-size: 12px; }
`;
