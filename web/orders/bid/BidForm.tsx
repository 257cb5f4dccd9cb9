import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { BidForm_bid$data, BidForm_bid$key } from '../../__generated__/BidForm_bid.graphql.ts';
import type {
  BidForm_marketItem$data,
  BidForm_marketItem$key,
} from '../../__generated__/BidForm_marketItem.graphql.ts';
import type { BidForm_viewer$key } from '../../__generated__/BidForm_viewer.graphql.ts';
import { useFollowBook } from '../../catalog/goods/useFollowBook.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { StoppableSubmit } from '../../shell/restriction/StoppableSubmit.tsx';
import { ignoreHeldEnter, useConfirmPress } from '../../ui/ConfirmButton.tsx';
import { yuanText } from '../../ui/money.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { BidItem } from './BidItem.tsx';
import { BidOutlook } from './BidOutlook.tsx';
import { BidTerms } from './BidTerms.tsx';
import {
  type BidBegin,
  type BidDraft,
  type BidFormText,
  bidTotal,
  nextBidPrice,
  nextPhasePrice,
  phaseOfFilter,
  readBidDraft,
  restOf,
  tickBelow,
  USUAL_BID_DAYS,
} from './bidDraft.ts';
import { useBidPreview } from './useBidPreview.ts';
import { useSendBid } from './useSendBid.ts';

interface BidFormProps {
  readonly marketItem: BidForm_marketItem$key;
  /** The buy order that changes; null for a new one. */
  readonly bid: BidForm_bid$key | null;
  readonly viewer: BidForm_viewer$key;
  readonly begin: BidBegin;
  readonly serverTime: string;
  readonly onClose: () => void;
}

/** Price, number, conditions and end of a buy order, with what happens when it is sent. */
export function BidForm({ marketItem, bid, viewer, begin, serverTime, onClose }: BidFormProps) {
  const item = useFragment(ITEM, marketItem);
  const own = useFragment(BID, bid);
  const { wallet, tradeUrl } = useFragment(VIEWER, viewer);
  const { t } = useTranslation('bid');
  const { toasts } = useAppServices();
  const [form, setForm] = useState(() => formOf(item, own ?? null, begin));
  const change = (part: Partial<BidFormText>) => setForm((before) => ({ ...before, ...part }));
  const [hasTried, setHasTried] = useState(false);
  const got = own == null ? 0 : own.quantity - own.remaining;
  const draft = readBidDraft(form);
  const rest = restOf(draft, got);
  const preview = useBidPreview(item.id, rest);
  useFollowBook(item.id);
  const { send, isInFlight, problem, mustConfirm } = useSendBid(
    { draft, marketItemId: item.id, bidId: own?.id ?? null, serverTime },
    () => {
      toasts.show('success', t(own == null ? 'opened' : 'changed'));
      onClose();
    },
  );
  const total = bidTotal(draft, got);
  const spendable = wallet.spendableCents + (own?.heldCents ?? 0);
  const isShort = total !== null && total > spendable;
  // Nothing is sent before it was shown what it does at once.
  const isAsking = rest !== null && preview === null;
  const isReady = draft !== null && !isAsking && draft.quantity > got && !isShort && !hasProblem(preview);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isReady) {
      send();
    }
  };
  if (tradeUrl == null) {
    return <TradeLinkMissing onClose={onClose} />;
  }
  const pickPrice = (cents: number) => change({ price: yuanText(cents) });
  return (
    <Form noValidate onSubmit={submit} onKeyDown={ignoreHeldEnter}>
      <BidItem marketItem={item} filter={form.filter} onPick={pickPrice} />
      <BidTerms
        form={form}
        got={got}
        isNew={own == null}
        hasTried={hasTried}
        filterProblem={preview?.filterProblem ?? undefined}
        onChange={change}
      />
      <BidOutlook
        preview={preview}
        onPickPrice={pickPrice}
        onPickLimit={(cents) => change({ upTo: yuanText(cents) })}
      />
      <HeldMoney totalCents={total} spendableCents={spendable} onClose={onClose} />
      {problem !== null && <Short role="alert">{problem}</Short>}
      <SendButton
        isNew={own == null}
        mustConfirm={mustConfirm}
        isBusy={isInFlight}
        disabled={isShort || isAsking}
        onLeave={onClose}
      />
      <small>{t(own == null ? (hasLimit(draft) ? 'rulesUpTo' : 'rules') : 'changeRules')}</small>
    </Form>
  );
}

/** Whether the preview says that the buy order would be rejected. */
const hasProblem = (preview: ReturnType<typeof useBidPreview>): boolean =>
  preview?.filterProblem != null || preview?.nearestPrices != null || preview?.nearestLimits != null;

interface SendButtonProps {
  readonly isNew: boolean;
  /** True where the next press confirms a price far above the reference price. */
  readonly mustConfirm: boolean;
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly onLeave: () => void;
}

/** The button that sends the form, and confirms it. */
function SendButton({ isNew, mustConfirm, ...rest }: SendButtonProps) {
  const { t } = useTranslation('bid');
  const confirmPress = useConfirmPress(mustConfirm ? 'far' : null);
  const word = isNew ? 'open' : 'save';
  return (
    <StoppableSubmit action="BUY" confirmPress={confirmPress} {...rest}>
      {t(mustConfirm ? `${word}Anyway` : word)}
    </StoppableSubmit>
  );
}

/** Whether a buy order goes beyond its price where others bid, so that its limit is what is held for it. */
const hasLimit = (draft: BidDraft | null): boolean => draft !== null && draft.upToCents > draft.priceCents;

/** What a form begins with: the terms of the buy order that changes, or a price that others would have to beat. */
function formOf(item: BidForm_marketItem$data, own: BidForm_bid$data | null, begin: BidBegin): BidFormText {
  if (own !== null) {
    const { upToCents, quantity, filter } = own;
    const priceCents = begin.priceCents ?? own.priceCents;
    const upTo = upToCents == null || upToCents <= priceCents ? '' : yuanText(upToCents);
    return { price: yuanText(priceCents), upTo, quantity: String(quantity), filter, days: null };
  }
  const cents = begin.priceCents === null ? firstPrice(item, begin.filter) : tickBelow(begin.priceCents);
  const price = cents === null ? '' : yuanText(cents);
  return { price, upTo: '', quantity: '1', filter: begin.filter, days: USUAL_BID_DAYS };
}

/** A price that others would have to beat, in cents: of the item, or of the one phase that the condition names. */
function firstPrice(item: BidForm_marketItem$data, filter: string): number | null {
  const named = phaseOfFilter(filter, item.phases?.map(({ phase }) => phase) ?? []);
  const phase = item.phases?.find((row) => row.phase === named);
  const { lowestAskCents, referencePriceCents } = phase ?? item;
  const askCents = lowestAskCents ?? referencePriceCents ?? null;
  return phase === undefined
    ? nextBidPrice(item.bestBidCents ?? null, askCents)
    : nextPhasePrice(phase.phase, item.book.bids, askCents);
}

/** A buy order needs somewhere to send what it buys. */
function TradeLinkMissing({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('bid');
  return (
    <NoLink>
      <p>{t('needsTradeLink')}</p>
      <Link to="/user/setting" onClick={onClose}>
        {t('toTradeLink')}
      </Link>
    </NoLink>
  );
}

interface HeldMoneyProps {
  /** Null while the form cannot be sent. */
  readonly totalCents: number | null;
  readonly spendableCents: number;
  readonly onClose: () => void;
}

/** What is held for the buy order, beside what there is. */
function HeldMoney({ totalCents, spendableCents, onClose }: HeldMoneyProps) {
  const { t } = useTranslation('bid');
  const { paid } = useMoneyText();
  return (
    <>
      <Total>
        <span>{t('held')}</span>
        <b className="num">{totalCents === null ? '—' : paid(totalCents)}</b>
        <small>{t('spendable', { amount: paid(spendableCents) })}</small>
      </Total>
      {totalCents !== null && totalCents > spendableCents && (
        <Short role="alert">
          {t('short', { amount: paid(totalCents - spendableCents) })}{' '}
          <Link to="/user/wallet" onClick={onClose}>
            {t('toWallet')}
          </Link>
        </Short>
      )}
    </>
  );
}

const BID = graphql`
  fragment BidForm_bid on Bid {
    id
    quantity
    remaining
    priceCents
    upToCents
    filter
    heldCents
  }
`;

const ITEM = graphql`
  fragment BidForm_marketItem on MarketItem {
    id
    lowestAskCents
    referencePriceCents
    bestBidCents
    phases {
      phase
      lowestAskCents
      referencePriceCents
    }
    book(depth: 8) {
      bids {
        priceCents
        filter
      }
    }
    ...BidItem_marketItem
  }
`;

const VIEWER = graphql`
  fragment BidForm_viewer on Viewer {
    tradeUrl
    wallet {
      id
      spendableCents
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: 14px;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Total = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: 2px 12px;
  span { color: var(--t2); }
  b { font-size: 20px; line-height: 28px; text-align: right; }
  small { grid-column: 1 / -1; text-align: right; }
`;

const Short = styled.p`
  color: var(--neg);
  a { color: var(--accent-t); text-decoration: underline; }
`;

const NoLink = styled.div`
  display: grid;
  gap: 12px;
  a { color: var(--accent-t); }
`;
