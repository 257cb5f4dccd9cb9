import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Field } from '../../ui/Field.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { PriceFacts } from '../desk/PriceFacts.tsx';
import type { PriceContext } from '../desk/priceContext.ts';
import { useBlameText } from './PriceNote.tsx';
import { useCopyName } from './PriceRow.tsx';
import { PriceRowHead } from './PriceRowHead.tsx';
import type { BidOffer, QuickSaleAnswer, QuickSaleRow as Row } from './quickSale.ts';

interface QuickSaleRowProps {
  readonly row: Row;
  /** What the price of its buy order is weighed against; null while it is unknown. */
  readonly context: PriceContext | null;
  /** What became of it; null before the press. */
  readonly answer: QuickSaleAnswer | null;
  readonly isLocked: boolean;
  readonly onLeast: (key: string, text: string) => void;
}

/**
 * One copy of a quick sale: what its buy order pays beside the market of its phase, and the least price; or why it is left out. After the
 * press, what became of it.
 */
export function QuickSaleRow({ row, context, answer, isLocked, onLeast }: QuickSaleRowProps) {
  const { copy, blame, bid, problem, leastText } = row;
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const blameText = useBlameText();
  const name = useCopyName()(copy);
  const isOpen = answer === null && blame === null && bid !== null;
  return (
    <Line>
      <Thumb $light={copy.item?.rarityColor ?? 'var(--norarity)'}>
        {copy.item !== null && <ItemPicture picture={copy.picture} widthPercent={88} />}
      </Thumb>
      <Body>
        <PriceRowHead copy={copy} name={name} />
        {answer !== null && <Outcome answer={answer} />}
        {answer === null && blame !== null && (
          <Note>
            <Tag tone="warn">{blameText(blame)}</Tag>
          </Note>
        )}
        {answer === null && blame === null && bid === null && <Note>{t('quickSale_noBid')}</Note>}
        {isOpen && bid.isFarBelow && (
          <Note>
            <Tag tone="warn">{t('quickSale_farBelow')}</Tag>
          </Note>
        )}
      </Body>
      {isOpen && <Offer bid={bid} />}
      {isOpen && (
        <Least>
          <Field
            label={t('quickSale_least')}
            aria-label={t('quickSale_leastOf', { name })}
            prefix="¥"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            disabled={isLocked}
            value={leastText}
            problem={
              problem === null ? undefined : t(`quickSale_${problem}`, { price: paid(bid.priceCents) })
            }
            onChange={(event) => onLeast(copy.key, event.target.value)}
          />
        </Least>
      )}
      {isOpen && (
        <Market>
          <PriceFacts
            look="lineBesideNet"
            priceCents={bid.priceCents}
            ownAskCents={null}
            context={context}
            reference={copy.reference}
          />
        </Market>
      )}
    </Line>
  );
}

/** What the buy order pays: price, fee and what is left. */
function Offer({ bid }: { readonly bid: BidOffer }) {
  const { t } = useTranslation('sell');
  return (
    <Facts className="num">
      <dt>{t('quickSale_bid')}</dt>
      <dd>
        <Price cents={bid.priceCents} size={14} />
      </dd>
      <dt>{t('fee')}</dt>
      <dd>
        <Price cents={-bid.feeCents} tone="quiet" />
      </dd>
      <dt>{t('net')}</dt>
      <dd>
        <Price cents={bid.netCents} />
      </dd>
    </Facts>
  );
}

function Outcome({ answer }: { readonly answer: QuickSaleAnswer }) {
  const { outcome, reason, priceCents, netCents, orderNo } = answer;
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const blameText = useBlameText();
  if (outcome === 'SOLD') {
    return (
      <Note>
        <Tag tone="pos">{t('quickSale_sold')}</Tag>
        <span className="num">
          {t('quickSale_soldFor', { price: paid(priceCents ?? 0), net: paid(netCents ?? 0) })}
        </span>
        {orderNo !== null && <Link to={`/user/orderDetail?orderNo=${orderNo}`}>{t('quickSale_order')}</Link>}
      </Note>
    );
  }
  if (outcome === 'BID_GONE') {
    return (
      <Note>
        <Tag tone="warn">{t('quickSale_gone')}</Tag>
        <span className="num">
          {priceCents === null
            ? t('quickSale_noneLeft')
            : t('quickSale_bestNow', { price: paid(priceCents) })}
        </span>
      </Note>
    );
  }
  return (
    <Note>
      <Tag tone={outcome === 'LISTED' ? 'accent' : 'warn'}>
        {outcome === 'LISTED' ? t('status_ACTIVE') : blameText({ reason: reason ?? 'FAILED', until: null })}
      </Tag>
    </Note>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) 190px 160px;
  align-items: start;
  gap: 8px 16px;
  padding: 12px 24px;
  border-bottom: 1px solid var(--line);
  @media (max-width: 767px) {
    grid-template-columns: 76px minmax(0, 1fr);
    gap: 8px 12px;
    padding-inline: 16px;
  }
`;

const Thumb = styled(Stage)`
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
  @media (max-width: 767px) { width: 76px; }
`;

/** Where nothing is offered it reaches to the end of the row. */
const Body = styled.div`
  min-width: 0;
  &:last-child { grid-column: 2 / -1; }
  b { display: block; font-size: 14px; line-height: 20px; font-weight: 600; text-wrap: pretty; }
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding-top: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
  a { color: var(--accent-t); font-weight: 500; }
  a:hover { text-decoration: underline; }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 0 12px;
  margin: 0;
  font-size: 12px;
  line-height: 20px;
  dt { color: var(--t3); }
  dd { margin: 0; text-align: right; }
  @media (max-width: 767px) { grid-column: 2; }
`;

const Least = styled.div`
  min-width: 0;
  @media (max-width: 767px) { grid-column: 2; }
`;

/** Room for what is usual is reserved, so that the rows below stay where they are when it loads. */
const Market = styled.div`
  grid-column: 2 / -1;
  min-width: 0;
  min-height: 40px;
  @media (max-width: 767px) { grid-column: 1 / -1; min-height: 80px; }
`;
