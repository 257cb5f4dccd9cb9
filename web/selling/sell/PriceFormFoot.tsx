import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { HelpLink } from '../../shell/HelpLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { CountdownButton } from '../../ui/CountdownButton.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { AskRules } from './askRules.ts';
import type { PriceTotals } from './pricedCopy.ts';
import type { PriceForm } from './usePriceForm.ts';

/** Why prices cannot be sent, as a translation key. */
export type SendStop = 'listingsClosed' | 'listingsHeld';

interface PriceFormFootProps {
  readonly verb: 'list' | 'reprice';
  readonly form: PriceForm;
  readonly rules: AskRules;
  readonly stop: SendStop | null;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/**
 * The sums, the number of skipped copies, and the button that counts 3, 2, 1.
 */
export function PriceFormFoot({ verb, form, rules, stop, onSend, onClose }: PriceFormFootProps) {
  const { t } = useTranslation('sell');
  const { totals, sendingCount } = form;
  if (form.rows.length > 0 && form.rows.every(({ blame }) => blame !== null)) {
    return (
      <Box>
        <Button size="large" isWide onClick={onClose}>
          {t('shell:close')}
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <Sums className="num">
        <dt>{t('sumAsks')}</dt>
        <dd>
          <Price cents={totals.askCents} />
        </dd>
        <dt>
          {t('sumFee', { percent: rules.feeBasisPoints / 100 })}{' '}
          <HelpLink serial="501" isBeside>
            {t('feeHelp')}
          </HelpLink>
        </dt>
        <dd>
          <Price cents={-totals.feeCents} />
        </dd>
        <Strong>{t('sumNet')}</Strong>
        <dd>
          <Price cents={totals.askCents - totals.feeCents} size={20} isPaid />
        </dd>
      </Sums>
      <Notes totals={totals} />
      <CountdownButton
        waitingLabel={t('checkPrices')}
        readyLabel={t(`confirm_${verb}`, { count: totals.count })}
        readySpoken={t('ready')}
        resetKey={String(form.editCount)}
        isDisabled={stop !== null || totals.count === 0}
        isBusy={sendingCount > 0}
        onPress={onSend}
      />
      <FootHint form={form} stop={stop} undoSeconds={rules.undoSeconds} />
    </Box>
  );
}

interface FootHintProps {
  readonly form: PriceForm;
  readonly stop: SendStop | null;
  readonly undoSeconds: number;
}

/** Why the prices cannot be sent, that they are being sent, or how long they can be taken back then. */
function FootHint({ form: { totals, sendingCount }, stop, undoSeconds: seconds }: FootHintProps) {
  const { t } = useTranslation('sell');
  if (stop !== null) return <Hint>{t(stop)}</Hint>;
  if (sendingCount > 0) return <Hint role="status">{t('sending', { count: sendingCount })}</Hint>;
  if (totals.count === 0)
    return <Hint>{t(totals.unchangedCount > 0 ? 'nothingChanged' : 'nothingFit')}</Hint>;
  return <Hint>{t(totals.count === 1 ? 'hint' : 'hintMany', { seconds })}</Hint>;
}

/** Prices that will be lowered, invalid ones and unusual ones, shown before the confirmation. */
function Notes({ totals }: { readonly totals: PriceTotals }) {
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  return (
    <>
      {totals.loweredCount > 0 && (
        <Note role="status" className="num">
          {t('loweredSum', { count: totals.loweredCount, amount: paid(totals.loweredByCents) })}
        </Note>
      )}
      {totals.soldAtOnceCount > 0 && (
        <Note role="status">{t('soldAtOnceCount', { count: totals.soldAtOnceCount })}</Note>
      )}
      {totals.count > 0 && totals.unchangedCount > 0 && (
        <Note role="status">{t('unchangedCount', { count: totals.unchangedCount })}</Note>
      )}
      {(totals.wrongCount > 0 || totals.warnedCount > 0) && (
        <Note role="status">
          {[
            totals.wrongCount > 0 ? t('wrongCount', { count: totals.wrongCount }) : '',
            totals.warnedCount > 0 ? t('warnedCount', { count: totals.warnedCount }) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </Note>
      )}
    </>
  );
}

/** The foot of a form in a drawer. */
export const Box = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px 24px 16px;
  border-top: 1px solid var(--line);
  background: var(--s2);
  @media (max-width: 767px) { padding: 12px 16px; }
`;

/** Sums below a form, each with its label. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 4px 16px;
  margin: 0;
  dt { color: var(--t2); }
  dd { margin: 0; text-align: right; }
`;

/** The label of the sum that counts. */
export const Strong = styled.dt`
  font-weight: 600;
  && { color: var(--t1); }
`;

const Note = styled.p`
  font-size: 12px;
  line-height: 18px;
  color: var(--warn);
`;

/** What holds for the button above it. */
export const Hint = styled.p`
  font-size: 12px;
  line-height: 18px;
  text-align: center;
  color: var(--t3);
`;
