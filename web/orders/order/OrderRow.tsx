import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OrderRow_order$key } from '../../__generated__/OrderRow_order.graphql.ts';
import { PhaseTag } from '../../catalog/market/PhaseTag.tsx';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TwoLines } from '../../ui/textStyles.ts';
import { useRemainingText } from './orderClock.ts';
import { orderTone, statusKeys } from './orderWords.ts';

interface OrderRowProps {
  readonly order: OrderRow_order$key;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
}

/** Colour of an item without a rarity (specification section 3). */
const NO_RARITY = 'var(--norarity)';

/** One order of the list. The whole row links to the order's page. */
export function OrderRow({ order, nowMs, writeMoment }: OrderRowProps) {
  const data = useFragment(FRAGMENT, order);
  const { t, i18n } = useTranslation('order');
  const item = data.marketItem;
  const fullName = (i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('unknownItem');
  const name = splitItemName(fullName, item?.floatMax != null);
  const { amount, clock, statusText, task, tone } = data.display;
  const pausedAt = clock?.pausedAt ?? null;
  const remaining = useRemainingText()(clock?.until, pausedAt === null ? nowMs : Date.parse(pausedAt));
  const hasMoved = amount.kind === 'MOVED';
  return (
    <Row to={`/user/orderDetail?orderNo=${data.orderNo}`}>
      <Thumb $light={item?.rarityColor ?? NO_RARITY}>
        {item != null && <ItemPicture picture={item.picture} widthPercent={88} />}
      </Thumb>
      <Name>
        <small>
          <TwoLines>{[name.kind, name.exterior].filter(Boolean).join(' · ')}</TwoLines>
          {data.asset != null && <PhaseTag asset={data.asset} />}
        </small>
        <b>
          <TwoLines>{name.finish}</TwoLines>
        </b>
      </Name>
      <State>
        <Tag tone={orderTone(tone)}>{t(statusKeys(statusText))}</Tag>
        {remaining !== '' && (
          <span className="num">{t(pausedAt === null ? 'remaining' : 'remainingPaused', { remaining })}</span>
        )}
        {task != null && (
          <Task>
            {t(`task_${task}`)}
            <Icon name="right" size={14} />
          </Task>
        )}
      </State>
      <Facts className="num">
        <span>{data.orderNo}</span>
        <Moment at={data.createdAt} writeMoment={writeMoment} />
      </Facts>
      <Money>
        <Price
          cents={amount.cents}
          size={16}
          hasPlus={hasMoved || amount.kind === 'EXPECTED'}
          tone={!hasMoved ? 'quiet' : amount.cents > 0 ? 'money-in' : 'plain'}
        />
        {!hasMoved && <small>{t(`amount_${amount.kind}`)}</small>}
      </Money>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment OrderRow_order on Order {
    orderNo
    createdAt
    display {
      statusText
      tone
      task
      clock {
        until
        pausedAt
      }
      amount {
        cents
        kind
      }
    }
    asset {
      ...PhaseTag_asset
    }
    marketItem {
      marketHashName
      nameZh
      nameEn
      picture(size: CARD)
      rarityColor
      floatMax
    }
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 84px minmax(0, 1.5fr) minmax(216px, 0.9fr) minmax(150px, 0.8fr) minmax(104px, auto);
  grid-template-areas: "thumb name state facts money";
  align-items: center;
  gap: 4px 20px;
  min-height: 76px;
  padding: 10px 20px;
  border-top: 1px solid var(--line);
  transition: background var(--t-2);
  &:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
  /* Beside the menu, and on tablets, the order number moves below the name to leave room for the longest status. */
  @media (max-width: 1199px) {
    grid-template-columns: 84px minmax(0, 1fr) 216px 104px;
    grid-template-areas: "thumb name state money" "thumb facts state money";
    gap: 2px 16px;
  }
  @media (max-width: 767px) {
    grid-template-columns: 84px minmax(0, 1fr) auto;
    grid-template-areas: "thumb name name" "thumb state money" "facts facts facts";
    gap: 4px 12px;
    padding: 12px 16px;
  }
`;

const Thumb = styled(Stage)`
  grid-area: thumb;
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
`;

const Name = styled.div`
  grid-area: name;
  min-width: 0;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  b { font-size: 14px; line-height: 20px; font-weight: 600; }
`;

const State = styled.div`
  grid-area: state;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

/** What the viewer must do, in a line of its own: the row's only call to action. */
const Task = styled.span`
  display: flex;
  flex-basis: 100%;
  align-items: center;
  gap: 2px;
  color: var(--accent-t);
  font-size: 13px;
  line-height: 20px;
  font-weight: 600;
`;

const Facts = styled.div`
  grid-area: facts;
  display: flex;
  flex-direction: column;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  span { color: var(--t2); }
  @media (max-width: 1199px) { flex-flow: row wrap; gap: 0 12px; }
  @media (max-width: 767px) { flex-direction: row; justify-content: space-between; padding-top: 2px; span { color: inherit; } }
`;

const Money = styled.div`
  grid-area: money;
  text-align: right;
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
