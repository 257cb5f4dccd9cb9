import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PurchaseSteps_listing$key } from '../../__generated__/PurchaseSteps_listing.graphql.ts';
import type { PurchaseSteps_platform$key } from '../../__generated__/PurchaseSteps_platform.graphql.ts';
import type { PurchaseSteps_viewer$key } from '../../__generated__/PurchaseSteps_viewer.graphql.ts';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { PurchaseBalance } from './PurchaseBalance.tsx';
import { PurchaseConfirm } from './PurchaseConfirm.tsx';
import { PurchaseItem } from './PurchaseItem.tsx';
import { PurchaseTradeUrl } from './PurchaseTradeUrl.tsx';
import { PurchaseWays } from './PurchaseWays.tsx';
import { type PayWay, purchaseStep, usualWay } from './purchaseStep.ts';
import { usePurchase } from './usePurchase.ts';

interface PurchaseStepsProps {
  readonly listing: PurchaseSteps_listing$key;
  readonly viewer: PurchaseSteps_viewer$key;
  readonly platform: PurchaseSteps_platform$key | null;
  /** Runs when the copy is no longer on sale. The next query shows whether this viewer has bought it. */
  readonly onGone: () => void;
  readonly onClose: () => void;
}

/** One step at a time: trade link, payment method, balance, confirmation. A step whose data exists is skipped. */
export function PurchaseSteps({ listing, viewer, platform, onGone, onClose }: PurchaseStepsProps) {
  const { id, askCents, ...item } = useFragment(LISTING, listing);
  const { tradeUrl, wallet } = useFragment(VIEWER, viewer);
  const { isSandbox, isPaymentAppOpen, orderPaymentMinutes, closures } =
    useFragment(PLATFORM, platform) ?? CLOSED;
  const purchase = usePurchase(id, askCents, { onGone, onClose });
  const [chosenWay, setWay] = useState<PayWay | null>(null);
  const { priceCents, oldPriceCents } = purchase;
  // The balance of the mutation's response is used until the store has a newer one.
  const spendableCents = Math.min(wallet.spendableCents, purchase.realBalance(wallet.spendableCents));
  const way = chosenWay ?? usualWay({ spendableCents, priceCents, isPaymentAppOpen });
  const hasTradeUrl = tradeUrl != null && tradeUrl !== '';
  const closure = closures.find(({ service }) => service === 'PURCHASES');
  const step = closure ? 'closed' : purchaseStep({ hasTradeUrl, spendableCents, priceCents, way });
  const [firstStep] = useState(step);
  return (
    <Box>
      <PurchaseItem listing={item} priceCents={priceCents} />
      {closure && <ClosureNote closure={closure} />}
      {step === 'tradeUrl' && <PurchaseTradeUrl isSandbox={isSandbox} />}
      {step !== 'tradeUrl' && step !== 'closed' && isPaymentAppOpen && !purchase.isOver && (
        <PurchaseWays
          way={way}
          spendableCents={spendableCents}
          priceCents={priceCents}
          minutes={orderPaymentMinutes}
          isDisabled={purchase.isInFlight}
          onChange={setWay}
        />
      )}
      {step === 'balance' && (
        <PurchaseBalance
          isSandbox={isSandbox}
          spendableCents={spendableCents}
          missingCents={priceCents - spendableCents}
          isTold={isPaymentAppOpen}
          onClose={onClose}
        />
      )}
      {step === 'confirm' && (
        <PurchaseConfirm
          priceCents={priceCents}
          oldPriceCents={oldPriceCents}
          way={way}
          spendableCents={spendableCents}
          isBusy={purchase.isInFlight}
          isReplacing={firstStep !== 'confirm'}
          isOver={purchase.isOver}
          problem={purchase.problem}
          onConfirm={() => purchase.confirm(wallet.spendableCents, way)}
          onClose={onClose}
        />
      )}
    </Box>
  );
}

/** Without data about the platform the balance is the only payment method. */
const CLOSED = { isSandbox: false, isPaymentAppOpen: false, orderPaymentMinutes: 0, closures: [] };

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

const PLATFORM = graphql`
  fragment PurchaseSteps_platform on Platform {
    isSandbox
    isPaymentAppOpen
    orderPaymentMinutes
    closures {
      service
      ...ClosureNote_closure
    }
  }
`;

const Box = styled.div`
  display: grid;
  gap: 16px;
`;
