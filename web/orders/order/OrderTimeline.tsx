import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderTimeline_order$key } from '../../__generated__/OrderTimeline_order.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { type EventProof, eventProofs } from './eventProofs.ts';
import { movementLine } from './movementLine.ts';
import { type OrderTone, orderTone, statusKeys } from './orderWords.ts';

interface OrderTimelineProps {
  readonly order: OrderTimeline_order$key;
  readonly writeMoment: WriteMoment;
}

/** History of the order, newest first, each event with its evidence. The first entry, dashed, shows what comes next. */
export function OrderTimeline({ order, writeMoment }: OrderTimelineProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const { shown } = useMoneyText();
  const { asset } = data;
  const newestFirst = data.events.toSorted((one, other) => other.sequence - one.sequence);
  const snapshot = [
    ...(asset.floatValue == null ? [] : [t('proofFloat', { value: asset.floatValue.toFixed(7) })]),
    ...(asset.paintSeed == null ? [] : [t('proofSeed', { value: asset.paintSeed })]),
    ...(asset.stickers.length === 0 ? [] : [t('proofStickers', { number: asset.stickers.length })]),
  ];
  const writeValue = ({ key, value, kind }: EventProof): string => {
    if (kind === 'moment') return writeMoment(value, 'second');
    if (kind === 'length') return t('minutes', { number: Math.max(1, Math.round(Number(value) / 60_000)) });
    return kind === 'words' ? t(`${key}_${value}`, { defaultValue: value }) : value;
  };
  const words = {
    nameOf: (account: string) => t(`account_${account}`),
    separator: t('sourceSeparator'),
    writeCents: shown,
  };
  return (
    <Card>
      <h3>{t('progress')}</h3>
      <ol>
        {data.display.route != null && (
          <Entry>
            <Dot $tone={null} />
            <Words>
              <Proof>{t([`ahead_${data.display.route}`, 'ahead_unknown'])}</Proof>
            </Words>
          </Entry>
        )}
        {newestFirst.map((event) => {
          const money = movementLine(event.movements, words);
          const proofs = [
            ...eventProofs(event.evidence).map((proof) => t(proof.key, { value: writeValue(proof) })),
            ...(event.fact === 'ORDERED' ? snapshot : []),
          ];
          return (
            <Entry key={event.sequence}>
              <Dot $tone={orderTone(event.tone)}>
                <Icon name={FACT_ICONS[event.fact] ?? 'info'} size={14} />
              </Dot>
              <Words>
                <Title>
                  <b>{t([`fact_${event.fact}`, ...statusKeys(event.statusText)])}</b>
                  <Moment at={event.createdAt} writeMoment={writeMoment} precision="second" />
                </Title>
                {money !== '' && <Money className="num">{money}</Money>}
                {proofs.length > 0 && <Proof>{proofs.join(t('proofSeparator'))}</Proof>}
              </Words>
            </Entry>
          );
        })}
      </ol>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment OrderTimeline_order on Order {
    display {
      route
    }
    asset {
      floatValue
      paintSeed
      stickers {
        slot
      }
    }
    events {
      sequence
      statusText
      fact
      tone
      createdAt
      evidence {
        name
        value
      }
      movements {
        account
        amountCents
      }
    }
  }
`;

const FACT_ICONS: Readonly<Record<string, IconName>> = {
  ORDERED: 'box',
  PAYMENT_AWAITED: 'clock',
  HELD: 'lock',
  OFFER_AWAITED: 'refresh',
  OFFER_MADE: 'phone',
  OFFER_SENT: 'steam',
  ON_HOLD: 'lock',
  VERIFYING: 'search',
  RECEIVED: 'shield',
  COMPLETED: 'check',
  FAILED: 'x',
  PAUSED: 'clock',
  RESUMED: 'refresh',
  LINK_REFUSED: 'alert',
  LINK_REPLACED: 'link',
  BUYER_BANNED: 'alert',
  CANCEL_ASKED: 'search',
  OFFER_PASSED_OVER: 'alert',
  WRONG_ITEM_TAKEN: 'alert',
  PRICED_DELIVERY_TAKEN: 'alert',
  EXTRA_ITEMS_TAKEN: 'alert',
  OTHER_ITEM_ELSEWHERE: 'alert',
  OFFER_UNTAGGED: 'info',
  WRONG_OFFER_OVER: 'info',
  OFFER_WITHDRAWN: 'info',
  OFFER_DIFFERS: 'alert',
  HOLD_CANCELLED: 'x',
  REVERSED_LATE: 'undo',
  FAULT_FOUND: 'search',
};

const Card = styled(Panel)`
  padding: 20px;
  h3 { padding-bottom: 14px; }
  @media (max-width: 767px) { padding: 16px; }
`;

const Entry = styled.li`
  position: relative;
  display: flex;
  gap: 14px;
  padding-bottom: 20px;
  &:last-child { padding-bottom: 0; }
  &:not(:last-child)::before {
    content: "";
    position: absolute;
    left: 11px;
    top: 28px;
    bottom: 4px;
    border-left: 2px solid var(--line);
  }
  time { font-size: 12px; line-height: 24px; color: var(--t3); white-space: nowrap; }
  b { display: block; font-size: 14px; line-height: 24px; font-weight: 500; }
`;

const DOTS: Record<OrderTone, string> = {
  accent: 'background: var(--accent-w); color: var(--accent-t);',
  pos: 'background: var(--accent-w); color: var(--accent-t);',
  warn: 'background: var(--warn-w); color: var(--warn);',
  info: 'background: var(--info-w); color: var(--info);',
  neg: 'background: var(--neg-w); color: var(--neg);',
};

const Dot = styled.span<{ $tone: OrderTone | null }>`
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  ${({ $tone }) => ($tone === null ? 'border: 1.5px dashed var(--ctl);' : DOTS[$tone])}
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-bottom: 2px;
`;

/**
 * On a narrow page the evidence takes the full width below title and time, and so does a title that does not fit
 * beside its time.
 */
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
`;

const Proof = styled.p`
  color: var(--t2);
  line-height: 22px;
  overflow-wrap: anywhere;
`;

const Money = styled(Proof)`
  color: var(--t1);
`;
