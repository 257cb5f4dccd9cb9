import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import type { PayWay } from './purchaseStep.ts';

interface PurchaseConfirmProps {
  readonly priceCents: number;
  /** The displayed price before the seller changed it. */
  readonly oldPriceCents: number | null;
  readonly way: PayWay;
  readonly spendableCents: number;
  readonly isBusy: boolean;
  /** True when it takes the place of another step, so that a double click there must not buy. */
  readonly isReplacing: boolean;
  /** True when the copy can no longer be bought. */
  readonly isOver: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Final confirmation: what is paid, what remains, and where the money is held until the item is delivered. */
export function PurchaseConfirm(props: PurchaseConfirmProps) {
  const { priceCents, oldPriceCents, way, spendableCents, isBusy, isReplacing, isOver, problem } = props;
  const { onConfirm, onClose } = props;
  const { t } = useTranslation(['order', 'shell']);
  const isByApp = way === 'PAYMENT_APP';
  const confirmKey = isByApp ? 'purchase_confirmByApp' : 'purchase_confirm';
  return (
    <Box>
      <Lines>
        {oldPriceCents !== null && (
          <div>
            <dt>{t('purchase_oldPrice')}</dt>
            <dd>
              <Price cents={oldPriceCents} tone="quiet" isPaid />
            </dd>
          </div>
        )}
        <div>
          <dt>{t(oldPriceCents === null ? 'purchase_pay' : 'purchase_newPrice')}</dt>
          <dd>
            <Price cents={priceCents} size={16} isPaid />
          </dd>
        </div>
        {!isByApp && (
          <div>
            <dt>{t('purchase_rest')}</dt>
            <dd>
              <Price cents={spendableCents - priceCents} isPaid />
            </dd>
          </div>
        )}
      </Lines>
      {problem !== null && (
        <Problem role="alert">
          <Icon name="alert" size={14} />
          {problem}
        </Problem>
      )}
      {isOver ? (
        <Button size="large" isWide onClick={onClose}>
          {t('purchase_lookOn')}
        </Button>
      ) : (
        <ConfirmButton
          confirms={
            // After a failure the way may have changed by itself.
            isReplacing || oldPriceCents !== null || problem !== null ? `${priceCents} ${way}` : null
          }
          look="primary"
          size="large"
          isWide
          isBusy={isBusy}
          onClick={onConfirm}
        >
          {t(oldPriceCents === null ? confirmKey : 'purchase_acceptPrice')}
          <Price cents={priceCents} tone="inherit" isPaid />
        </ConfirmButton>
      )}
      <Assurance>
        <Icon name="shield" size={14} />
        {t(isByApp ? 'purchase_escrowByApp' : 'purchase_escrow')}
      </Assurance>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;
`;

const Lines = styled.dl`
  display: grid;
  gap: 6px;
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-input);
  background: var(--s1);
  color: var(--t2);
  div { display: flex; align-items: baseline; justify-content: space-between; }
  dd { margin: 0; }
`;

const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-radius: var(--r-input);
  background: var(--neg-w);
  color: var(--neg);
`;

const Assurance = styled.p`
  display: flex;
  gap: 8px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  svg { margin-top: 2px; color: var(--accent-t); }
`;
