import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { BidRow_bid$data, BidRow_bid$key } from '../../__generated__/BidRow_bid.graphql.ts';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { bidTick, phaseOfFilter } from './bidDraft.ts';
import { useChangeBid } from './useChangeBid.ts';

interface BidRowProps {
  readonly bid: BidRow_bid$key;
  readonly writeMoment: WriteMoment;
  readonly onChanged: () => void;
}

/** One buy order: what it wants, where it stands, its purchases, and what can be done with it. */
export function BidRow({ bid, writeMoment, onChanged }: BidRowProps) {
  const data = useFragment(FRAGMENT, bid);
  const { t, i18n } = useTranslation('bid');
  const item = data.marketItem;
  if (item == null) {
    return null;
  }
  // Whoever is not first sees what would be: nobody else's limit, which may still be higher. The best bid for an item with phases may want another one.
  const best = (item.phases ?? []).length > 0 ? 0 : (item.bestBidCents ?? 0);
  const outbidCents = data.copiesAhead > 0 && best >= data.priceCents ? best + bidTick(best) : null;
  const name = splitItemName(i18n.language === 'zh' ? item.nameZh : item.nameEn, item.tagExterior != null);
  return (
    <Row>
      <Thumb $light={item.rarityColor}>
        <ItemPicture picture={item.picture} widthPercent={88} />
      </Thumb>
      <Facts>
        <Link to={goodsPath(item.marketHashName)}>
          {[name.kind, name.finish].filter(Boolean).join(' | ')}
          {name.exterior !== null && <small> {name.exterior}</small>}
        </Link>
        {data.filter !== '' && <code>{data.filter}</code>}
        <BidStanding bid={data} writeMoment={writeMoment} />
        {data.latestOrders.length > 0 && (
          <Line>
            {t('purchases')}
            {data.latestOrders.map(({ orderNo, priceCents }) => (
              <Link key={orderNo} to={`/user/orderDetail?orderNo=${orderNo}`}>
                <Price cents={priceCents} />
              </Link>
            ))}
          </Line>
        )}
      </Facts>
      <BidAmounts bid={data} bestCents={best} />
      {isOpenBid(data) && (
        <BidButtons
          id={data.id}
          marketItemId={item.id}
          sleepReason={data.sleepReason ?? null}
          outbidCents={outbidCents}
          onChanged={onChanged}
        />
      )}
    </Row>
  );
}

interface BidAmountsProps {
  readonly bid: BidRow_bid$data;
  /** The highest price that anybody bids for the same copies, in cents; 0 where there is none, or none is known. */
  readonly bestCents: number;
}

/** The price of a buy order, what it has got and what it holds, beside the best price and the lowest ask. */
function BidAmounts({ bid, bestCents }: BidAmountsProps) {
  const { t } = useTranslation('bid');
  const isOpen = isOpenBid(bid);
  const lowest = lowestAskOf(bid);
  return (
    <Amount>
      <Price cents={bid.priceCents} size={16} />
      {bid.upToCents != null && (
        <small>
          {t('upToShort')} <Price cents={bid.upToCents} />
        </small>
      )}
      <small className="num">{t('got', { got: bid.quantity - bid.remaining, quantity: bid.quantity })}</small>
      {isOpen && (
        <small>
          {t('heldOfRow')} <Price cents={bid.heldCents} />
        </small>
      )}
      {isOpen && bestCents > bid.priceCents && (
        <small>
          {t('bestBid')} <Price cents={bestCents} />
        </small>
      )}
      {isOpen && lowest.cents !== null && (
        <small>
          {t(lowest.isOfAnyPhase ? 'lowestAskAnyPhase' : 'lowestAsk')} <Price cents={lowest.cents} />
        </small>
      )}
    </Amount>
  );
}

/** The lowest ask of the phase that the condition of a buy order names, or else of the item with all of its phases. */
function lowestAskOf({ filter, marketItem }: Pick<BidRow_bid$data, 'filter' | 'marketItem'>) {
  const phases = marketItem?.phases ?? [];
  const named = phaseOfFilter(
    filter,
    phases.map(({ phase }) => phase),
  );
  const priced = phases.find(({ phase }) => phase === named) ?? marketItem;
  return { cents: priced?.lowestAskCents ?? null, isOfAnyPhase: phases.length > 0 && named === null };
}

const isOpenBid = ({ status }: Pick<BidRow_bid$data, 'status'>): boolean =>
  status === 'OPEN' || status === 'ASLEEP';

interface BidStandingProps {
  readonly bid: Pick<BidRow_bid$data, 'status' | 'sleepReason' | 'copiesAhead' | 'expiresAt' | 'endedAt'>;
  readonly writeMoment: WriteMoment;
}

/** Where a buy order stands, its place in the queue, and when it ends or ended. */
function BidStanding({ bid, writeMoment }: BidStandingProps) {
  const { t } = useTranslation('bid');
  const { status, sleepReason, copiesAhead, expiresAt, endedAt } = bid;
  return (
    <Line>
      <Tag tone={status === 'OPEN' ? 'pos' : 'plain'}>{t(`status_${status}`)}</Tag>
      {sleepReason != null && <span>{t(`sleep_${sleepReason}`)}</span>}
      {sleepReason != null && !ENDED_BY_PRESS.includes(sleepReason) && <span>{t('wakesByItself')}</span>}
      {status === 'OPEN' && (
        <span>{copiesAhead === 0 ? t('isBest') : t('ahead', { count: copiesAhead })}</span>
      )}
      {endedAt == null ? (
        <span>
          {t('until')} <Moment at={expiresAt} writeMoment={writeMoment} />
        </span>
      ) : (
        <Moment at={endedAt} writeMoment={writeMoment} />
      )}
    </Line>
  );
}

interface BidButtonsProps {
  readonly id: string;
  readonly marketItemId: string;
  /** Why it sleeps; null while it is awake. */
  readonly sleepReason: string | null;
  /** The price that would be the best in the book; null for one that is. */
  readonly outbidCents: number | null;
  readonly onChanged: () => void;
}

/** The reasons that a press ends; a buy order that sleeps for another one wakes by itself once that has ended. */
const ENDED_BY_PRESS: readonly string[] = ['PAUSED', 'BUYER_BROKE'];
/** The reasons that a change of the trade link ends. */
const OF_TRADE_LINK: readonly string[] = ['NO_TRADE_LINK', 'TRADE_LINK_REFUSED'];

/** What can be done with an open buy order. */
function BidButtons({ id, marketItemId, sleepReason, outbidCents, onChanged }: BidButtonsProps) {
  const { t } = useTranslation('bid');
  const { paid } = useMoneyText();
  const { dialogs } = useAppServices();
  const { cancel, pause, resume, isInFlight } = useChangeBid(id, onChanged);
  return (
    <Buttons>
      {outbidCents !== null && sleepReason === null && (
        <Button
          size="small"
          onClick={() => dialogs.open({ kind: 'bid', marketItemId, bidId: id, priceCents: outbidCents })}
        >
          {t('outbid', { price: paid(outbidCents) })}
        </Button>
      )}
      <Button size="small" onClick={() => dialogs.open({ kind: 'bid', marketItemId, bidId: id })}>
        {t('change')}
      </Button>
      {sleepReason === null && (
        <Button size="small" isBusy={isInFlight} onClick={pause}>
          {t('pause')}
        </Button>
      )}
      {ENDED_BY_PRESS.includes(sleepReason ?? '') && (
        <Button size="small" isBusy={isInFlight} onClick={resume}>
          {t('resume')}
        </Button>
      )}
      {OF_TRADE_LINK.includes(sleepReason ?? '') && (
        <ButtonLink to="/user/setting" size="small">
          {t('toTradeLink')}
        </ButtonLink>
      )}
      <Button size="small" look="danger" isBusy={isInFlight} onClick={cancel}>
        {t('cancel')}
      </Button>
    </Buttons>
  );
}

const FRAGMENT = graphql`
  fragment BidRow_bid on Bid {
    id
    quantity
    remaining
    priceCents
    upToCents
    heldCents
    filter
    status
    sleepReason
    copiesAhead
    expiresAt
    endedAt
    latestOrders {
      orderNo
      priceCents
    }
    marketItem {
      id
      marketHashName
      nameZh
      nameEn
      picture(size: CARD)
      rarityColor
      tagExterior
      lowestAskCents
      bestBidCents
      phases {
        phase
        lowestAskCents
      }
    }
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) minmax(96px, auto) auto;
  align-items: center;
  gap: 4px 16px;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  @media (max-width: 767px) { grid-template-columns: 72px minmax(0, 1fr); gap: 8px 12px; padding: 12px 16px; }
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
  > a small { font-size: 12px; font-weight: 400; color: var(--t3); }
  code { display: block; font-size: 12px; color: var(--t2); overflow-wrap: anywhere; }
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

const Amount = styled.div`
  text-align: right;
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 12px;
    text-align: left;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 8px;
  @media (max-width: 767px) { grid-column: 2; justify-content: start; }
`;
