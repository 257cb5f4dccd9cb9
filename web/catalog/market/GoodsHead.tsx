import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { GoodsHead_marketItem$key } from '../../__generated__/GoodsHead_marketItem.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { BuyButton } from './BuyButton.tsx';
import { ExteriorSwitch } from './ExteriorSwitch.tsx';
import { FloatRange } from './FloatRange.tsx';
import { GoodsCrumbs } from './GoodsCrumbs.tsx';
import { GoodsFacts } from './GoodsFacts.tsx';
import { GoodsTags } from './GoodsTags.tsx';
import { PhaseSwitch } from './PhaseSwitch.tsx';
import { useGoodsChoice } from './useGoodsChoice.ts';
import { WatchButtons } from './WatchButtons.tsx';

interface GoodsHeadProps {
  readonly marketItem: GoodsHead_marketItem$key;
}

/** Head of the item's page: picture, names, four facts, exteriors, range of wear, the cheapest copy. */
export function GoodsHead({ marketItem }: GoodsHeadProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation(['market', 'goods']);
  const isChinese = i18n.language === 'zh';
  const { kind, finish, exterior } = splitItemName(
    isChinese ? item.nameZh : item.nameEn,
    item.tagExterior != null,
  );
  const lowest = item.lowestListing?.edges[0]?.node;
  const { choice } = useGoodsChoice();
  const picture = item.phases?.find(({ phase }) => phase === choice.phase)?.picture ?? item.picture;
  return (
    <>
      <GoodsCrumbs marketItem={item} />
      <Head>
        <Picture $light={item.rarityColor}>
          <ItemPicture picture={picture} isMain widthPercent={88} />
        </Picture>
        <Info>
          <GoodsTags marketItem={item} />
          <Name>
            {kind === null ? finish : `${kind} | ${finish}`}
            {exterior !== null && <span> ({exterior})</span>}
          </Name>
          <OtherName lang={isChinese ? 'en' : 'zh-CN'}>{isChinese ? item.nameEn : item.nameZh}</OtherName>
          <GoodsFacts marketItem={item} />
          <PhaseSwitch marketItem={item} />
          <ExteriorSwitch marketItem={item} />
          <FloatRange marketItem={item} />
          {lowest != null && (
            <BuyRow>
              <BuyButton listingId={lowest.id} isOwn={lowest.isOwn} look="primary" size="large" isWide>
                <Icon name="bolt" />
                {t('buyLowest')}
                <Price cents={lowest.askCents} tone="inherit" />
              </BuyButton>
            </BuyRow>
          )}
          <WatchButtons marketItem={item} />
          <Assurance>
            <Icon name="shield" size={14} />
            {t(item.hasAutomaticDelivery ? 'goods:promiseAutomatic' : 'goods:promise')}
          </Assurance>
        </Info>
      </Head>
    </>
  );
}

const FRAGMENT = graphql`
  fragment GoodsHead_marketItem on MarketItem {
    marketHashName
    nameZh
    nameEn
    picture(size: STAGE)
    rarityColor
    tagExterior
    hasAutomaticDelivery
    phases {
      phase
      picture(size: STAGE)
    }
    lowestListing: listings(first: 1, sort: PRICE_ASCENDING, filter: $phaseFilter) {
      edges {
        node {
          id
          askCents
          isOwn
        }
      }
    }
    ...GoodsCrumbs_marketItem
    ...GoodsTags_marketItem
    ...GoodsFacts_marketItem
    ...PhaseSwitch_marketItem
    ...ExteriorSwitch_marketItem
    ...FloatRange_marketItem
    ...WatchButtons_marketItem
  }
`;

const Head = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  gap: 32px;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr); gap: 20px; }
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) { gap: 16px; }
`;

const Picture = styled(Stage)`
  min-height: 420px;
  border: 1px solid var(--line);
  border-radius: var(--r-4);
  @media (max-width: 1199px) { align-self: start; min-height: 0; height: 340px; }
  @media (max-width: 767px) {
    height: 240px;
    margin: 0 -16px;
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;

const Info = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Name = styled.h1`
  margin: 12px 0 2px;
  font-size: 32px;
  line-height: 40px;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  span { font-weight: 400; color: var(--t2); font-size: 20px; letter-spacing: 0; }
  @media (max-width: 767px) {
    font-size: 20px;
    line-height: 28px;
    span { font-size: 14px; }
  }
`;

const OtherName = styled.div`
  color: var(--t3);
`;

const BuyRow = styled.div`
  @media (max-width: 767px) { display: none; }
`;

const Assurance = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 12px;
  color: var(--t3);
  font-size: 12px;
  line-height: 18px;
  svg { margin-top: 2px; color: var(--accent-t); }
`;
