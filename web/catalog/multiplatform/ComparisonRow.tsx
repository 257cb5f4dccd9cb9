import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ComparisonRow_marketItem$key } from '../../__generated__/ComparisonRow_marketItem.graphql.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { TwoLines } from '../../ui/textStyles.ts';
import { goodsPath } from '../items/marketItem.ts';
import { BestGap } from './BestGap.tsx';
import { sellPath } from './comparison.ts';
import { comparisonColumns } from './comparisonColumns.ts';
import { PlatformCell } from './PlatformCell.tsx';
import { PlatformHistoryDialog } from './PlatformHistoryDialog.tsx';
import type { ComparedPlatforms } from './useComparedPlatforms.ts';

interface ComparisonRowProps {
  readonly marketItem: ComparisonRow_marketItem$key;
  readonly compared: ComparedPlatforms;
}

/** One item: its price here and on each platform, the gaps after fees, and links to buy and to sell. */
export function ComparisonRow({ marketItem, compared }: ComparisonRowProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation(['multiplatform', 'shell']);
  const name = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const [isOpen, setIsOpen] = useState(false);
  const prices = item.platformPrices;
  if (prices == null) {
    throw new Error('The prices of an item could not be read.');
  }
  const isOnSale = item.listingCount > 0;
  return (
    <Row>
      <Item>
        <Thumb $light={item.rarityColor}>
          <ItemPicture picture={item.picture} />
        </Thumb>
        <div>
          <Name to={goodsPath(item.marketHashName)}>
            <TwoLines title={name}>{name}</TwoLines>
          </Name>
          <Ways>
            <Link to={goodsPath(item.marketHashName)} aria-label={t(isOnSale ? 'buyOf' : 'viewOf', { name })}>
              {t(isOnSale ? 'buy' : 'view')}
            </Link>
            <Link to={sellPath(item.marketHashName)} aria-label={t('sellOf', { name })}>
              {t('sell')}
            </Link>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('historyOf', { name })}
              onClick={() => setIsOpen(true)}
            >
              {t('history')}
            </button>
          </Ways>
        </div>
      </Item>
      <Here>
        <small>{t('here')}</small>
        <Price cents={item.lowestAskCents ?? null} />
        <em className="num">{t('onSale', { count: item.listingCount })}</em>
      </Here>
      {compared.names.map((platform) => (
        <PlatformCell
          key={platform}
          name={t(`shell:platform_${platform}`)}
          price={prices.find((price) => price.platform === platform) ?? null}
          way={compared.way}
          nowMs={compared.nowMs}
        />
      ))}
      <Best>
        <BestGap prices={prices} way="here" counted={compared.counted} />
        <BestGap prices={prices} way="there" counted={compared.counted} />
      </Best>
      {isOpen && (
        <PlatformHistoryDialog marketItemId={item.id} name={name} onClose={() => setIsOpen(false)} />
      )}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment ComparisonRow_marketItem on MarketItem {
    id
    marketHashName
    nameZh
    nameEn
    picture(size: CARD)
    rarityColor
    lowestAskCents
    listingCount
    platformPrices {
      platform
      isStale
      buyHere {
        cents
        basisPoints
      }
      buyThere {
        cents
        basisPoints
      }
      ...PlatformCell_price
    }
  }
`;

const Row = styled.div`
  ${comparisonColumns}
  min-height: 88px;
  padding-top: 10px;
  padding-bottom: 10px;
  & + & { border-top: 1px solid var(--line); }
  @media (max-width: 767px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
    gap: 12px 8px;
    padding: 14px;
  }
`;

const Item = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  font-weight: 500;
  line-height: 20px;
  > div:last-child { min-width: 0; }
  a:hover { color: var(--accent-t); }
  @media (max-width: 767px) { grid-column: 1 / -1; }
`;

const Thumb = styled(Stage)`
  flex: none;
  width: 66px;
  height: 44px;
  border-radius: var(--r-2);
`;

/** High enough for a finger, whatever is below. */
const Name = styled(Link)`
  display: block;
  padding: 2px 0;
`;

const Ways = styled.div`
  display: flex;
  gap: 14px;
  a, button { min-width: 24px; font-size: 12px; line-height: 24px; font-weight: 400; color: var(--accent-t); }
  a:hover, button:hover { text-decoration: underline; }
  @media (max-width: 1023px) { a, button { padding: 6px 0; } }
`;

const Here = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  small { display: none; font-size: 12px; line-height: 18px; color: var(--t3); }
  em { font-size: 12px; line-height: 18px; font-style: normal; color: var(--t3); }
  @media (max-width: 767px) { align-items: flex-start; small { display: block; } }
`;

const Best = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  @media (max-width: 767px) {
    grid-column: 1 / -1;
    flex-direction: row;
    justify-content: space-between;
    padding: 8px 10px;
    border-radius: var(--r-2);
    background: var(--s2);
  }
`;
