import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DomainError } from '../../relay/envelope.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { PayWay } from './purchaseStep.ts';
import { type BuyListingAnswer, useBuyListing } from './useBuyListing.ts';

/** Domain errors after which the same copy can still be bought with another press. */
const RETRYABLE = new Set<string>([
  'PRICE_CHANGED',
  'INSUFFICIENT_FUNDS',
  'TRADE_URL_MISSING',
  'PAYMENT_APP_CLOSED',
  'UNPAID_ORDERS_FULL',
]);

/** Callbacks for the end of a purchase. */
interface PurchaseEnds {
  readonly onGone: () => void;
  /** Runs when an order was created. */
  readonly onClose: () => void;
}

/**
 * A purchase from the press of the button to the order's page. Where the payment app is used, its page opens from
 * there, so that Back returns to the order.
 */
export function usePurchase(listingId: string, askCents: number, { onGone, onClose }: PurchaseEnds) {
  const [priceCents, setPriceCents] = useState(askCents);
  const [error, setError] = useState<DomainError | null>(null);
  const [shortage, setShortage] = useState<{ shownCents: number; realCents: number } | null>(null);
  const shownBalance = useRef(0);
  const navigate = useNavigate();
  const { toasts } = useAppServices();
  const { t } = useTranslation(['order', 'shell']);
  const { buy, isInFlight } = useBuyListing(listingId, (answer: BuyListingAnswer) => {
    const { code, message = t('shell:error_INTERNAL_SERVER_ERROR') } = answer;
    if (answer.order !== undefined) {
      toasts.show('success', t('purchase_done'));
      onClose();
      const path = `/user/orderDetail?${new URLSearchParams({ orderNo: answer.order.orderNo })}`;
      const { payUrl } = answer;
      void Promise.resolve(navigate(path)).finally(() => {
        if (payUrl != null) {
          location.assign(payUrl);
        }
      });
      return;
    }
    if (answer.priceCents !== undefined) {
      setPriceCents(answer.priceCents);
    }
    if (code === 'LISTING_GONE') {
      onGone();
    }
    if (answer.missingCents !== undefined) {
      setShortage({ shownCents: shownBalance.current, realCents: priceCents - answer.missingCents });
    }
    setError({ code: code ?? 'INTERNAL_SERVER_ERROR', message });
  });
  function confirm(spendableCents: number, way: PayWay) {
    shownBalance.current = spendableCents;
    setError(null);
    buy(priceCents, way);
  }
  const realBalance = (shownCents: number) =>
    shortage?.shownCents === shownCents ? shortage.realCents : shownCents;
  const isOver = error !== null && !RETRYABLE.has(error.code);
  return { priceCents, problem: error?.message ?? null, isOver, confirm, realBalance, isInFlight };
}
