import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router';
import { fetchQuery } from 'relay-runtime';
import { styled } from 'styled-components';
import type { QuickLookQuery, QuickLookQuery$data } from '../../__generated__/QuickLookQuery.graphql.ts';
import { hasWords } from '../../shell/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Price } from '../../ui/Price.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { goodsPath } from '../items/marketItem.ts';
import { Sparkline } from '../items/Sparkline.tsx';
import { phaseColor } from '../items/tagColors.ts';
import { BuyButton, PurchasesClosed } from './BuyButton.tsx';

interface QuickLookProps {
  readonly marketItemId: string;
  /** Runs when a press has opened something else. */
  readonly onDone: () => void;
}

type Item = NonNullable<QuickLookQuery$data['node']>;

/** What decides whether an item is worth opening: its price over 30 days, its five cheapest copies, and the purchase. */
export function QuickLook({ marketItemId, onDone }: QuickLookProps) {
  const { t, i18n } = useTranslation('market');
  const hasGoodsWords = hasWords(i18n, 'goods');
  const { data, hasFailed } = useQuickLook(marketItemId);
  if (!hasGoodsWords) {
    return <Note role="status">{t('shell:contentFailed')}</Note>;
  }
  if (hasFailed) {
    return <Note role="status">{t('goods:quickLookFailed')}</Note>;
  }
  const item = data?.node;
  if (item == null) {
    return <Note aria-busy="true">{t('shell:loading')}</Note>;
  }
  const isClosed = data?.platform?.closures.some(({ service }) => service === 'PURCHASES') ?? false;
  return (
    <PurchasesClosed value={isClosed}>
      <Content item={item} onDone={onDone} />
    </PurchasesClosed>
  );
}

function Content({ item, onDone }: { readonly item: Item; readonly onDone: () => void }) {
  const { t, i18n } = useTranslation('market');
  const copies = item.listings?.edges.map(({ node }) => node) ?? [];
  const [cheapest] = copies;
  return (
    <>
      <Name to={goodsPath(item.marketHashName ?? '')}>
        <Ellipsis>{i18n.language === 'zh' ? item.nameZh : item.nameEn}</Ellipsis>
      </Name>
      <Trend>
        <span>{t('goods:lastMonth')}</span>
        <Sparkline days={item.priceHistory ?? []} isWide />
      </Trend>
      <Label>{t('goods:cheapestCopies')}</Label>
      {copies.length === 0 && <p>{t('listingsEmpty')}</p>}
      <Copies>
        {copies.map(({ id, askCents, deliveryType, asset }) => (
          <li key={id}>
            <span>
              <span className="num">{asset.floatValue?.toFixed(7) ?? '—'}</span>
              {asset.phase != null && (
                <Phase>
                  <Mark color={phaseColor(asset.phase)} />
                  {t(`phase_${asset.phase}`)}
                </Phase>
              )}
            </span>
            <Way>
              <Icon name={deliveryType === 'AUTOMATIC' ? 'bolt' : 'hand'} size={12} />
              {t(deliveryType === 'AUTOMATIC' ? 'shell:automatic' : 'goods:byHand')}
            </Way>
            <Price cents={askCents} size={13} />
          </li>
        ))}
      </Copies>
      {cheapest !== undefined && (
        <Buy onClickCapture={() => setTimeout(onDone)}>
          <BuyButton listingId={cheapest.id} isOwn={cheapest.isOwn} look="primary" isWide>
            {t('buyLowest')} <Price cents={cheapest.askCents} tone="inherit" />
          </BuyButton>
        </Buy>
      )}
    </>
  );
}

/** Reads the item. The request ends when the reader leaves. */
function useQuickLook(marketItemId: string) {
  const environment = useRelayEnvironment();
  const [data, setData] = useState<QuickLookQuery$data | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const reading = fetchQuery<QuickLookQuery>(
      environment,
      QUERY,
      { id: marketItemId },
      { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { isBackground: true } } },
    ).subscribe({ next: setData, error: () => setHasFailed(true) });
    return () => reading.unsubscribe();
  }, [environment, marketItemId]);
  return { data, hasFailed };
}

const QUERY = graphql`
  query QuickLookQuery($id: ID!) {
    platform {
      closures {
        service
      }
    }
    node(id: $id) {
      ... on MarketItem {
        marketHashName
        nameZh
        nameEn
        priceHistory(days: 30) {
          day
          medianCents
        }
        listings(first: 5, sort: PRICE_ASCENDING) {
          edges {
            node {
              id
              askCents
              deliveryType
              isOwn
              asset {
                floatValue
                phase
              }
            }
          }
        }
      }
    }
  }
`;

const Note = styled.p`
  color: var(--t3);
`;

const Name = styled(Link)`
  display: block;
  font-size: 14px;
  line-height: 22px;
  font-weight: 600;
  &:hover { color: var(--accent-t); }
`;

const Label = styled.p`
  padding-top: 12px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Trend = styled.div`
  display: grid;
  gap: 4px;
  padding-top: 8px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Copies = styled.ul`
  li {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 28px;
    border-bottom: 1px solid var(--line);
  }
  li:last-child { border: 0; }
`;

const Phase = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-bottom: 4px;
  font-size: 12px;
  line-height: 16px;
  color: var(--t3);
  white-space: nowrap;
`;

const Way = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-size: 12px;
  color: var(--t3);
`;

const Buy = styled.div`
  padding-top: 12px;
`;
