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
 * there, so that Back returns to the order. The price is the newest one that is known: the page's ask may change while
 * the dialog is open, and an answer of the server counts until the page has a newer ask.
 */
export function usePurchase(listingId: string, askCents: number, { onGone, onClose }: PurchaseEnds) {
  const [seenCents] = useState(askCents);
  const [answered, setAnswered] = useState<{ askCents: number; priceCents: number } | null>(null);
  const priceCents = answered?.askCents === askCents ? answered.priceCents : askCents;
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
      setAnswered({ askCents, priceCents: answer.priceCents });
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
  const oldPriceCents = priceCents === seenCents ? null : seenCents;
  const problem = error?.message ?? null;
  return { priceCents, oldPriceCents, problem, isOver, confirm, realBalance, isInFlight };
}
