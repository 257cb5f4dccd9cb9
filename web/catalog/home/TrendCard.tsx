import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { TrendCard_marketItem$key } from '../../__generated__/TrendCard_marketItem.graphql.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { goodsPath } from '../items/marketItem.ts';
import { PriceMove } from '../items/PriceMove.tsx';
import { SPARK_HEIGHT, SPARK_WIDTH, sparklineOf } from '../items/sparkline.ts';

interface TrendCardProps {
  readonly marketItem: TrendCard_marketItem$key;
}

/** One popular item: its last sale price, the change over 30 days, and a line chart of them. */
export function TrendCard({ marketItem }: TrendCardProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation('home');
  const areaId = useId();
  const spark = sparklineOf(item.priceHistory ?? []);
  const direction = Math.sign(spark?.change ?? 0);
  return (
    <Card to={goodsPath(item.marketHashName)}>
      <Head>
        <Thumb $light={item.rarityColor}>
          <ItemPicture picture={item.picture} />
        </Thumb>
        <Facts>
          <Ellipsis>{i18n.language === 'zh' ? item.nameZh : item.nameEn}</Ellipsis>
          <p>
            <Price cents={spark?.lastCents ?? item.lowestAskCents ?? null} />
            {spark !== null && <PriceMove change={spark.change} />}
          </p>
        </Facts>
      </Head>
      {spark === null ? (
        <NoMove>{t('trendNone')}</NoMove>
      ) : (
        <Drawing
          viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          $color={direction === 0 ? 'var(--t3)' : direction > 0 ? 'var(--up)' : 'var(--down)'}
        >
          <defs>
            <linearGradient id={areaId} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="currentColor" stopOpacity=".22" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </linearGradient>
          </defs>
          <path fill={`url(#${areaId})`} d={spark.area} />
          <path className="line" d={spark.line} />
        </Drawing>
      )}
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment TrendCard_marketItem on MarketItem @throwOnFieldError {
    marketHashName
    nameZh
    nameEn
    picture(size: CARD)
    rarityColor
    lowestAskCents
    priceHistory(days: 30) {
      day
      medianCents
    }
  }
`;

const Card = styled(Link)`
  display: block;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s1);
  box-shadow: var(--e1);
  overflow: hidden;
  transition: border-color var(--t-2);
  &:hover { border-color: var(--line-2); }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 14px 14px 8px;
`;

const Thumb = styled(Stage)`
  flex: none;
  width: 72px;
  height: 48px;
  border-radius: var(--r-2);
`;

const Facts = styled.div`
  min-width: 0;
  p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; margin-top: 2px; }
`;

const Drawing = styled.svg<{ $color: string }>`
  width: 100%;
  height: ${SPARK_HEIGHT}px;
  color: ${({ $color }) => $color};
  path { vector-effect: non-scaling-stroke; }
  .line { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round; }
`;

const NoMove = styled.p`
  height: ${SPARK_HEIGHT}px;
  padding: 0 14px;
  color: var(--t3);
  font-size: 12px;
`;
