import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CountdownButton } from '../../ui/CountdownButton.tsx';
import { Price } from '../../ui/Price.tsx';
import { Box, Hint, Strong, Sums } from './PriceFormFoot.tsx';
import { type QuickSaleAnswer, type QuickSaleRow, quickSaleTotals } from './quickSale.ts';

interface QuickSaleFootProps {
  readonly rows: readonly QuickSaleRow[];
  /** What became of the copies; null before the press. */
  readonly answers: ReadonlyMap<string, QuickSaleAnswer> | null;
  /** What the server found wrong with the whole request. */
  readonly problem: string | null;
  /** A new value restarts the countdown. */
  readonly resetKey: string;
  readonly isBusy: boolean;
  /** True while the account may not sell. */
  readonly isStopped: boolean;
  /** Whether the seller means buy orders far below the reference price. */
  readonly isLowConfirmed: boolean;
  readonly onConfirmLow: (isConfirmed: boolean) => void;
  readonly onSell: () => void;
  /** Opens the form that lists copies. */
  readonly onList: (assetIds: readonly string[]) => void;
  /** Makes another dry run of copies whose buy order is gone. */
  readonly onAgain: (assetIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Below the copies of a quick sale: the sums and the button that counts 3, 2, 1; after the press what can be done with the rest. */
export function QuickSaleFoot(props: QuickSaleFootProps) {
  const { t } = useTranslation('sell');
  const { rows, answers, problem, isBusy } = props;
  const totals = quickSaleTotals(rows);
  if (answers !== null) {
    return <Ended {...props} answers={answers} />;
  }
  const unwanted = rows.flatMap(({ copy, blame, bid }) => (blame === null && bid === null ? [copy.key] : []));
  const farBelow = rows.filter(({ blame, bid }) => blame === null && bid?.isFarBelow === true).length;
  return (
    <Box>
      {totals.count > 0 && (
        <Sums className="num">
          <dt>{t('sumAsks')}</dt>
          <dd>
            <Price cents={totals.priceCents} />
          </dd>
          <dt>{t('fee')}</dt>
          <dd>
            <Price cents={-totals.feeCents} />
          </dd>
          <Strong>{t('sumNet')}</Strong>
          <dd>
            <Price cents={totals.priceCents - totals.feeCents} size={20} isPaid />
          </dd>
        </Sums>
      )}
      <Rest assetIds={unwanted} isQuiet={totals.count > 0} onList={props.onList} />
      {farBelow > 0 && (
        <Checkbox isChecked={props.isLowConfirmed} onChange={props.onConfirmLow} isDisabled={isBusy}>
          {t('quickSale_confirmLow', { count: farBelow })}
        </Checkbox>
      )}
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      <CountdownButton
        waitingLabel={t('checkPrices')}
        readyLabel={t('quickSale_confirm', { count: totals.count })}
        readySpoken={t('ready')}
        resetKey={props.resetKey}
        isDisabled={totals.count === 0 || props.isStopped}
        isBusy={isBusy}
        onPress={props.onSell}
      />
      <Hint>{t(totals.count === 0 ? 'quickSale_nothing' : 'quickSale_countHint')}</Hint>
    </Box>
  );
}

interface RestProps extends Pick<QuickSaleFootProps, 'onList'> {
  readonly assetIds: readonly string[];
  readonly isQuiet: boolean;
}

/** The copies that no buy order takes: they can be listed instead, each at a price of its own, or stay as they are. */
function Rest({ assetIds, isQuiet, onList }: RestProps) {
  const { t } = useTranslation('sell');
  const count = assetIds.length;
  if (count === 0) {
    return null;
  }
  return (
    <Unwanted>
      <span>{t('quickSale_rest', { count })}</span>
      <Button size="small" look={isQuiet ? 'ghost' : 'default'} onClick={() => onList(assetIds)}>
        {t('quickSale_list')}
      </Button>
    </Unwanted>
  );
}

/** After the press: what was sold in all, and what can be done with the rest. */
function Ended({
  rows,
  answers,
  onList,
  onAgain,
  onClose,
}: QuickSaleFootProps & { readonly answers: ReadonlyMap<string, QuickSaleAnswer> }) {
  const { t } = useTranslation('sell');
  const sold = [...answers.values()].filter(({ outcome }) => outcome === 'SOLD');
  const keysWith = (isMeant: (answer: QuickSaleAnswer | undefined, row: QuickSaleRow) => boolean) =>
    rows.flatMap((row) => (isMeant(answers.get(row.copy.key), row) ? [row.copy.key] : []));
  const left = keysWith((answer, { blame }) =>
    answer === undefined ? blame === null : answer.outcome === 'BID_GONE',
  );
  const again = keysWith((answer) => answer?.outcome === 'BID_GONE' && answer.priceCents !== null);
  return (
    <Box>
      <Sums className="num" role="status">
        <Strong as="dt">{t('quickSale_soldCount', { count: sold.length })}</Strong>
        <dd>
          <Price cents={sold.reduce((sum, { netCents }) => sum + (netCents ?? 0), 0)} size={20} isPaid />
        </dd>
      </Sums>
      <Rest assetIds={left} isQuiet={false} onList={onList} />
      <Ends>
        {again.length > 0 && (
          <Button size="large" isWide onClick={() => onAgain(again)}>
            {t('quickSale_again')}
          </Button>
        )}
        <Button size="large" isWide onClick={onClose}>
          {t('shell:close')}
        </Button>
      </Ends>
    </Box>
  );
}

const Unwanted = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
`;

const Problem = styled.p`
  font-size: 13px;
  color: var(--neg);
`;

const Ends = styled.div`
  display: flex;
  gap: 8px;
`;
