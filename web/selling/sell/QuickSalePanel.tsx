import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { useStop } from '../../shell/restriction/useStop.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { yuanText } from '../../ui/money.ts';
import { distinctSubjects } from '../desk/priceContext.ts';
import { usePriceContexts } from '../desk/usePriceContexts.ts';
import { NoMarket } from './NoMarket.tsx';
import { PriceRowsSkeleton } from './PriceFormBody.tsx';
import { QuickSaleFoot } from './QuickSaleFoot.tsx';
import { QuickSaleRow } from './QuickSaleRow.tsx';
import { judgeRow, type QuickSaleRow as Row } from './quickSale.ts';
import { useBidOffers } from './useBidOffers.ts';
import { useListingPreview } from './useListingPreview.ts';
import { type LeastPrice, useQuickSell } from './useQuickSell.ts';

interface QuickSalePanelProps {
  /** Ids of inventory items, at most 100. */
  readonly assetIds: readonly string[];
  /** Runs when a copy was sold. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog that sells copies to standing buy orders at once: a dry run first, and for good (rows B-05, B-22). */
export function QuickSalePanel(props: QuickSalePanelProps) {
  const { t } = useTranslation('sell');
  // What is tried again at the prices of now is another dry run, over the copies that were not sold.
  const [{ ids, round }, setTried] = useState({ ids: props.assetIds, round: 0 });
  return (
    <Modal
      shape="wideDrawer"
      title={t('quickSale_title')}
      closeLabel={t('shell:close')}
      onClose={props.onClose}
    >
      <BlockErrorBoundary title={t('formFailed')} resetKey={String(round)} onRetry={props.onClose}>
        <Suspense fallback={<PriceRowsSkeleton />}>
          <Body
            {...props}
            key={round}
            assetIds={ids}
            round={round}
            onAgain={(left) => setTried({ ids: left, round: round + 1 })}
          />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

interface BodyProps extends QuickSalePanelProps {
  readonly round: number;
  /** Makes another dry run of some of the copies. */
  readonly onAgain: (assetIds: readonly string[]) => void;
}

function Body({ assetIds, round, onDone, onClose, onAgain }: BodyProps) {
  const { t } = useTranslation('sell');
  const { dialogs } = useAppServices();
  const { rows, enter, editCount, isLowConfirmed, confirmLow } = useRows(assetIds, round);
  const stop = useStop('LIST', onClose);
  const { sell, isInFlight, problem, answers } = useQuickSell(() => onDone?.());
  const contexts = usePriceContexts(
    distinctSubjects((rows ?? []).filter(isOffered).map(({ copy }) => copy.subject)),
  );
  if (rows === null) {
    return <PriceRowsSkeleton />;
  }
  const listInstead = (left: readonly string[]) => {
    onClose();
    dialogs.open({ kind: 'sell', assetIds: left, onDone });
  };
  return (
    <>
      <Hint>{t('quickSale_hint')}</Hint>
      {stop.panel}
      {contexts.hasFailed && <NoMarket text={t('quickSale_contextFailed')} onRetry={contexts.retry} />}
      <List aria-label={t('quickSale_rows')}>
        {rows.map((row) => (
          <QuickSaleRow
            key={row.copy.key}
            row={row}
            context={contexts.of(row.copy.subject)}
            answer={answers?.get(row.copy.key) ?? null}
            isLocked={isInFlight || answers !== null}
            onLeast={enter}
          />
        ))}
      </List>
      <QuickSaleFoot
        rows={rows}
        answers={answers}
        problem={problem}
        resetKey={`${round}-${editCount}`}
        isBusy={isInFlight}
        isStopped={stop.isStopped}
        isLowConfirmed={isLowConfirmed}
        onConfirmLow={confirmLow}
        onSell={() => void sell(rows.flatMap(leastOf), isLowConfirmed)}
        onList={listInstead}
        onAgain={onAgain}
        onClose={onClose}
      />
    </>
  );
}

/** Whether a buy order is offered for a copy, whose price is weighed against the market. */
const isOffered = ({ blame, bid }: Row): boolean => blame === null && bid !== null;

const leastOf = ({ copy, isFit, leastCents }: Row): LeastPrice[] =>
  isFit && leastCents !== null ? [{ inventoryItemId: copy.key, minPriceCents: leastCents }] : [];

/** The copies with their buy orders. The least price of each begins with what its buy order gives. */
function useRows(assetIds: readonly string[], round: number) {
  const preview = useListingPreview(assetIds);
  const offers = useBidOffers(assetIds, round);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [editCount, setEditCount] = useState(0);
  const [isLowConfirmed, setLowConfirmed] = useState(false);
  const rows = useMemo(
    () =>
      preview === null || offers === null
        ? null
        : preview.copies.map((copy) => {
            const bid = offers.get(copy.key) ?? null;
            const leastText = texts.get(copy.key) ?? (bid === null ? '' : yuanText(bid.priceCents));
            const blame = preview.blames.get(copy.key) ?? null;
            return judgeRow({ copy, blame, bid, leastText, isLowConfirmed });
          }),
    [preview, offers, texts, isLowConfirmed],
  );
  return {
    rows,
    editCount,
    isLowConfirmed,
    confirmLow(isConfirmed: boolean) {
      setLowConfirmed(isConfirmed);
      setEditCount((count) => count + 1);
    },
    enter(key: string, text: string) {
      setTexts((before) => new Map(before).set(key, text));
      setEditCount((count) => count + 1);
    },
  };
}

const Hint = styled.p`
  padding: 10px 24px;
  font-size: 13px;
  color: var(--warn);
  background: var(--warn-w);
  @media (max-width: 767px) { padding-inline: 16px; }
`;

const List = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  --ring: -2px;
`;
