import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OfferRow_offer$data, OfferRow_offer$key } from '../../__generated__/OfferRow_offer.graphql.ts';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { PhaseTag } from '../../catalog/market/PhaseTag.tsx';
import { PriceFacts } from '../../selling/desk/PriceFacts.tsx';
import type { PriceContext } from '../../selling/desk/priceContext.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { OfferButtons } from './OfferButtons.tsx';

interface OfferRowProps {
  readonly offer: OfferRow_offer$key;
  /** What whoever has to answer weighs the price against; null while it is unknown. Undefined where nothing is to be weighed. */
  readonly context?: PriceContext | null | undefined;
  readonly writeMoment: WriteMoment;
  readonly onChanged: () => void;
}

/** One offer: the copy, the prices of both sides, where it stands, and what can be done with it. */
export function OfferRow({ offer, context, writeMoment, onChanged }: OfferRowProps) {
  const data = useFragment(FRAGMENT, offer);
  const { t, i18n } = useTranslation('bargain');
  const { asset, marketItem: item } = data.listing;
  // Undefined while the seller types no other price.
  const [typedCents, setTypedCents] = useState<number | null>();
  if (item == null) {
    return null;
  }
  return (
    <Row>
      <Thumb $light={item.rarityColor}>
        <ItemPicture picture={asset.picture} widthPercent={88} />
      </Thumb>
      <Facts>
        <Link to={goodsPath(item.marketHashName)}>{i18n.language === 'zh' ? item.nameZh : item.nameEn}</Link>
        <PhaseTag asset={asset} />
        {asset.floatValue != null && <small className="num">{asset.floatValue.toFixed(6)}</small>}
        {asset.paintSeed != null && <small className="num">{t('seed', { seed: asset.paintSeed })}</small>}
        <OfferStanding offer={data} writeMoment={writeMoment} />
      </Facts>
      <Amounts>
        <dt>{t(data.side === 'BUYER' ? 'myOffer' : 'theirOffer')}</dt>
        <dd>
          <Price cents={data.priceCents} size={16} />
        </dd>
        {data.counterCents != null && (
          <>
            <dt>{t('counter')}</dt>
            <dd>
              <Price cents={data.counterCents} />
            </dd>
          </>
        )}
        {data.side === 'BUYER' && data.heldCents > 0 && (
          <>
            <dt>{t('heldOfRow')}</dt>
            <dd>
              <Price cents={data.heldCents} />
            </dd>
          </>
        )}
        <dt>{t('ask')}</dt>
        <dd>
          <Price cents={data.askCents} tone="quiet" />
        </dd>
      </Amounts>
      <OfferButtons offer={data} onType={setTypedCents} onChanged={onChanged} />
      {context !== undefined && (
        <Market>
          <PriceFacts
            look={data.side === 'BUYER' ? 'buyerLine' : 'line'}
            priceCents={typedCents === undefined ? (data.counterCents ?? data.priceCents) : typedCents}
            ownAskCents={data.askCents}
            context={context}
            reference={context?.reference ?? null}
          />
        </Market>
      )}
    </Row>
  );
}

interface OfferStandingProps {
  readonly offer: Pick<
    OfferRow_offer$data,
    'status' | 'endReason' | 'expiresAt' | 'endedAt' | 'side' | 'order' | 'actions' | 'withdrawableFrom'
  >;
  readonly writeMoment: WriteMoment;
}

/** Where an offer stands, until when, and its purchase. */
function OfferStanding({ offer, writeMoment }: OfferStandingProps) {
  const { t } = useTranslation('bargain');
  const { status, endReason, expiresAt, endedAt, side, order, actions, withdrawableFrom } = offer;
  const isPending = endedAt == null;
  const mustWait = isPending && side === 'BUYER' && actions.length === 0 && withdrawableFrom != null;
  return (
    <Line>
      <Tag tone={isPending || status === 'ACCEPTED' ? 'pos' : 'plain'}>{t(`status_${status}_${side}`)}</Tag>
      {endReason != null && <span>{t(`end_${endReason}`)}</span>}
      {isPending ? (
        <span>
          {t('until')} <Moment at={expiresAt} writeMoment={writeMoment} />
        </span>
      ) : (
        <Moment at={endedAt} writeMoment={writeMoment} />
      )}
      {mustWait && (
        <span>
          {t('withdrawableFrom')} <Moment at={withdrawableFrom} writeMoment={writeMoment} />
        </span>
      )}
      {order != null && <Link to={`/user/orderDetail?orderNo=${order.orderNo}`}>{t('toOrder')}</Link>}
    </Line>
  );
}

const FRAGMENT = graphql`
  fragment OfferRow_offer on PriceOffer {
    side
    askCents
    priceCents
    counterCents
    heldCents
    status
    endReason
    actions
    withdrawableFrom
    expiresAt
    endedAt
    order {
      orderNo
    }
    listing {
      asset {
        picture(size: CARD)
        floatValue
        paintSeed
        ...PhaseTag_asset
      }
      marketItem {
        id
        marketHashName
        nameZh
        nameEn
        rarityColor
      }
    }
    ...OfferButtons_offer
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) minmax(150px, auto) minmax(180px, auto);
  align-items: center;
  gap: 4px 16px;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  @media (max-width: 767px) { grid-template-columns: 72px minmax(0, 1fr); gap: 8px 12px; padding: 12px 16px; }
`;

const Market = styled.div`
  grid-column: 2 / -1;
  min-width: 0;
`;

const Thumb = styled(Stage)`
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
  @media (max-width: 767px) { width: 72px; height: 48px; align-self: start; }
`;

const Facts = styled.div`
  min-width: 0;
  > a { font-weight: 600; overflow-wrap: anywhere; }
  > a:hover { text-decoration: underline; }
  > small { padding-left: 8px; font-size: 12px; color: var(--t3); }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 12px;
  padding-top: 4px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  a { color: var(--accent-t); }
`;

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  align-items: baseline;
  justify-content: end;
  gap: 0 12px;
  dt { font-size: 12px; line-height: 18px; color: var(--t3); }
  dd { text-align: right; }
  @media (max-width: 767px) { grid-column: 2; justify-content: start; }
`;
