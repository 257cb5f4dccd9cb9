import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { HeroItem_marketItem$key } from '../../__generated__/HeroItem_marketItem.graphql.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { goodsPath } from '../items/marketItem.ts';

interface HeroItemProps {
  readonly marketItem: HeroItem_marketItem$key;
}

/** The featured item of the home page: the most expensive one sold today. */
export function HeroItem({ marketItem }: HeroItemProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation('home');
  return (
    <Card to={goodsPath(item.marketHashName)}>
      <HeroStage $light={item.rarityColor}>
        <ItemPicture picture={item.picture} isMain />
      </HeroStage>
      <Caption>
        <div>
          <small>{t('heroItem')}</small>
          <b>{i18n.language === 'zh' ? item.nameZh : item.nameEn}</b>
        </div>
        <div>
          <Price cents={item.lowestAskCents ?? null} size={20} />
          <small className="num">{t('shell:onSale', { count: item.listingCount })}</small>
        </div>
      </Caption>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment HeroItem_marketItem on MarketItem {
    marketHashName
    nameZh
    nameEn
    picture(size: STAGE)
    rarityColor
    lowestAskCents
    listingCount
  }
`;

const Card = styled(Link)`
  display: block;
  border: 1px solid var(--line);
  border-radius: var(--r-4);
  overflow: hidden;
  background: var(--s1);
  box-shadow: var(--e2);
  transition: border-color var(--t-2);
  &:hover { border-color: var(--line-2); }
`;

const HeroStage = styled(Stage)`
  aspect-ratio: 16 / 8.4;
  & > img { width: 72%; }
`;

const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: 16px;
  padding: 14px 18px;
  div { min-width: 0; }
  div:last-child { flex: none; text-align: right; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  b { display: block; font-size: 16px; line-height: 24px; font-weight: 600; }
  @media (max-width: 767px) {
    padding: 12px 14px;
    b { font-size: 14px; line-height: 20px; }
  }
`;
