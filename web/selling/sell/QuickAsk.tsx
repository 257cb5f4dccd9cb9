import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { useStop } from '../../shell/restriction/useStop.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { type QuickAskFacts, quickAsks } from './askRules.ts';
import { sendBatch } from './batch.ts';
import { useRepriceListings } from './useRepriceListings.ts';

interface QuickAskProps extends QuickAskFacts {
  readonly listingId: string;
  /** In the reader's language. */
  readonly name: string;
  /** How long a new price can be undone. */
  readonly undoSeconds: number;
  readonly onDone: () => void;
}

/**
 * New prices for one own listing, each by one press: the lowest ask of others, a cent below it, the reference price, the last sale.
 * A press can be undone for a minute. A price that needs a confirmation opens the form of prices instead.
 */
export function QuickAsk({ listingId, name, undoSeconds, onDone, ...facts }: QuickAskProps) {
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const { dialogs, toasts } = useAppServices();
  const send = useRepriceListings();
  const { isStopped, line } = useStop('LIST');
  const [isBusy, setIsBusy] = useState(false);
  const reprice = async (priceCents: number) => {
    setIsBusy(true);
    const result = await sendBatch([{ key: listingId, priceCents, isPriceConfirmed: false }], send);
    setIsBusy(false);
    const blame = result.failures.get(listingId);
    if (result.problem !== null) {
      toasts.show('failure', result.problem);
    } else if (blame?.reason === 'PRICE_TOO_LOW') {
      dialogs.open({ kind: 'reprice', listingIds: [listingId], onDone });
    } else if (blame !== undefined) {
      toasts.show('failure', t([`reason_${blame.reason}`, 'reason_unknown']));
      onDone();
    } else if (result.doneKeys.length > 0) {
      const { clientRequestId, sentAtMs } = result;
      const endsAtMs = sentAtMs + undoSeconds * 1000;
      dialogs.open({ kind: 'undo', verb: 'reprice', count: 1, clientRequestId, endsAtMs, onDone });
      onDone();
    }
  };
  return (
    <Presses role="group" aria-label={t('quickOf', { name })}>
      {quickAsks(facts).map(({ kind, cents }) => (
        <Press
          key={kind}
          type="button"
          className="num"
          disabled={isBusy || isStopped}
          aria-label={t('quickSet', { basis: t(`quick_${kind}`), price: paid(cents) })}
          onClick={() => void reprice(cents)}
        >
          {t(`quick_${kind}`)} <Price cents={cents} tone="inherit" />
        </Press>
      ))}
      {line}
    </Presses>
  );
}

const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  &:empty { display: none; }
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
