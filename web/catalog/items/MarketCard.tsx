import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { MarketCard_marketItem$key } from '../../__generated__/MarketCard_marketItem.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName, withoutQuality } from '../../ui/itemName.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { useTags } from './MarketTags.tsx';
import { goodsPath, REMARKABLE_DISTANCE, referenceDistance } from './marketItem.ts';
import { StageChip } from './StageChip.tsx';
import { tagColor } from './tagColors.ts';
import { WatchHeart } from './WatchHeart.tsx';

interface MarketCardProps {
  readonly marketItem: MarketCard_marketItem$key;
  /** True for the first cards of a page, whose pictures are what is waited for. */
  readonly isFirst?: boolean;
}

/**
 * Card of one market item in the grid: picture lit in its rarity's colour, name, exterior, market hash name, lowest
 * price, number on sale. It does not rerender when a filter changes.
 */
export const MarketCard = memo(function MarketCard({ marketItem, isFirst = false }: MarketCardProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation('shell');
  const tags = useTags();
  const name = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const { kind, finish } = splitItemName(name, item.tagExterior != null);
  const isOnSale = item.listingCount > 0 && item.lowestAskCents != null;
  const markTag = item.tagExterior ?? item.tagRarity;
  const count = isOnSale ? t('onSale', { count: item.listingCount }) : t('soldOut');
  return (
    <Frame $light={item.rarityColor}>
      <Card to={goodsPath(item.marketHashName)}>
        <CardStage
          className="late"
          suppressHydrationWarning
          $light={item.rarityColor}
          $lamp={isOnSale ? 'full' : 'dim'}
          $isOnSale={isOnSale}
        >
          <ItemPicture picture={item.picture} isMain={isFirst} />
          <StageChip quality={item.tagQuality} />
          {item.hasAutomaticDelivery && (
            <Automatic>
              <Icon name="bolt" size={11} />
              {t('automatic')}
            </Automatic>
          )}
        </CardStage>
        <Body className="late" suppressHydrationWarning>
          <Weapon>{kind === null ? (tags.nameOf(item.tagType) ?? ' ') : withoutQuality(kind)}</Weapon>
          <Finish title={finish}>{kind === null ? withoutQuality(finish) : finish}</Finish>
          <Exterior>
            <Mark color={tagColor(markTag)} />
            {tags.nameOf(markTag) ?? t('noRarity')}
          </Exterior>
          <HashName title={item.marketHashName}>{item.marketHashName}</HashName>
          <PriceRow>
            <Price cents={isOnSale ? (item.lowestAskCents ?? null) : null} size={16} />
            <span className="num">{count}</span>
          </PriceRow>
          <Distance
            askCents={item.lowestAskCents ?? null}
            referenceCents={item.referencePriceCents ?? null}
          />
        </Body>
      </Card>
      <WatchHeart marketItem={item} name={name} />
    </Frame>
  );
});

function Distance({
  askCents,
  referenceCents,
}: {
  readonly askCents: number | null;
  readonly referenceCents: number | null;
}) {
  const { t } = useTranslation('shell');
  const distance = referenceDistance(askCents, referenceCents);
  if (distance === null) {
    return <Remark $isGood={false}>&nbsp;</Remark>;
  }
  const percent = (Math.abs(distance) / 10).toFixed(1);
  return (
    <Remark $isGood={distance <= REMARKABLE_DISTANCE}>
      {distance === 0 ? t('atReference') : t(distance < 0 ? 'belowReference' : 'aboveReference', { percent })}
    </Remark>
  );
}

const FRAGMENT = graphql`
  fragment MarketCard_marketItem on MarketItem {
    marketHashName
    nameZh
    nameEn
    picture(size: CARD)
    rarityColor
    tagType
    tagRarity
    tagQuality
    tagExterior
    lowestAskCents
    listingCount
    hasAutomaticDelivery
    referencePriceCents
    ...WatchHeart_marketItem
  }
`;

/** Raises card and heart together, because a link must not contain a button. */
const Frame = styled.div<{ $light: string }>`
  position: relative;
  display: grid;
  min-width: 0;
  transition: transform var(--t-3) var(--ease-out);
  @media (hover: hover) {
    &:hover { transform: translateY(-2px); }
    &:hover > a {
      border-color: color-mix(in srgb, ${({ $light }) => $light} 60%, var(--line-2));
      box-shadow: var(--e2);
    }
    &:active { transform: none; transition-duration: var(--t-1); }
  }
`;

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: var(--s1);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  overflow: hidden;
  box-shadow: var(--e1);
  transition: border-color var(--t-2), box-shadow var(--t-3);
`;

/** Skipped during the first render, like the body: `.late` in `theme.css`. Below its middle, a tall picture clears the chips. */
const CardStage = styled(Stage)<{ $isOnSale: boolean }>`
  aspect-ratio: 16 / 10;
  & > img { translate: 0 7%; ${({ $isOnSale }) => ($isOnSale ? '' : 'opacity: .4;')} }
`;

const Automatic = styled.span`
  position: absolute;
  right: 8px;
  top: 8px;
  height: 20px;
  padding: 0 6px;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  border-radius: var(--r-1);
  border: 1px solid color-mix(in srgb, var(--line-2) 70%, transparent);
  background: color-mix(in srgb, var(--s1) 78%, transparent);
  font-size: 11px;
  font-weight: 500;
  svg { color: var(--accent-t); }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1px;
  flex: 1;
  padding: 10px 12px 12px;
  contain-intrinsic-height: 123px;
  @media (max-width: 767px) { padding: 8px 10px 10px; }
`;

const Weapon = styled(Ellipsis)`
  font-size: 12px;
  line-height: 16px;
  color: var(--t3);
`;

const Finish = styled(Ellipsis)`
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
`;

const Exterior = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
`;

const HashName = styled(Ellipsis)`
  font-size: 11px;
  line-height: 16px;
  color: var(--t3);
`;

const PriceRow = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  margin-top: 8px;
  font-size: 12px;
  color: var(--t3);
  white-space: nowrap;
`;

const Remark = styled.span<{ $isGood: boolean }>`
  font-size: 12px;
  line-height: 16px;
  color: ${({ $isGood }) => ($isGood ? 'var(--pos)' : 'var(--t3)')};
`;
