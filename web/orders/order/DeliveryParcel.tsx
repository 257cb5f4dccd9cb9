import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { DeliveryParcel_orders$key } from '../../__generated__/DeliveryParcel_orders.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { useCopyText } from '../../shell/useCopyText.ts';
import { personName } from '../../ui/Avatar.tsx';
import { Button, buttonFace } from '../../ui/Button.tsx';
import { clockText, useNow } from '../../ui/clock.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DeliveryItem } from './DeliveryItem.tsx';
import { useRemainingText } from './orderClock.ts';
import { sandboxOfferUrl } from './sandboxUrls.ts';

interface DeliveryParcelProps {
  /** The orders whose copies go into one offer, what is due first before the others. */
  readonly orders: DeliveryParcel_orders$key;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
}

/** One offer to send by hand: from which account, to whom, by when, what exactly goes in, and the four steps. */
export function DeliveryParcel({ orders, nowMs, writeMoment, sandboxUrl }: DeliveryParcelProps) {
  const rows = useFragment(FRAGMENT, orders);
  const { t, i18n } = useTranslation('order');
  const [first] = rows;
  if (first?.handDelivery == null) {
    return null;
  }
  const { accountName, steamId, tradeUrl, message } = first.handDelivery;
  const count = rows.length;
  const { until, pausedAt } = first.display.clock ?? {};
  const assetIds = rows.map(({ asset }) => asset.assetId).join(',');
  const url =
    sandboxUrl === null
      ? tradeUrl
      : sandboxOfferUrl(sandboxUrl, { steamId, tradeUrl, message, assetId: assetIds });
  const nickname = personName(first.buyer?.nickname ?? '', i18n.language);
  return (
    <Card aria-label={t('parcelOf', { account: accountName, nickname })}>
      <Head>
        <div>
          <h2>{t('parcelTo', { nickname, count })}</h2>
          <p>
            {t('parcelFrom')} <b>{accountName}</b> <span className="num">{steamId}</span>
          </p>
        </div>
        {until != null && (
          <DueClock until={until} pausedAt={pausedAt} nowMs={nowMs} writeMoment={writeMoment} />
        )}
      </Head>
      <ul>
        {rows.map((row) => (
          <DeliveryItem key={row.id} order={row} writeMoment={writeMoment} sandboxUrl={sandboxUrl} />
        ))}
      </ul>
      <ParcelSteps {...first.handDelivery} url={url} count={count} isSandbox={sandboxUrl !== null} />
    </Card>
  );
}

interface DueClockProps {
  /** ISO 8601, as the server sends it. */
  readonly until: string;
  /** Since when the clock stands because Steam is down. */
  readonly pausedAt: string | null | undefined;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
}

/** How long the most urgent order of a parcel still has: to the second in its last hour. */
function DueClock({ until, pausedAt, nowMs, writeMoment }: DueClockProps) {
  const { t } = useTranslation('order');
  const remainingText = useRemainingText();
  const runningMs = useNow(nowMs);
  const clockMs = pausedAt == null ? runningMs : Date.parse(pausedAt);
  const leftMs = Date.parse(until) - clockMs;
  const remaining = leftMs < HOUR_MS ? clockText(leftMs) : remainingText(until, clockMs);
  return (
    <Due className="num">
      <b>{t(pausedAt == null ? 'remaining' : 'remainingPaused', { remaining })}</b>
      <span>{t('parcelDue', { time: writeMoment(until) })}</span>
    </Due>
  );
}

const HOUR_MS = 3_600_000;

interface ParcelStepsProps {
  readonly accountName: string;
  readonly tradeUrl: string;
  readonly message: string;
  /** Where the offer is made. */
  readonly url: string;
  /** Number of copies. */
  readonly count: number;
  readonly isSandbox: boolean;
}

/** The four steps from opening the trade link to the confirmation on the phone. */
function ParcelSteps({ accountName, tradeUrl, message, url, count, isSandbox }: ParcelStepsProps) {
  const { t } = useTranslation('order');
  const copyText = useCopyText(t('copied'), t('copyFailed'));
  return (
    <Steps>
      <li>
        <p>{t('parcelStepLink', { account: accountName })}</p>
        <Pair>
          <Outside href={url} target="_blank" rel="noreferrer" $look="primary" $size="small" $isWide={false}>
            <Icon name="steam" size={14} />
            {t(isSandbox ? 'sendInSandbox' : 'sendInSteam')}
          </Outside>
          <Button size="small" onClick={() => copyText(tradeUrl)}>
            <Icon name="copy" size={14} />
            {t('copyTradeUrl')}
          </Button>
        </Pair>
      </li>
      <li>
        <p>{t('parcelStepItems', { count })}</p>
      </li>
      <li>
        <p>{t('parcelStepMessage', { count })}</p>
        <Pair>
          <Message className="num">{message}</Message>
          <Button size="small" onClick={() => copyText(message)}>
            <Icon name="copy" size={14} />
            {t('copyMessage')}
          </Button>
        </Pair>
      </li>
      <li>
        <p>{t('parcelStepConfirm')}</p>
      </li>
    </Steps>
  );
}

const FRAGMENT = graphql`
  fragment DeliveryParcel_orders on Order @relay(plural: true) {
    id
    buyer {
      nickname
    }
    asset {
      assetId
    }
    display {
      clock {
        until
        pausedAt
      }
    }
    handDelivery {
      accountName
      steamId
      tradeUrl
      message
    }
    ...DeliveryItem_order
  }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 16px 20px;
  h2 { font-size: 16px; line-height: 24px; }
  p { color: var(--t3); font-size: 13px; line-height: 20px; }
  p b { color: var(--t1); font-weight: 600; }
  @media (max-width: 767px) { padding: 14px 16px; }
`;

const Due = styled.div`
  display: flex;
  flex-direction: column;
  text-align: right;
  b { color: var(--warn); font-weight: 600; }
  span { font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { flex-flow: row wrap; gap: 0 8px; text-align: left; }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px 20px;
  padding: 16px 20px;
  border-top: 1px solid var(--line);
  background: var(--s2);
  counter-reset: step;
  li { display: flex; flex-direction: column; gap: 8px; min-width: 0; counter-increment: step; }
  p { color: var(--t2); font-size: 13px; line-height: 20px; }
  p::before { content: counter(step) ". "; color: var(--t1); font-weight: 600; }
  @media (max-width: 1199px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 767px) { grid-template-columns: 1fr; padding: 14px 16px; }
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Message = styled.code`
  min-width: 0;
  padding: 4px 8px;
  border-radius: var(--r-1);
  background: var(--s3);
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const Outside = styled.a<{
  $look: 'primary';
  $size: 'small';
  $isWide: boolean;
}>`${buttonFace}`;
