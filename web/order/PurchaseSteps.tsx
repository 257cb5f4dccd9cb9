import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { PurchaseSteps_listing$key } from '../__generated__/PurchaseSteps_listing.graphql.ts';
import type { PurchaseSteps_viewer$key } from '../__generated__/PurchaseSteps_viewer.graphql.ts';
import { useAppServices } from '../app/appServices.ts';
import { PurchaseBalance } from './PurchaseBalance.tsx';
import { PurchaseConfirm } from './PurchaseConfirm.tsx';
import { PurchaseItem } from './PurchaseItem.tsx';
import { PurchaseTradeUrl } from './PurchaseTradeUrl.tsx';
import { purchaseStep } from './purchaseStep.ts';
import { type BuyListingAnswer, useBuyListing } from './useBuyListing.ts';

interface PurchaseStepsProps {
  readonly listing: PurchaseSteps_listing$key;
  readonly viewer: PurchaseSteps_viewer$key;
  readonly isSandbox: boolean;
  readonly onClose: () => void;
}

/** One step at a time: trade link, balance, confirmation. What is there already is never asked for. */
export function PurchaseSteps({ listing, viewer, isSandbox, onClose }: PurchaseStepsProps) {
  const { id, askCents, ...item } = useFragment(LISTING, listing);
  const { tradeUrl, wallet } = useFragment(VIEWER, viewer);
  const purchase = usePurchase(id, askCents, onClose);
  // The server's word about the balance holds until the store hears of a new one.
  const spendableCents = Math.min(wallet.spendableCents, purchase.refusedBalance(wallet.spendableCents));
  const step = purchaseStep({
    hasTradeUrl: tradeUrl != null && tradeUrl !== '',
    spendableCents,
    priceCents: purchase.priceCents,
  });
  return (
    <Box>
      <PurchaseItem listing={item} priceCents={purchase.priceCents} />
      {step === 'tradeUrl' && <PurchaseTradeUrl isSandbox={isSandbox} />}
      {step === 'balance' && (
        <PurchaseBalance
          isSandbox={isSandbox}
          spendableCents={spendableCents}
          missingCents={purchase.priceCents - spendableCents}
          onClose={onClose}
        />
      )}
      {step === 'confirm' && (
        <PurchaseConfirm
          priceCents={purchase.priceCents}
          oldPriceCents={purchase.priceCents === askCents ? null : askCents}
          spendableCents={spendableCents}
          isBusy={purchase.isInFlight}
          isOver={purchase.isOver}
          refusal={purchase.refusal}
          onConfirm={() => purchase.confirm(wallet.spendableCents)}
          onClose={onClose}
        />
      )}
    </Box>
  );
}

/** Refusals after which the same copy can still be bought, by another press. */
const RETRYABLE = new Set<string>(['priceChanged', 'insufficientFunds', 'tradeUrlMissing']);

function usePurchase(listingId: string, askCents: number, onClose: () => void) {
  const [priceCents, setPriceCents] = useState(askCents);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [shortage, setShortage] = useState<{ shownCents: number; realCents: number } | null>(null);
  const shownBalance = useRef(0);
  const navigate = useNavigate();
  const { toasts } = useAppServices();
  const { t } = useTranslation('order');
  const { buy, isInFlight } = useBuyListing(listingId, (answer: BuyListingAnswer) => {
    if (answer.__typename === 'BuyListingPayload') {
      toasts.show('success', t('purchase_done'));
      onClose();
      void navigate(`/user/orderDetail?${new URLSearchParams({ orderNo: answer.order.orderNo })}`);
      return;
    }
    if (answer.__typename === 'PriceChanged') {
      setPriceCents(answer.priceCents);
    }
    if (answer.__typename === 'InsufficientFunds') {
      setShortage({ shownCents: shownBalance.current, realCents: priceCents - answer.missingCents });
    }
    setRefusal('code' in answer ? answer.code : 'INTERNAL_SERVER_ERROR');
  });
  function confirm(spendableCents: number) {
    shownBalance.current = spendableCents;
    setRefusal(null);
    buy(priceCents);
  }
  const refusedBalance = (shownCents: number) =>
    shortage?.shownCents === shownCents ? shortage.realCents : shownCents;
  const isOver = refusal !== null && !RETRYABLE.has(refusal);
  return { priceCents, refusal, isOver, confirm, refusedBalance, isInFlight };
}

const LISTING = graphql`
  fragment PurchaseSteps_listing on Listing {
    id
    askCents
    ...PurchaseItem_listing
  }
`;

const VIEWER = graphql`
  fragment PurchaseSteps_viewer on Viewer {
    tradeUrl
    wallet {
      spendableCents
    }
  }
`;

const Box = styled.div`
  display: grid;
  gap: 16px;
`;
