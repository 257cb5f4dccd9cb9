import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ComparisonRow_marketItem$key } from '../__generated__/ComparisonRow_marketItem.graphql.ts';
import { goodsPath } from '../app/items/goodsPath.ts';
import { referenceDistance } from '../app/items/referenceDistance.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ItemPicture } from '../ui/ItemPicture.tsx';
import { Price } from '../ui/Price.tsx';
import { Stage } from '../ui/Stage.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import { distanceText, sellPath } from './comparison.ts';
import { comparisonColumns } from './comparisonColumns.ts';

/** One item: what it costs elsewhere, what it costs here, and the ways to buy and to sell. */
export function ComparisonRow({ marketItem }: { readonly marketItem: ComparisonRow_marketItem$key }) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation('multiplatform');
  const name = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const { referencePrice: reference, lowestAskCents = null } = item;
  const distance = referenceDistance(lowestAskCents, reference?.priceCents);
  return (
    <Row>
      <Item to={goodsPath(item.marketHashName)}>
        <Thumb $light={item.rarityColor}>
          <ItemPicture
            marketHashName={item.marketHashName}
            rarityColor={item.rarityColor}
            tagType={item.tagType}
            tagWeapon={item.tagWeapon}
            iconUrl={item.iconUrl}
          />
        </Thumb>
        <TwoLines title={name}>{name}</TwoLines>
      </Item>
      <Amount>
        <small>{t('elsewhere')}</small>
        <span>
          <Price cents={reference?.priceCents ?? null} />
          {reference != null && <em>{t(`source_${reference.source}`)}</em>}
        </span>
      </Amount>
      <Amount>
        <small>{t('here')}</small>
        <span>
          <Price cents={lowestAskCents} />
          <em className="num">{t('onSale', { count: item.listingCount })}</em>
        </span>
      </Amount>
      <Amount>
        <small>{t('difference')}</small>
        <Distance className="num" $isLower={distance !== null && distance < 0}>
          {distance === null ? '—' : distanceText(distance)}
        </Distance>
      </Amount>
      <Ways>
        <ButtonLink
          size="small"
          to={goodsPath(item.marketHashName)}
          aria-label={t(item.listingCount > 0 ? 'buyOf' : 'viewOf', { name })}
        >
          {t(item.listingCount > 0 ? 'buy' : 'view')}
        </ButtonLink>
        <ButtonLink size="small" to={sellPath(item.marketHashName)} aria-label={t('sellOf', { name })}>
          {t('sell')}
        </ButtonLink>
      </Ways>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment ComparisonRow_marketItem on MarketItem {
    marketHashName
    nameZh
    nameEn
    iconUrl
    rarityColor
    tagType
    tagWeapon
    lowestAskCents
    listingCount
    referencePrice {
      priceCents
      source
    }
  }
`;

const Row = styled.li`
  ${comparisonColumns}
  min-height: 68px;
  padding-top: 8px;
  padding-bottom: 8px;
  & + & { border-top: 1px solid var(--line); }
  @media (max-width: 767px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
    gap: 10px 8px;
    padding: 12px 14px;
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  font-weight: 500;
  line-height: 20px;
  &:hover { color: var(--accent-t); }
  @media (max-width: 767px) { grid-column: 1 / -1; }
`;

const Thumb = styled(Stage)`
  flex: none;
  width: 66px;
  height: 44px;
  border-radius: var(--r-2);
`;

const Amount = styled.div`
  text-align: right;
  small { display: none; font-size: 12px; line-height: 18px; color: var(--t3); }
  em { display: block; font-size: 12px; line-height: 18px; font-style: normal; color: var(--t3); }
  @media (max-width: 767px) { text-align: left; small { display: block; } }
`;

const Distance = styled.span<{ $isLower: boolean }>`
  font-weight: 500;
  color: ${({ $isLower }) => ($isLower ? 'var(--pos)' : 'var(--t2)')};
`;

const Ways = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  @media (max-width: 767px) { grid-column: 1 / -1; justify-content: stretch; > a { flex: 1; height: 36px; } }
`;
