import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { useStop } from '../../shell/restriction/useStop.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { PriceFacts } from '../desk/PriceFacts.tsx';
import type { PriceSubject, ReferenceFacts } from '../desk/priceContext.ts';
import { usePriceContexts } from '../desk/usePriceContexts.ts';
import { type QuickAskFacts, quickAsks } from './askRules.ts';
import { useBatch } from './batch.ts';
import { useOfferUndo } from './useOfferUndo.ts';
import { useRepriceListings } from './useRepriceListings.ts';

interface QuickAskProps extends QuickAskFacts {
  readonly listingId: string;
  /** Null for an item that the market no longer has. */
  readonly subject: PriceSubject | null;
  readonly reference: ReferenceFacts | null;
  /** In the reader's language. */
  readonly name: string;
  /** How long a new price can be undone. */
  readonly undoSeconds: number;
  readonly onDone: () => void;
}

/**
 * New prices for one own listing, each by one press: the lowest ask of others, a cent below it, the reference price, the last sale.
 * Under the mouse or the keyboard each tells what it would mean. A press can be undone for a minute. A price that needs a
 * confirmation opens the form of prices instead.
 */
export function QuickAsk({
  listingId,
  name,
  subject,
  reference,
  undoSeconds,
  onDone,
  ...facts
}: QuickAskProps) {
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const [reprice, isBusy] = useQuickReprice({ listingId, undoSeconds, onDone });
  const { isStopped, line } = useStop('LIST');
  const [weighedCents, setWeighedCents] = useState<number | null>(null);
  const noteId = useId();
  return (
    <Presses
      role="group"
      aria-label={t('quickOf', { name })}
      onPointerLeave={() => setWeighedCents(null)}
      onBlur={() => setWeighedCents(null)}
    >
      {quickAsks(facts).map(({ kind, cents }) => (
        <Press
          key={kind}
          type="button"
          className="num"
          disabled={isBusy || isStopped}
          aria-label={t('quickSet', { basis: t(`quick_${kind}`), price: paid(cents) })}
          aria-describedby={weighedCents === cents ? noteId : undefined}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setWeighedCents(cents)}
          onFocus={() => setWeighedCents(cents)}
          onClick={() => {
            // The press may end the button without a blur.
            setWeighedCents(null);
            void reprice(cents);
          }}
        >
          {t(`quick_${kind}`)} <Price cents={cents} tone="inherit" />
        </Press>
      ))}
      {line}
      {weighedCents !== null && subject !== null && (
        <Weighed
          id={noteId}
          subject={subject}
          reference={reference}
          priceCents={weighedCents}
          ownAskCents={facts.askCents}
        />
      )}
    </Presses>
  );
}

/** Sets a price at once, with its undo; one that needs a confirmation opens the form instead. */
function useQuickReprice({
  listingId,
  undoSeconds,
  onDone,
}: Pick<QuickAskProps, 'listingId' | 'undoSeconds' | 'onDone'>): [
  reprice: (priceCents: number) => Promise<void>,
  isBusy: boolean,
] {
  const { t } = useTranslation('sell');
  const { dialogs, toasts } = useAppServices();
  const sendBatch = useBatch(useRepriceListings());
  const offerUndo = useOfferUndo({ verb: 'reprice', undoSeconds, onDone });
  const [isBusy, setIsBusy] = useState(false);
  const reprice = async (priceCents: number) => {
    setIsBusy(true);
    const result = await sendBatch([{ key: listingId, priceCents, isPriceConfirmed: false }]);
    setIsBusy(false);
    const blame = result.failures.get(listingId);
    if (result.isLost || result.problem !== null) {
      toasts.show('failure', result.problem ?? t('answerLost'));
    } else if (blame?.reason === 'PRICE_TOO_LOW') {
      dialogs.open({ kind: 'reprice', listingIds: [listingId], onDone });
    } else if (blame !== undefined) {
      toasts.show('failure', t([`reason_${blame.reason}`, 'reason_unknown']));
      onDone();
    } else if (result.doneKeys.length > 0) {
      offerUndo(result);
      onDone();
    }
  };
  return [reprice, isBusy];
}

interface WeighedProps {
  readonly id: string;
  readonly subject: PriceSubject;
  readonly reference: ReferenceFacts | null;
  readonly priceCents: number;
  readonly ownAskCents: number;
}

/** How long the mouse rests on a press before it is told about, in ms: one that only passes asks for nothing. */
const REST_MS = 150;

/** What the price under the mouse or the keyboard would mean in its market, above the presses. */
function Weighed({ id, subject, ...price }: WeighedProps) {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const contexts = usePriceContexts(hasRested ? [subject] : []);
  const context = contexts.of(subject);
  return context === null ? null : (
    <Note id={id}>
      <PriceFacts look="line" {...price} context={context} />
    </Note>
  );
}

const Presses = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  &:empty { display: none; }
`;

/** Takes no pointer, so that what it covers can still be pressed. */
const Note = styled.div`
  position: absolute;
  bottom: calc(100% + 6px);
  left: 0;
  z-index: var(--z-stick);
  width: max-content;
  max-width: min(520px, 80vw);
  padding: 8px 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-2);
  background: var(--s2);
  box-shadow: var(--e3);
  pointer-events: none;
`;

const Press = styled.button`
  min-height: 26px;
  padding: 0 10px;
  border: 1px solid var(--line-2);
  border-radius: 999px;
  background: none;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
  transition: background var(--t-2), border-color var(--t-2);
  &:hover:not(:disabled) { border-color: var(--ctl); background: var(--s2); color: var(--t1); }
  &:disabled { color: var(--t3); }
  @media (max-width: 1023px) { min-height: 36px; }
`;
